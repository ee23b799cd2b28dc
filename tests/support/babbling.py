"""A child process for tests that says something else than an answer."""

from __future__ import annotations

print("hello", flush=True)
input()
