import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Item } from "../../src/admin/content/sections/items.ts";
import { missingColumns } from "../../src/admin/filling/csv/missing-columns.ts";
import { checkedRows, type ReadRow } from "../../src/admin/filling/csv/rows.ts";
import { toCsv } from "../../src/admin/filling/csv/written.ts";
import { guarded, unguarded } from "../../src/admin/ui/spreadsheet/cells.ts";
import { findHeader, guessColumns, type TableReading } from "../../src/admin/ui/spreadsheet/columns.ts";
import { readSheet } from "../../src/admin/ui/spreadsheet/file.ts";
import type { Field } from "../../src/fields/index.ts";
import { legible } from "../../src/lib/texts/legible.ts";
import { amenities } from "../../src/sections/amenities.ts";
import { customSection } from "../../src/sections/custom.ts";
import * as questions from "../../src/sections/faqs.ts";
import * as contacts from "../../src/sections/important-contacts.ts";
import { SECTIONS, type Section } from "../../src/sections/index.ts";
import { restaurants } from "../../src/sections/restaurants.ts";
import { transport } from "../../src/sections/transport.ts";
import { GOOD_HOURS } from "../../testbed/opening-hours.ts";

const custom = customSection({ id: "c", name: "Spa", description: "Baths", icon: "Star", color: "" });
const ALL = [...SECTIONS, custom];

const faqs = withFields(questions.faqs, ["category", "question", "answer"]);
const importantContacts = withFields(contacts.importantContacts, ["type", "label", "number"]);

/** Without fields that are added to the section later: expectations here list all columns of a file. */
function withFields(section: Section, columns: string[]): Section {
  const fields = Object.entries(section.fields).filter(([column]) => columns.includes(column));
  return { ...section, fields: Object.fromEntries(fields) };
}

/** Reads a file as the import dialog does, with the columns it recognizes. */
async function readTable(section: Section, file: Blob | string): Promise<TableReading> {
  return readSheet(section, typeof file === "string" ? new Blob([file]) : file);
}

async function rowsOf(section: Section, file: Blob | string, existing: Item[] = []): Promise<ReadRow[]> {
  const reading = await readTable(section, file);
  if (reading.status !== "read") throw new Error(reading.reason);
  const { lines } = reading.table;
  const all = lines.map(({ cells }) => cells);
  const { index } = findHeader(section.fields, all);
  return checkedRows(
    section,
    lines.slice(index + 1),
    guessColumns(section.fields, all[index] ?? []),
    existing,
  );
}

async function valuesOf(section: Section, file: Blob | string): Promise<unknown[]> {
  return (await rowsOf(section, file)).map(({ values, problems }) => values ?? problems);
}

async function reasonOf(section: Section, file: Blob | string): Promise<string | undefined> {
  const reading = await readTable(section, file);
  return reading.status === "unreadable" ? reading.reason : undefined;
}

/** Texts that people type and programs stumble over. */
const NASTY = [
  'Said "hello", twice',
  "a;b,c\td",
  "one\ntwo\r\nthree\n\nfive",
  "🏊‍♀️ Piscine à débordement – العربية",
  '=HYPERLINK("https://evil.example")',
  "+1+cmd|' /C calc'!A0",
  "@SUM(A1)",
  "-",
  "'=kept apostrophe",
  "''quoted''",
  '"',
  "back\\slash: colon\\n",
  "yes",
];

function value(field: Field, nasty: string, number: number): unknown {
  switch (field.kind) {
    case "phone":
      return ["+351 21 555 0100", "(021) 555-0100", "-5", "*123#"][number % 4];
    case "email":
      return `=desk+${number}@example.com`;
    case "url":
      return `https://example.com/?a=1;b=2,${number}`;
    case "rating":
      return 1 + (number % 40) / 10;
    case "flag":
      return number % 2 === 0;
    case "choice":
      return field.choices?.[0]?.value;
    case "hours":
      return [...Object.values(GOOD_HOURS), null][number];
    case "details":
      return {
        [legible(nasty, false).trim()]: legible(`: ${nasty}`, false).trim(),
        "=1": "2",
        "Open: late": "Always",
      };
    case "photo":
      // Left out: no cell can contain a picture.
      return null;
    default:
      return field.required || number % 3 > 0 ? legible(nasty, field.kind === "longText") : null;
  }
}

function nastyItems(section: Section): Item[] {
  return NASTY.map((nasty, number) => ({
    id: String(number),
    updated_at: "",
    ...Object.fromEntries(
      Object.entries(section.fields).map(([column, field]) => [column, value(field, nasty, number)]),
    ),
  }));
}

