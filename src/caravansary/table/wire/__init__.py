"""The wire: the shape of everything that enters or leaves the table, written once, in plain Python.

`asked` is what clients send, `told` what they get to know of a table, `answers` what they get for their requests.
`shape` reads these classes, `reader` checks values against them; `schema` and `typescript` make the OpenAPI description and
the client's `contract.ts` from them.
"""
