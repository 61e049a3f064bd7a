/** The result of an old guest folder's lines. */
import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { readSuggestion } from "../../src/admin/content/picks/offer.ts";
import type { FolderReading } from "../../src/admin/filling/folder/lines.ts";
import { offeredFrom } from "../../src/admin/filling/folder/offer.ts";
import { propose } from "../../src/admin/filling/folder/propose.ts";
import { readFile, readPlainText } from "../../src/admin/filling/folder/read-file.ts";
import { readPdf } from "../../src/admin/filling/folder/read-pdf.ts";
import {
  asText,
  CITY_HOTEL,
  FOLDERS,
  HARBOUR_GARDEN,
  pdfFile,
  scoreOf,
  sheetsOf,
  wordFile,
} from "../../testbed/folder.ts";
import { xlsx } from "../../testbed/xlsx.ts";

const file = (bytes: Uint8Array<ArrayBuffer>) => readFile(new Blob([bytes]));

async function proposed(reading: FolderReading | Promise<FolderReading>, custom = true) {
  const read = await reading;
  if (read.status !== "read") throw new Error(read.reason);
  return propose(read.lines, custom);
}

describe.each(FOLDERS.map((folder) => [folder.name, folder] as const))(
  "The folder of a %s",
  (_name, folder) => {
    test.each([
      ["pasted text", () => readPlainText(asText(folder.lines))],
      ["a Word file", () => file(wordFile(folder.lines))],
      ["a PDF", () => readPdf(pdfFile(folder.lines))],
    ])("becomes items of the right sections, as %s", async (_kind, read) => {
      const { missed, inexact, wrong } = scoreOf(folder, await proposed(read()));
      expect({ missed, inexact, wrong }).toEqual({ missed: [], inexact: [], wrong: [] });
    });
  },
);

test("So does a workbook, whose sheets are headings and whose first rows name the columns", async () => {
  const facts = CITY_HOTEL.facts.filter(([section]) =>
    ["restaurants", "must-visit", "transport"].includes(section),
  );
  const { missed, inexact } = scoreOf({ facts }, await proposed(file(xlsx(sheetsOf(CITY_HOTEL.lines)))));
  expect({ missed, inexact }).toEqual({ missed: [], inexact: [] });
});

test("Without sections of their own, headings that fit no section hold answers", async () => {
  const proposals = await proposed(file(wordFile(HARBOUR_GARDEN.lines)), false);
  expect(proposals.some(({ section }) => section === "custom")).toBe(false);
  expect(proposals).toContainEqual(
    expect.objectContaining({
      section: "faqs",
      values: expect.objectContaining({ question: "Sunset sail", answer: "two hours, with a glass of wine" }),
    }),
  );
});

test("A sentence with a number in it is an answer, and no contact", async () => {
  const said = await proposed(
    readPlainText(
      "Arrival\nRooms are ready from 4pm. If you come later than 8pm please call us on 01234 567890.\nDoctor: 01234 666111",
    ),
  );
  expect(said.map(({ section, values }) => `${section}: ${Object.values(values)[0]}`)).toEqual([
    "faqs: Arrival",
    "important-contacts: Doctor",
  ]);
});

test("A Word file says which lines are headings, bold, listed, and rows of a table", async () => {
  expect(
    await file(wordFile(["# Rules & <more>", "Quiet & calm", "**Loud**", "• One", "| a | b |"])),
  ).toEqual({
    status: "read",
    lines: [
      { text: "Rules & <more>", level: 1 },
      { text: "Quiet & calm" },
      { text: "Loud", isBold: true },
      { text: "One", isListed: true },
      { text: "a b", cells: ["a", "b"] },
    ],
  });
});

