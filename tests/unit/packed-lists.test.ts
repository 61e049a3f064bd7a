import { expect, test } from "vitest";
import { renderHotel } from "../../src/guest/render.tsx";
import { packingOf, ROOM } from "../../src/guest/sections/packed.tsx";
import { SECTIONS } from "../../src/sections/index.ts";
import { documentOf } from "./support/guest-document.ts";

const items = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `${i}` }));

const USUAL = ROOM / SECTIONS.length;

test.each([
  ["as many usual ones as there are sections", Array(SECTIONS.length).fill(USUAL), []],
  ["nothing", [], []],
  ["one long one among short ones", [ROOM - 5, 6], [ROOM - 5]],
  ["as many short ones as there is room for", [ROOM - 20, USUAL + 1, 8], [ROOM - 20]],
  ["one more than there is room for", [...Array(SECTIONS.length - 1).fill(USUAL), USUAL + 1], [USUAL + 1]],
  ["many of the hotel's own", [3, 300, 200, 200], [300, 200, 200]],
  ["fifty of forty, all alike", Array(50).fill(40), Array(50).fill(40)],
])("Lists that take a slow phone too long are packed: %s", (_what, lengths: number[], packed) => {
  const sections = lengths.map((length, i) => ({ id: `${i}`, items: items(length) }));
  const { from } = packingOf({ ...documentOf({}), sections });
  expect(lengths.filter((length) => length >= from)).toEqual(packed);
});

test("A page with a packed list is otherwise the whole page", () => {
  const site = {
    ...{ publicUrl: "https://innfo.example", stylesUrl: "/assets/later.css" },
    ...{ islandUrls: { en: "/assets/island.js" }, searchUrls: { en: "/assets/search.js" } },
  };
  const rows = Array.from({ length: ROOM + 1 }, (_, i) => ({
    name: i === 7 ? "</noscript><b>" : `Pool ${i}`,
  }));
  const stored = documentOf({
    sections: { amenities: rows, faqs: [{ question: "Where?", answer: "Here" }] },
  });
  const whole = renderHotel(stored, site, { whole: true }).html;
  const page = renderHotel(stored, site).html;
  expect(page.match(/<noscript>/g), "the short one stays").toHaveLength(1);
  expect(page.match(/<\/noscript>/g), "no text of the owner's ends it").toHaveLength(1);
  const unpacked = page
    .replace(/<p class="pack scripted">.*?<\/p><noscript>/, "")
    .replace("</noscript>", "")
    .replace(/\.pack a\{.*?\}@media print\{\.pack\{.*?\}\}/, "");
  expect(unpacked === whole, "letter for letter").toBe(true);
});
