// One press may be several decisions: what is meant by it, what is taken back with it, and how a hint goes on after it.
import { beforeEach, expect, test, vi } from "vitest";
import type { Hint, TableState } from "../src/lib/contract";
import { hintFor, offered, stepsOf } from "../src/lib/legal";
import { Live } from "../src/lib/live.svelte";

const said = (action: number, verb: string) => ({ action, verb, arg: null, text: { id: `g-${verb}`, args: {} } });
const [SAIL, DONE, HARVEST, BUY, PAY] = [said(1, "move"), said(2, "done"), said(3, "harvest"), said(4, "acquire"), said(5, "pay")];
const under = { legal: [SAIL, DONE], beyond: [{ ...HARVEST, first: [DONE.action] }] };
const hintOf = (...steps: Hint["steps"]): Hint => ({ hint: steps[0]!, steps, turn: "", why: null });

test("what lies beyond a done is offered, and pressing it decides the done as well", () => {
  expect(offered(under).map(({ verb }) => verb)).toEqual(["move", "done", "harvest"]);
  expect(stepsOf(under, HARVEST.action)).toEqual([DONE.action, HARVEST.action]);
  expect(stepsOf(under, SAIL.action)).toEqual([SAIL.action]);
});

test("a hint does not ask for a done that need not be pressed", () => {
  expect(hintFor(under, hintOf(DONE, HARVEST)).hint).toBe(HARVEST);
  expect(hintFor(under, hintOf(SAIL, DONE)).hint).toBe(SAIL);
});

const at = (decisions: number, more: Partial<TableState> = {}) => ({ table: "t", event: 7, decisions, player: 0, waits: "decision", legal: [BUY], beyond: [], you: { seats: [0] }, log_from: 0, log: [], ...more }) as unknown as TableState;
let sent: { path: string; body: Record<string, unknown> }[] = [];

beforeEach(() => {
  sent = [];
  // A table at which buying is followed by two payments without a choice; the second press is done.
  vi.stubGlobal("fetch", async (url: URL, { body }: RequestInit) => {
    const asked = JSON.parse(String(body)) as { actions: number[]; through?: boolean };
    sent.push({ path: url.pathname.split("/").at(-1)!, body: asked });
    const forced = asked.through && asked.actions.at(-1) === BUY.action ? [PAY.action, PAY.action] : [];
    const actions = [...asked.actions, ...forced];
    return Response.json({ actions, state: at(actions.length, { event: url.pathname.endsWith("move") ? 8 : 7, legal: actions.length ? [DONE] : [BUY] }) });
  });
});

test("a press of a turn that is thought over is taken back whole", async () => {
  const live = new Live("t");
  live.state = at(0);
  await live.act(BUY.action, true);
  expect(live.draft).toEqual([BUY.action, PAY.action, PAY.action]);
  await live.act(DONE.action, true);
  expect(live.draft).toHaveLength(4);
  await live.takeBack();
  expect(live.draft).toEqual([BUY.action, PAY.action, PAY.action]);
  expect(sent.map(({ path }) => path)).toEqual(["consider", "consider", "consider"]);
  expect(sent.at(-1)!.body).toEqual({ expected: 7, actions: [BUY.action, PAY.action, PAY.action] });
});

test("the hint goes on after what was decided by itself", async () => {
  const live = new Live("t");
  live.state = at(0);
  live.hint = hintOf(BUY, PAY, PAY, DONE);
  await live.act(BUY.action, true);
  expect(live.hint?.hint).toBe(DONE);
});

test("a press without confirming is one move", async () => {
  const live = new Live("t");
  live.state = at(0);
  await live.act(BUY.action, false);
  expect(sent.map(({ path, body }) => [path, body["actions"], body["through"]])).toEqual([["move", [BUY.action], true]]);
});
