"""How many small faults in the rules the tests catch: `python tests/mutation.py [GAME ...] [--every N]`, on one core, in plain Python.

One fault at a time is planted in the rule files of a game: a comparison or sum turned, a number off by one, a step left out.
The tests of the clauses (tests/rules) run; what passes them all meets two tests with whole games. A fault that passes those
too is a survivor. Results go to tests/data/mutation.json. There a survivor needs its reason (`why`): as a rule, that the fault
changes nothing. `--every 5` tries only each fifth fault, `--survivors` only those that survived the last time.

Tests are collected once. Each fault is tried in a fork, the tests that caught the last ones first, so most take milliseconds.
"""

from __future__ import annotations
import __future__

import argparse
import ast
import gc
import hashlib
import importlib
import json
import os
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import redirect_stdout
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

TESTS = Path(__file__).resolve().parent
GAMES = TESTS.parent / "src" / "caravansary" / "games"
FILES = ("rules.py", "moves.py", "actions.py")
RESULTS = TESTS / "data" / "mutation.json"
SHARE = 98.0  # percent of the faults that must be caught
SECONDS = 0.3  # of processor time for a test of clauses, on top of ten times what it takes without a fault, which may loop for ever
LONGER = 120.0  # the same for tests with whole games
CONFORMANCE = ("test_golden.py", "test_keeping.py::test_a_position_is_read_back_at_every_decision")


@dataclass(frozen=True)
class Fault:
    file: str
    function: str
    line: str
    what: str
    code: Any

    @property
    def key(self) -> tuple[str, ...]:
        return self.file, self.function, self.line, self.what


# Faults


SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
OTHER = {"min": "max", "max": "min"}


def changed(node: ast.AST) -> Iterator[ast.AST]:
    """What may stand wrongly in the place of a node."""
    if type(node) in SWAPPED:
        yield SWAPPED[type(node)]()
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield ast.Constant(node.value + 1)
    elif isinstance(node, ast.Name) and node.id.isupper():
        yield ast.BinOp(node, ast.Add(), ast.Constant(1))
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.Invert):
        yield node.operand
    elif isinstance(node, ast.If | ast.IfExp | ast.While) and not isinstance(node.test, ast.Compare):
        yield _with(node, test=ast.UnaryOp(ast.Not(), node.test))
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        if node.func.id in OTHER:
            yield _with(node, func=ast.Name(OTHER[node.func.id], ast.Load()))
        if node.func.id == "range":
            yield _with(node, args=[*node.args[:-1], ast.BinOp(node.args[-1], ast.Sub(), ast.Constant(1))])
    elif isinstance(node, ast.AugAssign | ast.Expr | ast.Assign) and not _needed(node):
        yield ast.Pass()


