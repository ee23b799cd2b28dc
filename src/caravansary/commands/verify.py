"""`caravansary verify RECORD`: whether a table dealt a game as it had committed to. Exit code 0: yes, 1: no."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from caravansary.engine import record
from caravansary.engine.proving import Proof, prove
from caravansary.errors import BadOption
from caravansary.games import kind
from caravansary.terminal.files import read_record
from caravansary.texts import text


def arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    parser.add_argument("record", metavar="RECORD", help=say("cli-record-file"))
    parser.add_argument("--commitment", metavar="HEX", help=say("cli-verify-commitment"))
    parser.add_argument("--since", metavar="N", type=int, help=say("cli-verify-since"))
    parser.add_argument("--components", metavar="DIR", help=say("cli-components-option"))


def run(args: argparse.Namespace) -> int:
    noted = None if args.commitment is None else "".join(args.commitment.split()).lower()
    if noted is not None and (len(noted) != 64 or set(noted) - set("0123456789abcdef")):
        raise BadOption("cli-verify-form")
    body = record.read(read_record(Path(args.record)), kind)
    proof = prove(kind(body["game"]), body, noted, args.components, args.since)
    say = partial(_say, args.lang)
    if proof.commitment is None:
        print(say("verify-nothing"))
        return 1
    print("\n".join(_told(proof, noted, say)))
    return 0 if proof.holds else 1


def _told(proof: Proof, noted: str | None, say: Callable[..., str]) -> list[str]:
    lines = [say("verify-commitment", commitment=proof.commitment)]
    if not proof.fits:
        return [*lines, say("verify-other-secret")]
    lines.append(say("verify-from-setup") if proof.from_setup else say("verify-since", decisions=proof.since))
    if proof.late:
        return [*lines, say("verify-late")]
    if proof.differs is not None:
        return [*lines, say("verify-differs", decision=proof.differs)]
    lines.append(say("verify-told", decisions=proof.told) if proof.told else say("verify-not-told"))
    return [*lines, say("verify-holds") if noted else say("verify-compare")]


def _say(lang: str, message: str, **args: Any) -> str:
    return text(message, args, lang)