test("A text box of Word's is read once, hidden words never, and a hyphen that does not break is one", async () => {
  const box = "<w:txbxContent><w:p><w:r><w:t>Bikes in the shed.</w:t></w:r></w:p></w:txbxContent>";
  const body = [
    `<w:p><w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r></w:p>`,
    "<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>Ask Uwe first. </w:t></w:r><w:r><w:t>Open all day.</w:t></w:r></w:p>",
    "<w:p><w:r><w:t>E</w:t><w:noBreakHyphen/><w:t>bikes, too.</w:t></w:r></w:p>",
  ];
  const file = zipSync({
    "word/document.xml": strToU8(`<w:document><w:body>${body.join("")}</w:body></w:document>`),
  });
  const reading = await readFile(new Blob([file as Uint8Array<ArrayBuffer>]));
  expect(reading).toMatchObject({
    lines: [{ text: "Bikes in the shed." }, { text: "Open all day." }, { text: "E-bikes, too." }],
  });
});

test("Letters that a page of HTML names are read, and its soft hyphens are none", async () => {
  const html =
    "<html><body><h2>Fahr&shy;r&auml;der</h2><p>Caf&eacute; &Scaron;koda &ndash; &laquo;Gr&ouml;&szlig;e&raquo;</p></body></html>";
  expect(await readFile(new Blob([html]))).toMatchObject({
    lines: [{ text: "Fahrräder" }, { text: "Café Škoda – «Größe»" }],
  });
});

test("A PDF's columns are read one after the other, its words whole", async () => {
  const columns = {
    left: [
      "The sauna is open from four until nine in",
      "the evening, and the swim-",
      "ming pool all day long for all our guests,",
      "except on the first Monday of each month",
      "when we clean it.",
    ],
    right: [
      "Breakfast is served in the garden room from",
      "seven to half past ten, on Sundays to half",
      "past eleven, and brought to your room if",
      "you ask us on the evening before, with the",
      "newspaper.",
    ],
  };
  const { lines } = (await readPdf(pdfFile([], columns))) as FolderReading & { status: "read" };
  expect(lines.map(({ text }) => text)).toEqual([
    "The sauna is open from four until nine in the evening, and the swimming pool all day long for all our guests, except on the first Monday of each month when we clean it.",
    "Breakfast is served in the garden room from seven to half past ten, on Sundays to half past eleven, and brought to your room if you ask us on the evening before, with the newspaper.",
  ]);
});

describe("What is offered", () => {
  const items = { "important-contacts": [{ id: "1", updated_at: "", label: "police and ambulance" }] };
  async function offeredOf(name: string) {
    const offered = offeredFrom(await proposed(file(wordFile(HARBOUR_GARDEN.lines))), items, [
      { id: "own", name: "SAILING WITH RUI", description: "Out at sea", icon: "Star", color: "bg-sky-500" },
    ]);
    const found = offered.find(({ called }) => called === name);
    if (!found) throw new Error(`${name} is not offered`);
    return { found, known: Object.fromEntries(found.blanks.map(({ column, known }) => [column, known])) };
  }

  test("is marked where the hotel has it", async () => {
    expect((await offeredOf("Police and ambulance")).found.isThere).toBe(true);
    expect((await offeredOf("Reception")).found.isThere).toBe(false);
  });

  test("can be mended", async () => {
    const { found, known } = await offeredOf("Reception");
    expect(readSuggestion(found, { ...known, label: "Front desk" })).toMatchObject({
      status: "ready",
      values: { label: "Front desk", number: "9", type: "hotel", is_hidden: false },
    });
    expect(readSuggestion(found, { ...known, label: "" })).toMatchObject({
      status: "wrong",
      problems: { label: "Contact Label is required" },
    });
  });

  test("is hidden while it lacks what guests need, and shown once it has that", async () => {
    const { found, known } = await offeredOf("Lanterna");
    expect(readSuggestion(found, known)).toMatchObject({
      status: "ready",
      values: { is_hidden: true, rating: null },
      lacking: ["Rating"],
    });
    expect(readSuggestion(found, { ...known, rating: "4.5" })).toMatchObject({
      status: "ready",
      values: { is_hidden: false, rating: 4.5 },
    });
  });

  test("goes into a section of that name which the hotel has", async () => {
    expect((await offeredOf("Sunset sail")).found).toMatchObject({
      section: { id: "own" },
      group: "SAILING WITH RUI",
    });
  });
});

