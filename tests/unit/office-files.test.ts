/** Lists as offices save them: any code page, any spreadsheet program, and what lists never say. */
import { utils, write } from "@e965/xlsx";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import type { Item } from "../../src/admin/content/sections/items.ts";
import { columnsIn, headerIn } from "../../src/admin/filling/csv/guesses.ts";
import { checkedRows, lackedIn, type ReadRow } from "../../src/admin/filling/csv/rows.ts";
import { findHeader, guessColumns, type TableReading } from "../../src/admin/ui/spreadsheet/columns.ts";
import { readSheet } from "../../src/admin/ui/spreadsheet/file.ts";
import { LANGUAGES } from "../../src/lib/messages/languages.ts";
import { amenities } from "../../src/sections/amenities.ts";
import { faqs } from "../../src/sections/faqs.ts";
import type { Section } from "../../src/sections/index.ts";
import { restaurants } from "../../src/sections/restaurants.ts";
import { shopping } from "../../src/sections/shopping.ts";
import { ods } from "../../testbed/ods.ts";
import { type Sheets, xlsx } from "../../testbed/xlsx.ts";

type Bytes = Uint8Array<ArrayBuffer>;

async function linesOf(section: Section, file: Bytes | string, letters?: string): Promise<string[][]> {
  const reading = await readSheet(section, new Blob([file]), letters);
  if (reading.status !== "read") throw new Error(reading.reason);
  return reading.table.lines.map(({ cells }) => cells);
}

async function rowsOf(section: Section, file: Bytes | string): Promise<ReadRow[]> {
  const reading = await readSheet(section, new Blob([file]));
  if (reading.status !== "read") throw new Error(reading.reason);
  const { lines } = reading.table;
  const all = lines.map(({ cells }) => cells);
  const { index } = findHeader(section.fields, all);
  const columns = guessColumns(section.fields, all[index] ?? []);
  return checkedRows(section, lines.slice(index + 1), columns, [] as Item[]);
}

/** The text's bytes in a code page: every browser reads them, none writes them. */
function saved(text: string, letters: string): Bytes {
  const decoder = new TextDecoder(letters);
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(new Uint8Array([byte])), byte]),
  );
  return new Uint8Array(
    [...text].map((letter) => {
      const byte = bytes.get(letter);
      if (byte === undefined) throw new Error(`${letters} has no ${letter}`);
      return byte;
    }),
  );
}

