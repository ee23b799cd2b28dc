"""The table's door for browsers and programs: HTTP and WebSocket, admission, the client's files, metrics."""
