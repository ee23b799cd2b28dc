"""Bot specs: `name[:arg[,key=value...]]`, such as "greedy" or "mcts:2000,explore=40"."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from caravansary.errors import BadOption

MOST_SECONDS = 3600


@dataclass
class Spec:
    """A spec in parts. The bot's module asks for the options it knows; any other is refused."""

    name: str
    arg: str | None
    options: dict[str, str]
    seed: int
    _asked: set[str] = field(default_factory=set)

    def number(self, key: str | None, default: int, least: int = 0, most: int = 10**9) -> int:
        """A whole number: the option of this key, or with None the argument after the colon."""
        self._asked.add(key or "")
        value = self.arg if key is None else self.options.get(key)
        if value is None:
            return default
        if not value.isascii() or not value.isdigit() or len(value) > 12 or not least <= int(value) <= most:
            raise BadOption("bots-number", bot=self.name, key=key or ":", found=value[:40], least=least, most=most)
        return int(value)

    def seconds(self, key: str) -> float | None:
        """A time to think, as "0.5"; None when it is not given."""
        self._asked.add(key)
        value = self.options.get(key)
        if value is None:
            return None
        if not re.fullmatch(r"\d{1,4}(\.\d{1,6})?", value, re.ASCII) or not 0 < float(value) <= MOST_SECONDS:
            raise BadOption("bots-seconds", bot=self.name, key=key, found=value[:40], most=MOST_SECONDS)
        return float(value)

    def check_all_used(self) -> None:
        given = [*self.options, *([""] if self.arg is not None else [])]
        for key in given:
            if key not in self._asked:
                known = ", ".join(sorted(self._asked - {""})) or "-"
                raise BadOption("bots-option", bot=self.name, found=(key or self.arg or "")[:40], known=known)


def read_spec(text: str, seed: int = 0) -> Spec:
    name, colon, rest = text.strip().partition(":")
    words = rest.split(",") if colon else []
    arg = words.pop(0) if words and "=" not in words[0] else None
    pairs = [word.partition("=") for word in words]
    if not name or arg == "" or any(not key or not equals or not value for key, equals, value in pairs):
        raise BadOption("bots-spec", found=text[:40])
    return Spec(name, arg, {key: value for key, _, value in pairs}, seed)


def split_specs(text: str) -> list[str]:
    """ "greedy,mcts:2000,explore=40,random" as three specs: key=value belongs to the spec before it."""
    specs: list[str] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        if specs and "=" in part and ":" not in part.partition("=")[0]:
            specs[-1] += f",{part}"
        else:
            specs.append(part)
    return specs
