"""Component files: every fault is named with its file, its line and the reason, all of them at once."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import caravansary as cv
from caravansary.games import kind
from support.playing import every_game

MERCHANTS, POINTS = "merchant_cards.csv", "point_cards.csv"


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """A copy of the values of Spice Road, to be spoilt."""
    return Path(shutil.copytree(kind("spice-road").data, tmp_path / "box"))


def spoil(path: Path, line: int, new: str | None) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[line - 1 : line] = [] if new is None else new.split("\n")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def faults(box: Path) -> list[tuple[str, str, int]]:
    with pytest.raises(cv.BadComponents) as refused:
        cv.new("spice-road", seed=1, components=box)
    for lang in ("en", "fr"):
        assert str(box) in refused.value.text(lang)
        assert all(fault.text(lang) in refused.value.text(lang) for fault in refused.value.faults)
    return [(fault.message, fault.args_["file"], fault.args_["line"]) for fault in refused.value.faults]


@pytest.mark.parametrize(
    ("file", "line", "new", "reason"),
    [
        (MERCHANTS, 4, "m01,give-away,,111,0,0,verified", "components-unknown"),
        (MERCHANTS, 4, "m01,produce,,111,0,0,guessed", "components-unknown"),
        (MERCHANTS, 4, "m01,produce,,115,0,0,verified", "components-no-pile"),
        (MERCHANTS, 4, "m01,produce,,yellow,0,0,verified", "components-no-pile"),
        (MERCHANTS, 4, "m01,produce,,11111111111,0,0,verified", "components-pile-size"),
        (MERCHANTS, 4, "m01,produce,,111,-1,0,verified", "components-negative"),
        (MERCHANTS, 4, "m01,produce,,111,many,0,verified", "components-no-number"),
        (MERCHANTS, 4, "m01,produce,,111,1.5,0,verified", "components-no-number"),
        (MERCHANTS, 4, "m01,produce,,111,1_0,0,verified", "components-no-number"),
        (MERCHANTS, 4, "m01,produce,,111,\u0663,0,verified", "components-no-number"),
        (MERCHANTS, 4, "m01,produce,,111,10,0,verified", "components-range"),
        (MERCHANTS, 4, "m01,produce,1,111,0,0,verified", "components-kind"),
        (MERCHANTS, 4, "m01,produce,,,0,0,verified", "components-kind"),
        (MERCHANTS, 4, "m01,upgrade,,,0,0,verified", "components-kind"),
        (MERCHANTS, 4, "m01,trade,1,,0,0,verified", "components-kind"),
        (MERCHANTS, 4, "m01,trade,1,112,0,0,verified", "components-endless-trade"),
        (MERCHANTS, 4, "m01,trade,12,12,0,0,verified", "components-endless-trade"),
        (MERCHANTS, 4, "m01,produce,,111,0,1,verified", "components-start"),
        (MERCHANTS, 4, "M 1,produce,,111,0,0,verified", "components-bad-id"),
        (MERCHANTS, 4, ",produce,,111,0,0,verified", "components-bad-id"),
        (MERCHANTS, 4, "averyverylongid,produce,,111,0,0,verified", "components-bad-id"),
        (MERCHANTS, 5, "m01,produce,,12,0,0,verified", "components-duplicate"),
        (MERCHANTS, 4, "m01,produce,,111,0,0,verified,more", "components-too-many"),
        (POINTS, 2, "p01,,6,verified", "components-pile-size"),
        (POINTS, 2, "p01,1122,100,verified", "components-range"),
        (POINTS, 2, "p01,1122,-6,verified", "components-negative"),
        (POINTS, 37, "p01,44444,20,verified", "components-duplicate"),
        (POINTS, 5, "m04,44444,20,verified", "components-duplicate"),
        (POINTS, 2, "m01,1122,6,verified", "components-duplicate"),  # a merchant's
        (POINTS, 2, "p01,1122,1_0,verified", "components-no-number"),
        (POINTS, 2, "p01,1122,\uff16,verified", "components-no-number"),
        (POINTS, 1, "id,price,points,provenance", "components-columns"),
    ],
)
def test_one_fault_is_named_with_file_line_and_reason(box, file, line, new, reason):
    spoil(box / file, line, new)
    found = faults(box)
    assert (reason, file, line) in found
    assert {at for _, _, at in found} == {line} or reason == "components-columns"


def test_a_wrong_number_of_rows(box):
    spoil(box / POINTS, 37, None)
    assert faults(box) == [("components-rows", POINTS, 36)]
    shutil.copy(kind("spice-road").data / POINTS, box / POINTS)
    spoil(box / POINTS, 37, "p36,44444,20,verified\np37,4,1,own")
    assert faults(box) == [("components-rows", POINTS, 38)]


def test_starting_cards_stand_first(box):
    lines = (box / MERCHANTS).read_text(encoding="utf-8").splitlines()
    lines[1], lines[2] = lines[2], lines[1]
    (box / MERCHANTS).write_text("\n".join(lines), encoding="utf-8")
    assert {("components-first", MERCHANTS, 2), ("components-first", MERCHANTS, 3)} <= set(faults(box))


def test_what_is_no_text_or_no_table(box):
    (box / POINTS).write_bytes(b"\xff\xfe\x00broken")
    assert ("components-no-text", POINTS, 1) in faults(box)
    (box / POINTS).write_text('id,cost,points,provenance\np01,"1122', encoding="utf-8")
    assert ("components-no-csv", POINTS, 2) in faults(box)
    (box / POINTS).write_text("", encoding="utf-8")
    assert ("components-columns", POINTS, 1) in faults(box)
    (box / POINTS).write_text("x" * 70_000, encoding="utf-8")
    assert ("components-too-large", POINTS, 1) in faults(box)


def test_all_faults_of_all_files_at_once(box):
    spoil(box / MERCHANTS, 4, "m01,give-away,,115,-1,0,verified")
    spoil(box / POINTS, 3, "p02,11122,-7,verified")
    assert faults(box) == [
        ("components-unknown", MERCHANTS, 4),
        ("components-no-pile", MERCHANTS, 4),
        ("components-negative", MERCHANTS, 4),
        ("components-negative", POINTS, 3),
    ]


@every_game
def test_a_missing_folder_or_file_is_unreadable(game, tmp_path):
    with pytest.raises(cv.Unreadable, match="nowhere"):
        cv.new(game, seed=1, components=tmp_path / "nowhere")
    box = Path(shutil.copytree(kind(game).data, tmp_path / "box"))
    missing = kind(game).tables[-1].file
    (box / missing).unlink()
    with pytest.raises(cv.Unreadable, match=missing) as refused:
        cv.new(game, seed=1, components=str(box))
    assert refused.value.text("fr")
    (box / missing).mkdir()
    with pytest.raises(cv.Unreadable, match=missing):
        cv.new(game, seed=1, components=box)


@every_game
@pytest.mark.parametrize("folder", [7, b"box", ["box"], True])
def test_a_folder_is_given_by_its_name(game, folder):
    known = cv.new(game, seed=1)
    for ask in (
        lambda: cv.new(game, seed=1, components=folder),
        lambda: cv.from_position(known.position(), components=folder),
        lambda: cv.load(known.save(), components=folder),
    ):
        with pytest.raises(cv.BadOption, match=f"not by {type(folder).__name__}"):
            ask()
    with pytest.raises(cv.Unreadable, match="null"):
        cv.new(game, seed=1, components="no\0name")


def test_more_faults_than_a_message_of_fluent_takes(box):
    (box / POINTS).write_text((box / POINTS).read_text(encoding="utf-8").replace(",verified", ",hearsay"), encoding="utf-8")
    with pytest.raises(cv.BadComponents) as refused:
        cv.new("spice-road", seed=1, components=box)
    assert str(refused.value).count("hearsay") == len(refused.value.faults) == 36


@every_game
def test_the_shipped_values_are_whole(game):
    g = cv.new(game, seed=1)
    for table in g.kind.tables:
        assert len(g.components.rows[table.file]) == table.rows
        assert all(row.get("provenance", "verified") for row in g.components.rows[table.file])
    copied = cv.new(game, seed=1, components=g.kind.data)
    assert copied.components.fingerprint == g.components.fingerprint
    assert copied == g


def test_values_of_ones_own_box_count(box):
    spoil(box / POINTS, 2, "p01,1122,99,own")
    spoil(box / MERCHANTS, 2, "s1,produce,,4444,0,1,own")
    g = cv.new("spice-road", seed=1, components=box)
    assert g.components.fingerprint != cv.new("spice-road", seed=1).components.fingerprint
    assert g.catalogue()["p01"]["points"] == 99
    g.turn("play s1")
    assert g.position()["seats"][0]["caravan"] == "1114444"


def test_a_byte_order_mark_blank_cells_and_other_line_ends_are_fine(box):
    for file in (MERCHANTS, POINTS):
        lines = (box / file).read_text(encoding="utf-8").splitlines()
        (box / file).write_bytes(("\ufeff" + "\r\n".join(lines) + "\r\n").encode())
    spoil(box / MERCHANTS, 4, "m01 , produce,, 111 ,,,")
    g = cv.new("spice-road", seed=1, components=box)
    assert g.components.fingerprint == cv.new("spice-road", seed=1).components.fingerprint
