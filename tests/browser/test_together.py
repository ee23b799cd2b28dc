"""Several people: two browsers and one who watches, a cut wire, a server that restarts, one screen for two, links that lead nowhere;
words, clocks, a rematch, and a seat that moves to a phone."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import caravansary as cv
from caravansary.cli import main
from support.browsing import begins
from support.table import with_another_stamp

Until = Callable[..., None]


_SHEET = "[...document.querySelectorAll('[data-over] :is(th, td)')].map((each) => each.innerText.trim()).join('|')"
_NEWEST = "document.querySelector('.log .line')?.innerText ?? ''"


def test_two_browsers_and_one_who_watches_play_a_whole_game_through_a_cut_wire_and_a_restart(
    visit: Callable[..., Any], until: Until, play_on: Callable[[Any], None], server: Any, wire: Any
) -> None:
    ana = visit("friends/spice-road")
    ana.get_by_label("Name at seat 1").fill("Ana")
    begins(ana.locator("form"), "Ana")
    ana.get_by_label("Allow hints").check()
    ana.get_by_role("button", name="Open the table").click()
    invite = ana.get_by_label("Invitation: whoever opens this link can sit down").input_value()
    watch = ana.get_by_label("For watching only").input_value()
    ben = visit(invite.split("#/")[1], over=wire)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    eye = visit(watch.split("#/")[1])
    eye.wait_for_selector(".rival, .own")
    ana.wait_for_selector("[data-verb]")
    assert ben.locator("[data-verb]").count() == 0 and eye.locator("[data-verb]").count() == 0

    def turns(count: int) -> None:
        until(eye, f"document.querySelectorAll('.log .line').length >= {count}")

    play_on(ana)
    play_on(ben)
    turns(4)
    # Ben's wire is cut in the middle of the game: his page says so, and the others see that he is away.
    assert wire.cut() >= 1
    ben.wait_for_selector("[data-notice=lost]")
    for page in (ana, eye):
        page.wait_for_selector("text=Ben has been away")
    assert ana.locator("[data-notice=lost]").count() == 0
    wire.mend()
    ben.wait_for_selector("[data-notice=back]")
    ana.wait_for_selector("text=Ben has been away", state="detached")

    turns(10)
    server.stop()
    for page in (ana, ben, eye):
        page.wait_for_selector("[data-notice=lost]")
    seen = eye.locator(".log .line").count()
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
    ben = visit(ana.get_by_label("Invitation: whoever opens this link can sit down").input_value().split("#/")[1])
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
    assert page.get_by_role("group", name="Ana's hand, 1 card").count() == 1


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
        until(page, "document.querySelectorAll('.log .line').length == 2 && document.querySelector('[data-verb]')")
    second.locator("[data-way=rest]").click()
    for page in (first, second):
        until(page, "document.querySelectorAll('.log .line').length == 4 && document.querySelector('[data-verb]')")
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


def test_what_the_owner_says_stands_on_every_page_until_it_is_read(visit: Callable[..., Any], server: Any) -> None:
    def admin(*words: str) -> None:
        assert main(["admin", "message", *words, "--data", str(server.folder)]) == 0

    admin("Closed on Sunday", "--fr", "Fermé dimanche")
    try:
        page = visit()
        page.get_by_text("Closed on Sunday").wait_for()
        page.locator(".bar select").last.select_option("fr")
        page.get_by_text("Fermé dimanche").wait_for()
        page.locator("aside.notice").get_by_role("button").click()
        page.reload()
        page.get_by_text("La Route des épices").first.wait_for()
        assert page.locator("aside.notice").count() == 0
        visit("watch/nosuchtable").get_by_text("Closed on Sunday").wait_for()  # where nothing else asks what the server offers
    finally:
        admin("--clear")


_OPEN = """async (body) => {
  const sent = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  location.hash = `#/table/${(await (await fetch("api/tables", sent)).json()).table}`;
}"""


def sit_down(ana: Any, visit: Callable[..., Any], **how: Any) -> Any:
    """Ben comes to the table that Ana has opened."""
    ben = visit(ana.locator(".lobby input").first.input_value().split("#/")[1], **how)
    ben.locator(".join input").fill("Ben")
    ben.locator(".join button[type=submit]").click()
    ben.wait_for_selector(".table")
    ana.wait_for_selector(".lobby", state="detached")
    return ben


def test_words_in_everybodys_language_and_a_rematch_that_all_accept(
    visit: Callable[..., Any], until: Until, finished: Callable[[str], cv.Game]
) -> None:
    *actions, last = json.loads(finished("spice-road").save())["actions"]
    game = cv.new("spice-road", players=2, seed=3)
    for action in actions:
        game.apply(action)
    verb, _, arg = game.notation(last).partition(" ")
    seats: list[dict[str, str]] = [{"kind": "open"}, {"kind": "open"}]
    seats[game.player] = {"kind": "me", "name": "Ana"}
    ana = visit()
    ana.evaluate(_OPEN, {"record": game.save(), "seats": seats})
    ben = sit_down(ana, visit, settings=',"language":"fr"')
    # What is said is a phrase or a drawing, in the words of anyone who reads it; anyone who wants quiet has it.
    for word, told in (("Hello!", "hello"), ("claps", "clap")):
        ana.get_by_text("Say something").click()
        ana.get_by_role("button", name=word).click()
        ben.wait_for_selector(f"[data-said={told}]")
    assert "applaudit" in ben.locator("[data-said=clap]").inner_text() and ben.locator("[data-said=clap] svg").count() > 0
    heard = ben.locator("[data-announced]").inner_text().split("\n\n")
    assert heard[-2:] == ["Ana\N{NO-BREAK SPACE}: Bonjour\N{NO-BREAK SPACE}!", "Ana applaudit"]  # and what is asked is not said again
    ben.get_by_text("Dire quelque chose").click()
    ben.get_by_label("Ne pas montrer ce que disent les autres").check()
    ana.get_by_text("Say something").click()
    ana.get_by_role("button", name="Thank you!").click()
    ana.wait_for_selector("[data-said=thanks]")
    ana.locator(f'[data-verb="{verb}"]' + (f'[data-arg="{arg}"]' if arg else "")).first.click()
    ana.locator("[data-way=confirm]").click()
    for page in (ana, ben):
        page.wait_for_selector("[data-over] .total")
    assert ben.locator("[data-said=thanks]").count() == 0 and "Merci" not in ben.locator("[data-announced]").inner_text()
    # One offers, all accept, and everybody is brought to the new table, where the next seat begins.
    before = ana.url
    ana.click("[data-way=rematch]")
    ana.get_by_text("Still to agree: Ben.").wait_for()
    ben.get_by_text("Ana voudrait rejouer.").wait_for()
    ben.click("[data-answer=yes]")
    for page in (ana, ben):
        until(page, f"location.href !== '{before}' && document.querySelector('.log .opening') !== null")
    assert ana.url == ben.url
    first, other = (ben, ana) if game.player == 0 else (ana, ben)
    assert ana.locator(".log .opening").inner_text() == ("Ben begins." if first is ben else "Ana begins.")
    first.wait_for_selector("section.own [data-verb]")
    assert other.locator("[data-verb]").count() == 0


_SECONDS = (
    "(seat) => document.querySelector(`[data-clock='${seat}'] b`).innerText.split(':').reduce((sum, each) => 60 * sum + Number(each), 0)"
)


def test_a_clock_is_fair_to_a_lost_connection_and_what_was_typed_goes_out_when_it_is_back(
    visit: Callable[..., Any], until: Until, wire: Any
) -> None:
    ana = visit("friends/spice-road")
    ana.get_by_label("Name at seat 1").fill("Ana")
    begins(ana.locator("form"), "Ana")
    for choice, value in (("per", "game"), ("increment", "3600"), ("then", "tell")):
        ana.select_option(f"select[data-clock={choice}]", value)
    ana.get_by_role("button", name="Open the table").click()
    ben = sit_down(ana, visit, over=wire, settings=',"reading":true,"confirming":"never"')
    ana.wait_for_selector(".running[data-clock='0']")
    assert 0 < ana.evaluate(_SECONDS, 0) <= 1200
    ana.click("[data-verb=play][data-arg=s1]")
    ana.locator("[data-way=confirm]").click()
    ana.wait_for_selector(".running[data-clock='1']")
    assert 3600 < ana.evaluate(_SECONDS, 0) <= 4800
    # His clock waits for him, and where the eyes are it is said that he is away and what there is to be done.
    ben.wait_for_selector(".command li")
    assert wire.cut() >= 1
    ana.wait_for_selector("[data-clock='1'] >> text=waits for the connection")
    ana.wait_for_selector("[data-away='1'] >> text=Ben has been away")
    assert ana.locator("[data-away='1'] :is(small, button)").inner_text()
    ben.wait_for_selector("[data-notice=lost]")
    ben.get_by_label("Your turn in notation").fill("acquire nothing")
    ben.keyboard.press("Enter")
    assert ben.get_by_label("Your turn in notation").input_value() == "acquire nothing"
    wire.mend()
    ben.wait_for_selector(".notice.lost button")  # what can't be comes back, to be mended
    ben.get_by_label("Your turn in notation").fill("rest")
    ben.keyboard.press("Enter")
    until(ana, "document.querySelectorAll('.log .line').length == 2 && document.querySelector('[data-away]') === null")


# What a screen reader would say: whatever comes into a live region, and is not hidden from it.
_LISTEN = """() => {
  window.spoken = [];
  new MutationObserver((changes) => changes.forEach(({ target, addedNodes }) => addedNodes.forEach((node) => {
    const apart = (node.nodeType === Node.ELEMENT_NODE ? node : target).closest("[aria-hidden=true]");
    if (!apart && target.closest("[role=status], [role=log], [role=alert], [aria-live]")) spoken.push(node.textContent);
  }))).observe(document.body, { subtree: true, childList: true });
}"""


def test_when_time_is_up_a_bot_takes_the_turn(visit: Callable[..., Any], until: Until) -> None:
    ana = visit()
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]
    ana.evaluate(_OPEN, {"game": "spice-road", "seats": seats, "begins": 0, "clock": {"per": "turn", "seconds": 5, "then": "bot"}})
    ben = sit_down(ana, visit)
    ben.evaluate(_LISTEN)
    until(ana, "document.querySelector('[data-little]').innerText.startsWith('Ana: 0:0')")  # said once, not every second
    for page in (ana, ben):
        until(page, "document.querySelector('[data-announced]').innerText.includes(\"Ana's time is up; a bot takes over.\")")
        until(page, "document.querySelectorAll('.log .line').length > 0")
    heard = "[...document.querySelectorAll('[data-announced] p')].filter((each) => each.innerText.includes('time is up')).length"
    told = ben.evaluate(f"[{heard}, spoken.filter((each) => each.includes('time is up')).length]")
    assert told[0] == told[1] > 0  # once each, also where it stands for the eyes


def test_a_seat_moves_to_a_phone_by_its_picture_or_code(visit: Callable[..., Any], until: Until) -> None:
    ana = visit()
    ana.click("[data-game=spice-road] .ways .button >> nth=0")
    ana.wait_for_selector("[data-verb]")
    ana.get_by_text("Continue on another device").click()
    link = ana.locator("[data-qr]").get_attribute("data-qr")
    assert ana.locator("[data-code]").inner_text() in link and ana.locator("[data-qr] path").get_attribute("d")
    phone = visit(link.split("#/")[1], width=390, height=844, touch=True)
    phone.get_by_role("button", name="Sit down").tap()
    phone.wait_for_selector("[data-verb]")
    until(ana, "document.querySelector('[data-verb]') === null")
