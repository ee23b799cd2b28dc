// Being woken by the server: a subscription is made once the worker is at work, and its notification leads to the table.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import source from "../public/sw.js?raw";
import { house } from "../src/lib/house.svelte";
import { pushes } from "../src/lib/push.svelte";

const sent: unknown[] = [];
const subscription = { toJSON: () => ({ endpoint: "https://push.example/1", keys: { p256dh: "p", auth: "a" } }), unsubscribe: vi.fn() };
const manager = { subscribe: vi.fn(async () => subscription), getSubscription: vi.fn(async (): Promise<typeof subscription | null> => null) };

beforeEach(() => {
  sent.length = 0;
  vi.clearAllMocks();
  house.about = { push: "AQID" } as never;
  vi.stubGlobal("fetch", async (_: URL, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return new Response("{}");
  });
  // As in a browser: a worker that was just registered can't subscribe yet.
  const asleep = { subscribe: () => Promise.reject(new DOMException("no active worker", "AbortError")), getSubscription: async () => null };
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: { register: async () => ({ pushManager: asleep }), ready: Promise.resolve({ pushManager: manager }) } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  house.about = null;
  Reflect.deleteProperty(navigator, "serviceWorker");
});

describe("Web Push", () => {
  it("tells the server where this browser is woken, and takes it back", async () => {
    expect(await pushes(true)).toBe(true);
    expect(manager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: new Uint8Array([1, 2, 3]) });
    expect(sent).toEqual([{ endpoint: "https://push.example/1", p256dh: "p", auth: "a", lang: "en" }]);
    manager.getSubscription.mockResolvedValueOnce(subscription);
    expect(await pushes(false)).toBe(true);
    expect(sent.at(-1)).toEqual({ endpoint: null });
    expect(subscription.unsubscribe).toHaveBeenCalledOnce();
  });
  it("asks nothing of a server without keys, or of a browser that refuses", async () => {
    manager.subscribe.mockRejectedValueOnce(new DOMException("denied", "NotAllowedError"));
    expect(await pushes(true)).toBe(false);
    house.about = { push: null } as never;
    expect(await pushes(true)).toBe(false);
    expect(sent).toEqual([]);
  });
});

describe("the worker that wakes", () => {
  type Heard = (event: object) => void;
  const heard: Record<string, Heard> = {};
  const show = vi.fn(async () => undefined);
  const openWindow = vi.fn(async () => undefined);
  let pages: { url: string; focus: () => void }[] = [];
  const worker = {
    addEventListener: (what: string, then: Heard) => (heard[what] = then),
    registration: { scope: "https://table.example/", showNotification: show },
    clients: { matchAll: async () => pages, openWindow },
  };
  new Function("self", source)(worker);
  const happen = async (what: string, event: object): Promise<void> => {
    let done: unknown;
    heard[what]!({ ...event, waitUntil: (work: unknown) => (done = work) });
    await done;
  };

  it("shows whose turn it is, and leads to the table, open or not", async () => {
    await happen("push", { data: { json: () => ({ title: "It is your turn", body: "Spice Road", url: "#/table/t1" }) } });
    expect(show).toHaveBeenCalledWith("It is your turn", expect.objectContaining({ body: "Spice Road", data: "#/table/t1" }));
    const notification = { close: vi.fn(), data: "#/table/t1" };
    await happen("notificationclick", { notification });
    expect(openWindow).toHaveBeenCalledWith("https://table.example/#/table/t1");
    const focus = vi.fn();
    pages = [{ url: "https://table.example/#/table/t1", focus }];
    await happen("notificationclick", { notification });
    expect(focus).toHaveBeenCalledOnce();
    expect(openWindow).toHaveBeenCalledOnce();
  });
});
