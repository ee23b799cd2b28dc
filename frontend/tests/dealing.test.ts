// The check of how a game was dealt, against what the server says of it.
import { beforeEach, expect, test } from "vitest";
import { check, commitmentOf, note } from "../src/lib/dealing";

const secret = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, "0")).join("");
// The same as in tests/table/test_luck.py.
const commitment = "16b59f33745781af95055d0cc22c0c70311de647829604ff4c21d08036bb5d32";
const luck = { commitment, since: 0, secret };
const dealing = { commitment, secret, since: 0, from_setup: true, holds: true };

beforeEach(() => localStorage.clear());

test("a commitment is made here as the server makes it", async () => {
  expect(await commitmentOf(secret)).toBe(commitment);
});

test("what was noted during the game is what proves it", async () => {
  expect(await check("t1", luck, dealing)).toBe("not-noted");
  note("t1", luck); // the game is over: too late
  expect(await check("t1", luck, dealing)).toBe("not-noted");
  note("t1", { ...luck, secret: null });
  expect(await check("t1", luck, dealing)).toBe("proven");
});

test("nothing else does", async () => {
  note("t1", { commitment: "0".repeat(64), since: 0, secret: null });
  note("t1", { ...luck, secret: null }); // the first one counts
  expect(await check("t1", luck, dealing)).toBe("changed");
  note("t3", { ...luck, secret: null });
  expect(await check("t3", { ...luck, since: 9 }, dealing)).toBe("changed"); // from the first card on, it had said
  expect(await check("t3", luck, { ...dealing, since: 9 })).toBe("changed");
  const other = "f".repeat(64);
  expect(await check("t2", { ...luck, secret: other }, { ...dealing, secret: other })).toBe("other-secret");
  expect(await check("t2", luck, { ...dealing, secret: other })).toBe("other-secret");
  expect(await check("t2", luck, { ...dealing, holds: false })).toBe("other-cards");
  expect(await check("t2", { ...luck, secret: null }, dealing)).toBe("cannot");
});
