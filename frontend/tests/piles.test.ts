import { describe, expect, test } from "vitest";
import { after, grouped, missing, without } from "../src/lib/piles";

describe("piles of cubes", () => {
  test("what is missing for a cost, level by level", () => {
    expect(missing("1123", "1122")).toBe("2");
    expect(missing("1123", "123")).toBe("");
    expect(missing("4444", "1")).toBe("1");
  });
  test("taking cubes away leaves the others", () => {
    expect(without("1123", "12")).toBe("13");
    expect(without("11", "2")).toBe("11");
  });
  test("a trade shows the tray afterwards, and nothing when it can't be paid", () => {
    expect(after("1112", { give: "11", gain: "3" })).toBe("123");
    expect(after("1", { give: "11", gain: "3" })).toBeNull();
    expect(after("4", { gain: "12" })).toBe("124");
  });
  test("grouping counts each level once", () => {
    expect(grouped("1142")).toEqual([[1, 2], [2, 1], [4, 1]]);
  });
});
