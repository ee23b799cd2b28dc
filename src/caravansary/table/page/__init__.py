"""The table inside a web page: the same requests and the same news, with no server. Everything for one device.

`store` keeps events where the page keeps things (a `Shelf`), `bots` asks a second worker to think, `door` is what the page calls.
"""
