"""How a game went: its turns, the score sheets of all seats, and who won."""

from __future__ import annotations

from collections.abc import Sequence

from caravansary.engine.game import Game
from caravansary.terminal import ink
from caravansary.texts import text


def score_sheet(game: Game, names: Sequence[str], lang: str, plain: bool) -> list[str]:
    sheets = [game.score_sheet(seat) for seat in range(game.players)]
    titles = {part: text(f"{game.kind.id}-score-{part}", {}, lang, game.edition) for part in sheets[0]}
    if plain:
        return [
            text("text-did", {"name": name, "what": ", ".join(f"{titles[part]} {points}" for part, points in sheet.items())}, lang)
            for name, sheet in zip(names, sheets, strict=True)
        ]
    left = max(len(title) for title in titles.values())
    heads = [name.partition(" (")[::2] for name in names]
    below = [f"({who}"[:10] if who else "" for _, who in heads]
    wide = [max(len(name), len(who)) for (name, _), who in zip(heads, below, strict=True)]
    lines = [" " * left + "".join(f"  {' ' * (wide[i] - len(name))}{ink.seat(name, i)}" for i, (name, _) in enumerate(heads))]
    if any(below):
        lines.append(" " * left + "".join(f"  {who:>{wide[i]}}" for i, who in enumerate(below)))
    for part, title in titles.items():
        line = f"{title:<{left}}" + "".join(f"  {sheets[seat][part]:>{wide[seat]}}" for seat in range(game.players))
        lines.append(ink.bold(line) if part == "total" else line)
    return lines


def verdict(game: Game, names: Sequence[str], lang: str) -> str:
    """Who won, and how a tie was broken."""
    winner = game.winner
    assert winner is not None
    scores = game.scores
    tied = [names[seat] for seat in range(game.players) if scores[seat] == scores[winner]]
    message = "text-wins" if len(tied) == 1 else "text-wins-tie"
    return text(message, {"name": names[winner], "points": scores[winner], "tied": ", ".join(tied)}, lang, game.edition)


def history(game: Game, names: Sequence[str], lang: str) -> list[str]:
    """The turns so far, in notation."""
    return [
        text("text-log-turn", {"round": turn.round, "name": names[turn.seat], "turn": turn.notation}, lang, game.edition)
        for turn in game.history()
    ]
