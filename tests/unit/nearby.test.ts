/** The result of a place on the map. */
import { expect, test } from "vitest";
import { readSuggestion } from "../../src/admin/content/picks/offer.ts";
import { offeredNearby } from "../../src/admin/filling/nearby/nearby.ts";
import { pointIn } from "../../src/admin/filling/nearby/use-nearby.ts";
import type { NearbyPlace } from "../../src/lib/nearby.ts";
import { KIND_NAMES, PLACE_KINDS } from "../../src/nearby/kinds.ts";
import { nearbyWords } from "../../src/nearby/words.ts";
import { SECTIONS } from "../../src/sections/index.ts";
import { TEXTS } from "../../src/suggestions/texts.ts";

function sectionOf(id: string) {
  const section = SECTIONS.find((each) => each.id === id);
  if (!section) throw new Error(`no section ${id}`);
  return section;
}

async function saidIn(language: string) {
  return { language, words: await nearbyWords(language) };
}

function place(kind: string, more: Partial<NearbyPlace> = {}): NearbyPlace {
  const nothing = {
    phone: null,
    website: null,
    menu: null,
    cuisine: null,
    openingHours: null,
    description: null,
  };
  const at = { latitude: 38.7155, longitude: -9.1392, metres: 289, address: null };
  return { id: "node/1", kind, name: "Lua", ...at, ...nothing, ...more };
}

test.each(KIND_NAMES)("%s becomes a row once its blanks are filled in, in every language", async (kind) => {
  const section = sectionOf(PLACE_KINDS[kind].section);
  for (const language of [...Object.keys(TEXTS), "sv"]) {
    const [offered] = offeredNearby(section, [place(kind)], [], await saidIn(language));
    if (!offered) throw new Error("not offered");
    const typed = Object.fromEntries(offered.blanks.map(({ column }) => [column, "4"]));
    expect(readSuggestion(offered, typed)).toMatchObject({ status: "ready" });
  }
});

test("All facts of the map are in the row, hours as data, and only what it lacks is asked for", async () => {
  const section = sectionOf("restaurants");
  const taberna = place("restaurant", {
    name: "Taberna da Rua",
    address: "Rua Nova 12, 1100-100 Lisboa",
    phone: "+351 21 555 0123; +351 21 555 0124",
    menu: "https://taberna.example/menu",
    cuisine: "portuguese;sea_food",
    openingHours: "Mo-Fr 12:00-15:00; PH off",
  });
  const items = [{ id: "1", updated_at: "", name: " LUA " }];
  const [offered, known] = offeredNearby(
    section,
    [taberna, place("bar"), place("pharmacy")],
    items,
    await saidIn("de"),
  );
  expect(known).toMatchObject({ isThere: true });
  if (!offered) throw new Error("not offered");
  expect(offered.isThere).toBe(false);
  expect(offered.blanks.map(({ column }) => column)).toEqual(["rating"]);
  const reading = readSuggestion(offered, { rating: "4,5" });
  expect(reading).toMatchObject({
    status: "ready",
    values: {
      name: "Taberna da Rua",
      cuisine: "Portuguese, Sea food",
      distance: "300 m",
      rating: 4.5,
      tip: null,
      phone: "+351 21 555 0123",
      address: "Rua Nova 12, 1100-100 Lisboa",
      digital_menu_url: "https://taberna.example/menu",
      hours: expect.objectContaining({ kind: "weekly", note: "An Feiertagen geschlossen" }),
      has_delivery: false,
      is_pure_veg: false,
      photo_path: null,
    },
  });
});

test("Hours that cannot be read stay in words", async () => {
  const [offered] = offeredNearby(
    sectionOf("must-visit"),
    [place("park", { openingHours: "sunrise-sunset" })],
    [],
    await saidIn("fr"),
  );
  expect(offered?.values).toMatchObject({ description: "Parc\nHoraires: sunrise-sunset", category: "Park" });
  expect(offered?.values).not.toHaveProperty("hours");
});

test("Hours that cannot be read stay beside places without a description, too, and bare web addresses work", async () => {
  const given = { openingHours: "Tu-Sa 19:00+", menu: "www.moulin.example/carte" };
  const [restaurant] = offeredNearby(
    sectionOf("restaurants"),
    [place("restaurant", given)],
    [],
    await saidIn("de"),
  );
  expect(restaurant?.values).toMatchObject({
    tip: "Öffnungszeiten: Tu-Sa 19:00+",
    digital_menu_url: "https://www.moulin.example/carte",
  });
  const [machine] = offeredNearby(sectionOf("faqs"), [place("cashMachine", given)], [], await saidIn("en"));
  expect(machine?.values.answer).toBe("Lua, 300 m, Opening hours: Tu-Sa 19:00+");
  const [museum] = offeredNearby(sectionOf("must-visit"), [place("museum", given)], [], await saidIn("en"));
  expect(museum?.values).not.toHaveProperty("tip");
});

test.each([
  ["38.7135, -9.1392", { latitude: 38.7135, longitude: -9.1392 }],
  ["-33.86 151.2", { latitude: -33.86, longitude: 151.2 }],
  ["91, 0", undefined],
  ["1 Harbour Quay, Lisboa", undefined],
  ["12", undefined],
])("%s is a point, or none", (text, point) => expect(pointIn(text)).toEqual(point));
