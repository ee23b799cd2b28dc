/** What a page needs before anybody can play, the largest first; this package is the last. */
export const NEEDED = ["pyodide.asm.wasm", "python_stdlib.zip", "caravansary.zip"];
/** What Python's own loader imports. */
export const SCRIPTS = ["pyodide.mjs", "pyodide.asm.mjs"];