describe("A text in the letters of an office is read right, or its owner is asked", () => {
  test.each([
    ["windows-1252", "Zähne;Größe, für Gäste"],
    ["windows-1252", "Crêpes;Thé, café crème et gâteaux à 8 €"],
    ["windows-1252", "Baño;Piña, jamón y señales"],
    ["windows-1252", "Bastu;På övervåningen, nära sjön"],
    ["windows-1250", "Kolárna;Úschovna lyží, v přízemí vlevo, zdarma"],
    ["windows-1250", "Łaźnia;Gorąca, obok świetlicy, ręczniki gratis"],
    ["windows-1250", "Fürdő;A földszinten, gyümölcs és törölköző jár"],
    ["windows-1251", "Лижна кімната;У підвалі, ключ на рецепції"],
    ["windows-1253", "Σάουνα;Στο υπόγειο, με πετσέτες και τσάι"],
    ["windows-1254", "Kahvaltı;Bahçede, taze ekmek, peynir ve şarküteri"],
    ["windows-1255", "סאונה;במרתף, מגבות בקבלה"],
  ])("%s: %s", async (letters, row) => {
    const text = `Name;Description\r\n${row}\r\n`;
    expect(await linesOf(amenities, saved(text, letters))).toEqual([["Name", "Description"], row.split(";")]);
  });

  test("A Macintosh's line ends tell its letters", async () => {
    const file = saved("Name;Description\rMüsliecke;Käse, Brötchen\rGärtchen;Hinter dem Haus\r", "macintosh");
    expect((await linesOf(amenities, file)).map(([name]) => name)).toEqual(["Name", "Müsliecke", "Gärtchen"]);
  });

  test.each([
    ["utf-16le", false],
    ["utf-16be", true],
  ])("%s without a mark", async (_letters, isBig) => {
    const bytes = Buffer.from("Name\tDescription\r\nGärten\tGroß, mit Liegestühlen – ab Mai\r\n", "utf16le");
    const file = new Uint8Array(isBig ? bytes.swap16() : bytes);
    expect((await linesOf(amenities, file))[1]).toEqual(["Gärten", "Groß, mit Liegestühlen – ab Mai"]);
  });

  test("One mark is not enough to know: the owner compares, and the file is read as chosen", async () => {
    const file = saved("Name;Description\nSauna;12 €\n", "windows-1252");
    const reading: TableReading = await readSheet(amenities, new Blob([file]));
    if (reading.status !== "unreadable" || !reading.readings) throw new Error("not asked");
    const right = reading.readings.find(({ samples }) => samples.includes("12 €"));
    expect(right).toMatchObject({ letters: "windows-1252", name: "Windows, Western Europe" });
    expect(new Set(reading.readings.map(({ samples }) => samples.join())).size).toBe(reading.readings.length);
    expect(reading.readings.length).toBeLessThanOrEqual(3);
    expect((await linesOf(amenities, file, right?.letters))[1]).toEqual(["Sauna", "12 €"]);
  });

  test("Letters that were encoded twice are read as they were meant", async () => {
    const twice = new TextDecoder("windows-1252").decode(
      Buffer.from("Name;Description\nCafé;• für Gäste – 🏊\n"),
    );
    expect(await linesOf(amenities, twice)).toEqual([
      ["Name", "Description"],
      ["Café", "• für Gäste – 🏊"],
    ]);
    const meant = "Name;Description\nÃ¼;Łaźnia\n";
    expect((await linesOf(amenities, meant))[1]).toEqual(["Ã¼", "Łaźnia"]);
  });

  test.each(["windows-1252", "macintosh"])(
    "One accent of %s is never read as another letter",
    async (letters) => {
      const file = saved("Name;Description\nCafé;Small\n", letters);
      const reading = await readSheet(amenities, new Blob([file]));
      const read =
        reading.status === "read"
          ? reading.table.lines.flatMap(({ cells }) => cells)
          : (reading.readings?.flatMap(({ samples }) => samples) ?? []);
      expect(read).toContain("Café");
    },
  );
});

describe("Separators", () => {
  test.each([
    ["the file names its own", "sep=|\r\nName|Description\r\nPool|Warm; deep, wide\r\n"],
    ["the file names a usual one", '\ufeffsep=;\nName;Description\nPool;"Warm; deep, wide"\n'],
    ["none is named", "Name|Description\nPool|Warm; deep, wide\n"],
    ["Markdown frames its rows", "| Name | Description |\n|---|:--|\n| Pool | Warm; deep, wide |\n"],
  ])("%s", async (_what, text) => {
    const lines = await linesOf(amenities, text);
    expect(lines.map((cells) => cells.map((cell) => cell.trim()))).toEqual([
      ["Name", "Description"],
      ["Pool", "Warm; deep, wide"],
    ]);
  });
});

describe("What is no table says what to do", () => {
  test.each([
    [
      "GeoJSON",
      '{"type":"FeatureCollection","features":[]}',
      /GeoJSON.*import it where items have an address/,
    ],
    ["KML", '<?xml version="1.0"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"></kml>', /KML.*an address/],
    ["GPX", '<gpx version="1.1"></gpx>', /GPX/],
    ["JSON", '[{"name":"Pool"}]', /JSON.*save it as/],
    ["a web page", "<!DOCTYPE html><html><table></table></html>", /web page.*\.xlsx/],
  ])("%s", async (_what, text, reason) => {
    const reading = await readSheet(amenities, new Blob([text]));
    expect(reading).toMatchObject({ status: "unreadable", reason: expect.stringMatching(reason) });
  });
});

