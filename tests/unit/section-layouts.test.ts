/** A made-up section, with names that no code could know: what guests see follows from its declaration alone. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import {
  address,
  choice,
  type Field,
  flag,
  longText,
  menu,
  moment,
  name,
  offer,
  phone,
  timing,
  url,
} from "../../src/fields/index.ts";
import { SectionBody } from "../../src/guest/sections/bodies.tsx";
import type { GuestHotel } from "../../src/lib/documents/guest-document.ts";
import type { Section } from "../../src/sections/index.ts";

// As much of it as a section shows.
const HOTEL = { country: "US", address: "1 Quay" } as GuestHotel;

const FIELDS: Record<string, Field> = {
  c1: name.required({ label: "Boat" }),
  c2: choice({
    label: "Pier",
    choices: [
      { value: "n", label: "North Pier" },
      { value: "h", label: "House Pier", numbers: "inHouse" },
    ],
  }),
  c3: longText.required({ label: "Story" }),
  c4: timing.required({ label: "Sails" }),
  c5: address.required({ label: "Quay" }),
  c6: phone.required({ label: "Skipper" }),
  c7: url.optional({ label: "Pictures" }),
  c8: menu.optional({ label: "Galley" }),
  c9: offer.optional({ label: "Deal" }),
  c10: flag({ label: "Life Vests" }),
  c11: moment.optional({ label: "Last Trip", isEnd: true }),
};

const FIRST = {
  id: "1",
  c1: "Swimming pool boat",
  c2: "h",
  c3: "Built in 1950",
  c4: "At ten",
  c5: "3 Dock Road",
  c6: "9",
  c7: "https://boats.example/",
  c8: "https://galley.example/",
  c9: "Half price",
  c10: true,
  c11: "2090-06-21T00:00:00",
};
const SECOND = { ...FIRST, id: "2", c1: "Dinghy", c2: "n", c6: "+1 207 555 0100", c10: false };

function html(layout: Pick<Section, "layout"> & Partial<Section>): string {
  const section: Section = {
    id: "boats",
    table: "amenities",
    route: "boats",
    icon: "Car",
    title: "Boats",
    description: "Boats",
    one: "boat",
    many: "boats",
    fields: FIELDS,
    card: { title: "c1", text: "c3", facts: ["c4", "c5", "c6", "c7", "c8", "c9", "c11"], badges: ["c10"] },
    ...layout,
  };
  return renderToStaticMarkup(createElement(SectionBody, { section, items: [FIRST, SECOND], hotel: HOTEL }));
}

function words(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** A guest's view of the boats, and where their buttons lead. */
function read(markup: string) {
  const entries = (name: string) =>
    Array.from(markup.matchAll(new RegExp(`<ul class="${name}">(.*?)</ul>`, "g"))).flatMap(
      ([, list = ""]) => list.match(/<li.*?<\/li>/g) ?? [],
    );
  return {
    facts: entries("facts").map(words),
    offers: entries("facts")
      .filter((entry) => entry.startsWith('<li class="offer"'))
      .map(words),
    actions: Object.fromEntries(
      entries("actions").map((entry) => [words(entry), entry.match(/href="([^"]*)"/)?.[1]]),
    ),
  };
}

describe("A made-up section", () => {
  test("shows values as kinds and meanings of its fields say", () => {
    const shown = read(html({ layout: "cards" }));
    for (const text of [
      "At ten",
      "3 Dock Road",
      "Room phone: 9",
      "Half price",
      "Tue, June 20, 2090, midnight",
    ]) {
      expect(shown.facts.join("; ")).toContain(text);
    }
    // One a boat.
    expect(shown.offers).toEqual([expect.stringContaining("Half price"), expect.anything()]);
    expect(shown.actions).toEqual({
      Directions: "https://www.google.com/maps/search/?api=1&amp;query=Dinghy%2C%203%20Dock%20Road",
      "Call +1 207 555 0100": "tel:+12075550100",
      Pictures: "https://boats.example/",
      Menu: "https://galley.example/",
    });
  });

  test("has cards one after the other, without groups and drawings unless it declares them", () => {
    const cards = html({ layout: "cards" });
    expect(cards.match(/<li class="card item"/g)).toHaveLength(2);
    expect(cards.match(/<h3/g)).toHaveLength(2);
    expect(cards).not.toMatch(/class="(group|mark)"/);
    expect(cards.match(/Life Vests/g)).toHaveLength(1);
  });

  test("has cards in groups, with drawings by its titles or its own", () => {
    const cards = html({ layout: "cards", groupBy: "c2", itemIcons: true });
    expect(words(cards)).toMatch(/^North Pier Dinghy.* House Pier Swimming pool boat/);
    expect(cards.match(/<h4/g), "a level below their group").toHaveLength(2);
    expect(
      Array.from(cards.matchAll(/class="mark"><[^>]*><use href="#icon-(\w+)/g), ([, icon]) => icon),
    ).toEqual(["Car", "Waves"]);
  });

  test("opens in an accordion to text and facts", () => {
    const accordion = html({ layout: "accordion" });
    expect(accordion.match(/<details name="boats"/g)).toHaveLength(2);
    expect(words(accordion)).toMatch(/^Swimming pool boat Built in 1950 Sails: At ten/);
    expect(read(accordion).actions.Menu).toBe("https://galley.example/");
  });

  test("has a table's line for each row, with all of its facts", () => {
    const table = html({
      layout: "table",
      groupBy: "c2",
      card: { title: "c1", facts: ["c6", "c7"], badges: [] },
    });
    expect(words(table)).toBe(
      "Name Skipper, Pictures North Pier Dinghy +1 207 555 0100 Pictures House Pier Swimming pool boat Room phone: 9 Pictures",
    );
    expect(table.match(/<tr class="item"/g)).toHaveLength(2);
  });
});
