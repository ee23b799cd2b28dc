// node compiling.mjs RUNTIME FROM.zip TO.zip [PATTERN OF WHAT IS LEFT OUT ...]: the modules of an archive compiled by the very Python that runs them in a
// page, so that no visit compiles them again; without their docstrings. Nothing in the new archive is compressed: it is packed as a whole.
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [runtime, from, to, ...leftOut] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(resolve(runtime, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: `${resolve(runtime)}/`, stdLibURL: resolve(runtime, "python_stdlib.zip") });
python.FS.writeFile("/from.zip", readFileSync(from));
python.globals.set("left_out", python.toPy(leftOut));
python.runPython(`
import ast
import zipfile
from fnmatch import fnmatch
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash

def is_left_out(name):
    return any(fnmatch(name, each) or fnmatch(name, each + "/*") for each in left_out)

def undocumented(content):
    tree = ast.parse(content)
    for each in ast.walk(tree):
        if isinstance(each, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and ast.get_docstring(each, False) is not None:
            each.body[0].value = ast.Constant("")
    return ast.fix_missing_locations(tree)

with zipfile.ZipFile("/from.zip") as source, zipfile.ZipFile("/to.zip", "w", zipfile.ZIP_STORED) as made:
    for name in sorted(source.namelist()):
        if name.endswith("/") or is_left_out(name.removesuffix(".py")):
            continue
        content = source.read(name)
        if name.endswith(".py"):
            code = compile(undocumented(content), name, "exec", dont_inherit=True)
            name, content = name + "c", _code_to_hash_pyc(code, source_hash(content), False)
        made.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), bytes(content))
`);
writeFileSync(to, python.FS.readFile("/to.zip"));
