import { expect, test } from "vitest";
import { newest } from "../../src/admin/rows/last-seen.ts";

test("A device keeps the newest lists that there is room for", () => {
  const list = (at: number, letters: number) => ({ at, data: "x".repeat(letters) });
  const lists = { old: list(1, 10), new: list(3, 10), long: list(2, 90) };
  expect(Object.keys(newest(lists, 1000))).toEqual(["new", "long", "old"]);
  expect(Object.keys(newest(lists, 30))).toEqual(["new"]);
  expect(newest({}, 30)).toEqual({});
});

test("What is counted is bytes, not letters", () => {
  const lists = { greek: { at: 1, data: "Ω".repeat(10) } };
  expect(Object.keys(newest(lists, 22))).toEqual(["greek"]);
  expect(Object.keys(newest(lists, 21))).toEqual([]);
});
