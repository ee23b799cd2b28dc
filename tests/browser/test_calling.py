"""A turn that begins calls the player in the ways they want, and no others; an invitation goes to the share sheet of the system.

What a test cannot hear or feel is recorded in place of the browser's own functions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from support.browsing import begins

_RECORD = """
window.called = { nodes: 0, vibrated: [], notices: [], shared: [] };
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) { called.nodes += 1; return start.apply(this, when); };
navigator.vibrate = (pattern) => called.vibrated.push(pattern);
window.Notification = class {
  static permission = "granted";
  constructor(words, more) { called.notices.push([words, more.body]); }
};
Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
"""
_SHARES = "navigator.share = async (what) => { called.shared.push(what); };"


@pytest.mark.parametrize("wanted", [True, False])
def test_a_turn_calls_as_wished_and_an_invitation_is_shared(wanted: bool, visit: Callable[..., Any], until: Callable[..., None]) -> None:
    on = str(wanted).lower()
    script = _RECORD + (_SHARES if wanted else "delete Navigator.prototype.share;")
    ana = visit(
        "friends/spice-road",
        f',"sound":{on},"callVibration":{on},"callNotice":{on},"confirming":"never"',
        prepare=lambda page: page.add_init_script(script),
    )
    ana.get_by_label("Name at seat 1").fill("Ana")
    begins(ana.locator("form"), "Ana")
    ana.get_by_role("button", name="Open the table").click()
    link = ana.locator(".lobby input").first.input_value()
    if wanted:
        ana.locator(".lobby [data-way=share]").first.click()
        until(ana, "called.shared.length === 1")
        assert ana.evaluate("called.shared[0].url") == link
    else:  # without a share sheet the link is copied, or shown as a picture
        assert ana.locator(".lobby [data-way=share]").count() == 0
        assert ana.locator(".lobby").get_by_role("button", name="Copy").first.is_visible()
    ben = visit(link.split("#/")[1])
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    ana.wait_for_selector("section.own [data-verb]")
    if wanted:
        until(ana, "called.nodes > 0 && called.vibrated.length === 1 && called.notices.length === 1")
        assert ana.evaluate("called.notices[0]") == ["Your turn", "Spice Road"]
    until(ana, "document.title.startsWith('● Your turn')")
    if not wanted:
        assert ana.evaluate("[called.nodes, called.vibrated.length, called.notices.length]") == [0, 0, 0]
