import { expect, test } from "vitest";
import { shapeOf } from "../../src/server/rest/query.ts";
import { Shapes } from "../../src/server/rest/shapes.ts";

test("made-up shapes drop their own, and not other accounts'", () => {
  const shapes = new Shapes();
  const sql = "select 1".repeat(100);
  for (let i = 0; i < 60; i++) shapes.keep(`screen ${i}`, sql, "owner");
  for (let i = 0; i < 5000; i++) shapes.keep(`made up ${i}`, sql, "abuser");
  for (let i = 0; i < 60; i++) expect(shapes.get(`screen ${i}`)).toBe(sql);
  const left = Array.from({ length: 5000 }, (_, i) => shapes.get(`made up ${i}`)).filter(Boolean);
  // A megabyte, of which the screens have 150 KB.
  expect(left.length).toBeLessThan(500);
  expect(shapes.get("made up 4999")).toBe(sql);
  expect(shapes.get("made up 0")).toBeUndefined();
});

test("short ones are limited as well, and long ones are not kept", () => {
  const shapes = new Shapes();
  for (let i = 0; i < 10_000; i++) shapes.keep(`${i}`, "x", "abuser");
  const left = Array.from({ length: 10_000 }, (_, i) => shapes.get(`${i}`)).filter(Boolean);
  expect(left.length).toBeLessThan(2048);
  shapes.keep("long", "x".repeat(8000), "owner");
  expect(shapes.get("long")).toBeUndefined();
});

test.each([
  ["select=*&id=eq.5&limit=3&offset=4", "select=*&id=eq.&limit=&offset="],
  ["id=not.in.(a,b)&order=name.desc", "id=not.in.&order=name.desc"],
  ["id=is.null&name=not.is.null", "id=is.null&name=not.is.null"],
  ["id=%6eot.eq.5", "id=%6eot.eq.5"],
  ["select=eq.5&order=eq.5", "select=eq.5&order=eq.5"],
  ["id=eq(any).5", "id=eq(any).5"],
])("of %s only values are left out", (query, shape) => {
  expect(shapeOf(query)).toBe(shape);
});
