/** Which section a list is of that is given to the folder, and that nothing but lists is taken for one. */
import { utils, write } from "@e965/xlsx";
import { expect, test } from "vitest";
import { readFile } from "../../src/admin/filling/folder/read-file.ts";
import { tours } from "../../src/sections/tours.ts";
import { foldersIn } from "../../testbed/folders/folder.ts";
import { ods } from "../../testbed/ods.ts";
import { OFFICE_LISTS } from "../../testbed/office-lists.ts";
import { xlsx } from "../../testbed/xlsx.ts";

const PLACES = [
  ["Name", "Küche", "Entfernung", "Telefon", "Anschrift"],
  ["Zum Anker", "Fisch", "300 m", "05555 0101", "Am Kai 2"],
  ["Da Lina", "italienisch", "1 km", "05555 0102", "Marktplatz 5"],
];
const FAQS = [
  ["Frage", "Antwort"],
  ["Darf mein Hund mit?", "Ja, 8 € die Nacht."],
  ["Wo parke ich?", "Hinter dem Haus."],
];
const RULES = [["Bitte ab 22 Uhr leise sein."], ["Geraucht wird nur im Hof."]];

async function listsIn(content: string | Uint8Array<ArrayBuffer>, name = "") {
  const { lists = [] } = await readFile(new Blob([content]), name);
  return lists;
}

async function sectionsOf(content: string | Uint8Array<ArrayBuffer>, name?: string): Promise<string[]> {
  return (await listsIn(content, name)).map(({ sections: [first] }) => first);
}

// A walk may be of the tours or of what to see: nothing but its owner tells.
const LISTS = OFFICE_LISTS.filter(({ section }) => section !== tours);

test.each(LISTS.map((list) => [`${list.name} (${list.language})`, list] as const))(
  "%s is a list of its section, with all its rows",
  async (_, { section, text, rows }) => {
    const [list, ...others] = await listsIn(text);
    expect(list?.sections ?? []).toContain(section.id);
    expect(list?.rows).toBe(rows);
    expect(others).toEqual([]);
  },
);

test("Each sheet of a workbook is a list of its own, and what is none stays for the rules", async () => {
  const book = xlsx({ Restaurants: PLACES, Fragen: FAQS, Hausregeln: RULES });
  const reading = await readFile(new Blob([book]), "mappe.xlsx");
  expect(reading.lists).toEqual([
    { sections: ["restaurants"], sheet: "Restaurants", table: 0, rows: 2 },
    { sections: ["faqs"], sheet: "Fragen", table: 1, rows: 2 },
  ]);
  if (reading.status !== "read") throw new Error(reading.reason);
  expect(reading.lines.map(({ text }) => text)).toEqual(["Hausregeln", ...RULES.flat()]);
});

test("LibreOffice's sheets are read, as a list or as lines", async () => {
  const sheet = ods(PLACES);
  expect(await sectionsOf(sheet)).toEqual(["restaurants"]);
  expect(await readFile(new Blob([sheet]))).toMatchObject({ status: "read" });
});

test("Excel's files of before 2007 are read, as a list or as lines", async () => {
  const saved = (rows: string[][]) => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), "Liste");
    return new Uint8Array(write(book, { type: "array", bookType: "xls" }) as ArrayBuffer);
  };
  expect(await listsIn(saved(PLACES), "orte.xls")).toMatchObject([{ sections: ["restaurants"], rows: 2 }]);
  const rules = await readFile(new Blob([saved(RULES)]), "regeln.xls");
  expect(rules).toMatchObject({ status: "read", lines: RULES.flat().map((text) => ({ text })) });
  expect(rules.lists ?? []).toEqual([]);
  expect(await readFile(new Blob([saved(PLACES).slice(0, 600)]), "orte.xls")).toMatchObject({
    status: "unreadable",
    reason: expect.stringContaining("save it as .docx or .xlsx"),
  });
});

test("A list in a country's own code page, or with yes and no, is one all the same", async () => {
  const macintosh = Uint8Array.from(
    "Name;Description;Timing;Location\rFr\u009fhst\u009fck;M\u009fsli, K\u008ase;7-10;G\u008arten",
    (letter) => letter.charCodeAt(0),
  );
  expect(await sectionsOf(macintosh)).toEqual(["amenities"]);
  expect(await sectionsOf("Restaurant;Wer;Fertig?\nBlaue Ente;;nein\nAlter Pfeiler;;nein")).toEqual([
    "restaurants",
  ]);
});

test("What may be of several sections is offered as each, and a file's name decides", async () => {
  const text =
    "Name;Telefon;Adresse;Website\nHof Grün;05555 0101;Gasse 2;gruen.example\nHaus Blau;05555 0102;Weg 4;blau.example";
  const [list] = await listsIn(text);
  expect(list?.sections.length).toBeGreaterThan(1);
  expect((await sectionsOf(text, "Tour guides.csv"))[0]).toBe("tours");
});

test("No folder's text is a list, and no table that is sorted by topics", async () => {
  for (const { lines, name } of [...foldersIn("trade-folders"), ...foldersIn("put-right")])
    expect([name, await sectionsOf(lines.join("\n"))]).toEqual([name, []]);
  const byTopic = `Bereich;Was;Wann\n${["Wellness;Sauna;16-20", "Wellness;Pool;7-22", "Restaurants;Ente;12-14", "Restaurants;Hirsch;18-22"].join("\n")}`;
  expect(await sectionsOf(byTopic)).toEqual([]);
});

test("A sheet that says the Wi-Fi or a code is read as the house's folder is", async () => {
  const house = [
    ["Place", "Info", "Responsible"],
    ["Wi-Fi", "Seehof_Guest / pw: tidepool77", "Jessica"],
    ["Wine cellar", "Code 2580", "Marco"],
  ];
  expect(await sectionsOf(xlsx({ House: house }))).toEqual([]);
  expect(
    await sectionsOf(xlsx({ House: house.slice(0, 1).concat([["Pool", "Warm", "Marco"]]) })),
  ).not.toEqual([]);
});

test("The places of a map's file are a list, and one without places says so", async () => {
  const place = (name: string, cuisine: string, at: number) => ({
    type: "Feature",
    geometry: { type: "Point", coordinates: [10.2 + at / 100, 47.4] },
    properties: { name, amenity: "restaurant", cuisine, phone: `+49 5555 010${at}` },
  });
  const features = [place("Zum Anker", "fish", 1), place("Da Lina", "italian", 2)];
  const map = (content: unknown[]) => JSON.stringify({ type: "FeatureCollection", features: content });
  const [list, ...others] = await listsIn(map(features), "orte.geojson");
  expect(list?.sections).toContain("restaurants");
  expect(list?.rows).toBe(2);
  expect(others).toEqual([]);
  expect(await readFile(new Blob([map([])]), "orte.geojson")).toMatchObject({
    status: "unreadable",
    reason: expect.stringContaining("GeoJSON"),
  });
});
