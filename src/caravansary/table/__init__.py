"""The table server: people and bots play together through the browser, and nothing that was acknowledged is lost.

A table is its list of events (`events`), kept by the `store`; `fold` plays them into a table, `checks` says what may be
added, `show` what each seat may see of it, `rooms` brings these together; `api` and `live` are the doors, `minder`
lets bots play.
"""
