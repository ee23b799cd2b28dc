"""The table's door for browsers and programs: HTTP and WebSocket, who may come in, the client's files, measures."""
