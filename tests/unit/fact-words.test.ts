/** The line below an item's name in the owner's lists. */
import { expect, test } from "vitest";
import { factsInWords } from "../../src/admin/content/sections/fact-words.ts";
import type { Item } from "../../src/admin/content/sections/items.ts";
import { amenities } from "../../src/sections/amenities.ts";

const NOON = {
  kind: "week",
  season: null,
  note: null,
  week: Array.from({ length: 7 }, () => ["12:00-14:00"]),
  exceptions: [],
};
const item = (values: object) => ({ id: "1", name: "Pool", location: "Roof", ...values }) as unknown as Item;

test("Times are said once: in the owner's words, or else as hours", () => {
  expect(factsInWords(amenities, item({ timing: "At noon", hours: NOON }))).toBe("At noon · Roof");
  expect(factsInWords(amenities, item({ timing: "", hours: NOON }))).toMatch(/^Every day: .+ · Roof$/);
  expect(factsInWords(amenities, item({ timing: "At noon", hours: null }))).toBe("At noon · Roof");
});
