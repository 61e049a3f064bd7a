import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readFile } from "../../src/admin/csv/file.ts";
import { guarded, unguarded } from "../../src/admin/csv/guard.ts";
import { type Reading, readCsv } from "../../src/admin/csv/read.ts";
import { toCsv } from "../../src/admin/csv/write.ts";
import type { Item } from "../../src/admin/sections/items.ts";
import type { Field } from "../../src/fields/index.ts";
import { customSection } from "../../src/sections/custom.ts";
import { faqs } from "../../src/sections/faqs.ts";
import { importantContacts } from "../../src/sections/important-contacts.ts";
import { SECTIONS, type Section } from "../../src/sections/index.ts";
import { restaurants } from "../../src/sections/restaurants.ts";

const custom = customSection({ id: "c", name: "Spa", description: "Baths", icon: "Star", color: "" });
const ALL = [...SECTIONS, custom];

function rowsOf(reading: Reading) {
  if (reading.status !== "read") throw new Error(reading.reason);
  return reading.rows;
}

function valuesOf(section: Section, csv: string): unknown[] {
  return rowsOf(readCsv(section, csv)).map(({ values, problems }) => values ?? problems);
}

function reasonOf(reading: Reading): string | undefined {
  return reading.status === "unreadable" ? reading.reason : undefined;
}

/** What people type and programs trip over. */
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
    case "details":
      return { [nasty.trim()]: `: ${nasty}`.trim(), "=1": "2", "Open: late": "Always" };
    default:
      return field.required || number % 3 > 0 ? nasty : null;
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

test.each(ALL)("$title come back from a file as they were", (section) => {
  const items = nastyItems(section);
  expect(valuesOf(section, toCsv(section, items))).toEqual(items.map((item) => columnsOf(section, item)));
});

test("any text comes back from a file as it was", () => {
  const text = fc
    .string({
      unit: fc.oneof(fc.constantFrom(..."'=+-@\t\r\n\",;\\: "), fc.string({ unit: "binary", maxLength: 1 })),
    })
    .map((typed) => typed.trim())
    .filter((typed) => typed !== "" && typed.length <= 500);
  fc.assert(
    fc.property(text, text, (question, answer) => {
      const row = { category: "General", question, answer };
      expect(valuesOf(faqs, toCsv(faqs, [{ id: "1", updated_at: "", ...row }]))).toEqual([row]);
    }),
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

describe("a file that is read", () => {
  const TAXI = { type: "other", label: "Taxi", number: "112" };

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
  ])("%s", (_what, csv) => {
    expect(valuesOf(importantContacts, csv)).toEqual([TAXI]);
  });

  const MENU = "name,cuisine,distance,rating,phone,address,has_delivery";

  test.each([
    ["yes", true],
    ["TRUE", true],
    ["no", false],
    ["False", false],
    ["", false],
  ])("%j is a switch that says %j", (cell, expected) => {
    expect(valuesOf(restaurants, `${MENU}\nLina,Italian,1 km,"4,5",112,Quay,${cell}`)).toEqual([
      expect.objectContaining({ rating: 4.5, has_delivery: expected, digital_menu_url: null }),
    ]);
  });

  test("names columns it does not know and those that are missing", () => {
    const reading = readCsv(importantContacts, "Stars,label,number\n5,Taxi,112");
    expect(reading).toMatchObject({
      header: { unknown: ["Stars"], missing: { required: [], optional: ["Contact Type"] } },
    });
  });

  test("says what is wrong by line and field, in the form's words", () => {
    const csv = [
      MENU,
      'Lina,"Italian\nand more",1 km,4.5,112,Quay,yes',
      ",Italian,1 km,6,112,Quay,maybe",
      `${"x".repeat(121)},Italian,1 km,4.5,112,Quay,no,surplus`,
    ].join("\n");
    expect(rowsOf(readCsv(restaurants, csv)).map(({ line, problems }) => ({ line, problems }))).toEqual([
      { line: 2, problems: {} },
      {
        line: 4,
        problems: {
          name: "Restaurant Name is required",
          rating: "Rating must be a number from 1 to 5 in steps of 0.1, such as 4.5",
          has_delivery: "Delivery must be yes or no",
        },
      },
      {
        line: 5,
        problems: {
          name: "Restaurant Name must be at most 120 characters",
          has_delivery: "There are more cells in this line than there are columns",
        },
      },
    ]);
  });
});

describe("a file is refused", () => {
  test.each([
    ["without content", "\n\n", "The file is empty."],
    [
      "without column names",
      "Taxi,112\nPolice,110",
      "The first line has to name the columns of your contacts: Contact Type, Contact Label, Phone Number.",
    ],
    ["without a row", "type,label,number\n", "The file has column names, but no rows below them."],
    ["without a required column", "type,label\nother,Taxi", "The file has no column for Phone Number."],
    [
      "with a column twice",
      "label,Contact Label,number\na,b,1",
      "There is more than one column for Contact Label.",
    ],
    [
      "with a quotation mark that is not closed",
      'label,number\nTaxi,112\n"Police,110\nFire,112',
      "Line 3 has a quotation mark too many or too few.",
    ],
  ])("%s", (_what, csv, reason) => {
    expect(reasonOf(readCsv(importantContacts, csv))).toBe(reason);
  });

  const contacts = (count: number) => new Blob([`label,number\n${"Taxi,112\n".repeat(count)}`]);

  test("with more rows than a section holds", async () => {
    expect((await readFile(importantContacts, 1, contacts(999))).status).toBe("read");
    expect(reasonOf(await readFile(importantContacts, 1, contacts(1000)))).toBe(
      "The file has 1000 rows. A section holds up to 1,000 contacts, of which you have 1. Please split it into smaller files.",
    );
  });

  test("with more than 1 MB", async () => {
    const big = new Blob(["label,number\n", "x".repeat(1024 * 1024)]);
    expect(reasonOf(await readFile(importantContacts, 0, big))).toMatch(/^The file is larger than 1 MB/);
  });
});

test.each([
  ["UTF-8", new Uint8Array([0xc3, 0xa9])],
  ["UTF-8 with a mark", new Uint8Array([0xc3, 0xa9]), [0xef, 0xbb, 0xbf]],
  ["Windows-1252", new Uint8Array([0xe9])],
])("a file may be saved as %s", async (_encoding, letter, mark: number[] = []) => {
  const file = new Blob([new Uint8Array(mark), "label,number\nCaf", letter, ",112"]);
  expect(rowsOf(await readFile(importantContacts, 0, file))[0]?.values).toMatchObject({ label: "Café" });
});

test("a file may be saved as UTF-16", async () => {
  const text = Buffer.from("\ufefflabel\tnumber\nCafé\t112", "utf16le");
  const [row] = rowsOf(await readFile(importantContacts, 0, new Blob([new Uint8Array(text)])));
  expect(row?.values).toMatchObject({ label: "Café" });
});
