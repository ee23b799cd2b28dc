// A live table: what is pressed is neither lost nor done twice, whatever the order in which answers and news come.
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TableState } from "../src/lib/contract";
import type { NewsSource, Reply } from "../src/lib/door";
import { Live } from "../src/lib/live.svelte";

interface Sent {
  path: string;
  body: { actions?: number[]; request?: string };
  answer: (reply: object) => void;
  fail: () => void;
}
const sent: Sent[] = [];
let news: NewsSource;

vi.mock("../src/lib/door", async (original) => ({
  ...(await original<object>()),
  door: () =>
    Promise.resolve({
      ask: (_: string, path: string, body: string) =>
        new Promise<Reply>((done, failed) => {
          sent.push({ path, body: JSON.parse(body) as Sent["body"], answer: (reply) => done({ status: 200, body: JSON.stringify(reply) }), fail: () => failed(new TypeError()) });
        }),
      news: () => (news = { onmessage: null, onclose: null, close() {} }),
    }),
}));

function state(decisions: number): TableState {
  return { table: "t", game: "spice-road", edition: "spice", event: decisions, decisions, player: 0, waits: "decision", status: "playing", you: { seats: [0], seat: 0, host: true }, log: [], log_from: 0, legal: [], beyond: [], luck: {}, view: null } as unknown as TableState;
}
const settle = () => new Promise((next) => setTimeout(next));
const told = (message: object) => news.onmessage?.({ data: JSON.stringify(message) });

async function sitDown(): Promise<Live> {
  const live = new Live("t");
  live.open();
  await settle();
  told({ type: "state", state: state(1) });
  return live;
}

beforeEach(() => void sent.splice(0));

describe("what is pressed", () => {
  it("counts although the answer to the decision before is still on its way", async () => {
    const live = await sitDown();
    void live.act(7, false);
    await settle();
    told({ type: "news", event: 2, events: [], state: state(2) });
    void live.act(8, false);
    await settle();
    expect(sent.map(({ body }) => body.actions)).toEqual([[7]]);
    sent[0]!.answer({ state: state(2) });
    await settle();
    expect(sent.map(({ body }) => body.actions)).toEqual([[7], [8]]);
  });
  it("counts once when it is pressed twice", async () => {
    const live = await sitDown();
    void live.act(7, false);
    void live.act(7, false);
    await settle();
    sent[0]!.answer({ state: state(2) });
    await settle();
    expect(sent).toHaveLength(1);
  });
  it("is said beside a move", async () => {
    const live = await sitDown();
    void live.act(7, false);
    void live.speak("hello");
    await settle();
    sent[0]!.answer({ state: state(2) });
    await settle();
    expect(sent.map(({ path }) => path)).toEqual(["tables/t/move", "tables/t/speak"]);
  });
  it.each([
    ["played", false, "tables/t/move"],
    ["thought over", true, "tables/t/consider"],
  ])("waits without a connection and goes out with the first news when it is %s", async (_, confirming, path) => {
    const live = await sitDown();
    void live.act(7, confirming);
    await settle();
    sent[0]!.fail();
    await settle();
    expect(live.connection).toBe("lost");
    expect(live.problem).toBeNull();
    dispatchEvent(new Event("online"));
    await settle();
    told({ type: "state", state: state(1) });
    await settle();
    expect(sent.map((each) => [each.path, each.body.actions])).toEqual([[path, [7]], [path, [7]]]);
    expect(sent[0]!.body.request).toBe(sent[1]!.body.request);
    sent[1]!.answer(confirming ? { state: state(2), actions: [7] } : { state: state(2) });
    await settle();
    expect(live.state?.decisions).toBe(2);
    expect(live.busy).toBe(false);
  });
});