/** A workbook whose parts were changed as other programs write them. */
function changed(sheets: Sheets, change: (xml: string, name: string) => string): Bytes {
  const parts = Object.entries(unzipSync(xlsx(sheets))).map(([name, bytes]) => [
    name,
    strToU8(change(strFromU8(bytes), name)),
  ]);
  return zipSync(Object.fromEntries(parts) as Record<string, Bytes>) as Bytes;
}

describe("A workbook is read as its cells show it", () => {
  const FORMATS = [
    ["0%", 0.15, "15%"],
    ['0.0\\ "km"', 1.25, "1.3 km"],
    ["0000\\ 000\\ 000", 441_550_143, "0441 550 143"],
    ['#,##0.00\\ "€"', 1234.5, "1,234.50 €"],
    ["h:mm", 0.75, "18:00"],
    ["yyyy\\-mm\\-dd", 46000, "2025-12-09"],
    ["[h]:mm", 1.5, "36:00"],
    ["General", 4_930_123_456_789, "4930123456789"],
    ["General", 4.300000000000001, "4.3"],
  ] as const;

  function formatted(more = ""): Bytes {
    const cells = FORMATS.map(([, value], index) => ({
      xml: `<c r="${String.fromCharCode(65 + index)}2" s="${index}"><v>${value}</v></c>`,
    }));
    return changed({ Sheet1: [["Name"], cells] }, (xml, name) => {
      if (name === "xl/workbook.xml") return xml.replace("<sheets>", `${more}<sheets>`);
      if (name !== "xl/styles.xml") return xml;
      const codes = FORMATS.map(
        ([code], index) =>
          `<numFmt numFmtId="${170 + index}" formatCode="${code.replaceAll('"', "&quot;")}"/>`,
      );
      const styles = FORMATS.map((_, index) => `<xf numFmtId="${170 + index}" applyNumberFormat="1"/>`);
      return xml.replace(
        /<cellXfs>.*<\/cellXfs>/,
        `<numFmts count="${codes.length}">${codes.join("")}</numFmts><cellXfs>${styles.join("")}</cellXfs>`,
      );
    });
  }

  test("numbers, prices, times and dates", async () => {
    expect((await linesOf(shopping, formatted()))[1]).toEqual(FORMATS.map(([, , shown]) => shown));
  });

  test("an error of a formula is nothing", async () => {
    const error = { xml: '<c r="B2" t="e"><v>#REF!</v></c>' };
    const [, cells] = await linesOf(
      shopping,
      xlsx({
        S: [
          ["Name", "Discount"],
          ["Books", error],
        ],
      }),
    );
    expect(cells).toEqual(["Books", ""]);
  });

  test("dates count from 1904 where the workbook says so", async () => {
    const [, cells] = await linesOf(shopping, formatted('<workbookPr date1904="1"/>'));
    expect(cells?.[5]).toBe("2029-12-10");
  });

  test("what is merged over several lines is said of each", async () => {
    const file = changed(
      {
        Sheet1: [
          ["Category", "Question", "Answer"],
          ["Parking", "Where is it?", "Behind the barn."],
          [undefined, "What is the price?", "Nothing."],
          [undefined, undefined, undefined],
        ],
      },
      (xml) =>
        xml.replace(
          "</sheetData>",
          '</sheetData><mergeCells count="1"><mergeCell ref="A2:A4"/></mergeCells>',
        ),
    );
    expect(await linesOf(faqs, file)).toEqual([
      ["Category", "Question", "Answer"],
      ["Parking", "Where is it?", "Behind the barn."],
      ["Parking", "What is the price?", "Nothing."],
    ]);
  });

  test.each<[string, (xml: string, name: string) => string]>([
    ["its cells have no addresses", (xml) => xml.replace(/(<(?:c|row)) r="[A-Z]*\d+"/g, "$1")],
    [
      "its elements have a prefix",
      (xml, name) =>
        /workbook\.xml$|sheet1|sharedStrings|styles/.test(name)
          ? xml.replace(/<(\/?)(?=[a-z])/gi, "<$1x:").replace("xmlns=", "xmlns:x=")
          : xml,
    ],
    [
      "it says how words are spoken",
      (xml, name) =>
        name === "xl/sharedStrings.xml"
          ? xml.replace("Bath</t>", 'Bath</t><rPh sb="0" eb="4"><t>BAHTH</t></rPh>')
          : xml,
    ],
  ])("%s", async (_what, change) => {
    const file = changed(
      {
        Sheet1: [
          ["Name", "Location"],
          ["Bath", "Roof"],
        ],
      },
      change,
    );
    expect(await linesOf(amenities, file)).toEqual([
      ["Name", "Location"],
      ["Bath", "Roof"],
    ]);
  });
});

