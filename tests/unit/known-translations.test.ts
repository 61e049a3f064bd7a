import { expect, test } from "vitest";
import { knownTranslations } from "../../src/suggestions/known-translations.ts";
import { BLANK } from "../../src/suggestions/suggestion-texts.ts";
import { TEXTS } from "../../src/suggestions/texts.ts";

async function translated(from: string, to: string) {
  const translate = await knownTranslations(from, to);
  if (!translate) throw new Error(`no texts in ${from} or ${to}`);
  return translate;
}

test("What an owner kept as it was suggested is known in the other language", async () => {
  const inGerman = await translated("en", "de");
  expect(inGerman("Hair dryer")).toBe("Haartrockner");
  expect(inGerman(" At any time ")).toBe("Jederzeit");
  expect(inGerman("How can I pay?")).toBe("Wie kann ich bezahlen?");
  const inFrench = await translated("de", "fr");
  expect(inFrench("Haartrockner")).toBe("Sèche-cheveux");
});

test.each(Object.entries(TEXTS).filter(([language]) => language !== "de"))(
  "what is suggested is known from German to %s and back",
  async (language, texts) => {
    const [there, back] = [await translated("de", language), await translated(language, "de")];
    for (const key of Object.keys(texts.amenities) as (keyof typeof texts.amenities)[]) {
      const [name, description] = texts.amenities[key];
      expect(TEXTS.de.amenities[key].map(there)).toEqual([name, description]);
      expect(back(name)).toBe(TEXTS.de.amenities[key][0]);
    }
    const { free, paid } = texts.parking;
    expect(there("Kostenlos.")).toBe(`${free}.`);
    expect(there("12 € am Tag.")).toBe(`${paid.replace(BLANK, "12 €")}.`);
  },
);

test("services with one number are told one by one", async () => {
  const inGerman = await translated("en", "de");
  expect(inGerman("Ambulance, Fire brigade")).toBe("Rettungsdienst, Feuerwehr");
  expect(inGerman("Ambulance, Mountain rescue")).toBeUndefined();
});

test("what was filled in stays if it has no words, and is left to its owner if it has", async () => {
  const inGerman = await translated("en", "de");
  expect(inGerman("Breakfast is served 7:30–10:00.")).toBe("Frühstück gibt es 7:30–10:00.");
  expect(inGerman("Breakfast is served At any time.")).toBe("Frühstück gibt es Jederzeit.");
  expect(inGerman("Breakfast is served on the terrace.")).toBeUndefined();
  expect(inGerman("Breakfast is served .")).toBeUndefined();
});

test.each([
  ["en", "de", "Hair dryers in every room"],
  ["en", "de", "7:00–10:00"],
  ["en", "sv", "Hair dryer"],
  ["sv", "de", "Hair dryer"],
  ["en", "en", "Hair dryer"],
])("From %s to %s, “%s” is left to its owner", async (from, to, text) => {
  const translate = await knownTranslations(from, to);
  expect(translate?.(text)).toBeUndefined();
});
