import { expect, test } from "vitest";
import { beyond } from "../../scripts/support/features.ts";
import { PARTS } from "../../scripts/support/floors.ts";
import { groupBy } from "../../src/lib/group-by.ts";
import { parsedUrl } from "../../src/lib/links/parsed-url.ts";

function lacking(part: string, code: string): string[] {
  const floor = PARTS.find(({ name }) => name === part)?.floor;
  if (!floor) throw new Error(`There is no part ${part}`);
  return beyond(new Map([["built.js", code]]), floor).map(({ feature }) => feature);
}

test.each([
  ["Map.groupBy(list, one)", "Map.groupBy"],
  ["f(AbortSignal.any(signals))", "AbortSignal.any"],
  ["new CSSStyleSheet()", "new CSSStyleSheet"],
  ["list.toSorted(one)", ".toSorted"],
  ["element.ariaPressed = 'true'", ".ariaPressed"],
  ["row.querySelector('li:has(b)')", ":has"],
  ["/(?<=a)b/", "/lookbehind_assertion/"],
  ["new RegExp('(?<!a)b')", "/lookbehind_assertion/"],
  ["class A { static { f() } }", "static block"],
  ["navigator.share(it)", "navigator.share"],
  ["URL.parse(text)", "URL.parse"],
])("the guest page may not say %s", (code, feature) => {
  expect(lacking("guest page", code)).toEqual([feature]);
});

test.each([
  "navigator.share?.(it)",
  "'share' in navigator && 1",
  "typeof Intl.Segmenter",
  "list.at(-1)",
  "list.findLast(one)",
  "const own = { toSorted() {} }; own.toSorted()",
  "row.querySelector('li:first-child')",
  "a ??= b; class A { #own = 1 }",
  "Object.hasOwn(a, b)",
])("the guest page may say %s", (code) => {
  expect(lacking("guest page", code)).toEqual([]);
});

test("Each part has a floor of its own", () => {
  expect(lacking("guests' search", "/(?<=a)b/")).toEqual([]);
  expect(lacking("admin", "list.toSorted(one); row.closest('li:has(b)')")).toEqual([]);
  expect(lacking("admin", "new Intl.Segmenter()")).toEqual(["Intl.Segmenter"]);
});

test("What stands in for Map.groupBy and URL.parse does the same", () => {
  const words = ["ab", "b", "aa"];
  expect([...groupBy(words, (word) => word[0])]).toEqual([
    ["a", ["ab", "aa"]],
    ["b", ["b"]],
  ]);
  expect(parsedUrl("https://a.example/b")?.host).toBe("a.example");
  expect(parsedUrl("b")).toBeUndefined();
});
