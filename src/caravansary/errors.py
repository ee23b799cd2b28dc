"""What can go wrong, as types. Every error is one line for a person, in English or French, and changes nothing."""

from __future__ import annotations

import errno
import re
from collections.abc import Sequence
from typing import Any


class CaravansaryError(Exception):
    """Base of all errors of this package; `message` is the id of its text, `args_` what the text needs."""

    def __init__(self, message: str, **args: Any) -> None:
        super().__init__(message, args)
        self.message = message
        self.args_ = args

    def text(self, lang: str = "en", edition: str | None = None) -> str:
        """In words, using the names of the edition it arose in unless another is asked for."""
        from caravansary.texts import text

        chosen = edition or self.args_.get("edition", "spice")
        return text(self.message, {**self._args_in(lang, chosen), "edition": chosen}, lang, chosen)

    def _args_in(self, lang: str, edition: str | None) -> dict[str, Any]:
        """The values the text needs; an error among them (the reason for this one) becomes text in the same language."""
        return {name: arg.text(lang, edition) if isinstance(arg, CaravansaryError) else arg for name, arg in self.args_.items()}

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> Any:
        return _rebuild, (type(self), self.message, self.args_, self.__dict__)


def _rebuild(kind: type[CaravansaryError], message: str, args: dict[str, Any], state: dict[str, Any]) -> CaravansaryError:
    error = CaravansaryError.__new__(kind)
    CaravansaryError.__init__(error, message, **args)
    error.__dict__.update(state)
    return error


class UnknownGame(CaravansaryError):
    """There is no game of that name."""


class BrokenGame(UnknownGame):
    """A game of another package that can't be played: a part is missing or wrong, or its rules failed."""


class NoSuchPart(CaravansaryError):
    """The game has no such part (a drawing, an evaluation ...), and what was asked for needs it."""


class KernelFault(CaravansaryError):
    """A kernel could not do what it was asked: no memory left, or a fault within."""


class BadOption(CaravansaryError):
    """A number of players, seed, edition, language or game option that can't be."""


class IllegalAction(CaravansaryError):
    """The rules do not allow this action now."""


class BadNotation(CaravansaryError):
    """A turn that can't be read; `word` counts from 1, `expected` lists what could have come there."""

    def __init__(self, message: str, word: int = 0, expected: Sequence[str] = (), **args: Any) -> None:
        super().__init__(message, word=word, expected=", ".join(expected), **args)
        self.word = word
        self.expected = tuple(expected)


class _WithFaults(CaravansaryError):
    """An error that names everything that is wrong, each fault an error of its own."""

    def __init__(self, message: str, faults: Sequence[CaravansaryError], **args: Any) -> None:
        super().__init__(message, **args)
        self.faults = tuple(faults)

    def text(self, lang: str = "en", edition: str | None = None) -> str:
        from caravansary.texts import text

        faults = "; ".join(fault.text(lang, edition).rstrip(".") for fault in self.faults)
        return text(self.message, {**self._args_in(lang, edition), "faults": faults}, lang, edition or "spice")


class Fault(CaravansaryError):
    """One thing that is wrong with a position, a component file or a map."""


class BadPosition(_WithFaults):
    """A position that can't be."""


class BadComponents(_WithFaults):
    """Component files that can't be used; each fault names file, line and reason."""


class BadMap(_WithFaults, BadOption):
    """A map that can't be played on."""


class BadRecord(CaravansaryError):
    """A saved game that can't be replayed."""


class RecordCut(BadRecord):
    """The end of the record is missing, or it is no record at all."""


class RecordEdited(BadRecord):
    """The record was changed after it was saved, or an action in it is not legal."""


class RecordVersion(BadRecord):
    """The record was made by another version of the rules or of the record format."""


class RecordComponents(BadRecord):
    """The record was made with other component values."""


class BadJudge(CaravansaryError):
    """A learned judge can't be used; play continues with values set by hand."""


class Unreadable(CaravansaryError):
    """A file or folder that is missing or can't be read or written."""


_COLOUR = re.compile(r"\x1b\[[0-9;]*m")


def in_one_line(error: BaseException) -> str:
    """Python's message for an error that is not ours; for a compiler error, what it could not compile."""
    lines = [line for line in _COLOUR.sub("", str(error)).splitlines() if line.strip() and not line.startswith("Failed in nopython mode")]
    return ": ".join([type(error).__name__, *lines[:1]])[:200]


def why(error: OSError | ValueError) -> Fault:
    """What the system says, where it is common in the user's language; a name that no file can have is a ValueError."""
    code = errno.errorcode.get(getattr(error, "errno", None) or 0, "")
    return Fault("system-reason", code=code, words=getattr(error, "strerror", None) or str(error) or "?")
