import { expect, test } from "vitest";
import { hotelFields } from "../../src/admin/content/hotel/fields.ts";
import type { Field } from "../../src/fields/index.ts";
import { renderHotel } from "../../src/guest/render.tsx";
import type { GuestDocument, GuestHotel } from "../../src/lib/documents/guest-document.ts";
import { customSection } from "../../src/sections/custom.ts";
import { SECTIONS } from "../../src/sections/index.ts";
import { payload, payloadRow } from "../../testbed/payload-rows.ts";
import { DANGEROUS_ADDRESSES, PAYLOADS } from "../../testbed/payloads.ts";
import { exampleRow, type Row } from "../../testbed/rows.ts";
import { tagsOf } from "../../testbed/tags-of.ts";
import { documentOf } from "../unit/support/guest-document.ts";

const SITE = {
  publicUrl: "https://innfo.example",
  islandUrls: { en: "/assets/island.js" },
  searchUrls: { en: "/assets/search.js" },
  stylesUrl: "/assets/later.css",
};
const FIELDS = hotelFields({ time_zone: "UTC", check_in: "", check_out: "" });
const OWN = { id: "own", name: "Own", description: "Own", icon: "Settings", color: "bg-gray-500" };

type Fields = Record<string, Field>;

function renderOnly(hotel: Row, parts: Partial<GuestDocument> = {}): string {
  const whole = { id: "abc", logo_url: null, ...hotel, time_zone: "UTC" } as GuestHotel;
  return renderHotel({ ...documentOf({}), hotel: whole, ...parts }, SITE).html;
}

/** @param rows of a section, given its fields and table */
function renderSections(rows: (fields: Fields, table: string) => Row[]): string {
  const items = (section: { fields: Fields; table: string }) =>
    rows(section.fields, section.table).map((row, index) => ({ id: String(index), ...row }));
  return renderOnly(plainHotel, {
    sections: SECTIONS.map((section) => ({ id: section.id, items: items(section) })),
    // In the database's format.
    custom_sections: [{ ...OWN, items: items(customSection(OWN)) }] as GuestDocument["custom_sections"],
  });
}

/** Each column with its kind's value. */
function filled(fields: Fields, url: string, text: string): Row {
  return Object.fromEntries(
    Object.entries(fields).map(([column, { kind }]) => [column, kind === "url" ? url : text]),
  );
}

const plainHotel: Row = {
  ...filled(FIELDS, "https://a.example/", "x"),
  ...exampleRow("hotels"),
  reception_hours: { kind: "appointment", note: "x" },
  is_listed: false,
};
/** Tags on the page of an ordinary hotel. */
const plain = tagsOf(
  renderOnly({ ...plainHotel, email: "x", phone: "x" }) +
    // Listed by search engines.
    renderOnly({ ...plainHotel, is_listed: true, times_confirmed: true }) +
    // A short list, a long one, and lists that are packed.
    [1, 8, 60].map((length) => renderSections((_, table) => Array.from({ length }, () => exampleRow(table)))),
);

function expectTextsOnly(page: string): void {
  expect([...tagsOf(page)].filter((tag) => !plain.has(tag))).toEqual([]);
  const addresses = Array.from(page.matchAll(/ (?:href|src)="([^"]*)"/g), ([, address = ""]) => address);
  const known = /^(https?:\/\/|tel:|mailto:|\/|#|\?lang=en&amp;whole#|data:image\/svg\+xml,)/;
  expect(addresses.filter((address) => !known.test(address))).toEqual([]);
}

test.each(PAYLOADS.map((text, index) => [JSON.stringify(text), index] as const))(
  "A hotel of which everything is %s has the tags and attributes of any other",
  (_, index) => {
    const page = renderOnly(payloadRow(FIELDS, index));
    expectTextsOnly(page);
    const scripts = Array.from(
      page.matchAll(/<script[^>]*>(.*?)<\/script>/gs),
      ([, content = ""]) => content,
    );
    expect(scripts, "for search engines, and the page's own").toEqual([expect.any(String), ""]);
    expect(JSON.parse(scripts[0] ?? "")).toMatchObject({ name: payload(index, FIELDS.name.maxLength) });
  },
);

test("Sections with each payload in each field have the tags and attributes of any other", () => {
  const page = renderSections((fields) => PAYLOADS.map((_, index) => payloadRow(fields, index)));
  expectTextsOnly(page);
  expect(page).toContain("&lt;script&gt;pwn()&lt;/script&gt;");
});

test("An address that belongs to no website is not a link, whatever the database holds", () => {
  const noDetails = (row: Row): Row => ("details" in row ? { ...row, details: {} } : row);
  const pages = [
    ...DANGEROUS_ADDRESSES.map((address) => renderOnly(filled(FIELDS, address, "x"))),
    renderSections((fields) => DANGEROUS_ADDRESSES.map((address) => noDetails(filled(fields, address, "x")))),
  ];
  const links = pages.flatMap((page) =>
    Array.from(page.matchAll(/<a [^>]*href="([^"]*)"/g), ([, href = ""]) => href),
  );
  const own =
    /^(#|\?lang=en&amp;whole#|\/view\/abc\?lang$|\/view\/abc\/(report|privacy|imprint|accessibility)\?lang=en$|tel:|mailto:desk@|https:\/\/(a\.example\/$|www\.google\.com\/maps\/))/;
  expect(links.filter((href) => !own.test(href))).toEqual([]);
});
