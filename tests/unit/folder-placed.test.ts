/** Lines that an owner puts in a section: nothing of them is lost, and one name is one item. */
import { describe, expect, test } from "vitest";
import { type Placed, placeLines } from "../../src/admin/filling/beside/place.ts";
import type { Destination, Proposal } from "../../src/admin/filling/folder/items.ts";

function put(text: string, section: Destination, before: readonly Proposal[] = []) {
  const placed: Placed = { [text]: section };
  const { lines, proposals, joined } = placeLines(before, [{ text }], placed);
  return {
    items: proposals.map(({ values }) => Object.values(values).filter(Boolean).join(" | ")),
    next: lines.slice(1).map((line) => line.text),
    joined: [...joined.values()],
  };
}

const everyWord = (text: string) => text.match(/\p{L}{3,}|\d+/gu) ?? [];

describe("Nothing of a line is lost", () => {
  test.each<[string, Destination]>([
    ["City Cabs: 01234 567890, only until midnight, with child seats", "transport"],
    ["Taxi Huber 0664 5550101 (auch Flughafen), nachts bitte vorbestellen", "transport"],
    ["Docteur Lemaire – 02 98 55 01 01, sur rendez-vous, parle anglais", "important-contacts"],
    ["Farmacia Rossi: 0577 55 01 01, chiusa il mercoledì pomeriggio", "important-contacts"],
    ["Bar Central (300 m), tapas y vinos, cierra los lunes, reservar al 956 55 01 01", "restaurants"],
    ["Zamek Krzyżtopór – 12 km, bilety 15 zł, zwiedzanie od 9 do 17, parking bezpłatny", "must-visit"],
    ["Loppis i Byn, 4 km, öppet lördagar, ta med kontanter", "shopping"],
    ["Guia João Pires, 912 555 010, passeios a pé pela cidade velha, só com reserva", "tours"],
    ["Sauna in kælderen, åben 16 til 21, håndklæder i receptionen, børn kun med voksne", "amenities"],
    [
      "De wasmachine staat in de schuur, munten van 2 euro bij de receptie, drogen buiten aan de lijn",
      "amenities",
    ],
    ["Le four à pain est allumé le samedi, chacun apporte sa pâte avant 10h", "faqs"],
  ])("of %j in %s", (text, section) => {
    const { items, next } = put(text, section);
    const shown = [...items, ...next].join(" ").toLowerCase();
    const lost = everyWord(text).filter((word) => !shown.includes(word.toLowerCase()));
    // A taxi's number needs no "tel.".
    expect(lost).toEqual([]);
  });

  test("of a sentence longer than a name may be", () => {
    const text = `The old mill ${"by the river ".repeat(14)}can be visited on Sundays`;
    const { items, next } = put(text, "must-visit");
    expect([...items, ...next].join(" ")).toContain("can be visited on Sundays");
  });
});

test("What a contact has no room for goes on as the next line, for a place of its own", () => {
  const { items, next } = put("City Cabs: 01234 567890, only until midnight", "transport");
  expect(items).toEqual(["City Cabs | Taxi | 01234 567890"]);
  expect(next).toEqual(["only until midnight"]);
});

test("The rest of a line can be placed, too", () => {
  const text = "City Cabs: 01234 567890, only until midnight";
  const { proposals, lines } = placeLines([], [{ text }], {
    [text]: "transport",
    "only until midnight": "faqs",
  });
  expect(proposals.map(({ section }) => section)).toEqual(["transport", "faqs"]);
  expect(lines).toHaveLength(2);
});

describe("A name that is there", () => {
  const sauna: Proposal = {
    section: "amenities",
    values: { name: "Sauna", description: "", timing: "16 to 21", location: "" },
  };

  test("is one item, with what both say, and is named", () => {
    const { items, joined } = put("SAUNA, in the cellar, towels at reception", "amenities", [sauna]);
    expect(items).toHaveLength(1);
    expect(items[0]).toContain("16 to 21");
    expect(items[0]).toContain("in the cellar");
    expect(items[0]).toContain("towels at reception");
    expect(joined).toEqual(["Sauna"]);
  });

  test("keeps other times in its text", () => {
    const { items } = put("Sauna: 9 to 12 on Sundays", "amenities", [sauna]);
    expect(items[0]).toContain("16 to 21");
    expect(items[0]).toContain("9 to 12");
  });

  test("is another contact where the number is another", () => {
    const doctor: Proposal = {
      section: "important-contacts",
      values: { label: "Doctor", number: "01234 567890", type: "service" },
    };
    expect(put("Doctor: 01234 567891", "important-contacts", [doctor]).items).toEqual([
      "Doctor | 01234 567890 | service",
      "Doctor | 01234 567891 | service",
    ]);
    expect(put("Doctor: 01234 567890", "important-contacts", [doctor]).items).toHaveLength(1);
  });
});

test("Two lines with the same words are one to place", () => {
  const line = { text: "Swings behind the barn" };
  const { lines, proposals } = placeLines([], [line, { ...line }], { [line.text]: "amenities" });
  expect([lines.length, proposals.length]).toEqual([1, 1]);
});

test("A line with a code is unticked where its owner puts it", () => {
  const text = "Bike shop: say SUMMER24, the code for 10 % off, is 4711#";
  const { proposals } = placeLines([], [{ text }], { [text]: "faqs" });
  expect(proposals[0]?.isDoubtful).toBe(true);
});

describe("What a placed sentence is called ends where its facts begin", () => {
  test.each<[string, Destination, string[]]>([
    ["Saunaen tændes fredag 17-21, bag huset.", "amenities", ["Saunaen tændes fredag | bag huset | 17-21"]],
    ["The boat house is open 9am to sunset, by the lake", "amenities", ["The boat house is open"]],
    ["For a walk there is Harbour Castle, 6 miles", "must-visit", ["For a walk there is Harbour Castle"]],
    [
      "Restaurants: Krone (400 m, Tel. 0804 255 517), Gasthof Adler (1,2 km)",
      "restaurants",
      ["Krone", "Gasthof Adler"],
    ],
    [
      "The doctor and the chemist are both in the high street of Oldham, 0161 555 0162",
      "important-contacts",
      ["The doctor and the chemist are both"],
    ],
  ])("of %j in %s", (text, section, names) => {
    const { items } = put(text, section);
    expect(items.map((item, at) => `${item} |`.startsWith(`${names[at]} |`))).toEqual(names.map(() => true));
  });
});
