"""An external bot in its own process: it may loop, crash, print or exit, and only its own game suffers."""

from __future__ import annotations

from typing import Any, Self

from caravansary.bots import is_outside, make_bot
from caravansary.child import Child, Failed, Lost, TooLong
from caravansary.engine.game import Game
from caravansary.errors import BadOption
from caravansary.games import ids

LIMIT = 60.0  # seconds to begin, and for a decision where the run sets no limit


class HostedBot:
    """Asks a bot in another process (see `host`); the process is kept for the next games on this seat."""

    @classmethod
    def at(cls, seat: int, spec: str, seed: int, limit: float | None, game: str, players: int) -> HostedBot:
        """The bot of this spec for a new game."""
        bot = _kept.get((seat, spec))
        if bot is None or bot._child.pid is None:
            bot = _kept[seat, spec] = cls(spec)
        bot._limit = limit or LIMIT
        bot.begin(seed, game, players)
        return bot

    def __init__(self, spec: str) -> None:
        self._limit = LIMIT
        try:
            self._child = Child("caravansary.arena.host", spec)
            self._child.hear(LIMIT)
        except TooLong:
            raise
        except Lost:
            raise Failed("the bot's process has ended") from None

    def begin(self, seed: int, game: str, players: int) -> None:
        """Make the bot anew for a game."""
        self._ask({"seed": seed, "game": game, "players": players}, LIMIT)

    def choose(self, game: Game) -> int:
        action: int = self._ask({"sight": game.save()}, self._limit)
        return action

    def close(self) -> None:
        self._child.stop()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _ask(self, question: dict[str, Any], limit: float) -> Any:
        try:
            return self._child.ask(question, limit)
        except TooLong:
            raise
        except Lost:
            raise Failed("the bot's process has ended") from None


_kept: dict[tuple[int, str], HostedBot] = {}


def check(spec: str) -> None:
    """`BadOption` unless a bot of this spec can be made; an external one is tried in its own process."""
    if not is_outside(spec):
        make_bot(spec)
        return
    try:
        with HostedBot(spec) as bot:
            bot.begin(0, ids()[0], 2)
    except (Failed, TooLong) as error:
        raise BadOption("arena-bot", bot=spec[:80], reason=str(error)) from None
