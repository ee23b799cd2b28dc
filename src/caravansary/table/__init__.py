"""The table: people and bots play together, and nothing that was acknowledged is lost. Plain Python, no framework, no database.

A table is its list of events (`events`), kept by a `store`; `fold` plays them into a table, `checks` says what may be added,
`show` what each seat may see of it, `rooms` brings these together. `router` answers requests in the shapes of `wire`, `news`
tells followers what happens, `minder` lets bots play. `web` is the door for browsers and programs.
"""
