/** Whatever colour an owner picks, guests can read the page. */
import { wcagContrast } from "culori";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nameSize } from "../../src/guest/cover/name-size.ts";
import { lookOf } from "../../src/guest/frame/look.ts";
import { type Colors, colorsOf, isShownDarker } from "../../src/lib/look/colors.ts";

/** Text on what lies behind it: WCAG 2.2, 1.4.3 asks for 4.5:1. */
const PAIRS: readonly [keyof Colors, keyof Colors][] = [
  ["ink", "paper"],
  ["ink", "card"],
  ["soft", "paper"],
  ["soft", "card"],
  ["accent", "paper"],
  ["accent", "card"],
  ["on-accent", "accent"],
  ["on-cover", "cover-top"],
  ["on-cover", "cover-end"],
  ["on-cover", "cover-mark"],
  ["go", "card"],
  ["alert", "paper"],
  ["go", "paper"],
  ["alert", "card"],
];

function unreadable(colors: Colors): string[] {
  return PAIRS.filter(([text, behind]) => wcagContrast(colors[text], colors[behind]) < 4.5).map((pair) =>
    pair.join(" on "),
  );
}

test("Text can be read on what lies behind it, and inputs be seen, with any colour", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const { light, dark } = colorsOf(`#${number.toString(16).padStart(6, "0")}`);
      expect(unreadable(light)).toEqual([]);
      expect(unreadable(dark)).toEqual([]);
      // 1.4.11 asks for 3:1 of what shows where an input is.
      for (const { edge, card } of [light, dark]) expect(wcagContrast(edge, card)).toBeGreaterThanOrEqual(3);
    }),
    { numRuns: 2000 },
  );
});

test.each(["#1b4a66", "#8a3f22", "#27513f"])("%s stays as it is where it can be read", (accent) => {
  expect(colorsOf(accent).light.accent).toBe(accent);
});

test("Yellow is made darker for a light page, and lighter than navy for a dark one", () => {
  expect(wcagContrast(colorsOf("#ffee00").light.accent, "#ffffff")).toBeGreaterThan(4.5);
  expect(wcagContrast(colorsOf("#000066").dark.accent, colorsOf("#000066").dark.paper)).toBeGreaterThan(4.5);
});

test.each([
  ["#f2d38a", true],
  // White on it can be read, but it is too light beside the page's ink.
  ["#cc0000", true],
  ["#CC0000", true],
  ["#8a3f22", false],
  ["#8A3F22", false],
  ["#000000", false],
  // Rounded to other digits, as dark as before.
  ["#0000c2", false],
  ["", false],
  ["blu", false],
])("The owner of %s is told that the page darkens it: %s", (accent, told) => {
  expect(isShownDarker(accent)).toBe(told);
});

describe("A mood", () => {
  test.each(["classic", "modern", "warm"])("%s has a face of its own", (type_mood) => {
    const others = ["classic", "modern", "warm"].filter((mood) => mood !== type_mood);
    const { fontUrl } = lookOf({ accent: null, type_mood });
    expect(others.map((mood) => lookOf({ accent: null, type_mood: mood }).fontUrl)).not.toContain(fontUrl);
  });

  test("that this version does not know is shown as classic", () => {
    expect(lookOf({ accent: null, type_mood: "later" })).toEqual(
      lookOf({ accent: null, type_mood: "classic" }),
    );
  });
});

test.each([
  // Ems of the widest line on one, two and three lines, and of the longest word.
  ["The Ox", "3.7", "2.0", "2.0", "2.0"],
  ["Maison Corbeline", "8.9", "4.9", "4.9", "4.9"],
  ["東京ホテル", "5.3", "5.3", "5.3", "5.3"],
  ["The Grand Meridian Island Lagoon Resort, Spa & Residences", "31.4", "17.2", "11.3", "5.7"],
])("The name %s is as large as two lines let it be", (name, one, two, three, whole) => {
  expect(nameSize(name)).toBe(`h1{--n:${one};--m:${two};--o:${three};--w:${whole}}`);
});

test("A long word without spaces breaks where the server hyphenates it, a long Japanese one anywhere", () => {
  expect(nameSize("Sonnenterrassenpanoramaberggasthof")).toMatch(/--m:19/);
  expect(nameSize("Sonnen\u00adterrassen\u00adpanorama\u00adberg\u00adgasthof")).toMatch(/--m:1\d/);
  expect(nameSize("湯の花温泉旅館山水荘別邸月見亭")).toMatch(/^h1\{word-break:normal;.*--m:8/);
});

test("Each face says its weight: without it, WebKit bolds a heading again", () => {
  for (const type_mood of ["classic", "modern", "warm"]) {
    const faces = lookOf({ accent: null, type_mood }).css.match(/@font-face\{[^}]*\}/g) ?? [];
    expect(faces.length).toBeGreaterThan(0);
    for (const face of faces) expect(face).toMatch(/font-weight:\d00;/);
  }
});
