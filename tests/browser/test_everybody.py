"""For everybody: French throughout, a phone, and what axe finds."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import caravansary as cv
from support import pseudo
from support.browsing import Server

LOCALES = Path(cv.__file__).parent / "locales"
PAGES = (
    "",
    *(f"friends/{game}" for game in cv.games()),
    *(f"rules/{game}" for game in cv.games()),
    "join/abc/def0",
    "take/abc/def0",
    "position/nonsense",
    "table/nosuchtable",
)
# What lies over a table that has been looked at without it.
OVER = {
    "lobby": ".lobby",
    "closer": "[data-closer]",
    "menu": "dialog",
    "rules": "dialog",
    "score sheet": "[data-over]",
    "replay": ".beside",
}
LEAST = 24  # pixels of anything that is pressed
_SEEN = """() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const seen = [];
  while (walk.nextNode()) seen.push(walk.currentNode.data.trim());
  for (const each of document.querySelectorAll("[aria-label], [title], [placeholder]"))
    for (const name of ["aria-label", "title", "placeholder"]) seen.push(each.getAttribute(name) ?? "");
  return seen.filter(Boolean);
}"""


def plain_messages(lang: str) -> set[str]:
    """Messages of one line without anything to fill in."""
    lines = "\n".join(file.read_text(encoding="utf-8") for file in sorted((LOCALES / lang).glob("*.ftl"))).splitlines()
    found = (re.fullmatch(r"(?:[a-z][\w-]*|\s+\.title) = ([^{}]+)", line) for line in lines)
    return {match[1].strip() for match in found if match}


def table(page: Any, game: str) -> None:
    page.click(f"[data-game={game}] .ways .button >> nth=0")
    page.wait_for_selector("[data-verb]")


def dialogs(page: Any, open_record: Any, played: cv.Game) -> Iterator[str]:
    """Each thing that lies over a table, one after the other."""
    base = page.url.split("#")[0]
    page.goto(base + "#/friends/spice-road")
    page.click("form .ways .button >> nth=0")
    page.wait_for_selector(".lobby")
    yield "lobby"
    page.goto(base + "#/friends/endless-world")
    page.select_option("li:nth-child(2) select", "me")
    page.click("form .ways .button >> nth=0")
    page.wait_for_selector("[data-way=ready], [data-verb]")
    yield "hand over"
    page.goto(base + "#/learn/eastern-wonders")
    page.wait_for_selector("[data-says]")
    yield "lesson"
    page.goto(base + "#/")
    page.click("[data-game=eastern-wonders] .ways .button >> nth=0")
    page.locator("[data-piece][data-verb]").first.hover()
    page.wait_for_selector("[data-closer]")
    yield "closer"
    size = page.viewport_size
    page.set_viewport_size({"width": 390, "height": 844})
    page.click("[data-menu]")
    page.wait_for_selector("dialog[open]")
    yield "menu"
    page.keyboard.press("Escape")
    page.set_viewport_size(size)
    page.click("[data-rules]")
    page.wait_for_selector("dialog figure")
    yield "rules"
    page.click("dialog header button")
    page.wait_for_selector("dialog", state="detached")
    open_record(page, played)
    yield "score sheet"
    page.click("[data-way=look]")
    page.wait_for_selector("input[type=range]")
    page.click(".share summary")
    page.wait_for_selector(".share input")
    yield "replay"


def test_french_has_no_english_in_it(
    visit: Callable[..., Any], show: Callable[[Any, str], None], play: Callable[..., int], open_record: Any, finished: Any
) -> None:
    english = plain_messages("en") - plain_messages("fr") - {"English"}  # a language is named in its own words
    page = visit("", ',"language":"fr"')
    found = set()
    for where in PAGES:
        show(page, where)
        found |= set(page.evaluate(_SEEN))
    for game in cv.games():
        page.goto(page.url.split("#")[0] + "#/")
        table(page, game)
        play(page, 6)
        found |= set(page.evaluate(_SEEN))
    for _ in dialogs(page, open_record, finished("spice-road")):
        found |= set(page.evaluate(_SEEN))
    assert page.evaluate("document.documentElement.lang") == "fr"
    assert found & english == set()
    assert not [text for text in found if re.search(r"\{ ?\$|^[a-z]+(-[a-z0-9]+){1,4}$", text)]


_SMALL = """(least) => [...document.querySelectorAll("a, button, select, summary, input, [role=button]")]
  .filter((each) => each.checkVisibility({ opacityProperty: true }) && !each.closest("label"))
  .map((each) => [each.getBoundingClientRect(), each])
  .filter(([box]) => Math.min(box.width, box.height) < least)
  .map(([box, each]) => `${Math.round(box.width)}x${Math.round(box.height)} ${each.outerHTML.slice(0, 90)}`)"""


# 640 by 430 is an ordinary window at 200 % zoom.
@pytest.mark.parametrize(("width", "height"), [(360, 740), (640, 430), (768, 1024)])
def test_nothing_scrolls_sideways_and_targets_are_large(
    width: int, height: int, visit: Callable[..., Any], show: Callable[[Any, str], None], play: Callable[..., int]
) -> None:
    page = visit("history", width=width, height=height)
    for where in PAGES:
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        show(page, where)
        assert page.evaluate("scrollY") == 0, where  # another page begins at its top
        assert page.evaluate("document.documentElement.scrollWidth") <= width, where
        assert not page.evaluate(_SMALL, LEAST), where
    for game in cv.games():
        page.goto(page.url.split("#")[0] + "#/")
        table(page, game)
        play(page, 8)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, game
        assert not page.evaluate(_SMALL, LEAST), game
        assert page.locator("section.own").bounding_box()["height"] < 300 or width > 400


_IN_SIGHT = """() => [...document.querySelectorAll(".table [data-piece][data-verb]")].some((each) => {
  const box = each.getBoundingClientRect();
  return each.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
})"""


def test_on_a_small_phone_the_next_choice_comes_into_sight(visit: Callable[..., Any], until: Callable[..., None]) -> None:
    page = visit(width=360, height=640)
    table(page, "eastern-wonders")
    for verb in ("lot", "boat", "move"):
        until(page, f"document.querySelector('[data-piece][data-verb={verb}]') && ({_IN_SIGHT})()")
        page.locator(f"[data-piece][data-verb={verb}]").first.dispatch_event("click")
    page.goto(page.url.split("#")[0] + "#/")
    table(page, "endless-world")
    last = page.locator(".jumps button").last
    last.click()
    until(page, "document.querySelectorAll('.panel')[3].getBoundingClientRect().right <= innerWidth")
    assert last.get_attribute("aria-current") == "true"


# Words that are cut off: in a box that hides what does not fit, or outside of the page.
_CUT = """() => [...document.querySelectorAll("main *, nav *")].filter((each) => {
  if (!each.checkVisibility({ opacityProperty: true })) return false;
  if (each.closest(".visually-hidden, svg, select, .button > svg + .label")) return false;
  if (![...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())) return false;
  const hides = getComputedStyle(each).overflow !== "visible";
  // What is asked may be cut where it stands: it is said in full beside it.
  const row = each.closest(".row, .panels, .own-place, .log, .newest, .words, [data-prompt]");
  const outside = !row && each.getBoundingClientRect().right > innerWidth + 1;
  return outside || (hides && !row && (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1));
}).map((each) => each.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize(("width", "height"), [(1280, 860), (360, 740)])
def test_letters_of_twice_the_size_fit(width: int, height: int, visit: Callable[..., Any], show: Callable[[Any, str], None]) -> None:
    page = visit(width=width, height=height)
    browser_settings = page.context.new_cdp_session(page)
    browser_settings.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    for where in PAGES:
        show(page, where)
        assert page.evaluate("document.documentElement.scrollWidth") <= width and not page.evaluate(_CUT), where
    for game in cv.games():
        page.goto(page.url.split("#")[0] + "#/")
        table(page, game)
        page.click("[data-way=hint]")
        page.wait_for_selector(".hinted")
        assert page.evaluate("document.documentElement.scrollWidth") <= width, game
        assert page.evaluate(_CUT) == [], game
        page.locator("[data-prompt]").scroll_into_view_if_needed()
        assert page.locator("[data-verb]").first.is_visible()
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"


# Words that are not in the language of the page: in it, no word is written without accents. What is typed, names and drawn examples are.
_LEFT_OUT = """() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  const apart = "[inert], kbd, code, option[lang], script, style, #command-how";
  while (walk.nextNode()) if (!walk.currentNode.parentElement.closest(apart)) found.push(walk.currentNode.data);
  for (const each of document.querySelectorAll("[aria-label], [title], [placeholder]"))
    if (!each.closest("[inert]")) for (const name of ["aria-label", "title", "placeholder"]) found.push(each.getAttribute(name) ?? "");
  return found.filter((words) => /(?<!\\p{L})[a-z]*[aeiou][a-z]+(?!\\p{L})/u.test(words));
}"""


@pytest.fixture(scope="module")
def abroad(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that speaks the language of `pseudo`, too."""
    languages = pseudo.make(tmp_path_factory.mktemp("languages"))
    running = Server(tmp_path_factory.mktemp("abroad"), CARAVANSARY_LOCALES=str(languages))
    running.start()
    yield running
    running.stop()


@pytest.mark.parametrize(("width", "height"), [(1280, 860), (360, 640)])
def test_in_a_longer_language_nothing_overflows_and_nothing_is_left_out(
    width: int, height: int, visit: Callable[..., Any], show: Callable[[Any, str], None], abroad: Server
) -> None:
    page = visit(settings=f',"language":"{pseudo.CODE}"', width=width, height=height, over=abroad)
    faults = {}

    def look(name: str) -> None:
        found = (
            page.evaluate("Math.max(0, document.documentElement.scrollWidth - innerWidth)"),
            page.evaluate(_CUT),
            page.evaluate(_LEFT_OUT),
        )
        if any(found):
            faults[name] = found

    page.get_by_text(pseudo.strange("Play now")).first.wait_for()
    for where in (*PAGES, "history"):
        show(page, where)
        look(where)
    for game in cv.games():
        page.goto(page.url.split("#")[0] + "#/")
        table(page, game)
        look(game)
    if width < 960:
        page.click("[data-menu]")
        page.wait_for_selector("dialog[open]")
    folds = page.locator("section.bar summary")
    for number in range(folds.count()):
        folds.nth(number).click()
        look(f"{'menu' if width < 960 else 'line'} {number}")
        folds.nth(number).click()
    assert folds.count() > 4 and not faults, faults


def first_screen(client: Path) -> set[Path]:
    """The scripts that the page asks for before anything is pressed: what it names, and what those import at once."""
    todo = [client / name for name in re.findall(r'(?:src|href)="\./([^"]+\.js)"', (client / "index.html").read_text(encoding="utf-8"))]
    found: set[Path] = set()
    while todo:
        script = todo.pop()
        if script not in found:
            found.add(script)
            names = re.findall(r'(?:\bfrom|\bimport)\s*"(\./[^"]+\.js)"', script.read_text(encoding="utf-8"))
            todo += [(script.parent / name).resolve() for name in names]
    return found


def test_the_scripts_of_the_first_screen_are_light() -> None:
    client = (Path(cv.__file__).parent / "table/client").resolve()
    if not (client / "index.html").is_file():
        pytest.skip("the browser client is not built: python hatch_build.py build")
    scripts = first_screen(client)
    assert not [script.name for script in scripts if "rules" in script.name.lower()]
    assert 10_000 < sum(len(gzip.compress(script.read_bytes())) for script in scripts) <= 150_000


def test_the_rules_lie_beside_a_table_that_goes_on(visit: Callable[..., Any], play: Callable[..., int], until: Callable[..., None]) -> None:
    page = visit()
    table(page, "eastern-wonders")
    page.evaluate("document.querySelector('.table').dataset.same = 'yes'")
    decisions = page.evaluate("document.querySelectorAll('.log li').length")
    page.click("[data-rules]")
    page.wait_for_selector("dialog figure")
    assert page.evaluate("document.activeElement.id") == "rules-beside"
    assert play(page, 3) == 3  # the table is still at hand
    until(page, f"document.querySelectorAll('.log li').length > {decisions}")
    told = page.evaluate("document.querySelectorAll('.log li').length")
    page.click("dialog nav a >> nth=-1")
    until(page, "document.activeElement.dataset.section === 'open' && document.activeElement.getBoundingClientRect().top < innerHeight")
    assert "#/table/" in page.url
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert page.evaluate("document.activeElement.dataset.rules") == ""
    assert page.evaluate("document.querySelector('.table').dataset.same") == "yes"
    assert page.evaluate("document.querySelectorAll('.log li').length") >= told  # Escape took nothing back


@pytest.mark.parametrize("edition", ["spice", "golem"])
def test_axe_finds_nothing(
    edition: str,
    visit: Callable[..., Any],
    show: Callable[[Any, str], None],
    axe: Callable[..., list[str]],
    open_record: Any,
    finished: Any,
) -> None:
    page = visit("", f',"edition":"{edition}"')
    found = {}

    # The four looks differ in colours alone: all other rules are asked once. Over a table, only what lies there has new colours.
    def look(name: str) -> None:
        within = OVER.get(name, "body")
        for shade in ("light", "dark"):
            page.get_by_label("Light or dark").select_option(shade)
            found[name, shade] = axe(page, colours_only=(edition, shade) != ("spice", "light"), within=within)

    for where in PAGES:
        show(page, where)
        look(where)
    for game in cv.games():
        page.goto(page.url.split("#")[0] + "#/")
        table(page, game)
        look(game)
    for name in dialogs(page, open_record, finished("spice-road")):
        look(name)
    assert not {where: faults for where, faults in found.items() if faults}
