/** Words that need proof in the European Union get a hint where an owner types them. */
import { expect, test } from "vitest";
import { claimIn } from "../../src/admin/content/sections/claims.ts";

test.each([
  ["Our eco-friendly rooms", "eco-friendly"],
  ["A carbon-neutral stay", "carbon-neutral"],
  ["Umweltfreundliches Haus", "Umweltfreundliches"],
  ["Seit 2020 klimaneutral", "klimaneutral"],
  ["Un hôtel écologique", "écologique"],
  ["Séjour neutre en carbone", "neutre en carbone"],
  ["Un albergo ecosostenibile", "ecosostenibile"],
  ["Productos ecológicos", "ecológicos"],
])("%s", (text, claim) => {
  expect(claimIn(text, "DE")).toBe(claim);
  expect(claimIn(text, "US")).toBeUndefined();
  expect(claimIn(text, null)).toBeUndefined();
});

test.each([
  "A green garden by the sea",
  "Das Klima ist mild, die Umwelt ruhig",
  "Friendly staff, neutral colors",
  "Économisez 10 % au restaurant",
])("%s makes no such claim", (text) => {
  expect(claimIn(text, "DE")).toBeUndefined();
});
