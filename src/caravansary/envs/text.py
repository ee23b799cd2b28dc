"""A position and its legal actions in words, for language models: compact JSON, or text that people can read too.

Both hold what the seat to decide may see, no more. The words are those of the edition, in either language.
"""

from __future__ import annotations

import json
from typing import Any

from caravansary.engine.game import Game
from caravansary.errors import IllegalAction
from caravansary.terminal import ink
from caravansary.terminal.pen import table_lines


def as_data(game: Game, lang: str = "en") -> dict[str, Any]:
    """What the seat to decide sees, and what it may do: each legal action by number, in notation and as a sentence."""
    told = [{"action": action, "notation": game.notation(action), "says": game.describe(action, lang)} for action in game.legal]
    return {"seat": game.player, "view": game.view(game.player), "actions": told}


def as_json(game: Game, lang: str = "en") -> str:
    """The same as one line of JSON."""
    return json.dumps(as_data(game, lang), ensure_ascii=False, separators=(",", ":"))


def as_text(game: Game, lang: str = "en") -> str:
    """The table as people see it, and a line for each legal action."""
    table = [ink.stripped(line).rstrip() for line in table_lines(game, game.view(game.player), lang)]
    return "\n".join([*table, "", *(f"{action}: {game.notation(action)} ({game.describe(action, lang)})" for action in game.legal)])


def action_in(answer: Any, game: Game) -> int:
    """The legal action that an answer means: {"action": 56}, {"notation": "rest"} or either of them alone; `IllegalAction` for none."""
    meant = next((answer[key] for key in ("action", "notation") if key in answer), None) if isinstance(answer, dict) else answer
    if isinstance(meant, int) and not isinstance(meant, bool):
        if meant in game.legal:
            return meant
        reason = game.why_not(meant)
        raise IllegalAction(reason.message, **reason.args)
    words = " ".join(str(meant).split())
    for action in game.legal:
        if words in (str(action), game.notation(action)):
            return action
    raise IllegalAction("envs-no-answer", found=words[:80])
