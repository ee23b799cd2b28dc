"""What lets a device install the page: icons that we draw ourselves, a manifest, pictures."""

from __future__ import annotations

import json
import struct
import zlib
from xml.etree import ElementTree

from caravansary.table.page import icon
from caravansary.table.page.installing import write_manifest
from caravansary.table.page.site import POLICY
from caravansary.table.policy import content_policy


def test_the_icon_in_dots_is_the_drawing():
    """Eight bits a colour, row by row: the ground at the corners, the three faces of the cube where they are drawn."""
    size = 48
    data = icon.png(size)
    assert data.startswith(b"\x89PNG\r\n\x1a\n") and struct.unpack(">II", data[16:24]) == (size, size)
    start = data.index(b"IDAT")
    rows = zlib.decompress(data[start + 4 : start + 4 + int.from_bytes(data[start - 4 : start], "big")])
    assert len(rows) == size * (3 * size + 1)

    def dot(x: float, y: float) -> str:
        at = int(y * size / 100) * (3 * size + 1) + 1 + 3 * int(x * size / 100)
        return "#" + rows[at : at + 3].hex()

    assert dot(1, 1) == dot(98, 98) == icon.GROUND
    assert [dot(50, 34), dot(35, 60), dot(65, 60)] == [colour for _, colour in icon.FACES[1:]]
    drawing = ElementTree.fromstring(icon.svg())
    assert len(drawing) == 1 + len(icon.FACES)


def test_the_manifest_names_files_that_are_there(tmp_path):
    write_manifest(tmp_path)
    manifest = json.loads((tmp_path / "manifest.webmanifest").read_text(encoding="utf-8"))
    named = [each["src"] for each in (*manifest["icons"], *manifest["screenshots"])]
    assert named and all((tmp_path / name).is_file() for name in named)
    assert all(name.startswith("./") for name in (manifest["start_url"], manifest["scope"], *named))
    assert {each["form_factor"] for each in manifest["screenshots"]} == {"wide", "narrow"}
    assert "1440x900" in {each["sizes"] for each in manifest["screenshots"]}


def test_a_page_may_do_what_a_servers_client_may_and_compile_webassembly():
    added = [(here, there) for here, there in zip(POLICY.split("; "), content_policy().split("; "), strict=True) if here != there]
    assert added == [("script-src 'self' 'wasm-unsafe-eval'", "script-src 'self'")]
