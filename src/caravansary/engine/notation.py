"""Turn notation for every game: a turn is its decisions in words.

play m17 x2        the trade twice          acquire m12 pay 1 1 2      a verb holds until the next one
play s2 1>2 2>3    raises stand alone       claim p12                  ending an optional part need not be written
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

from caravansary.engine.kind import Reason, Word
from caravansary.errors import BadNotation, CaravansaryError, IllegalAction

_TIMES = re.compile(r"x([1-9][0-9]{0,2})", re.IGNORECASE)
MAX_LENGTH = 2000


def written(words: Iterable[Word]) -> str:
    """The notation of one turn; of one from its middle on it may begin with "again" or be "done" alone."""
    parts: list[str] = []
    verb = ""
    times = 1
    for word in words:
        if word.verb == "again" and parts:
            times += 1
            continue
        if times > 1:
            parts.append(f"x{times}")
            times = 1
        if word.verb == "done":
            continue
        if word.verb not in (verb, "raise"):
            parts.append(word.verb)
        if word.arg is not None:
            parts.append(word.arg)
        verb = word.verb if word.arg is not None else ""
    if times > 1:
        parts.append(f"x{times}")
    return " ".join(parts) or "done"


def spoken(word: Word) -> str:
    """The notation of one action by itself."""
    if word.arg is None:
        return word.verb
    return word.arg if word.verb == "raise" else f"{word.verb} {word.arg}"


class TurnReader:
    """Reads one turn, decision by decision: the caller says what is possible, the reader says what was meant.

    In the middle of a turn it reads the rest: that may begin with xN, or be "done" alone.
    """

    def __init__(self, line: str) -> None:
        if not isinstance(line, str):
            raise BadNotation("notation-no-text", found=type(line).__name__)
        if len(line) > MAX_LENGTH:
            raise BadNotation("notation-too-long", most=MAX_LENGTH)
        self.words = line.split()
        self.at = 0
        self.verb = ""
        self.again = 0
        self.repeats = False  # whether the last word may be followed by xN
        self.passed: tuple[int, CaravansaryError] | None = None  # where a part was ended because no word fitted, and the complaint
        if not self.words:
            raise BadNotation("notation-empty")

    @property
    def finished(self) -> bool:
        return self.at == len(self.words) and self.again == 0

    def choose(
        self, legal: Sequence[tuple[int, Word]], others: Callable[[], Sequence[tuple[int, Word]]], why: Callable[[int], Reason]
    ) -> int:
        """The action meant among the legal ones; `others` lists all actions, for saying why one is not legal."""
        if self.again == 0 and (self.repeats or any(word.verb == "again" for _, word in legal)):
            self._take_times()
        if self.again > 0:
            for action, word in legal:
                if word.verb == "again":
                    self.again -= 1
                    return action
            raise BadNotation("notation-times", word=self.at, found=self.words[self.at - 1])
        for action, word in legal:
            if self._take(word):
                self.repeats = word.repeats
                return action
        for action, word in legal:
            if word.verb == "done":
                if self.at < len(self.words) and any(word.verb not in ("again", "done") for _, word in legal):
                    self._note(self._reproach(legal, others, why))
                return action
        self._note(self._reproach(legal, others, why))
        assert self.passed is not None
        raise self.passed[1]

    def _note(self, reproach: CaravansaryError) -> None:
        """Keep what is wrong with the current word: the first reason that says more than "not now"."""
        if self.passed is None or self.passed[0] != self.at or self.passed[1].message == "illegal-phase":
            self.passed = (self.at, reproach)

    def end(self) -> None:
        """The turn is over: nothing may be left."""
        if self.again == 0 and self.repeats:
            self._take_times()
        if self.again:
            raise BadNotation("notation-times", word=self.at, found=self.words[self.at - 1])
        if self.at < len(self.words):
            if self.passed is not None and self.passed[0] == self.at:
                raise self.passed[1]
            message = "notation-times" if _TIMES.fullmatch(self.words[self.at]) else "notation-too-much"
            raise BadNotation(message, word=self.at + 1, found=self.words[self.at])

    def _take_times(self) -> None:
        """Read xN, if it comes next: that many times in all, the first of which is done."""
        times = _TIMES.fullmatch(self.words[self.at]) if self.at < len(self.words) else None
        if times:
            self.again = int(times[1]) - 1
            self.at += 1
            self.repeats = False

    def _take(self, word: Word) -> bool:
        """Whether the next words are this action, in any case; if so they are consumed."""
        rest = [found.lower() for found in self.words[self.at : self.at + 2]]
        if not rest:
            return False
        if word.arg is None:
            used = 1 if rest[0] == word.verb else 0
        elif rest == [word.verb, word.arg.lower()]:
            used = 2
        else:
            used = 1 if rest[0] == word.arg.lower() and word.verb in (self.verb, "raise") else 0
        if used:
            self.at += used
            self.verb = word.verb if word.arg is not None else ""
        return used > 0

    def _reproach(
        self, legal: Sequence[tuple[int, Word]], others: Callable[[], Sequence[tuple[int, Word]]], why: Callable[[int], Reason]
    ) -> CaravansaryError:
        """What is wrong with the next word: an illegal action, or no action at all."""
        possible = [word for _, word in legal if word.verb not in ("again", "done")]
        if self.at == len(self.words):
            return BadNotation("notation-incomplete", word=self.at + 1, expected=[spoken(word) for word in possible])
        verbs = set()
        for action, word in others():
            at, verb = self.at, self.verb
            if word.verb not in ("again", "done") and self._take(word):
                self.at, self.verb = at, verb
                reason = why(action)
                if reason.message == "illegal-phase":  # it may be possible once this part is over: why can't this part end?
                    reason = next((why(end) for end, word in others() if word.verb == "done"), reason)
                return IllegalAction(reason.message, **reason.args)
            if word.arg is not None:
                verbs.add(word.verb)
        found = self.words[self.at]
        expected = [word.arg or "" for word in possible if word.verb == found]
        if found in verbs and expected:  # the verb is right, what follows is not
            if self.at + 1 == len(self.words):
                return BadNotation("notation-incomplete", word=self.at + 2, expected=expected)
            return BadNotation("notation-unknown", word=self.at + 2, found=self.words[self.at + 1][:40], expected=expected)
        return BadNotation("notation-unknown", word=self.at + 1, found=found[:40], expected=[spoken(word) for word in possible])
