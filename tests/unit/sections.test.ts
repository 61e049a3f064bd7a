import { expect, test } from "vitest";
import { longText, phone, text, url } from "../../src/fields/index.ts";
import { customSection } from "../../src/sections/custom.ts";
import { defineSection } from "../../src/sections/define.ts";
import { SECTIONS } from "../../src/sections/index.ts";

test("the first eight sections are those of the specification, in its order", () => {
  expect(SECTIONS.slice(0, 8).map(({ id, table, route }) => [id, table, route])).toEqual([
    ["amenities", "amenities", "amenities"],
    ["restaurants", "restaurants", "restaurants"],
    ["transport", "car_services", "car-services"],
    ["tours", "tour_guides", "tour-guides"],
    ["shopping", "shopping_partners", "shopping"],
    ["must-visit", "must_visit_places", "must-visit"],
    ["faqs", "faqs", "faqs"],
    ["important-contacts", "important_contacts", "important-contacts"],
  ]);
});

test.each(SECTIONS)("where guests read a field of $id is said of no two fields alike", ({ fields }) => {
  const said = Object.values(fields).flatMap(({ appears }) => appears ?? []);
  expect(said).toEqual([...new Set(said)]);
});

test.each(SECTIONS)("every field of $id is shown somewhere on its card", ({ fields, card, groupBy }) => {
  const shown = [
    card.title,
    card.label,
    card.text,
    ...card.facts,
    ...card.badges,
    card.details,
    card.photo,
    groupBy,
  ];
  expect(Object.keys(fields).filter((column) => !shown.includes(column))).toEqual([]);
});

test("a field without a place on the card is shown by its kind, after the card's first facts", () => {
  const { card, fields = {} } = SECTIONS.find(({ id }) => id === "restaurants") ?? {};
  const rest = Object.keys(fields).filter((column) => card?.facts.includes(column));
  const first = ["distance", "rating"];
  expect(card?.facts).toEqual([...first, ...rest.filter((column) => !first.includes(column))]);
  expect(card?.facts).toEqual(
    expect.arrayContaining(["tip", "phone", "address", "digital_menu_url", "hours"]),
  );
  expect(card?.badges).toEqual(expect.arrayContaining(["has_delivery", "is_pure_veg"]));
  expect(customSection({ id: "", name: "", description: "", icon: "", color: "" }).card.details).toBe(
    "details",
  );
});

test("a declaration that does not fit its table does not compile", () => {
  const words = {
    id: "transport",
    table: "car_services",
    route: "car-services",
    icon: "Car",
    title: "Cars",
    description: "Cars",
    one: "car",
    many: "cars",
    layout: "cards",
    card: { title: "name" },
  } as const;
  const fits = {
    name: text.required({ label: "Name" }),
    type: text.required({ label: "Type" }),
    phone: phone.required({ label: "Phone" }),
    website: url.optional({ label: "Website" }),
  };
  expect(defineSection({ ...words, fields: fits }).table).toBe("car_services");

  // Each of these lines is an error for the compiler, and an error if it ever stops being one.
  const { website: _website, ...oneMissing } = fits;
  // @ts-expect-error a column without a field
  defineSection({ ...words, fields: oneMissing });
  // @ts-expect-error a field without a column
  defineSection({ ...words, fields: { ...fits, wheels: text.required({ label: "Wheels" }) } });
  // @ts-expect-error an optional field on a column that must not be null
  defineSection({ ...words, fields: { ...fits, name: longText.optional({ label: "Name" }) } });
  // @ts-expect-error a card that shows what is not there
  defineSection({ ...words, fields: fits, card: { title: "wheels" } });
});
