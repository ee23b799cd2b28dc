"""The text table: any game in a terminal, hot seat or against bots, in colours or as plain lines.

It asks for decisions and says what happens. The rules, the words and the drawing come from the game.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal, NamedTuple

from caravansary.bots import Bot, ask, make_bot
from caravansary.engine.cubes import digits
from caravansary.engine.game import Game
from caravansary.errors import CaravansaryError
from caravansary.terminal import ink
from caravansary.terminal.choices import choices, wrapped
from caravansary.terminal.files import record_folder, record_name, write_record
from caravansary.terminal.pen import Pen, table_lines
from caravansary.terminal.score import history, score_sheet, verdict
from caravansary.texts import has_text, text

COMMANDS = ("help", "table", "list", "log", "undo", "hint", "save", "quit")


class Leave(Exception):
    """The player wants to stop."""


class Place(NamedTuple):
    """Who sits somewhere around the table: a person, with or without a name, or a bot."""

    name: str
    bot: str | None = None


class TextTable:
    def __init__(
        self,
        game: Game,
        around: Sequence[Place],
        first: int,
        lang: str,
        plain: bool,
        record: Path | None = None,
        begins: Literal["lot", "named"] | None = None,
    ) -> None:
        """`first` of those around the table has the first seat; `begins` says how that was decided, if it is news."""
        self.game = game
        self.lang = lang
        self.plain = plain or not sys.stdout.isatty()
        self.colours = not self.plain and not os.environ.get("NO_COLOR")
        self.record = record
        self.around, self.first, self.begins = around, first, begins
        seats = [*around[first:], *around[:first]]
        self.bots: dict[int, Bot] = {seat: make_bot(place.bot, seat + 1) for seat, place in enumerate(seats) if place.bot is not None}
        self.hinting = next((place.bot for place in seats if place.bot is not None), "greedy")
        self.humans = [seat for seat in range(game.players) if seat not in self.bots]
        self.names = [self._name(seat) for seat in range(game.players)]
        self.words = {word: command for command in COMMANDS for word in self._text(f"text-command-{command}").split()}
        self.asked = self._asked_before()
        self.seen: tuple[int, int] | None = None  # the turn (round, seat) whose table was shown

    # The game

    def play(self) -> int:
        """Play to the end and return the exit code. A game that is left early is kept."""
        try:
            if self.record:
                write_record(self.record, self.game)
            if sys.stdin.isatty() and not self.plain:
                with suppress(ImportError):
                    import readline  # noqa: F401  (gives the prompt line editing and a history)
            self._welcome()
            while not self.game.over:
                self._next()
            self._finish()
        except Leave:
            return self._keep("text-left", 0)
        except EOFError:
            self._say("")
            return self._keep("text-input-ended", 2)
        except KeyboardInterrupt:
            self._say("")
            return self._keep("text-interrupted", 2)
        return 0

    def _next(self) -> None:
        """The next decision: a whole turn of a bot, the only choice there is, or a question to a person."""
        seat = self.game.player
        assert seat is not None
        if seat in self.bots:
            self._bot_turn(seat)
        elif len(self.game.legal) == 1 and self.seen == (self.game.round, seat):
            only = self.game.legal[0]
            self._tell("text-only-choice", action=self.game.describe(only, self.lang))
            self.game.apply(only)
        else:
            self._ask(seat)

    def _bot_turn(self, seat: int) -> None:
        done = []
        here = (self.game.round, seat)
        while (self.game.round, self.game.player) == here:
            action = ask(self.bots[seat], self.game)
            done.append(self.game.describe(action, self.lang))
            self.game.apply(action)
        self._tell("text-did", name=self._painted(seat), what=". ".join(done))

    def _ask(self, seat: int) -> None:
        """One decision of a person: show the table and the choices, and do what they answer."""
        if self.seen != (self.game.round, seat):
            self.seen = (self.game.round, seat)
            self._show_table()
        self._say("")
        shown = Pen(self.game.kind.id, self.lang, self.game.edition, self.plain).cubes(digits(self.game.cubes_of(seat)))
        phase = self._text(f"{self.game.kind.id}-phase-{self.game.phase}")
        self._say(f"{self._painted(seat)}, {shown}. {phase}")
        self._lines(choices(self.game, self.lang, self.plain))
        before = len(self.game.actions)
        while len(self.game.actions) == before:
            try:
                if self._answer(input("> ").strip()):
                    return
            except CaravansaryError as error:
                self._say(error.text(self.lang, self.game.edition))
        self.asked.append(before)

    def _answer(self, line: str) -> bool:
        """Do what was written; True when the game went back instead of on."""
        command, _, rest = line.partition(" ")
        known = self.words.get(command.lower())
        if known == "undo":
            return self._undo()
        if known:
            self._command(known, rest.strip())
        elif line.isascii() and line.isdigit():
            self._choose_number(int(line[:9]))
        elif line:
            spoken = {self.game.notation(action).lower(): action for action in self.game.legal}
            if line.lower() in spoken:
                self.game.apply(spoken[line.lower()])
            else:
                self.game.turn(line)
        else:
            self._tell("text-how")
        return False

    def _choose_number(self, number: int) -> None:
        legal = self.game.legal
        if 1 <= number <= len(legal):
            self.game.apply(legal[number - 1])
        else:
            self._tell("text-no-number", most=len(legal))

    # Commands

    def _command(self, command: str, rest: str) -> None:
        if command == "help":
            self._help()
        elif command == "table":
            self._show_table()
        elif command == "list":
            self._lines(choices(self.game, self.lang, self.plain, in_full=True))
        elif command == "log":
            self._lines(history(self.game, self.names, self.lang) or [self._text("text-log-empty")])
        elif command == "hint":
            action = ask(make_bot(self.hinting), self.game)
            self._tell("text-hint", bot=self.hinting, action=self.game.describe(action, self.lang))
        elif command == "save":
            self._save(rest)
        else:
            raise Leave

    def _undo(self) -> bool:
        if not self.asked:
            self._tell("text-no-undo")
            return False
        self.game = self.game.back_to(self.asked.pop())
        self.seen = None
        self._tell("text-undone")
        return True

    def _asked_before(self) -> list[int]:
        """Where people decided in a game that was loaded, for undo."""
        asked = []
        before = None
        for number, (game, _) in enumerate(self.game.replayed()):
            turn = (game.round, game.player)
            if game.player in self.humans and (len(game.legal) > 1 or turn != before):
                asked.append(number)
            before = turn
        return asked

    def _save(self, name: str) -> None:
        if not name:
            self._tell("text-save-where")
            return
        path = Path(name).expanduser()
        write_record(path, self.game)
        self._tell("text-saved", path=str(path))

    def _help(self) -> None:
        self._say(self._text(f"{self.game.kind.id}-rules"))
        self._say("")
        self._tell("text-help-answer", example=self.game.notation(self.game.legal[0]))
        if has_text(f"{self.game.kind.id}-notation"):
            self._tell(f"{self.game.kind.id}-notation")
        self._tell("text-help-cubes", cubes="1234", game=self.game.kind.id)
        self._tell("text-help-commands")

    # The beginning and the end

    def _welcome(self) -> None:
        game = self.game
        self._say(ink.bold(text(game.kind.id, {}, self.lang, game.edition)))
        self._tell("text-seats", names=", ".join(self.names))
        if self.begins is not None:
            self._tell("text-begins", name=self.names[0], how=self.begins)
        for file, count in game.components.reconstructed.items():
            self._tell("text-reconstructed", file=file, count=count)
        if self.humans:
            self._tell("text-how")

    def _finish(self) -> None:
        if self.record:
            write_record(self.record, self.game)
        self._say("")
        self._show_table()
        self._say("")
        self._lines(score_sheet(self.game, self.names, self.lang, self.plain))
        self._say("")
        self._say(ink.bold(verdict(self.game, self.names, self.lang)))
        if self.record:
            self._tell("text-saved", path=str(self.record))

    def _keep(self, message: str, code: int) -> int:
        if not self.game.actions:
            self._tell(message)
            return code
        try:
            path = self.record or record_folder() / record_name(self.game)
            write_record(path, self.game)
        except CaravansaryError as error:
            print(error.text(self.lang), file=sys.stderr)
            return code or 2
        self._print(self._text(message))
        self._print(self._text("text-kept", path=str(path)))
        self._print(f'caravansary play --text --load "{path}"{self._same_seats()}')
        return code

    def _same_seats(self) -> str:
        """The arguments that put the same people and bots in the same seats again."""
        bots = ",".join(place.bot for place in self.around if place.bot is not None)
        names = ",".join(place.name for place in self.around if place.name)
        seat = (-self.first) % self.game.players + 1
        return (f" --bots {bots}" if bots else "") + (f' --names "{names}"' if names else "") + f" --seat {seat}"

    # Output

    def _show_table(self) -> None:
        if self.game.kind.draw is None:
            return
        seat = self.game.player if self.game.player in self.humans else None
        view = self.game.view(seat, open_hands=len(self.humans) <= 1 or self.game.over)
        for line in ["", *table_lines(self.game, view, self.lang, self.plain)]:
            self._print(line)

    def _name(self, seat: int) -> str:
        """The number in turn order, as the game counts, and who that is; people who gave no names are A, B, C around the table."""
        place = (seat + self.first) % self.game.players
        who = self.around[place].bot or self.around[place].name or ("you" if len(self.humans) == 1 else chr(ord("A") + place))
        return f"{self._text('text-player', number=seat + 1)}{self._text('text-who', who=who)}"

    def _painted(self, seat: int) -> str:
        return ink.seat(self.names[seat], seat)

    def _text(self, message: str, **args: Any) -> str:
        return text(message, args, self.lang, self.game.edition)

    def _tell(self, message: str, **args: Any) -> None:
        self._say(self._text(message, **args))

    def _say(self, line: str) -> None:
        self._lines([line])

    def _lines(self, lines: list[str]) -> None:
        for line in lines:
            for part in [line] if self.plain else wrapped(line, "   "):
                self._print(part)

    def _print(self, line: str) -> None:
        print(line if self.colours else ink.stripped(line), flush=True)