def _needed(node: ast.AugAssign | ast.Expr | ast.Assign) -> bool:
    """A docstring, or what introduces a name: without it everything fails."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    return isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)


def _with(node: ast.AST, **fields: Any) -> ast.AST:
    made = type(node)(**{name: getattr(node, name) for name in node._fields})
    for name, value in fields.items():
        setattr(made, name, value)
    return made


class Planted(ast.NodeTransformer):
    """Counts the nodes it comes to, and changes one of them."""

    def __init__(self, at: int = -1, change: Callable[[ast.AST], ast.AST] = lambda node: node) -> None:
        self.at, self.change = at, change
        self.seen: list[tuple[ast.AST, int]] = []
        self.line = 0

    def visit(self, node: ast.AST) -> Any:
        self.line = getattr(node, "lineno", self.line)
        self.seen.append((node, self.line))
        if len(self.seen) - 1 == self.at:
            return ast.copy_location(self.change(node), node)
        return self.generic_visit(node)


def faults(path: Path) -> Iterator[Fault]:
    """Every fault that can be planted in the functions of a file."""
    source = path.read_text(encoding="utf-8")
    lines = source.splitlines()
    for function in ast.parse(source).body:
        if not isinstance(function, ast.FunctionDef):
            continue
        function.decorator_list = []
        function.returns = None
        for each in function.args.args:
            each.annotation = None
        walk = Planted()
        walk.visit(deepcopy(function))
        told: Counter[tuple[str, str]] = Counter()
        for at, (node, line) in enumerate(walk.seen):
            for number, _ in enumerate(changed(node)):
                made = Planted(at, lambda found, number=number: list(changed(found))[number]).visit(deepcopy(function))
                ast.fix_missing_locations(made)
                what = _told(function, made)
                told[lines[line - 1], what] += 1
                if (nth := told[lines[line - 1], what]) > 1:
                    what += f"  ({nth})"
                name = path.relative_to(GAMES).as_posix()
                yield Fault(name, function.name, lines[line - 1].strip(), what, _code(made, path))


def _told(before: ast.AST, after: ast.AST) -> str:
    """The first line that differs, as it is with the fault."""
    old, new = ast.unparse(before).splitlines(), ast.unparse(after).splitlines()
    return next(line.strip() for line, was in zip([*new, ""], [*old, "end"], strict=False) if line != was)


def _code(function: Any, path: Path) -> Any:
    names: dict[str, Any] = {}
    flags = __future__.annotations.compiler_flag
    exec(compile(ast.Module([function], []), str(path), "exec", flags, dont_inherit=True), names)
    return names[function.name].__code__


def plant(fault: Fault) -> None:
    module = importlib.import_module("caravansary.games." + fault.file.removesuffix(".py").replace("/", "."))
    getattr(module, fault.function).__code__ = fault.code


# Trying them


class Trial:
    """Stands in for the loop of pytest: runs the tests once for each fault, in forks, and once without, to know their times."""

    def __init__(self, game: str, planted: Sequence[Fault], timed: bool) -> None:
        self.game, self.planted, self.timed = game, planted, timed
        self.caught: set[Fault] = set()
        self.survivors: list[Fault] = []
        self.failed = False

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Of tests for all games, those of this one, with two players."""
        given = [getattr(getattr(item, "callspec", None), "params", {}) for item in items]
        items[:] = [
            item
            for item, each in zip(items, given, strict=True)
            if each.get("game", self.game) == self.game and ("game" not in each or each.get("players", 2) == 2)
        ]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed |= report.failed

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = session.items
        limits = [LONGER] * len(items)
        if self.timed:
            limits = [SECONDS + 10 * each for each in json.loads(self._forked(lambda: self._times(items)))]
        order = sorted(range(len(items)), key=limits.__getitem__)
        begun = time.monotonic()
        gc.freeze()  # what is not looked through is not copied into the forks
        for number, fault in enumerate(self.planted, 1):
            found = self._forked(lambda fault=fault: self._first_failure(items, order, limits, fault))  # type: ignore[misc]
            if found == "none":
                self.survivors.append(fault)
                print(f"  survived: {fault.file} {fault.function}: {fault.line}  ->  {fault.what}", flush=True)
            else:
                self.caught.add(fault)
                if found and self.timed:
                    order.remove(int(found))
                    order.insert(0, int(found))
            if number % 50 == 0:
                print(f"  {number} of {len(self.planted)} after {time.monotonic() - begun:.0f} s", flush=True)
        return True

    def _forked(self, work: Callable[[], str]) -> str:
        """What a fork of this process answers; nothing if a signal ended it, as when it used up its time."""
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            complaints = os.fdopen(os.dup(2), "w")
            code = 1
            try:
                with Path(os.devnull).open("w") as nowhere, redirect_stdout(nowhere):
                    os.dup2(nowhere.fileno(), 1)
                    os.dup2(nowhere.fileno(), 2)
                    os.write(writing, work().encode())
                code = 0
            except BaseException:
                traceback.print_exc(file=complaints)
                complaints.flush()
            finally:
                os._exit(code)
        os.close(writing)
        with os.fdopen(reading) as answer:
            told = answer.read()
        ended = os.waitpid(child, 0)[1]
        assert os.WIFSIGNALED(ended) or ended == 0, "see above"
        return told

    def _times(self, items: Sequence[pytest.Item]) -> str:
        times = []
        for item in items:
            begun = time.process_time()
            self._run(item)
            assert not self.failed, f"{item.nodeid} fails without a fault"
            times.append(time.process_time() - begun)
        return json.dumps(times)

    def _first_failure(self, items: Sequence[pytest.Item], order: Sequence[int], limits: Sequence[float], fault: Fault) -> str:
        plant(fault)
        for i in order:
            signal.setitimer(signal.ITIMER_PROF, limits[i])
            self._run(items[i])
            if self.failed:
                return str(i)
        return "none"

    def _run(self, item: pytest.Item) -> None:
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)


