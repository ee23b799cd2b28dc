"""`caravansary push-keys`: a pair of keys with which a server calls browsers (Web Push)."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from caravansary.table.web.push import new_keys
from caravansary.texts import text


def arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    pass


def run(args: argparse.Namespace) -> int:
    private, public = new_keys()
    print(f'push_key = "{private}"')
    print(text("push-keys-says", {"public": public}, args.lang))
    return 0
