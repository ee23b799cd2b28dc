"""What the server refuses, as one type: a code for programs, a status for HTTP, a text for people."""

from __future__ import annotations

from typing import Any

from caravansary.errors import CaravansaryError
from caravansary.table.wire.told import Problem, Refused

# Every code with its HTTP status; its text is the message `server-<code>`.
STATUS = {
    "bad-shape": 422,
    "not-json": 415,
    "too-large": 413,
    "too-fast": 429,
    "too-slow": 408,
    "no-device": 401,
    "not-seated": 403,
    "not-your-seat": 403,
    "not-host": 403,
    "bad-invite": 403,
    "bad-code": 403,
    "bad-recovery": 403,
    "bad-push": 403,
    "wrong-origin": 403,
    "wrong-host": 421,
    "banned": 403,
    "no-watching": 403,
    "no-such-table": 404,
    "no-such-page": 404,
    "no-such-method": 405,
    "waiting": 409,
    "game-over": 409,
    "not-over": 409,
    "closed": 409,
    "stuck": 409,
    "seat-taken": 409,
    "not-open": 409,
    "not-your-turn": 409,
    "covered": 409,
    "not-covered": 409,
    "time-up": 409,
    "still-here": 409,
    "too-soon": 409,
    "not-agreed": 409,
    "nobody-to-ask": 409,
    "no-proposal": 409,
    "not-asked": 403,
    "table-full": 409,
    "too-often": 429,
    "stale": 409,
    "illegal": 422,
    "no-undo": 422,
    "no-hint": 422,
    "bad-table": 422,
    "store-away": 503,
    "no-room": 507,
    "too-many": 503,
    "no-bot": 503,
    "stopping": 503,
    "broken": 500,
}
SOON = ("too-fast", "store-away", "stopping")  # may be asked again after a moment
LONGEST = 1000  # characters of what is said
MOST_FAULTS = 50


class Refusal(CaravansaryError):
    """The server says no; nothing has changed."""

    def __init__(self, code: str, event: int | None = None, because: CaravansaryError | None = None, **args: Any) -> None:
        super().__init__(f"server-{code}", **args)
        self.code = code
        self.status = STATUS[code]
        self.event = event
        self.because = because

    @property
    def closing(self) -> int:
        """The code that news end with."""
        return {"bad-shape": 4400, "too-fast": 4429, "too-many": 4429}.get(self.code, 4000 + self.status)

    def text(self, lang: str = "en", edition: str | None = None) -> str:
        if self.because is not None:
            return self.because.text(lang, edition)
        return super().text(lang, edition)

    def data(self, lang: str = "en") -> Refused:
        """The refusal as clients get it."""
        named = self.because or self
        error: Problem = {
            "code": self.code,
            "text": _short(self.text(lang)),
            "id": named.message,
            "args": {name: value if isinstance(value, int) else _short(str(value)) for name, value in named.args_.items()},
        }
        if faults := getattr(named, "faults", ()):
            error["faults"] = [_short(fault.text(lang)) for fault in faults[:MOST_FAULTS]]
        if self.event is not None:
            error["event"] = self.event
        return {"error": error}


def _short(text: str) -> str:
    """A request with a hundred thousand faults still gets a readable answer."""
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"