function columnsOf(section: Section, item: Item): unknown {
  return Object.fromEntries(Object.keys(section.fields).map((column) => [column, item[column]]));
}

test.each(ALL)("$title come back from a file as they were", async (section) => {
  const { unique } = section;
  const items = nastyItems(section).map((item, number) =>
    unique ? { ...item, [unique]: `${number} ${item[unique]}`.trim() } : item,
  );
  expect(await valuesOf(section, toCsv(section, items))).toEqual(
    items.map((item) => columnsOf(section, item)),
  );
});

test("every text that is exported is imported unchanged", async () => {
  const text = (lines: boolean) =>
    fc
      .string({
        unit: fc.oneof(
          fc.constantFrom(..."'=+-@\t\r\n\",;\\: "),
          fc.string({ unit: "binary", maxLength: 1 }),
        ),
      })
      .map((typed) => legible(typed.toWellFormed(), lines).trim())
      .filter((typed) => typed !== "" && typed.length <= 500);
  await fc.assert(
    fc.asyncProperty(text(false), text(true), async (question, answer) => {
      const row = { category: "General", question, answer };
      const csv = toCsv(faqs, [{ id: "1", updated_at: "", ...row }]);
      expect(await valuesOf(faqs, csv)).toEqual([row]);
    }),
    { seed: 13 },
  );
});

test("a file lists the rows as the screen does, under the labels of the form", () => {
  const contact = (type: string, label: string) => ({
    id: label,
    updated_at: "",
    type,
    label,
    number: "112",
  });
  const csv = toCsv(importantContacts, [contact("other", "Taxi"), contact("hotel", "Reception")]);
  expect(csv).toBe(
    [
      '\ufeff"Contact Type","Contact Label","Phone Number"',
      '"Hotel Internal","Reception","112"',
      '"Other","Taxi","112"',
    ].join("\r\n"),
  );
});

