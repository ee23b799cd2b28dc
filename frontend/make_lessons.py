"""The first games of the client: every step of each game's `lesson.script.json` played by the engine and written down as a board shows it.

`python frontend/make_lessons.py` makes `lesson.json` of each board anew, after a change of a script, of the rules or of views;
`tests/test_lessons.py` notices stale ones. A script is a list of chapters, each a position and the steps from there. A step says one
sentence and is one of: `do`, the one decision that is open to the learner; `rival`, a whole turn of the other seat; or only a look.
`at` is what the arrow points at where that does not follow: the id of a piece, or a selector.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import caravansary as cv
from caravansary.engine.components import catalogue
from caravansary.engine.kind import load_components

BOARDS = Path(__file__).parent / "src" / "boards"
LEARNER = 0
SEED = 7


def scripts() -> dict[str, Path]:
    """The games that have a first game, and where its script is."""
    return {path.parent.name: path for path in sorted(BOARDS.glob("*/lesson.script.json"))}


def changes(before: Any, after: Any) -> dict[str, Any]:
    """What makes one of the other, part by part; a part that is new as a whole stands under "=", one that is gone has nothing."""
    if isinstance(before, dict) and isinstance(after, dict):
        gone: dict[str, Any] = {key: {} for key in before if key not in after}
        return gone | {key: changes(before.get(key), after[key]) for key in after if key not in before or before[key] != after[key]}
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        return {str(i): changes(before[i], after[i]) for i in range(len(after)) if before[i] != after[i]}
    return {"=": after}


def view(game: cv.Game) -> Any:
    return json.loads(json.dumps(game.view(LEARNER)))


def legal(game: cv.Game) -> list[dict[str, Any]]:
    """What may be decided now, in the shape in which a server would send it."""
    text = f"{game.kind.id}-{{}}".format
    return [
        {
            "action": action,
            "verb": word.verb,
            "arg": word.arg,
            "text": {"id": text(word.verb), "args": {"arg": word.arg or "", **word.details}},
        }
        for action, word in game.words()
    ]


def chosen(game: cv.Game, decision: str) -> dict[str, Any]:
    """The legal action that is written like this."""
    found = [each for each in legal(game) if " ".join(filter(None, (each["verb"], each["arg"]))) == decision]
    if not found:
        known = ", ".join(game.notation(each) for each in game.legal)
        raise ValueError(f"{decision!r} is not legal here, but: {known}")
    return found[0]


def done(game: cv.Game, step: dict[str, Any]) -> dict[str, Any]:
    """A step as the client plays it: what is open, what was decided in words, and what it changes; the game is one step further."""
    before, seat, texts = view(game), game.player, []
    made = {name: step[name] for name in ("say", "at") if name in step}
    if "do" in step:
        assert seat == LEARNER, f"{step['say']}: it is not the learner's turn"
        made["act"] = chosen(game, step["do"])
        texts = [made["act"]["text"]]
        game.apply(made["act"]["action"])
    if "rival" in step:
        assert seat != LEARNER, f"{step['say']}: it is the learner's turn"
        begun = game.copy()
        game.turn(step["rival"])
        for action in game.actions[len(begun.actions) :]:
            texts.append(next(each["text"] for each in legal(begun) if each["action"] == action))
            begun.apply(action)
    if texts:
        made |= {"seat": seat, "texts": texts, "then": changes(before, view(game))}
    return made


def lesson(script: dict[str, Any]) -> dict[str, Any]:
    """A whole first game; its last chapter ends with a game that the learner has won."""
    chapters = []
    for chapter in script["chapters"]:
        game = cv.from_position(chapter["position"], seed=SEED)
        begins = view(game)
        chapters.append({"id": chapter["id"], "view": begins, "steps": [done(game, step) for step in chapter["steps"]]})
    assert game.over and game.winner == LEARNER, "a first game ends won"
    rows = load_components(game.kind).rows
    made = {
        "catalogue": catalogue(rows, game.kind.tables),
        "chapters": chapters,
        "sheets": [game.score_sheet(seat) for seat in range(game.players)],
    }
    return dict(json.loads(json.dumps(made)))


def read(path: Path) -> dict[str, Any]:
    return dict(json.loads(path.read_text(encoding="utf-8")))


def kept(script: Path) -> Path:
    """Where the lesson of a script lies."""
    return script.with_name("lesson.json")


def main() -> None:
    for path in scripts().values():
        made = json.dumps(lesson(read(path)), separators=(",", ":"), ensure_ascii=False) + "\n"
        kept(path).write_text(made, encoding="utf-8")
        print(kept(path).relative_to(BOARDS.parent), len(made))


if __name__ == "__main__":
    main()