test.each([
  ["with a password", `\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1${"\0".repeat(1024)}`, /password/],
  ["without text", " \n\n", /has no text/],
  ["of something else", "a\u0000b", /no PDF, Word, Excel or text file/],
  ["in another format", "{\\rtf1 Sauna}", /RTF/],
  ["of more than fifty pages", "x\n".repeat(3001), /50 pages/],
  ["of more than 10 MB", "x".repeat(10 * 1024 * 1024 + 1), /10 MB/],
])("A file %s says why it is not read", async (_what, content, reason) => {
  const bytes = Uint8Array.from(content, (character) => character.charCodeAt(0));
  expect(await file(bytes)).toEqual({ status: "unreadable", reason: expect.stringMatching(reason) });
});

test.each([
  ["a zip archive of something else", zipSync({ "a.txt": new Uint8Array([1]) }), /not an Excel workbook/],
  ["a damaged one", new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), /damaged/],
  [
    "a Word file that unpacks to more than it may",
    zipSync({ "word/document.xml": new Uint8Array(21 * 1024 * 1024) }),
    /too large/,
  ],
  [
    "a workbook without sheets",
    zipSync({ "xl/workbook.xml": new Uint8Array([60]) }),
    /not an Excel workbook/,
  ],
])("So does %s", async (_what, bytes, reason) => {
  expect(await file(bytes as Uint8Array<ArrayBuffer>)).toMatchObject({
    status: "unreadable",
    reason: expect.stringMatching(reason),
  });
});

describe("A PDF", () => {
  const reasonOf = async (bytes: Uint8Array) => {
    const reading = await readPdf(bytes);
    return reading.status === "unreadable" ? reading.reason : "read";
  };

  test("of a scan says that there is no text in it", async () => {
    expect(await reasonOf(pdfFile([]))).toMatch(/has no text/);
    expect(await reasonOf(pdfFile(["Sauna: until nine"]))).toBe("read");
  });

  test("that is cut off, empty or nonsense says that it is damaged", async () => {
    const whole = pdfFile(["Sauna"]);
    expect(await reasonOf(whole.slice(0, 60))).toMatch(/damaged|no text/);
    expect(await reasonOf(new TextEncoder().encode("%PDF-1.7\n"))).toMatch(/damaged/);
    expect(await reasonOf(new TextEncoder().encode(`%PDF-1.7\n${"<<".repeat(20_000)}`))).toMatch(/damaged/);
  });

  test("of more pages or letters than a folder has is refused", async () => {
    expect(await reasonOf(pdfFile(Array.from({ length: 51 }, () => "\f")))).toMatch(/longer than 50 pages/);
    const many = Array.from({ length: 70_000 }, () => "x").join("\v");
    expect(await reasonOf(pdfFile([many]))).toMatch(/too much text/);
  });
});

test("The most telling word of a place wins, a number inside the house is a contact of its own, a welcome is no answer", async () => {
  const text = `WELCOME TO HOTEL SEEBLICK
Dear guests, we are happy that you are here.

IMPORTANT NUMBERS
Reception: 0 (inside), 07721 55210
Doctor: Dr. Weber, 07724 3344

EXCURSIONS
Triberg waterfalls, 15 km, adults 8 EUR
Schwarzwaldmuseum, 16 km
Bergbahn, 4 km, to the lake`;
  const found = await proposed(readPlainText(text));
  expect(
    found.map(({ section, values, isDoubtful }) =>
      [section, Object.values(values)[0], values.category ?? values.number, isDoubtful].join(" | "),
    ),
  ).toEqual([
    "faqs | Welcome to Hotel Seeblick | General | true",
    "important-contacts | Reception | 07721 55210 | ",
    "important-contacts | Reception (inside) | 0 | ",
    "important-contacts | Doctor: Dr. Weber | 07724 3344 | ",
    "must-visit | Triberg waterfalls | Nature | ",
    "must-visit | Schwarzwaldmuseum | Museum | ",
    "must-visit | Bergbahn | Mountain | ",
  ]);
});
