/** Nouns in the admin's texts, in languages that write them otherwise than English. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { amenities } from "../../src/sections/amenities.ts";
import { transport } from "../../src/sections/transport.ts";

const language = vi.hoisted(() => ({ tag: "en" }));
vi.mock("../../src/lib/texts/t.ts", async (original) => ({
  ...(await original<typeof import("../../src/lib/texts/t.ts")>()),
  get ADMIN_LANGUAGE() {
    return language.tag;
  },
}));
beforeEach(() => vi.resetModules());
afterEach(() => {
  language.tag = "en";
});

test.each([
  ["en", "Add Car Service"],
  ["es", "Add car service"],
])("A button's noun has capitals as %s writes them", async (tag, wanted) => {
  language.tag = tag;
  const { formWords } = await import("../../src/admin/ui/words.ts");
  expect(formWords(transport, false).submit).toBe(wanted);
});

test.each([
  ["en", "Part of the description"],
  ["es", "Part of the description"],
  // German nouns keep theirs in a sentence.
  ["de", "Part of the Description"],
])("A label in a sentence is written as %s writes nouns", async (tag, wanted) => {
  language.tag = tag;
  const { likelyMeanings } = await import("../../src/admin/filling/csv/guesses.ts");
  const labels = likelyMeanings(amenities, ["description"], ["Warm all year"]).map(({ label }) => label);
  expect(labels).toContain(wanted);
});