describe("OpenDocument's sheets", () => {
  const LIST = ods([
    ["Betrieb", "Küche", "Rabatt", "Entfernung", "Zeit", "Telefon"],
    [
      { spans: 2, text: "Gasthof Löwen" },
      "Regional",
      { value: 0.1, type: "percentage", shown: "10%" },
      { value: 0.8, type: "float", shown: "0,8 km" },
      { time: "PT18H30M00S", shown: "18:30" },
      { value: 5_555_018, type: "float", shown: "05555 018" },
    ],
    ["", "Italienisch", "", "", "", ""],
    [],
  ]);

  test("are read as their cells show them, and end where their rows do", async () => {
    expect(await linesOf(restaurants, LIST)).toEqual([
      ["Betrieb", "Küche", "Rabatt", "Entfernung", "Zeit", "Telefon"],
      ["Gasthof Löwen", "Regional", "10%", "0,8 km", "18:30", "05555 018"],
      ["Gasthof Löwen", "Italienisch", "", "", "", ""],
    ]);
  });

  test("that repeat a cell a million times are read in time", async () => {
    const cell =
      '<table:table-cell table:number-columns-repeated="16384"><text:p>x</text:p></table:table-cell>';
    const parts = unzipSync(LIST);
    const bomb = strFromU8(parts["content.xml"] ?? new Uint8Array()).replace(
      "</table:table>",
      `<table:table-row table:number-rows-repeated="1048576">${cell}</table:table-row></table:table>`,
    );
    const lines = await linesOf(restaurants, zipSync({ ...parts, "content.xml": strToU8(bomb) }) as Bytes);
    expect(lines.length).toBeLessThan(200);
  });
});

test("A workbook as Excel saved it before 2007 is read", async () => {
  const sheet = utils.aoa_to_sheet([
    ["Name", "Ort"],
    ["Bücherei", "Žižkov"],
  ]);
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, "Liste");
  const file = new Uint8Array(write(book, { type: "array", bookType: "xls" }) as ArrayBuffer);
  expect(await linesOf(amenities, file)).toEqual([
    ["Name", "Ort"],
    ["Bücherei", "Žižkov"],
  ]);
  const damaged = file.slice(0, 600);
  const reading = await readSheet(amenities, new Blob([damaged]));
  expect(reading).toMatchObject({ status: "unreadable", reason: expect.stringMatching(/save it as \.xlsx/) });
});

test("An archive of Numbers says what to do", async () => {
  const file = zipSync({ "Index/Document.iwa": new Uint8Array(3) }) as Bytes;
  const reading = await readSheet(restaurants, new Blob([file]));
  const reason = expect.stringMatching(/Numbers file. In Numbers, press File, Export To, Excel/);
  expect(reading).toMatchObject({ status: "unreadable", reason });
});

