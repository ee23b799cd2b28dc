"""Several people: two browsers and one who watches, a cut wire, a server that restarts, one screen for two, links that lead nowhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from support.browsing import begins
from support.table import with_another_stamp

Until = Callable[..., None]


_SHEET = "[...document.querySelectorAll('[data-over] :is(th, td)')].map((each) => each.innerText.trim()).join('|')"
_NEWEST = "document.querySelector('.log li')?.innerText ?? ''"


def test_two_browsers_and_one_who_watches_play_a_whole_game_through_a_cut_wire_and_a_restart(
    visit: Callable[..., Any], until: Until, play_on: Callable[[Any], None], server: Any, wire: Any
) -> None:
    ana = visit("friends/spice-road")
    ana.get_by_label("Name at seat 1").fill("Ana")
    begins(ana.locator("form"), "Ana")
    ana.get_by_label("Allow hints").check()
    ana.get_by_role("button", name="Open the table").click()
    invite = ana.get_by_label("Invitation: who opens this link can sit down").input_value()
    watch = ana.get_by_label("For watching only").input_value()
    ben = visit(invite.split("#/")[1], over=wire)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    eye = visit(watch.split("#/")[1])
    eye.wait_for_selector(".rival, .own")
    ana.wait_for_selector("[data-verb]")
    assert ben.locator("[data-verb]").count() == 0 and eye.locator("[data-verb]").count() == 0

    def turns(count: int) -> None:
        until(eye, f"document.querySelectorAll('.log li').length >= {count}")

    play_on(ana)
    play_on(ben)
    turns(4)
    # Ben's wire is cut in the middle of the game: his page says so, and the others see that he is away.
    assert wire.cut() >= 1
    ben.wait_for_selector("[data-notice=lost]")
    for page in (ana, eye):
        page.wait_for_selector("text=Ben is away")
    assert ana.locator("[data-notice=lost]").count() == 0
    wire.mend()
    ben.wait_for_selector("[data-notice=back]")
    ana.wait_for_selector("text=Ben is away", state="detached")

    turns(10)
    server.stop()
    for page in (ana, ben, eye):
        page.wait_for_selector("[data-notice=lost]")
    seen = eye.locator(".log li").count()
    server.start()
    for page in (ana, ben, eye):
        page.wait_for_selector("[data-notice=lost]", state="detached")
    turns(seen + 1)

    for page in (ana, ben, eye):
        until(page, "document.querySelector('[data-over] .total') !== null")
    assert len({page.evaluate(_SHEET) for page in (ana, ben, eye)}) == 1
    assert len({page.evaluate(_NEWEST) for page in (ana, ben, eye)}) == 1
    assert ana.evaluate(_NEWEST) and "Ben" in ana.evaluate(_SHEET)
    for page in (ana, ben, eye):  # each noted the commitment during the game
        page.click("[data-way=dealing]")
        page.wait_for_selector("[data-finding=proven]")


def test_a_table_is_closed_when_all_others_agree(visit: Callable[..., Any]) -> None:
    ana = visit("friends/spice-road")
    ana.get_by_label("Name at seat 1").fill("Ana")
    ana.get_by_role("button", name="Open the table").click()
    ben = visit(ana.get_by_label("Invitation: who opens this link can sit down").input_value().split("#/")[1])
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    ana.get_by_text("Pause or leave").wait_for()  # whoever begins

    def ask() -> None:
        if not ana.locator("[data-way=close]").is_visible():
            ana.get_by_text("Pause or leave").click()
        ana.click("[data-way=close]")
        ana.get_by_text("once all others have agreed").wait_for()
        ana.click("[data-sure=close]")
        ana.get_by_text("Still to agree: Ben.").wait_for()

    ask()
    ben.get_by_text("Ana would like to close this table for good.").wait_for()
    ben.click("[data-answer=no]")
    ana.wait_for_selector("[data-asked]", state="detached")
    ask()
    ben.click("[data-answer=yes]")
    for page in (ana, ben):
        page.get_by_text("This table was closed.").first.wait_for(state="attached")


def test_one_screen_hides_each_hand_until_its_owner_is_there(visit: Callable[..., Any]) -> None:
    page = visit("friends/spice-road")
    page.get_by_label("Seat 2: who").select_option("me")
    page.get_by_label("Name at seat 1").fill("Ana")
    page.get_by_label("Name at seat 2").fill("Ben")
    begins(page.locator("form"), "Ana")
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
    assert page.get_by_role("group", name="Hand of Ana, 1 card").count() == 1


def test_two_tabs_of_one_person_stay_together(visit: Callable[..., Any], until: Until) -> None:
    first = visit()
    begins(first.locator("[data-game=spice-road]"), "You")
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


def test_the_lot_is_told_when_the_last_one_sits_down(visit: Callable[..., Any]) -> None:
    """SR-05."""
    ana = visit("friends/spice-road")
    ana.get_by_label("Name at seat 1").fill("Ana")
    ana.get_by_role("button", name="Open the table").click()
    assert "drawn by lot" in ana.locator(".lobby [data-begins]").inner_text()
    ben = visit(ana.locator(".lobby input").first.input_value().split("#/")[1])
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    told = {page.locator(".log .opening").inner_text() for page in (ana, ben)}
    assert told in ({"Ana begins, by lot."}, {"Ben begins, by lot."})
    first, other = (ana, ben) if told == {"Ana begins, by lot."} else (ben, ana)
    first.wait_for_selector("section.own [data-verb]")
    assert other.locator("[data-verb]").count() == 0
    assert first.locator("section.own .tray [data-cube]").count() == 3 and other.locator("section.own .tray [data-cube]").count() == 4


def test_an_invitation_says_to_what_and_by_whom(visit: Callable[..., Any]) -> None:
    ana = visit("friends/eastern-wonders")
    ana.get_by_label("Name at seat 1").fill("Ana")
    ana.get_by_role("button", name="Open the table").click()
    link = ana.locator(".lobby input").first.input_value()
    ben = visit(link.split("#/")[1])
    ben.wait_for_selector("text=Ana waits for you: Eastern Wonders")


def test_a_link_that_leads_nowhere_says_so(visit: Callable[..., Any]) -> None:
    page = visit("table/nosuchtable")
    page.wait_for_selector("text=There is no such table.")
    page.get_by_role("link", name="Front page").click()
    page.wait_for_selector("text=Your tables")


def test_a_finished_table_that_cannot_be_pictured_is_told(
    visit: Callable[..., Any], server: Any, finished: Callable[[str], Any], open_record: Callable[[Any, Any], None]
) -> None:
    page = visit()
    open_record(page, finished("spice-road"))
    sheet, table = page.evaluate(_SHEET), page.url.rpartition("/")[2]
    copy = with_another_stamp(server.folder, table, components="other-values")
    page = visit(f"table/{copy}")
    page.wait_for_selector("[data-over] .total")
    assert page.evaluate(_SHEET) == sheet
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    assert "other-values" in download.value.path().read_text()
    page.locator("[data-way=look]").click()
    page.wait_for_selector("[data-told] >> text=other-values")
    assert page.locator("[data-told] li").count() == len(finished("spice-road").turns)


def test_a_personal_link_brings_the_seats_into_another_browser(visit: Callable[..., Any]) -> None:
    ana = visit("")
    ana.get_by_role("button", name="Play now").first.click()
    ana.wait_for_selector("[data-verb]")
    table = ana.url.split("/")[-1]
    ana.goto(ana.url.split("#")[0])
    ana.get_by_text("Personal link", exact=True).click()
    ana.get_by_role("button", name="Make a personal link").click()
    link = ana.get_by_label("Personal link", exact=True).input_value()
    other = visit("")
    other.get_by_text("Personal link", exact=True).click()
    other.get_by_label("You have a personal link").fill(link)
    other.get_by_role("button", name="Use it").click()
    other.get_by_role("button", name="Use this link").click()
    other.wait_for_selector(f"a[href='#/table/{table}']")
    assert "recover" not in other.url  # the link does not stay in the address
    # Whoever follows a link with tables of their own is told what they leave behind.
    other.goto(link)
    other.get_by_text("This browser has 1 table of its own").wait_for()
    wrong = visit("recover/NOT-A-LINK")
    wrong.get_by_role("button", name="Use this link").click()
    wrong.get_by_text("This personal link is not valid").wait_for()
