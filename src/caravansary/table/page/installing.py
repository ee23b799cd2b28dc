"""What lets a device install the page: its manifest, icons, and pictures for the dialog that asks."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from caravansary.engine.jit import PACKAGE
from caravansary.games import playable
from caravansary.table.page import icon
from caravansary.texts import text

PICTURES = PACKAGE.parents[1] / "docs" / "screenshots"  # made by tests/browser/shots.py; only the sources have them
WIDE, NARROW = ("{}.jpg", "{}-golem.jpg"), ("{}-phone.jpg",)
DOTS = (192, 512)
GROUND, THEME = "#efe3cd", "#c99a4b"
LINKS = (
    '<link rel="manifest" href="./manifest.webmanifest" />\n    <link rel="icon" type="image/svg+xml" href="./icons/icon.svg" />\n    '
    '<link rel="apple-touch-icon" href="./icons/icon-192.png" />'
)


def write_manifest(folder: Path) -> None:
    icons = folder / "icons"
    icons.mkdir()
    (icons / "icon.svg").write_text(icon.svg(), encoding="utf-8")
    for size in DOTS:
        (icons / f"icon-{size}.png").write_bytes(icon.png(size))
    manifest = {
        "name": text("app-name", {}, "en"),
        "short_name": text("app-name", {}, "en"),
        "description": text("app-line", {}, "en"),
        "lang": "en",
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": GROUND,
        "theme_color": THEME,
        "categories": ["games"],
        "icons": [
            {"src": "./icons/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
            *(
                {"src": f"./icons/icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
                for size in DOTS
                for purpose in ("any", "maskable")
            ),
        ],
        "screenshots": _pictures(folder),
    }
    (folder / "manifest.webmanifest").write_text(json.dumps(manifest, ensure_ascii=False, indent=1), encoding="utf-8")


def _pictures(folder: Path) -> list[dict[str, str]]:
    found = []
    for form, names in (("wide", WIDE), ("narrow", NARROW)):
        for name in (each.format(game.id) for game in playable() if game.is_own for each in names):
            if (PICTURES / name).is_file():
                to = folder / "pictures" / name
                to.parent.mkdir(exist_ok=True)
                shutil.copyfile(PICTURES / name, to)
                width, height = jpeg_size(to.read_bytes())
                found.append({"src": f"./pictures/{name}", "sizes": f"{width}x{height}", "type": "image/jpeg", "form_factor": form})
    return found


def jpeg_size(data: bytes) -> tuple[int, int]:
    """Width and height, from the header of the frame."""
    at = 2
    while not 0xC0 <= data[at + 1] <= 0xC3:
        at += 2 + int.from_bytes(data[at + 2 : at + 4], "big")
    return int.from_bytes(data[at + 7 : at + 9], "big"), int.from_bytes(data[at + 5 : at + 7], "big")