describe("a cell that a spreadsheet would run", () => {
  test.each([
    ["=1+1", "'=1+1"],
    ["+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"],
    ["-A1", "'-A1"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\t=1", "'\t=1"],
    ["'=1", "''=1"],
    ["＝1", "'＝1"],
    ["+351 21 555 0100", "+351 21 555 0100"],
    ["+1 (555) 010-0100", "+1 (555) 010-0100"],
    ["-5", "-5"],
    ["-5.50", "-5.50"],
    ["-2+3", "'-2+3"],
    ["'tis", "'tis"],
    ["a=1", "a=1"],
    ["", ""],
  ])("%j is written as %j and read back", (typed, written) => {
    expect(guarded(typed)).toBe(written);
    expect(unguarded(written)).toBe(typed);
  });
});

const TAXI = { type: "other", label: "Taxi", number: "112" };
const MENU = "name,cuisine,distance,rating,phone,address,has_delivery";

describe("a file that is read", () => {
  test.each<[string, string]>([
    ["has labels as names", "Contact Type,Contact Label,Phone Number\nOther,Taxi,112"],
    ["has columns as names, in another order and case", " NUMBER ,Label,type\n112,Taxi,other"],
    ["starts with a byte order mark", "\ufeffContact Type,Contact Label,Phone Number\nOther,Taxi,112"],
    ["separates by semicolons", '"Contact Type";"Contact Label";"Phone Number"\nOTHER;Taxi;112'],
    ["separates by tabs", "type\tlabel\tnumber\nother\tTaxi\t112"],
    ["has Windows line ends and blank lines", "type,label,number\r\n\r\nother,Taxi,112\r\n,,\r\n"],
    ["leaves a choice to its usual value", "type,label,number\n,Taxi,112"],
    ["lacks a column that has a usual value", "label,number\nTaxi,112"],
    ["has a column that is none of ours", "Stars,type,label,number\n5,other,Taxi,112"],
    ["names columns as another program does", "CONTACT-TYPE;contact_label;Tel.\nOther;Taxi;112"],
    ["names columns in German", "Art;Bezeichnung;Telefonnummer\nOther;Taxi;112"],
    ["names columns in French", "Type,Nom,Téléphone\nOther,Taxi,112"],
    ["has a title above", "Our contacts\n\nAs of May,,\ntype,label,number\nother,Taxi,112"],
    ["has a title with more marks above", "A; B; C; D, and E\ntype,label,number\nother,Taxi,112"],
    ["has a column twice: the first counts", "label,Contact Label,number\nCab,Taxi,112"],
  ])("%s", async (_what, csv) => {
    expect(await valuesOf(importantContacts, csv)).toEqual([TAXI]);
  });

  test.each([
    ["yes", true],
    ["TRUE", true],
    ["ja", true],
    ["Oui", true],
    ["sí", true],
    ["Si", true],
    ["x", true],
    ["✓", true],
    ["1", true],
    ["no", false],
    ["False", false],
    ["nein", false],
    ["Non", false],
    ["0", false],
    ["", false],
  ])("%j is a switch that says %j", async (cell, expected) => {
    expect(await valuesOf(restaurants, `${MENU}\nLina,Italian,1 km,"4,5",112,Quay,${cell}`)).toEqual([
      expect.objectContaining({ rating: 4.5, has_delivery: expected, digital_menu_url: null }),
    ]);
  });

  test("has links as owners write them", async () => {
    const csv = "name,type,phone,website\nA,Taxi,1,www.hotel.de\nB,Taxi,1,javascript:alert(1)";
    expect(await valuesOf(transport, csv)).toEqual([
      expect.objectContaining({ website: "https://www.hotel.de" }),
      { website: "Please enter a link that starts with https:// or http://" },
    ]);
  });

  test("says what is wrong by line and field, in the form's words", async () => {
    const csv = [
      MENU,
      'Lina,"Italian\nand more",1 km,4.5,112,Quay,yes',
      ",Italian,1 km,6,112,Quay,maybe",
      `${"x".repeat(121)},Italian,1 km,4.5,112,Quay,no,surplus`,
    ].join("\n");
    const rows = await rowsOf(restaurants, csv);
    expect(rows.map(({ line, problems }) => ({ line, problems }))).toEqual([
      { line: 2, problems: {} },
      {
        line: 4,
        problems: {
          name: "Restaurant Name is required",
          rating: "Rating must be 1 to 5, such as 4.5",
          has_delivery: "Delivery must be yes or no",
        },
      },
      {
        line: 5,
        problems: {
          name: "Restaurant Name must be at most 120 characters",
          has_delivery: "This line has more cells than columns",
        },
      },
    ]);
  });

  test("says which rows are repeated, in the file or among the stored ones", async () => {
    const header = "name,description,timing,location";
    const csv = `${header}\nPool,Warm,Always,Roof\n pool ,Cold,Always,Yard\nSAUNA,Hot,Always,Cellar`;
    const sauna: Item = { id: "1", updated_at: "", name: "Sauna" };
    const rows = await rowsOf(amenities, csv, [sauna]);
    expect(rows.map(({ problems }) => problems)).toEqual([
      {},
      { name: "Amenity Name is the same as in line 2" },
      { name: "An amenity with this name already exists. Please use a different name." },
    ]);
  });
});

describe("columns", () => {
  const { fields } = importantContacts;

  test("are matched once each: the surest names first, then the owner's earlier choices", () => {
    expect(guessColumns(fields, ["Name", "Contact Label", "Tel", "Telefon"])).toEqual([
      undefined,
      "label",
      "number",
      undefined,
    ]);
    expect(guessColumns(fields, ["Wer", "Nr. *"])).toEqual([undefined, undefined]);
    expect(guessColumns(fields, ["Wer", "Nr. *"], { wer: "label", nr: "number" })).toEqual([
      "label",
      "number",
    ]);
  });

  test("that are missing are needed, needed by guests, or optional", () => {
    expect(missingColumns(importantContacts, ["label"])).toEqual({
      needed: [],
      shown: ["Phone Number"],
      optional: ["Contact Type"],
    });
    expect(missingColumns(importantContacts, ["number"])).toMatchObject({ needed: ["Contact Label"] });
  });

  test("without a known name are expected in the line with the most cells", () => {
    expect(findHeader(fields, [["Our list"], ["Wer", "Wo"], ["Taxi", "112"]])).toMatchObject({ index: 1 });
  });
});

describe("a file is refused", () => {
  test.each([
    ["without content", "\n\n", "The file is empty."],
    ["that is a picture", "\xff\xd8\xff\xe0\0\x10JFIF\0", "This file is not a table."],
    [
      "with a quotation mark that is not closed",
      'label,number\nTaxi,112\n"Police,110\nFire,112',
      "Line 3 has a quotation mark too many or too few.",
    ],
  ])("%s", async (_what, csv, reason) => {
    expect(await reasonOf(importantContacts, csv)).toBe(reason);
  });

  test("of more than 5 MB", async () => {
    const big = new Blob(["label,number\n", "x".repeat(5 * 1024 * 1024)]);
    expect(await reasonOf(importantContacts, big)).toMatch(/^The file is larger than 5 MB/);
    const smaller = new Blob(["label,number\n", "x".repeat(1024 * 1024)]);
    expect(await reasonOf(importantContacts, smaller)).toBeUndefined();
  });
});

test.each([
  ["UTF-8", new Uint8Array([0xc3, 0xa9])],
  ["UTF-8 with a mark", new Uint8Array([0xc3, 0xa9]), [0xef, 0xbb, 0xbf]],
  ["Windows-1252", new Uint8Array([0xe9])],
])("a file may be saved as %s", async (_encoding, letter, mark: number[] = []) => {
  const file = new Blob([new Uint8Array(mark), "label,number\nCaf", letter, ",112"]);
  expect((await rowsOf(importantContacts, file))[0]?.values).toMatchObject({ label: "Café" });
});

test("a file may be saved as UTF-16", async () => {
  const text = Buffer.from("\ufefflabel\tnumber\nCafé\t112", "utf16le");
  const [row] = await rowsOf(importantContacts, new Blob([new Uint8Array(text)]));
  expect(row?.values).toMatchObject({ label: "Café" });
});

test("a file says which rows guests do not see, and an import passes over that", async () => {
  const contact = (label: string, more = {}) => ({
    id: label,
    updated_at: "",
    type: "other",
    label,
    number: "112",
    ...more,
  });
  const winter = { from: "12-01", until: "03-31", weekdays: [1, 2, 3, 4, 5, 6, 7] };
  const csv = toCsv(importantContacts, [
    contact("Taxi"),
    contact("Ski school", { shown_during: winter }),
    contact("Old taxi", { is_hidden: true, shown_during: winter }),
  ]);
  expect(csv.slice(1).split("\r\n")).toEqual([
    '"Contact Type","Contact Label","Phone Number","Shown to guests"',
    '"Other","Taxi","112","Shown"',
    '"Other","Ski school","112","1 December – 31 March"',
    '"Other","Old taxi","112","Hidden"',
  ]);
  expect(await valuesOf(importantContacts, csv)).toHaveLength(3);
});

test("A file of a million columns says so at once", async () => {
  const began = process.threadCpuUsage();
  expect(await readTable(faqs, "a,".repeat(1_000_000))).toMatchObject({ status: "unreadable" });
  // Microseconds of this thread: other work on the machine does not count.
  expect(process.threadCpuUsage(began).user).toBeLessThan(10_000_000);
});

describe("A row that the section has already", () => {
  const adler = { name: "Gasthof Adler", phone: "07724 1234", address: "Hauptstraße 4" };
  test.each([
    ["by name, number and address", adler, true],
    [
      "by its number, written with the country's code",
      { ...adler, phone: "+49 7724 1234", address: "Platz 1" },
      true,
    ],
    ["by its address", { ...adler, name: "GASTHOF  ADLER", phone: "07724 9999" }, true],
    ["only by its name", { ...adler, phone: "030 555 0100", address: "Platz 1" }, false],
    ["not at all", { ...adler, name: "Pizzeria Roma" }, false],
  ])("is marked: %s", (_how, row, isAlike) => {
    const there = { ...adler, id: "1", updated_at: "" };
    const values = { cuisine: "regional", distance: "5 min", rating: "4.5", ...row };
    const columns = Object.keys(values);
    const [read] = checkedRows(restaurants, [{ line: 2, cells: Object.values(values) }], columns, [there]);
    expect(read?.values).toBeDefined();
    expect(read?.isAlike ?? false).toBe(isAlike);
  });
});

test.each([
  ["Cellar", "Code 2580, ask for the light", "2580"],
  ["WLAN", "Seehof-Gast / pw: forelle2023", "forelle2023"],
  ["Local à vélos", "Le code est le 4518", "4518"],
  ["Garaż", "Kod do bramy: 8842", "8842"],
  ["Sauna", "Open from 16 to 21, towels at reception", undefined],
])("A row of %s that says a code is marked", (name, description, secret) => {
  const section = customSection({ id: "1", name: "House", description: "", icon: "Book", color: "" });
  const [read] = checkedRows(section, [{ line: 2, cells: [name, description] }], ["title", "description"]);
  expect(read?.values).toBeDefined();
  expect(read?.secret).toBe(secret);
});