describe("Headings on several lines", () => {
  test.each<[string, string]>([
    ["groups above names", "Betrieb;Kontakt;;Küche\n;Telefon;Adresse;\n"],
    ["names above what they mean", "Betrieb;Telefon;Adresse;Küche\n;(Rezeption);(Straße, Ort);\n"],
    ["groups above all names", "Wer;Kontakt;;Essen\nBetrieb;Telefon;Adresse;Küche\n"],
    ["a title and groups above", "Unsere Tipps 2026\n\nBetrieb;Kontakt;;Küche\n;Telefon;Adresse;\n"],
  ])("%s", async (_what, headings) => {
    const list = `${headings}Löwen;05555 0188;Dorfstraße 12;Regional\nAlba;112;Talstraße 40;Italienisch\n`;
    const rows = await rowsOf(restaurants, list);
    expect(rows.map(({ values, problems }) => values ?? problems)).toEqual([
      expect.objectContaining({
        name: "Löwen",
        phone: "05555 0188",
        address: "Dorfstraße 12",
        cuisine: "Regional",
      }),
      expect.objectContaining({
        name: "Alba",
        phone: "112",
        address: "Talstraße 40",
        cuisine: "Italienisch",
      }),
    ]);
  });

  test("the first row stays a row, whatever its words", async () => {
    const list = "Name;;Phone\nRestaurant;Address;112\nLina;Quay 1;113\n";
    expect((await linesOf(restaurants, list))[1]).toEqual(["Restaurant", "Address", "112"]);
  });

  test("those that come again on each printed page are no rows", async () => {
    const list = "Name;Phone\nLina;112\nName;Phone\nOtto;113\n";
    expect((await rowsOf(restaurants, list)).map(({ values }) => values?.name)).toEqual(["Lina", "Otto"]);
  });
});

describe("Nothing is refused for a column that no list has", () => {
  test("rows without them come in hidden", async () => {
    const list = "Name,Cuisine,Phone,Address\nLina,Italian,112,Quay 1\nOtto,Regional,113,Quay 2\n";
    const rows = await rowsOf(restaurants, list);
    expect(rows.map(({ problems }) => problems)).toEqual([{}, {}]);
    expect(rows.map(({ values }) => values)).toEqual([
      expect.objectContaining({ name: "Lina", distance: "", rating: null, is_hidden: true }),
      expect.objectContaining({ name: "Otto", distance: "", rating: null, is_hidden: true }),
    ]);
    expect(lackedIn(restaurants, rows)).toBe("Distance and Rating");
  });

  test.each([
    ["4/5", "4"],
    ["4,5 von 5", "4,5"],
    ["4.5 stars", "4.5"],
    ["★★★★☆", "4"],
    ["8/10", undefined],
  ])("a rating of %s is read, or waits", async (written, rating) => {
    const [row] = await rowsOf(restaurants, `Name;Cuisine;Rating\nLina;Italian;${written}\n`);
    expect(row?.values?.rating).toBe(rating && Number(rating.replace(",", ".")));
  });

  test("a tick in another language is one", async () => {
    const [row] = await rowsOf(restaurants, "Nazwa;Kuchnia;Dowóz\nPod Lipą;polska;tak\n");
    expect(row?.values).toMatchObject({ cuisine: "polska", has_delivery: true });
  });

  test("a row without a name, or with a wrong value, still needs its owner", async () => {
    const rows = await rowsOf(restaurants, "Name,Cuisine,Rating\n,Italian,4\nLina,Italian,7\n");
    expect(rows.map(({ problems }) => Object.keys(problems))).toEqual([["name"], ["rating"]]);
  });

  test("a choice in the owner's own words waits for one of ours", async () => {
    const [row] = await rowsOf(shopping, "Name,Category\nMarlow,Things of wool\n");
    expect(row?.problems).toEqual({});
    expect(row?.lacking).toContain("category");
  });
});

