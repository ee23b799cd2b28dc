"""How far long work is, where there is no terminal."""

from __future__ import annotations

from caravansary.terminal import progress
from caravansary.terminal.progress import Progress


def test_work_that_comes_in_portions_is_estimated_by_all_of_it(monkeypatch, capsys):
    now = [0.0]
    monkeypatch.setattr(progress.time, "monotonic", lambda: now[0])
    shown = Progress(1000, "selfplay-progress", done=200)
    now[0] = 40.0
    shown.step(400)
    now[0] = 41.0
    shown.step(400)
    lines = capsys.readouterr().err.splitlines()
    assert [line.split(", ")[-1] for line in lines] == ["40 s left", "0 s left"]
    assert "600" in lines[0] and "1,000" in lines[1]
