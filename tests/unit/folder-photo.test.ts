/** Tesseract's words and their places become lines, as people see them. */

import { expect, test } from "vitest";
import { piecesIn } from "../../src/admin/filling/folder/read-photo.ts";
import { readPages } from "../../src/lib/pages/layout.ts";

/** Each word as [left, right, text, how sure]. */
type Word = [left: number, right: number, text: string, sure?: number];

/** @param top of its baseline at the page's left edge, which falls by 2 % to the right */
function line(top: number, size: number, ...words: Word[]): string {
  const [[left] = [0], [, right] = [0, 0]] = [words[0], words.at(-1)];
  const bottom = Math.round(top + left * 0.02) + 9;
  return `<span class='ocr_line' id='line' title="bbox ${left} ${top - size} ${right} ${bottom}; baseline 0.02 -9; x_size ${size}; x_descenders 6; x_ascenders 7">${words
    .map(
      ([from, to, text, sure = 95]) =>
        `<span class='ocrx_word' id='word' title='bbox ${from} 1 ${to} 2; x_wconf ${sure}'>${text}</span>`,
    )
    .join(" ")}</span>`;
}

test("The title, a heading, a paragraph that wraps and a table's row are told apart on a page that lies askew", () => {
  const hocr = [
    line(100, 48, [100, 280, "Harbour"], [300, 480, "Lodge"]),
    line(190, 28, [100, 180, "Sauna"]),
    line(230, 27, [100, 500, "Finnish&#39;s"], [510, 1390, "best,"]),
    line(265, 29, [100, 200, "open"], [210, 300, "daily."]),
    line(330, 27, [100, 220, "Numbers"]),
    line(370, 36, [100, 190, "Taxi"], [900, 1050, "555"], [1060, 1200, "0187"]),
    line(405, 26, [100, 190, "A&amp;B"], [300, 310, "|", 12]),
  ].join("\n");
  const page = "<div class='ocr_page' title='image \"/input\"; bbox 0 0 1500 2000'>";
  const read = readPages([piecesIn(`${page}${hocr}`)]);
  // In shares of the picture, whose lowest line is far from its end.
  const [{ boxes = [] } = {}] = read;
  expect(boxes).toEqual([
    expect.objectContaining({ x: expect.closeTo(100 / 1500), width: expect.closeTo(380 / 1500) }),
  ]);
  expect(read.map(({ boxes: of = [] }) => of[0]?.y ?? 0).every((y) => y > 0 && y < 0.25)).toBe(true);
  expect(read.map(({ boxes: _, page: __, ...line }) => line)).toEqual([
    { text: "Harbour Lodge", level: 1 },
    { text: "Sauna", level: 1 },
    { text: "Finnish's best, open daily." },
    { text: "Numbers", level: 1 },
    { text: "Taxi 555 0187", cells: ["Taxi", "555 0187"] },
    { text: "A&B" },
  ]);
});

test("A picture without words has no lines", () => {
  expect(readPages([piecesIn("<div class='ocr_page'></div>")])).toEqual([]);
});
