"""The command line: finds the command, speaks the user's language, and reports every failure in one line.

A command is a module with two functions, named in one line of `COMMANDS`:

    arguments(parser, say)    add its arguments; say("id") is the text of the message `id`
    run(args) -> int          do it; the exit code. `args.lang` is the language

Its help line is the message `cli-NAME-help` (blanks as "-"). Only the module of the chosen command is imported, and none for the
overview: --help and --version answer at once because nothing here loads a game, NumPy or Fluent.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

from caravansary.errors import BadOption, CaravansaryError, Fault, why
from caravansary.texts import LANGUAGES, text

COMMANDS = {
    "play": "caravansary.commands.play",
    "games": "caravansary.commands.games",
    "serve": "caravansary.commands.serve",
    "backup": "caravansary.commands.backup",
    "restore": "caravansary.commands.restore",
    "site": "caravansary.commands.site",
    "push-keys": "caravansary.commands.push_keys",
    "admin tables": "caravansary.commands.admin_tables",
    "admin devices": "caravansary.commands.admin_devices",
    "admin close": "caravansary.commands.admin_close",
    "admin ban": "caravansary.commands.admin_ban",
    "admin end": "caravansary.commands.admin_end",
    "admin message": "caravansary.commands.admin_message",
    "replay": "caravansary.commands.replay",
    "verify": "caravansary.commands.verify",
    "arena": "caravansary.commands.arena",
    "selfplay": "caravansary.commands.selfplay",
    "analyse": "caravansary.commands.analyse",
    "components export": "caravansary.commands.components_export",
    "components check": "caravansary.commands.components_check",
    "components report": "caravansary.commands.components_report",
}


def main(argv: Sequence[str] | None = None) -> int:
    given = list(sys.argv[1:] if argv is None else argv)
    lang = "en"
    _open_what_is_closed()
    for stream in (sys.stdout, sys.stderr):
        with suppress(AttributeError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        lang = language(given)
        code = _run(given, lang)
        sys.stdout.flush()  # output that can't be written fails here, not while Python is shutting down
        return code
    except CaravansaryError as error:
        print(f"caravansary: {error.text(lang)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(f"\ncaravansary: {text('text-interrupted', {}, lang)}", file=sys.stderr)
        return 130
    except BrokenPipeError:
        _write_nowhere()
        return 0
    except OSError as error:  # a full disk behind >
        _write_nowhere()
        print(f"caravansary: {text('error-output', {'reason': why(error).text(lang)}, lang)}", file=sys.stderr)
        return 2


def _open_what_is_closed() -> None:
    """A closed standard stream is None in Python: replace it by an empty input, or by an output nobody reads."""
    sys.stdin = sys.stdin or Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115
    sys.stdout = sys.stdout or Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = sys.stderr or Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115


def _write_nowhere() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def language(given: Sequence[str]) -> str:
    """From --lang, else from the environment, else English."""
    for i, word in enumerate(given):
        if word == "--lang" and i + 1 < len(given):
            return _known(given[i + 1])
        if word.startswith("--lang="):
            return _known(word.removeprefix("--lang="))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            wanted = os.environ[name].lower().split("_")[0].split(".")[0]
            return wanted if wanted in LANGUAGES else "en"
    return "en"


def _known(lang: str) -> str:
    if lang not in LANGUAGES:
        raise BadOption("error-language", lang=lang[:40], known=", ".join(LANGUAGES))
    return lang


def _run(given: list[str], lang: str) -> int:
    say = partial(_say, lang)
    words, at = _command_words(given)
    name = " ".join(words)
    inside = [command for command in COMMANDS if command == name or command.startswith(f"{name} ") or not name]
    if name not in COMMANDS:
        top = _Parser(prog=" ".join(["caravansary", *words]), lang=lang)
        top.add_argument("--version", action="version", version=_version(), help=say("cli-version-help"))
        top.overview = {command: say(f"cli-{command.replace(' ', '-')}-help") for command in inside or COMMANDS}
        _, rest = top.parse_known_args([word for i, word in enumerate(given) if i not in at])
        if rest:
            raise BadOption("cli-command", found=" ".join([*words, rest[0]])[:40], known=", ".join(inside or COMMANDS))
        top.print_help()
        return 0
    module = import_module(COMMANDS[name])
    parser = _Parser(prog=f"caravansary {name}", lang=lang, description=say(f"cli-{name.replace(' ', '-')}-help"))
    module.arguments(parser, say)
    args = parser.parse_args([word for i, word in enumerate(given) if i not in at])
    args.lang = lang
    code: int = module.run(args)
    return code


def _command_words(given: Sequence[str]) -> tuple[list[str], set[int]]:
    """The first words that name a command or the beginning of one, and their places."""
    words: list[str] = []
    at: set[int] = set()
    skip = False
    for i, word in enumerate(given):
        if skip or word.startswith("-"):
            skip = word == "--lang"
            continue
        longer = " ".join([*words, word])
        if not any(command == longer or command.startswith(f"{longer} ") for command in COMMANDS):
            break
        words.append(word)
        at.add(i)
    return words, at


def _say(lang: str, message: str, **args: Any) -> str:
    return text(message, args, lang)


def _version() -> str:
    from caravansary import __version__

    return f"caravansary {__version__}"


# What argparse says, in the user's language
_PROBLEMS = {
    "unrecognized arguments: (?P<found>.+)": "cli-problem-unknown",
    "the following arguments are required: (?P<found>.+)": "cli-problem-missing",
    "argument (?P<option>[^:]+): expected one argument": "cli-problem-no-value",
    "argument (?P<option>[^:]+): invalid [^:]+ value: (?P<found>.+)": "cli-problem-value",
}


class _Parser(argparse.ArgumentParser):
    """Argparse in the user's language; a wrong command line is an error of one line."""

    def __init__(self, prog: str, lang: str, description: str | None = None) -> None:
        super().__init__(prog=prog, description=description, add_help=False, allow_abbrev=False, formatter_class=_Help)
        self.lang = lang
        self.overview: dict[str, str] = {}
        self._positionals.title = text("cli-arguments", {}, lang)
        self._optionals.title = text("cli-options", {}, lang)
        self.add_argument("-h", "--help", action="help", help=text("cli-help-help", {}, lang))
        self.add_argument("--lang", metavar="|".join(LANGUAGES), help=text("cli-lang-help", {}, lang))

    def format_help(self) -> str:
        if not self.overview:
            return super().format_help().replace("usage:", text("cli-usage-head", {}, self.lang), 1)
        wide = max(len(command) for command in self.overview) + 2
        lines = [f"  {command:<{wide}}{words}" for command, words in self.overview.items()]
        head = text("cli-overview", {}, self.lang)
        foot = text("cli-overview-end", {}, self.lang).replace("LANG", "|".join(LANGUAGES))
        return "\n".join([head, "", *lines, "", foot, ""])

    def error(self, message: str) -> NoReturn:
        for pattern, id in _PROBLEMS.items():
            found = re.fullmatch(pattern, message)
            if found:
                raise BadOption("cli-usage", problem=Fault(id, **found.groupdict()), command=self.prog)
        raise BadOption("cli-usage", problem=message, command=self.prog)


class _Help(argparse.HelpFormatter):
    def __init__(self, prog: str) -> None:
        super().__init__(prog, max_help_position=28, width=80)
