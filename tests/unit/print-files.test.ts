import { expect, test } from "vitest";
import { labelsIn } from "../../src/admin/page/qr/codes/codes.ts";
import { asWords, cardsFor, directionOn, insideOf } from "../../src/admin/page/qr/print/content.ts";
import { describeSheet, PAPERS, pagesOf, planSheet } from "../../src/admin/page/qr/print/plan-sheet.ts";
import type { GuestDocument } from "../../src/lib/documents/guest-document.ts";
import { completed } from "../../src/lib/messages/completed.ts";
import GERMAN from "../../src/lib/messages/de.json" with { type: "json" };
import { ENGLISH } from "../../src/lib/messages/en.ts";

const KINDS = ["poster", "hanger", "tent", "keycard", "sticker", "adhesive"] as const;

test.each(["a4", "letter"] as const)(
  "On %s, pieces share no spot, and marks lie where printers print",
  (paper) => {
    const { width, height } = PAPERS[paper];
    for (const kind of KINDS) {
      const plan = planSheet(kind, paper);
      expect([plan.width, plan.height].sort()).toEqual([width, height].sort());
      const area = plan.pieces.reduce((sum, piece) => sum + piece.width * piece.height, 0);
      expect(area, kind).toBeLessThanOrEqual(width * height + 0.01);
      for (const [index, one] of plan.pieces.entries()) {
        expect(one.x + one.width, kind).toBeLessThanOrEqual(plan.width + 0.01);
        expect(one.y + one.height, kind).toBeLessThanOrEqual(plan.height + 0.01);
        const same = plan.pieces.slice(index + 1).find(({ x, y }) => x === one.x && y === one.y);
        expect(same, kind).toBeUndefined();
      }
      for (const { x, y } of plan.marks) {
        expect(Math.min(x, y), kind).toBeGreaterThanOrEqual(5);
        expect(x, kind).toBeLessThanOrEqual(plan.width - 5);
        expect(y, kind).toBeLessThanOrEqual(plan.height - 5);
      }
    }
    expect(planSheet("hanger", paper).pieces).toHaveLength(3);
    expect(planSheet("sticker", paper).pieces).toHaveLength(paper === "a4" ? 24 : 20);
    expect(planSheet("adhesive", paper).pieces).toHaveLength(paper === "a4" ? 21 : 10);
    expect(planSheet("keycard", paper).pieces).toHaveLength(paper === "a4" ? 10 : 8);
  },
);

test.each([
  // As their maker cuts them: the first label's corner, and from label to label.
  ["a4", "Avery L7160", { x: 7.21, y: 15.15 }, { x: 66.04, y: 38.1 }],
  ["letter", "Avery 5163", { x: 3.97, y: 12.7 }, { x: 106.36, y: 50.8 }],
] as const)("Labels on %s lie where %s is cut", (paper, name, corner, step) => {
  const { pieces } = planSheet("adhesive", paper);
  expect(describeSheet("adhesive", paper)).toContain(name);
  const [first] = pieces;
  const second = pieces.find(({ x }) => x > (first?.x ?? 0));
  const below = pieces.find(({ y }) => y > (first?.y ?? 0));
  expect(first?.x).toBeCloseTo(corner.x, 1);
  expect(first?.y).toBeCloseTo(corner.y, 1);
  expect((second?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(step.x, 2);
  expect((below?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo(step.y, 2);
});

test("Rooms are typed one by one or as a range, each once, and no more than a hotel has", () => {
  expect(labelsIn("")).toEqual([]);
  expect(labelsIn("101-103, 201; Suite Blue\n101")).toEqual(["101", "102", "103", "201", "Suite Blue"]);
  expect(labelsIn("08 – 10")).toEqual(["08", "09", "10"]);
  expect(labelsIn("101–120, 201–218")).toHaveLength(38);
  // A room's own name, and a range that leads nowhere.
  expect(labelsIn("A-1, 9-1")).toEqual(["A-1"]);
  expect(labelsIn("1-99999")).toHaveLength(5000);
});

test("Each room has a card, with its code on both sides of a tent; without rooms one card fills its page", () => {
  const content = { line: "Scan", url: "https://example.com/view/x" } as Parameters<typeof cardsFor>[0];
  const codes = [
    { kind: "room", label: "12", token: "0123456789ABC", letters: "BCDFGH" },
    { kind: "place", label: "Pool bar", token: "DEFGHJKMNPQRS", letters: "JKLMNP" },
  ];
  const cards = cardsFor(content, codes, "Zimmer");
  expect(cards.map(({ card, codeUrl }) => [card, codeUrl])).toEqual([
    [{ word: "Zimmer", label: "12" }, "https://example.com/view/x#c=0123456789ABC"],
    [{ word: "", label: "Pool bar" }, "https://example.com/view/x#c=DEFGHJKMNPQRS"],
  ]);
  const [a, b, c] = [{ card: "a" }, { card: "b" }, { card: "c" }];
  expect(pagesOf("tent", "a4", [a, b, c])).toEqual([
    [a, a, b, b],
    [c, c, undefined, undefined],
  ]);
  expect(pagesOf("hanger", "a4", [a])).toEqual([[a, undefined, undefined]]);
  expect(pagesOf("poster", "a4", [a, b])).toEqual([[a], [b]]);
  expect(pagesOf("hanger", "a4", [content])).toEqual([[content, content, content]]);
});

test("Pieces name what guests find on the page, the hotel's own first, and nothing else", () => {
  const document = {
    hotel: { breakfast: "7 to 10" },
    sections: [
      { id: "amenities", items: [{ name: "Hair dryer" }, { name: "Pool" }] },
      { id: "restaurants", items: [] },
      { id: "transport", items: [{ id: "2", name: "City", type: "Taxi" }] },
    ],
    custom_sections: [{ id: "3", name: "Spa", items: [{ id: "4" }] }],
    parts: { wifi: [{ name: "Guests", password: null, asks: true }] },
  } as unknown as GuestDocument;
  expect(insideOf(document, ENGLISH)).toEqual(["Wi-Fi", "Breakfast", "Pool", "Spa"]);
  expect(insideOf(document, completed(GERMAN))).toEqual(["WLAN", "Frühstück", "Pool", "Spa"]);
  const empty = { ...document, sections: [], custom_sections: [], hotel: {}, parts: { wifi: [] } };
  expect(insideOf(empty as unknown as GuestDocument, ENGLISH)).toEqual([]);
});

test("Words may be separated by any separator of a keyboard, in any script", () => {
  expect(asWords("WLAN, Frühstück · Taxi |  ,Taxi")).toEqual(["WLAN", "Frühstück", "Taxi"]);
  expect(asWords("واي فاي، الفطور")).toEqual(["واي فاي", "الفطور"]);
});

test.each([
  ["Hotel Zion", "he", "rtl"],
  ["فندق النخيل", "en", "rtl"],
  ["Hotel Zion", "en", "ltr"],
])("Paper of %s, which writes %s, reads %s", (name, language, direction) => {
  expect(directionOn({ name, language })).toBe(direction);
});
