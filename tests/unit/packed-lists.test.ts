import { expect, test } from "vitest";
import { renderHotel } from "../../src/guest/render.tsx";
import { packingOf } from "../../src/guest/sections/packed.tsx";
import { documentOf } from "./support/guest-document.ts";

const items = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `${i}` }));

test.each([
  ["eight of forty", Array(8).fill(40), []],
  ["nothing", [], []],
  ["one long one among short ones", [315, 6], [315]],
  ["as many short ones as there is room for", [300, 41, 8], [300]],
  ["one more than there is room for", [...Array(7).fill(40), 41], [41]],
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
  const rows = Array.from({ length: 321 }, (_, i) => ({ name: i === 7 ? "</noscript><b>" : `Pool ${i}` }));
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
