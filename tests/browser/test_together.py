"""Several people: two browsers and one who watches, a server that restarts, one screen for two, links that lead nowhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Until = Callable[[Any, str], None]


def test_two_browsers_and_one_who_watches_live_through_a_restart(visit: Callable[..., Any], until: Until, server: Any) -> None:
    ana = visit("friends/spice-road")
    ana.get_by_label("Name at seat 1").fill("Ana")
    ana.get_by_role("button", name="Open the table").click()
    invite = ana.get_by_label("Invitation: who opens this link can sit down").input_value()
    watch = ana.get_by_label("For watching only").input_value()
    ben = visit(invite.split("#/")[1])
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    eye = visit(watch.split("#/")[1])
    eye.wait_for_selector(".rival, .own")
    ana.wait_for_selector("[data-verb]")
    assert ben.locator("[data-verb]").count() == 0 and eye.locator("[data-verb]").count() == 0

    for _ in range(2):
        turn(ana, eye, until)
        turn(ben, eye, until)
    server.stop()
    for page in (ana, ben, eye):
        page.wait_for_selector("[data-notice=lost]")
    server.start()
    for page in (ana, ben, eye):
        page.wait_for_selector("[data-notice=lost]", state="detached")
    ben.context.set_offline(True)
    turn(ana, eye, until)
    ben.context.set_offline(False)
    turn(ben, eye, until)
    assert ana.locator(".log li").count() == ben.locator(".log li").count() == eye.locator(".log li").count() == 6


def turn(page: Any, eye: Any, until: Until) -> None:
    """One turn: the free card of the market, confirmed; the one who watches sees it."""
    page.wait_for_selector("[data-verb=acquire]")
    seen = eye.locator(".log li").count()
    page.locator("[data-verb=acquire]").first.click()
    # The new card is luck: such a turn ends at once. Elsewhere it waits to be confirmed.
    until(page, "!document.querySelector('[data-verb]') || document.querySelector('[data-way=confirm]')")
    if page.locator("[data-way=confirm]").count():
        page.click("[data-way=confirm]")
    until(eye, f"document.querySelectorAll('.log li').length > {seen}")


def test_one_screen_hides_each_hand_until_its_owner_is_there(visit: Callable[..., Any]) -> None:
    page = visit("friends/spice-road")
    page.get_by_label("Seat 2: who").select_option("me")
    page.get_by_label("Name at seat 1").fill("Ana")
    page.get_by_label("Name at seat 2").fill("Ben")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector("text=Ana, it is your turn")
    assert page.locator("[data-piece], .tray").count() == 0
    page.get_by_role("button", name="I am Ana").click()
    assert page.get_by_role("group", name="Your hand").locator("[data-piece]").count() == 2
    page.click("[data-verb=play][data-arg=s1]")
    page.wait_for_selector("text=Ben, it is your turn")
    assert page.locator("[data-piece], .tray").count() == 0
    page.get_by_role("button", name="I am Ben").click()
    page.wait_for_selector("[data-verb]")
    assert page.get_by_role("group", name="Hand of Ana, 1 cards").count() == 1


def test_two_tabs_of_one_person_stay_together(visit: Callable[..., Any], until: Until) -> None:
    first = visit()
    first.click("[data-game=spice-road] .ways .button >> nth=0")
    first.wait_for_selector("[data-verb]")
    second = first.context.new_page()
    second.goto(first.url)
    second.wait_for_selector("[data-verb]")
    first.click("[data-verb=play][data-arg=s1]")
    for page in (first, second):
        until(page, "document.querySelectorAll('.log li').length == 2 && document.querySelector('[data-verb]')")
    second.locator("[data-way=rest]").click()
    for page in (first, second):
        until(page, "document.querySelectorAll('.log li').length == 4 && document.querySelector('[data-verb]')")
    assert first.locator("[data-notice]").count() == second.locator("[data-notice]").count() == 0


def test_a_link_that_leads_nowhere_says_so(visit: Callable[..., Any]) -> None:
    page = visit("table/nosuchtable")
    page.wait_for_selector("text=There is no such table.")
    page.get_by_role("link", name="Front page").click()
    page.wait_for_selector("text=Your tables")
