import { describe, expect, test } from "vitest";
import { type Offered, offeredIn, readSuggestion } from "../../src/admin/content/picks/offer.ts";
import { itemIcon } from "../../src/guest/parts/item-icons.ts";
import { COUNTRIES } from "../../src/lib/country/countries.ts";
import { EMERGENCY_NUMBERS } from "../../src/lib/phone/emergency-services.ts";
import { amenities } from "../../src/sections/amenities.ts";
import { faqs } from "../../src/sections/faqs.ts";
import { importantContacts } from "../../src/sections/important-contacts.ts";
import { SECTIONS } from "../../src/sections/index.ts";
import { HOUSE_KINDS, type HouseKind, houseKindOf } from "../../src/suggestions/house-kinds.ts";
import type { Described } from "../../src/suggestions/index.ts";
import { isSuggested } from "../../src/suggestions/sections.ts";
import { BLANK, type SuggestionTexts } from "../../src/suggestions/suggestion-texts.ts";
import { TEXTS } from "../../src/suggestions/texts.ts";

const HOTEL: Described = { texts: TEXTS.en, country: "DE", phone: "+49 30 555 0100", breakfast: null };

function offered(section: (typeof SECTIONS)[number], hotel: Partial<Described> = {}, items = [] as object[]) {
  if (!isSuggested(section)) return [];
  return offeredIn(section, items as never[], { ...HOTEL, ...hotel });
}

function find(suggestions: readonly Offered[], key: string): Offered {
  const found = suggestions.find((each) => each.key === key);
  if (!found) throw new Error(`nothing suggests ${key}`);
  return found;
}

test("Emergency numbers are of countries that a hotel may be in", () => {
  const countries = [...EMERGENCY_NUMBERS.keys()];
  expect(countries.length).toBeGreaterThan(200);
  expect(COUNTRIES).toEqual(expect.arrayContaining(countries));
});

describe.each(Object.entries(TEXTS))("In the language %s", (_language, texts) => {
  test.each(SECTIONS.filter(isSuggested))("every suggestion of $id is a row once filled in", (section) => {
    const suggestions = offered(section, { texts });
    for (const suggestion of suggestions) {
      const asked = Object.keys(suggestion.values).filter((column) =>
        suggestion.values[column]?.includes(BLANK),
      );
      expect(suggestion.blanks.map(({ column }) => column).toSorted()).toEqual(asked.toSorted());
      const typed = Object.fromEntries(asked.map((column) => [column, "+49 30 555 0199"]));
      const known = Object.fromEntries(suggestion.blanks.map(({ column, known }) => [column, known]));
      if (suggestion.blanks.every(({ known }) => known !== "")) {
        expect(readSuggestion(suggestion, known).status).toBe("ready");
      }
      const reading = readSuggestion(suggestion, typed);
      expect(reading.status).toBe("ready");
      expect(JSON.stringify(reading)).not.toContain(BLANK);
    }
    const names = suggestions.map(({ values }) => values[section.card.title]);
    expect(new Set(names).size).toBe(names.length);
  });

  test("guests see the same icon beside a suggested amenity as in English", () => {
    const icons = (said: SuggestionTexts) =>
      Object.values(said.amenities).map(([name]) => itemIcon(name) ?? name);
    expect(icons(texts)).toEqual(icons(TEXTS.en));
  });
});

test("there are thirty amenities and fifteen questions to choose from", () => {
  expect(offered(amenities).length).toBeGreaterThanOrEqual(30);
  expect(offered(faqs)).toHaveLength(15);
});

test("what the hotel has is left out, by its name in any case or by its number", () => {
  const keys = offered(amenities, {}, [{ name: " ＳＡＵＮＡ " }]).map(({ key }) => key);
  expect(keys).not.toContain("sauna");
  expect(keys).toContain("pool");
  const contacts = offered(importantContacts, {}, [{ label: "Polizei", number: "110" }]);
  expect(contacts.map(({ values }) => values.number)).not.toContain("110");
  expect(contacts.map(({ values }) => values.number)).toContain("112");
});

describe("A blank", () => {
  const pool = find(offered(amenities), "pool");
  test.each([
    [{ timing: "  ", location: "" }, ["Timing", "Location"]],
    [{ timing: "7 to 22", location: " " }, ["Location"]],
  ])("that nobody fills in hides its row: %o", (typed, lacking) => {
    expect(readSuggestion(pool, typed)).toMatchObject({
      status: "ready",
      values: { is_hidden: true },
      lacking,
    });
  });
  test("that is filled in shows it", () => {
    expect(readSuggestion(pool, { timing: "7 to 22", location: "Roof" })).toMatchObject({
      values: { timing: "7 to 22", location: "Roof", is_hidden: false },
    });
  });
  test("within a sentence takes the owner's words as they are", () => {
    const breakfast = find(offered(faqs), "breakfast");
    expect(readSuggestion(breakfast, { answer: "from 7, $& included" })).toMatchObject({
      values: { answer: "Breakfast is served from 7, $& included." },
    });
  });
  test("takes what the profile knows, to be confirmed", () => {
    const { blanks } = find(offered(amenities, { breakfast: "7 to 10:30" }), "breakfast");
    expect(blanks.map(({ column, known }) => [column, known])).toEqual([
      ["timing", "7 to 10:30"],
      ["location", "In the house"],
    ]);
  });
});

describe("Emergency numbers", () => {
  function numbersOf(country: string | null) {
    return offered(importantContacts, { country })
      .filter(({ values }) => values.type === "emergency")
      .map(({ values }) => `${values.label}: ${values.number}`);
  }
  test.each([
    ["GB", ["Emergency: 999"]],
    ["DE", ["Police: 110", "Ambulance, Fire brigade: 112"]],
    ["FR", ["Emergency: 112", "Police: 17", "Ambulance: 15", "Fire brigade: 18"]],
    ["TD", ["Police: 17", "Fire brigade: 18"]],
    ["AQ", []],
    [null, []],
  ])("of %s", (country, numbers) => {
    expect(numbersOf(country)).toEqual(numbers);
  });
  test("are short numbers, in every country that a hotel may be in", () => {
    for (const country of COUNTRIES) {
      for (const number of numbersOf(country)) expect(number).toMatch(/: \d{2,5}$/);
    }
  });
});

describe("What is usual", () => {
  test.each([
    ["Pension Arvenrast", "inn"],
    ["The Lantern Inn", "inn"],
    ["Hotel Bellevue", "hotel"],
    ["Jugendherberge am See", "hostel"],
    ["Residence Tre Laghi", "apartment"],
    ["Thermenhof & Spa", "resort"],
    ["Herberg De Zwaan", "inn"],
    ["Appartementen Zeezicht", "apartment"],
    ["Pensjonat pod Lipą", "inn"],
    ["Schronisko Młodzieżowe", "hostel"],
    ["Uzdrowisko Zdrój", "resort"],
    ["Pensão Aveiro", "inn"],
    ["Pousada de Juventude do Porto", "hostel"],
    ["Pousada da Serra", "inn"],
  ] as const)("follows the name: %s", (name, kind) => {
    expect(houseKindOf(name)).toBe(kind);
  });
  test.each(Object.keys(HOUSE_KINDS) as HouseKind[])(
    "of a kind of house is asked for nothing but parking: %s",
    (kind) => {
      const usual = offered(amenities, { kind }).filter((each) => each.usual);
      expect(usual.length).toBeGreaterThanOrEqual(3);
      for (const { blanks } of usual) expect(blanks.filter(({ known }) => known === "")).toEqual([]);
    },
  );
});