describe("A list of questions and answers", () => {
  test("gets its categories from its words", async () => {
    const list =
      "question,answer\nWo kann ich parken?,Hinter dem Haus.\nDo you have WiFi?,Yes.\nWhere is the moon?,Above.\n";
    expect((await rowsOf(faqs, list)).map(({ values, problems }) => values ?? problems)).toMatchObject([
      { category: "Parking", question: "Wo kann ich parken?", answer: "Hinter dem Haus." },
      { category: "WiFi & Technology", question: "Do you have WiFi?", answer: "Yes." },
      { category: "General", question: "Where is the moon?", answer: "Above." },
    ]);
  });

  test("keeps the categories that are ours, and reads the owner's own", async () => {
    const list = "category,question,answer\nDining,Where to park?,There.\nParkplätze,Wie teuer?,Gratis.\n";
    expect((await rowsOf(faqs, list)).map(({ values }) => values?.category)).toEqual(["Dining", "Parking"]);
  });

  test("is not made of any table: of two columns without one known name, nothing is guessed", () => {
    const line = (number: number, ...cells: string[]) => ({ line: number, cells });
    const below = [line(2, "Sauna", "Hot"), line(3, "Pool", "Warm")];
    expect(columnsIn(amenities, ["A", "B"], below)).toEqual([undefined, undefined]);
    expect(columnsIn(amenities, ["A", "Location"], below)).toEqual(["name", "location"]);
  });

  test("needs no names: what ends in a question mark is the question", () => {
    const line = (number: number, ...cells: string[]) => ({ line: number, cells });
    expect(
      columnsIn(
        faqs,
        [],
        [line(1, "1", "Are dogs welcome?", "Yes, on a lead."), line(2, "2", "Is it quiet?", "Yes.")],
      ),
    ).toEqual([undefined, "question", "answer"]);
    expect(headerIn(faqs, [line(1, "Are dogs welcome?", "Yes."), line(2, "Is it quiet?", "Yes.")])).toBe(-1);
    expect(headerIn(faqs, [line(1, "Topic", "Text"), line(2, "Dogs", "On a lead.")])).toBe(0);
    expect(headerIn(restaurants, [line(1, "Is it?", "Yes.")])).toBe(0);
  });
});

describe("Columns are known", () => {
  /** Name, address, phone. */
  const HEADINGS: Record<keyof typeof LANGUAGES, string> = {
    en: "Company;Street;Mobile",
    de: "Betrieb;Straße;Tel.",
    fr: "Établissement;Adresse;Numéro de téléphone",
    es: "Nombre;Dirección;Teléfono",
    it: "Nome;Indirizzo;Telefono",
    pt: "Nome;Morada;Telemóvel",
    nl: "Naam;Adres;Telefoonnummer",
    da: "Navn;Adresse;Telefonnummer",
    sv: "Namn;Gatuadress;Telefonnummer",
    nb: "Navn;Gate;Tlf.",
    fi: "Nimi;Osoite;Puhelin",
    pl: "Nazwa;Ulica;Numer telefonu",
    cs: "Název;Adresa;Telefonní číslo",
    hu: "Név;Cím;Telefonszám",
    ro: "Denumire;Adresă;Număr de telefon",
    el: "Όνομα;Διεύθυνση;Τηλέφωνο",
    tr: "Adı;Adres;Telefon numarası",
    uk: "Назва;Адреса;Телефон",
    ar: "الاسم;العنوان;رقم الهاتف",
    he: "שם;כתובת;טלפון",
    hi: "नाम;पता;फ़ोन",
    "zh-Hans": "名称;地址;电话",
    ja: "店名;住所;電話番号",
    ko: "이름;주소;전화번호",
  };

  test.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])("in %s", (tag) => {
    expect(guessColumns(restaurants.fields, HEADINGS[tag].split(";"))).toEqual(["name", "address", "phone"]);
  });

  test.each([
    ["name_it", "adresse (de)", "phone:en"],
    ["Name / Nome", "Adresse | Indirizzo", "Telefon 1"],
    ["NAME-EN", "Address [required]", "Tel. (Rezeption)"],
  ])("with what languages and forms add: %s, %s, %s", (...names) => {
    expect(guessColumns(restaurants.fields, names)).toEqual(["name", "address", "phone"]);
  });

  test("and a whole name is surer than a part of one", () => {
    expect(guessColumns(restaurants.fields, ["name_it", "Name"])).toEqual([undefined, "name"]);
  });
});
