import { expect, test } from "vitest";
import { knownTranslations } from "../../src/suggestions/known-translations.ts";

test("What an owner kept as it was suggested is known in the other language", () => {
  const inGerman = knownTranslations("en", "de");
  expect(inGerman("Hair dryer")).toBe("Haartrockner");
  expect(inGerman(" At any time ")).toBe("Jederzeit");
  expect(inGerman("How can I pay?")).toBe("Wie kann ich bezahlen?");
  expect(knownTranslations("de", "fr")("Haartrockner")).toBe("Sèche-cheveux");
});

test("services with one number are told one by one", () => {
  expect(knownTranslations("en", "de")("Ambulance, Fire brigade")).toBe("Rettungsdienst, Feuerwehr");
  expect(knownTranslations("en", "de")("Ambulance, Mountain rescue")).toBeUndefined();
});

test("what was filled in stays if it has no words, and is left to its owner if it has", () => {
  const inGerman = knownTranslations("en", "de");
  expect(inGerman("Breakfast is served 7:30–10:00.")).toBe("Frühstück gibt es 7:30–10:00.");
  expect(inGerman("Breakfast is served At any time.")).toBe("Frühstück gibt es Jederzeit.");
  expect(inGerman("Breakfast is served on the terrace.")).toBeUndefined();
  expect(inGerman("Breakfast is served .")).toBeUndefined();
});

test("own words, and languages without texts of ours, are left to their owner", () => {
  expect(knownTranslations("en", "de")("Hair dryers in every room")).toBeUndefined();
  expect(knownTranslations("en", "de")("7:00–10:00")).toBeUndefined();
  expect(knownTranslations("en", "sv")("Hair dryer")).toBeUndefined();
  expect(knownTranslations("sv", "de")("Hair dryer")).toBeUndefined();
  expect(knownTranslations("en", "en")("Hair dryer")).toBeUndefined();
});
