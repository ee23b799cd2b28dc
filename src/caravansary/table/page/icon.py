"""The page's icon, drawn here: a cube of spice, as a drawing (SVG) and in dots (PNG) for devices that want those."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence

Point = tuple[float, float]
GROUND = "#3b2a1a"
# The faces of a cube in a square of 100, from behind to the front: outline, colour
FACES: tuple[tuple[tuple[Point, ...], str], ...] = (
    (((50, 16), (79, 33), (79, 67), (50, 84), (21, 67), (21, 33)), "#8a5a10"),
    (((50, 19), (76.5, 34.5), (50, 50), (23.5, 34.5)), "#f4c83c"),
    (((22.5, 36), (49, 51.5), (49, 82.5), (22.5, 67)), "#db9b22"),
    (((51, 51.5), (77.5, 36), (77.5, 67), (51, 82.5)), "#b9791a"),
)
FINE = 4  # dots are looked at this many times across and down


def svg() -> str:
    faces = "".join(f'<path d="M{"L".join(f"{x:g} {y:g}" for x, y in outline)}Z" fill="{colour}"/>' for outline, colour in FACES)
    ground = f'<rect width="100" height="100" rx="20" fill="{GROUND}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{ground}{faces}</svg>\n'


def png(size: int) -> bytes:
    """A square of this many dots. The ground fills it, so that a device may cut it to any shape."""
    rows = [[_rgb(GROUND)] * (size * FINE) for _ in range(size * FINE)]
    scale = size * FINE / 100
    for outline, colour in FACES:
        _fill(rows, [(x * scale, y * scale) for x, y in outline], _rgb(colour))
    lines = (b"\0" + b"".join(_mixed(rows, x, y) for x in range(size)) for y in range(size))
    header = struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", header) + _chunk(b"IDAT", zlib.compress(b"".join(lines), 9)) + _chunk(b"IEND", b"")


def _fill(rows: list[list[tuple[int, int, int]]], outline: Sequence[Point], colour: tuple[int, int, int]) -> None:
    """All dots inside, row by row; our outlines bulge outwards everywhere."""
    edges = list(zip(outline, [*outline[1:], outline[0]], strict=True))
    for y, row in enumerate(rows):
        middle = y + 0.5
        crossed = [a[0] + (middle - a[1]) * (b[0] - a[0]) / (b[1] - a[1]) for a, b in edges if (a[1] <= middle) != (b[1] <= middle)]
        if crossed:
            first, last = round(min(crossed)), round(max(crossed))
            row[first:last] = [colour] * (last - first)


def _mixed(rows: list[list[tuple[int, int, int]]], x: int, y: int) -> bytes:
    """The mean of the fine dots under one dot; where its corners are alike, no outline passes."""
    top, bottom, left, right = y * FINE, (y + 1) * FINE - 1, x * FINE, (x + 1) * FINE - 1
    if rows[top][left] == rows[top][right] == rows[bottom][left] == rows[bottom][right]:
        return bytes(rows[top][left])
    dots = [dot for row in rows[top : bottom + 1] for dot in row[left : right + 1]]
    return bytes(sum(dot[part] for dot in dots) // len(dots) for part in range(3))


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _chunk(name: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))
