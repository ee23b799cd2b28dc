"""What every drawing of a table as text begins with: the view, the words of its game, names and the heading."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from caravansary.engine.components import Row
from caravansary.texts import text

View = Mapping[str, Any]


class Pen:
    def __init__(self, view: View, catalogue: Mapping[str, Row], lang: str, edition: str) -> None:
        self.view, self.catalogue, self.lang, self.edition = view, catalogue, lang, edition

    def say(self, message: str, **args: Any) -> str:
        return text(f"{self.view['game']}-table-{message}", args, self.lang, self.edition)

    def name(self, number: int) -> str:
        return text("text-player", {"number": number + 1}, self.lang, self.edition)

    def title(self) -> str:
        return self.say("head", round=self.view["round"], final="yes" if self.view["final_round"] else "no")
