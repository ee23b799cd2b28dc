// node page_speed.mjs RUNTIME PACKAGE.zip KERNELS QUESTIONS.json: answers to questions for bots as a page's worker gives them, with how long
// each took, as JSON. The same V8, the same Python and the same kernels as in Chromium.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { machine } from "../frontend/src/page/kernel.ts";

const [runtime, archive, kernels, asked] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(resolve(runtime, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: `${resolve(runtime)}/` });
python.unpackArchive(new Uint8Array(readFileSync(archive)), "zip");
const starter = python.pyimport("caravansary.table.page.start");
const TIMES = 5; // the best counts, as in page.py
// Milliseconds of this thread's processor time: whatever else the machine does counts for nothing.
const spent = () => Object.values(process.threadCpuUsage()).reduce((sum, each) => sum + each, 0) / 1000;
const found = [];
const ready = new Set();
for (const question of JSON.parse(readFileSync(asked, "utf8"))) {
  const { game } = question.position;
  if (!ready.has(game)) {
    ready.add(game);
    starter.have_kernel(game, await machine(readFileSync(`${kernels}/${game}.wasm`)), readFileSync(`${kernels}/${game}.json`, "utf8"));
    starter.thought(JSON.stringify(question)); // the first time is for V8
  }
  let [answer, best] = [null, Infinity];
  for (let i = 0; i < TIMES; i += 1) {
    const begun = spent();
    answer = JSON.parse(starter.thought(JSON.stringify(question))).answer;
    best = Math.min(best, spent() - begun);
  }
  found.push({ seconds: best / 1000, answer });
}
process.stdout.write(JSON.stringify(found));
