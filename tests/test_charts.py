"""Charts as SVG: well-formed whatever the names are, with every name and value in place."""

from __future__ import annotations

from xml.etree import ElementTree

from caravansary.terminal import charts
from caravansary.terminal.svg import document, hint, tag, words

WILD = "<b> & \"c\" 'd'"


def texts(chart: str) -> list[str]:
    return [node.text or "" for node in ElementTree.fromstring(chart).iter() if node.tag.endswith(("text", "title"))]


def test_tags() -> None:
    assert tag("path", d="M0 0", stroke_width=2) == '<path d="M0 0" stroke-width="2"/>'
    assert words("a < b", class_="t") == '<text class="t">a &lt; b</text>'
    assert tag("circle", hint("a & b"), r=5) == '<circle r="5"><title>a &amp; b</title></circle>'
    made = document("a & b", "", [tag("g")], width=5)
    assert made == '<svg xmlns="http://www.w3.org/2000/svg" width="5" role="img" aria-label="a &amp; b">\n<style></style>\n<g/>\n</svg>\n'


def test_intervals() -> None:
    chart = charts.intervals(WILD, [(WILD, 12.0, -20.0, 33.0), ("x" * 50, -4.0, -5.0, -3.0)])
    assert texts(chart) == [WILD, "-20", "-10", "+0", "+10", "+20", "+30", "+40", WILD, "+12", "x" * 29 + "…", "-4"]


def test_shares() -> None:
    chart = charts.shares(WILD, ["Ann", WILD], [[0.5, 0.5], [0.9, 0.1], [1.0, 0.0]], [(1, WILD)])
    assert texts(chart) == [WILD, "0 %", "25 %", "50 %", "75 %", "100 %", "0", "1", "2", "Ann", WILD, WILD]
    dashes = {node.get("stroke-dasharray") for node in ElementTree.fromstring(chart).iter() if node.get("stroke-dasharray")}
    assert dashes == {"none", "7 3"}, "lines can be told apart without colours"
