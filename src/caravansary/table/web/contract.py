"""`python -m caravansary.table.web.contract`: writes the client's `contract.ts` from the shapes of the wire.

With `--check` it only says whether the file is up to date.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from caravansary.table.router import ROUTES
from caravansary.table.wire import told
from caravansary.table.wire.shape import Either, Record, Shape, shape_of
from caravansary.table.wire.typescript import written

FILE = Path(__file__).resolve().parents[4] / "frontend" / "src" / "lib" / "contract.ts"


def contract() -> str:
    return written(_shapes())


def _shapes() -> Iterator[Shape]:
    for annotation in (told.Refused, told.News):
        yield shape_of(annotation)
    for route in ROUTES:
        for annotation in (route.gives, *([] if route.asks is None else [route.asks])):
            shape = shape_of(annotation)
            if isinstance(shape, Record | Either):
                yield shape


def main(arguments: Sequence[str]) -> int:
    made = contract()
    if arguments == ["--check"]:
        current = FILE.is_file() and FILE.read_text(encoding="utf-8") == made
        print(f"{FILE.name} is {'up to date' if current else 'stale: run python -m caravansary.table.web.contract'}")
        return 0 if current else 1
    FILE.write_text(made, encoding="utf-8")
    print(f"written to {FILE}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
