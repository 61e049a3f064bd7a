import { describe, expect, test } from "vitest";
import {
  asInput,
  choice,
  choices,
  email,
  type Field,
  flag,
  internationalPhone,
  longText,
  optionalChoice,
  rating,
  searchableChoice,
  text,
  time,
  url,
} from "../../src/fields/index.ts";
import { SECTIONS } from "../../src/sections/index.ts";
import { BLANK_TEXTS, TEXTS_THAT_SAY_SOMETHING } from "../../testbed/blank-texts.ts";

function outcome(field: Field, typed: unknown): unknown {
  const result = field.schema.safeParse(typed);
  return result.success ? { value: result.data } : result.error.issues[0]?.message;
}

const textsOf = (fields: object) =>
  Object.values<Field>({ ...fields }).filter(({ kind }) => TEXTS.includes(kind));
const TEXTS = ["text", "longText", "phone", "email", "url"];

const required = text.required({ label: "Name", maxLength: 5 });
const optional = text.optional({ label: "Note", maxLength: 5 });
const address = email.optional({ label: "Email" });
const link = url.optional({ label: "Website" });
const stars = rating({ label: "Rating" });
const kind = choice({ label: "Type", choices: ["Taxi", { value: "bus", label: "Bus" }] });

const opens = time({ label: "Opening Time" });
const CHOICES = [
  { value: "PT", label: "Portugal" },
  { value: "DE", label: "Germany" },
];
const country = searchableChoice.optional({ label: "Country", choices: CHOICES });

const LINK = "Please enter a link that starts with https:// or http://";
const STARS = "Rating must be 1 to 5, such as 4.5";

describe("a field", () => {
  test.each<[string, Field, unknown, unknown]>([
    ["a required text", required, " Pool ", { value: "Pool" }],
    ["a required text left blank", required, "   ", "Name is required"],
    ["a text that is too long", required, "Pools!", "Name must be at most 5 characters"],
    ["emoji and markup", text.required({ label: "Name" }), "<b>🏊</b>", { value: "<b>🏊</b>" }],
    ["an optional text left blank", optional, " ", { value: null }],
    ["an optional text", optional, "Hi", { value: "Hi" }],
    ["an email address", address, "desk@example.com", { value: "desk@example.com" }],
    ["half an email address", address, "desk@", "Please enter a valid email address"],
    ["no email address", address, "", { value: null }],
    ["a link", link, "https://example.com/menu", { value: "https://example.com/menu" }],
    ["a link as it is said", link, " www.hotel.de ", { value: "https://www.hotel.de" }],
    [
      "a link to a page as it is said",
      link,
      "Hôtel.fr:8443/menü?a=1",
      { value: "https://Hôtel.fr:8443/menü?a=1" },
    ],
    ["a mail address as a link", link, "desk@example.com", LINK],
    ["a number as a link", link, "1.2.3.4", LINK],
    ["two words as a link", link, "hotel.de menu", LINK],
    ["a script as a link", link, "javascript:alert(1)", LINK],
    ["data as a link", link, "data:text/html,x", LINK],
    ["a link without a scheme", link, "//example.com", LINK],
    ["a time as inputs give it", opens, "15:00", { value: "03:00 PM" }],
    ["midnight", opens, "00:05", { value: "12:05 AM" }],
    ["noon", opens, "12:00", { value: "12:00 PM" }],
    ["a time as it is written", opens, "3 p.m.", { value: "03:00 PM" }],
    ["words for a time", opens, "from 3 pm", { value: "from 3 pm" }],
    ["no time", opens, " ", "Opening Time is required"],
    ["one of many", country, "DE", { value: "DE" }],
    ["none of many", country, "", { value: null }],
    ["one that is not among them", country, "Atlantis", "Country must be one of the choices"],
    ["a rating", stars, "4.5", { value: 4.5 }],
    ["the best rating", stars, "5.0", { value: 5 }],
    ["a rating between the steps", stars, "4.55", STARS],
    ["a rating just above the best", stars, "5.05", STARS],
    ["a rating with a comma", stars, "4,5", { value: 4.5 }],
    ["a rating of nothing", stars, "0", STARS],
    ["no rating", stars, "", "Rating is required"],
    ["a choice", kind, "bus", { value: "bus" }],
    ["no choice", kind, "", "Type is required"],
    ["a choice that is none", kind, "Tram", "Type must be one of the choices"],
    ["a switch", flag({ label: "Delivery" }), true, { value: true }],
  ])("%s", (_what, field, typed, expected) => {
    expect(outcome(field, typed)).toEqual(expected);
  });

  test("that holds any kind of blank text is missing when it is required, and null otherwise", () => {
    for (const blank of Object.values(BLANK_TEXTS)) {
      for (const { label, required, schema } of SECTIONS.flatMap(({ fields }) => textsOf(fields))) {
        const expected = required ? `${label} is required` : null;
        const result = schema.safeParse(blank);
        expect(result.success ? result.data : result.error.issues[0]?.message).toBe(expected);
      }
    }
  });

  test("may hold blank characters beside others", () => {
    for (const typed of TEXTS_THAT_SAY_SOMETHING) {
      expect(outcome(text.required({ label: "Name" }), typed)).toEqual({ value: typed.trim() });
    }
  });

  test("shows a stored value the way it would be typed", () => {
    expect(asInput(stars, 4.5)).toBe("4.5");
    expect(asInput(optional, null)).toBe("");
    expect(asInput(flag({ label: "Delivery" }), true)).toBe(true);
  });
});

test.each(Object.entries({ choice, optionalChoice, choices }))(
  "%s takes strings, and values with a label",
  (_, word) => {
    const field = word({
      label: "Towels",
      choices: ["Towels for a fee", { value: "own", label: "Bring towels" }],
    });
    expect(field.choices).toEqual([
      { value: "Towels for a fee", label: "Towels for a fee" },
      { value: "own", label: "Bring towels" },
    ]);
    for (const typed of ["Towels for a fee", "own"]) expect(outcome(field, typed)).toEqual({ value: typed });
  },
);

test("several texts are a line each in a form", () => {
  const field = longText.optional({ label: "Answers" });
  expect(asInput(field, ["Soon.", "On the way."])).toBe("Soon.\nOn the way.");
  expect(asInput(field, "Soon.")).toBe("Soon.");
});

describe("A number for programs", () => {
  const { schema } = internationalPhone.optional({ label: "WhatsApp" });
  test.each(["+49 (0)170 / 123 45 67", "+1 202 555 0100"])("may be %s", (typed) => {
    expect(schema.safeParse(typed).success).toBe(true);
  });
  test.each(["0170 1234567", "+0 170 1234567", "+49 170", "ask reception"])("is not %s", (typed) => {
    expect(schema.safeParse(typed).success).toBe(false);
  });
  test("may be missing", () => {
    expect(schema.parse(" ")).toBeNull();
  });
});
