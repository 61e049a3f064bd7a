/** Workbooks as owners have them, and as attackers make them. */
import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { readSheet } from "../../src/admin/ui/spreadsheet/file.ts";
import { restaurants } from "../../src/sections/restaurants.ts";
import { type Sheets, xlsx } from "../../testbed/xlsx.ts";

const HEADER = ["Restaurant Name", "Cuisine", "Rating", "Delivery"];

async function linesOf(file: Uint8Array<ArrayBuffer>) {
  const reading = await readSheet(restaurants, new Blob([file]));
  if (reading.status !== "read") throw new Error(reading.reason);
  return reading.table;
}

async function reasonOf(file: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const reading = await readSheet(restaurants, new Blob([file]));
  return reading.status === "unreadable" ? reading.reason : undefined;
}

test("cells become the text that the owner sees, with the sheet's line numbers", async () => {
  const file = xlsx({
    Sheet1: [
      ["Where to eat <in town>"],
      [],
      HEADER,
      ["Lina & Söhne", "=1+1 as a text", 4.5, true],
      [" two\nlines ", undefined, 4, false],
      [4930123456789, { days: 0.5 }, { days: 46000 }, { days: 46000.25 }],
    ],
  });
  expect(await linesOf(file)).toEqual({
    sheet: undefined,
    lines: [
      { line: 1, cells: ["Where to eat <in town>", "", "", ""] },
      { line: 3, cells: HEADER },
      { line: 4, cells: ["Lina & Söhne", "=1+1 as a text", "4.5", "yes"] },
      { line: 5, cells: [" two\nlines ", "", "4", "no"] },
      { line: 6, cells: ["4930123456789", "12:00", "2025-12-09", "2025-12-09 06:00"] },
    ],
  });
});

test("the sheet that fits the section is read, of several", async () => {
  const sheets: Sheets = { Notes: [["remember"], ["the milk"]], Empty: [], Eating: [HEADER, ["Lina"]] };
  expect(await linesOf(xlsx(sheets))).toMatchObject({ sheet: "Eating", lines: [{ line: 1 }, { line: 2 }] });
});

test("a large workbook is read without a worker, which the browser policy forbids", async () => {
  const text = "Somewhere to eat, ".repeat(50);
  const rows = Array.from({ length: 1000 }, (_, i) => [`${i}`, `${text}${i}`, 4.5, true]);
  const { Worker } = globalThis;
  Object.assign(globalThis, {
    Worker: class {
      constructor() {
        throw new Error("no worker");
      }
    },
  });
  try {
    expect((await linesOf(xlsx({ Sheet1: [HEADER, ...rows] }))).lines).toHaveLength(1001);
  } finally {
    Object.assign(globalThis, { Worker });
  }
});

test("an entry that lies about its size is cut off at the declared size", async () => {
  const size = 3 * 1024 * 1024;
  const file = xlsx({ Sheet1: [HEADER] }, { "xl/media/x.xml": new Uint8Array(size) });
  // The size stands in the archive twice: before the entry and in the list at its end.
  const view = new DataView(file.buffer);
  let changed = 0;
  for (let at = 0; at + 4 <= file.length; at++) {
    if (view.getUint32(at, true) !== size) continue;
    view.setUint32(at, 10, true);
    changed += 1;
  }
  expect(changed).toBe(2);
  expect((await linesOf(file)).lines).toHaveLength(1);
});

describe("a workbook is refused", () => {
  const TOO_LARGE = "The workbook is too large. Please split it.";

  test("that is empty", async () => {
    expect(await reasonOf(xlsx({ Sheet1: [] }))).toBe("The file is empty.");
  });

  test("that unpacks to more than the limit", async () => {
    const bomb = xlsx({ Sheet1: [HEADER] }, { "xl/media/x.xml": new Uint8Array(41 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await reasonOf(bomb)).toBe(TOO_LARGE);
    const picture = { "xl/media/x.xml": new Uint8Array(1024 * 1024) };
    expect(await reasonOf(xlsx({ Sheet1: [HEADER] }, picture))).toBeUndefined();
  });

  test.each([
    ["a cell far down", { xml: '<c r="A1048576"><v>1</v></c>' }],
    ["a cell far to the right", { xml: '<c r="XFD1"><v>1</v></c>' }],
    ["one in other quotes", { xml: "<c r='XFD1'><v>1</v></c>" }],
    ["one in small letters", { xml: '<c r="xfd1"><v>1</v></c>' }],
    ["one whose letters are references", { xml: '<c r="&#88;FD1"><v>1</v></c>' }],
  ])("that has %s", async (_what, cell) => {
    expect(await reasonOf(xlsx({ Sheet1: [HEADER, [cell]] }))).toBe(TOO_LARGE);
  });

  test("that is no workbook, is damaged, or is of another kind", async () => {
    const whole = xlsx({ Sheet1: [HEADER] });
    expect(await reasonOf(whole.slice(0, whole.length - 100))).toBe(
      "The file is damaged, or protected by a password.",
    );
    expect(await reasonOf(zipSync({ "a.txt": new Uint8Array(3) }) as Uint8Array<ArrayBuffer>)).toBe(
      "This file is not an Excel workbook.",
    );
    expect(await reasonOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]))).toMatch(
      /^This workbook is old or has a password/,
    );
  });
});
