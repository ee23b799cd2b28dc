"""Make the kernels: `python -m caravansary.kernels.build [GAME ...]`, one .wasm and one .json a game, beside this file.

The functions that bots call are compiled by Numba as ever, for no processor in particular and in a fresh cache (what Numba loads from
a cache has no LLVM code). llvmlite then targets their LLVM code at WebAssembly, and the `wasm-ld` of the package `ziglang` (extra `site`)
links it. Nothing in a kernel allocates, and it imports only the memory. What has not changed is not rebuilt.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from caravansary.bots import make_bot, plans, playouts, tree
from caravansary.child import command
from caravansary.engine import jit
from caravansary.engine.kind import Kind
from caravansary.engine.making import new_game
from caravansary.games import kind, playable
from caravansary.judge import network

FOLDER = Path(__file__).with_name("built")
THOUGHTS = ("beam:2,depth=2,slack=5", "mcts:2")  # bots that between them call everything
MODULES = (playouts, plans, tree, network)
PLAIN_TARGET = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "NUMBA_LOOP_VECTORIZE": "0", "NUMBA_SLP_VECTORIZE": "0"}
TRIPLE = "wasm32-unknown-unknown"
DATA_LAYOUT = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
STACK = 1 << 16  # bytes
LINKING = ["--no-entry", "--strip-all", "--import-memory", "--export=__heap_base", "--stack-first", "-z", f"stack-size={STACK}"]


def build(games: Sequence[Kind], folder: Path = FOLDER) -> None:
    """The kernels of these games, as far as they are not there; each is made in its own process."""
    folder.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda game: _build_apart(game, folder), [game for game in games if is_stale(game, folder)]))


def is_stale(game: Kind, folder: Path = FOLDER) -> bool:
    stamp = folder / f"{game.id}.stamp"
    return not stamp.is_file() or stamp.read_text(encoding="utf-8") != wanted_stamp(game)


def wanted_stamp(game: Kind) -> str:
    """What the kernel of a game is made from: the code, and what compiles it."""
    from caravansary.engine.compiling import compiler_for

    compiler = compiler_for(game)
    marked = [value for module in MODULES for value in vars(module).values() if jit.mark_of(value) is not None]
    tools = [version("llvmlite"), version("ziglang"), Path(__file__).read_text(encoding="utf-8")]
    return hashlib.sha256("\0".join([*map(compiler.hash_of, marked), *tools]).encode()).hexdigest()


def _build_apart(game: Kind, folder: Path) -> None:
    print(f"kernels: compiling {game.id} (about 30 s) ...", file=sys.stderr, flush=True)
    with tempfile.TemporaryDirectory() as cache:
        surroundings = {**os.environ, **PLAIN_TARGET, "CARAVANSARY_CACHE": cache, "CARAVANSARY_BOUNDS": "0", "CARAVANSARY_JIT": "1"}
        subprocess.run([*command("caravansary.kernels.build"), "--here", "--folder", str(folder), game.id], env=surroundings, check=True)
    (folder / f"{game.id}.stamp").write_text(wanted_stamp(game), encoding="utf-8")


def build_here(game: Kind, folder: Path) -> None:
    from caravansary.kernels.describing import described

    functions: dict[str, dict[str, Any]] = {}
    code = []
    for name, result in thinking(game):
        exported = name.rpartition(".")[2]
        code.append(aimed(str(result.library._final_module), result.fndesc.llvm_func_name, exported))
        taken, given = result.signature.args, result.signature.return_type
        functions[name] = {"export": exported, "takes": list(map(described, taken)), "gives": described(given)}
    (folder / f"{game.id}.wasm").write_bytes(linked(code, [each["export"] for each in functions.values()]))
    (folder / f"{game.id}.json").write_text(json.dumps(functions, sort_keys=True), encoding="utf-8")


def thinking(game: Kind) -> Iterator[tuple[str, Any]]:
    """What bots call in compiled code, found by letting them think: names, and what Numba made."""
    from numba import types

    start = new_game(game, min(game.players), seed=1)
    for spec in THOUGHTS:
        make_bot(spec).choose(start.sight())
    if game.features is not None:
        sizes = game.features.size(start.players), 1, 1, 2 * start.players
        network.verdict(start, network.judge(sizes, [0.0] * network.weights_in(sizes), start.players))
    for module in MODULES:
        for name, function in vars(jit.functions(game, module)).items():
            for asked, result in getattr(function, "overloads", {}).items():
                if not any(isinstance(each, types.Literal) for each in asked):  # those are for calls within
                    yield f"{module.__name__}.{name}", result


def aimed(text: str, name: str, exported: str) -> str:
    """The LLVM code of a function and all it calls, for WebAssembly; without what only Python needs: wrappers, counts of references."""
    text = re.sub(r'^define[^\n]*@"?(?:_ZN7cpython|cfunc\.|NRT_)[^\n]*\{\n.*?^}\n', "", text, flags=re.M | re.S)
    text = re.sub(r"^[^\n]*call void @NRT_(?:in|de)cref\([^\n]*\n", "", text, flags=re.M)
    text = re.sub(r'target datalayout = "[^"]*"', f'target datalayout = "{DATA_LAYOUT}"', text)
    text = re.sub(r'target triple = "[^"]*"', f'target triple = "{TRIPLE}"', text)
    text = re.sub(r'"target-(cpu|features)"="[^"]*"', "", text)
    text = re.sub(r"= common (local_unnamed_addr )?global", "= internal global", text)  # WebAssembly has no common symbols
    return text.replace(name, exported)


def linked(code: Sequence[str], exports: Sequence[str]) -> bytes:
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, reloc="static", codemodel="default", features=FEATURES)
    with tempfile.TemporaryDirectory() as scratch:
        out, objects = Path(scratch, "kernel.wasm"), []
        for number, text in enumerate(code):
            module = llvm.parse_assembly(text)
            module.verify()
            objects.append(Path(scratch, f"{number}.o"))
            objects[-1].write_bytes(machine.emit_object(module))
        exported = [f"--export={each}" for each in exports]
        subprocess.run([sys.executable, "-m", "ziglang", "wasm-ld", *LINKING, *exported, "-o", out, *objects], check=True)
        return out.read_bytes()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m caravansary.kernels.build", description=__doc__)
    parser.add_argument("games", nargs="*", help="all games that can be judged, unless named")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--here", action="store_true", help="in this process, with its compiler as it is set")
    asked = parser.parse_args()
    games = [kind(id) for id in asked.games] or [game for game in playable() if game.evaluation is not None]
    if asked.here:
        for game in games:
            build_here(game, asked.folder)
    else:
        build(games, asked.folder)


if __name__ == "__main__":
    main()