def tried(game: str, planted: Sequence[Fault]) -> list[Fault]:
    """Those of these faults of a game that survive."""
    clauses = sorted(map(str, (TESTS / "rules").glob(f"test_{game.replace('-', '_')}_*.py")))
    for paths in (clauses, [str(TESTS / "conformance" / name) for name in CONFORMANCE]):
        trial = Trial(game, planted, timed=paths is clauses)
        without = [word for plugin in ("terminal", "cacheprovider", "timeout", "xdist") for word in ("-p", f"no:{plugin}")]
        code = pytest.main(["--import-mode=importlib", "--assert=plain", *without, "-o", "addopts=", *paths], plugins=[trial])
        assert code == 0 and len(trial.caught) + len(trial.survivors) == len(planted), "the tests did not run"
        planted = trial.survivors
    return list(planted)


# What is written down


def main() -> int:
    import caravansary as cv

    parser = argparse.ArgumentParser(description="How many small faults in the rules the tests catch.")
    parser.add_argument("games", nargs="*", default=list(cv.games()), metavar="GAME")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="try only each N-th fault")
    parser.add_argument("--survivors", action="store_true", help="try only those that survived the last time")
    chosen = parser.parse_args()
    for game in chosen.games:
        print(f"{game} ...", flush=True)
        folder = GAMES / game.replace("-", "_")
        planted = [fault for name in FILES if (folder / name).is_file() for fault in faults(folder / name)]
        if chosen.survivors:
            last = survivors_of(kept())
            planted = [fault for fault in planted if fault.key in last]
        else:
            planted = planted[:: chosen.every]
        write(planted, tried(game, planted), None if chosen.survivors else chosen.every)
    files = kept().values()
    planted_, caught = (sum(about[word] for about in files) for word in ("planted", "caught"))
    unexplained = sum(not why for why in survivors_of(kept()).values())
    print(f"{caught} of {planted_} faults caught ({100 * caught / planted_:.1f} %), {unexplained} survivors without a reason")
    return 0 if 100 * caught >= SHARE * planted_ and not unexplained else 1


def kept() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(RESULTS.read_text(encoding="utf-8"))["files"] if RESULTS.is_file() else {}
    return found


def survivors_of(files: Mapping[str, Any]) -> dict[tuple[str, ...], str]:
    """The survivors on file, with their reasons."""
    return {(name, one["function"], one["line"], one["fault"]): one["why"] for name, about in files.items() for one in about["survivors"]}


def write(planted: Sequence[Fault], survivors: Sequence[Fault], every: int | None) -> None:
    """Put what was found on file; with no `every`, only earlier survivors were tried."""
    files = kept()
    before = survivors_of(files)
    for name in sorted({fault.file for fault in planted}):
        left = [fault for fault in survivors if fault.file == name]
        about = {} if every is None else {"every": every, "planted": sum(fault.file == name for fault in planted)}
        files[name] = {
            **files.get(name, {}),
            **about,
            "made": time.strftime("%Y-%m-%d", time.gmtime()),
            "source": hashlib.sha256((GAMES / name).read_bytes()).hexdigest()[:16],
            "survivors": [
                {"function": fault.function, "line": fault.line, "fault": fault.what, "why": before.get(fault.key, "")} for fault in left
            ],
        }
        files[name]["caught"] = files[name]["planted"] - len(left)
    RESULTS.write_text(json.dumps({"files": files}, indent=1, ensure_ascii=False, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    os.environ["CARAVANSARY_JIT"] = "0"
    sys.path[:0] = [str(TESTS), str(TESTS.parent / "src")]
    sys.exit(main())
