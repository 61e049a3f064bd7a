/** An owner's changes beside the page, and the result of each line in its marks. */
import { expect, test } from "vitest";
import { type Edit, edited, keyOf, lumpsIn, wholeText } from "../../src/admin/filling/beside/edits.ts";
import { saidOn, timeQuestion } from "../../src/admin/filling/beside/looks.ts";
import { type FoundItem, markedLines } from "../../src/admin/filling/beside/marks.ts";
import { factLabel, factsSaid } from "../../src/admin/filling/beside/places.ts";
import { readPlainText } from "../../src/admin/filling/folder/read-file.ts";
import { takeApart } from "../../src/admin/filling/folder/take-apart.ts";

const RULES =
  "Quiet from 22:00. No smoking inside. Boots in the ski room. Dogs on the lead. Bins by the gate. Keys to the desk.";
const TEXT = `Pension Arven\nArrival\nCheck-out: 8:00 to 11:00.\n\nHouse rules\n${RULES}\n\nSauna\nOpen from 16:00 to 21:00, in the basement.\n\nImportant numbers\nSki school Joch: +43 5555 0170\nTaxi Alm: +43 5555 0199`;

function found(text = TEXT) {
  const reading = readPlainText(text);
  if (reading.status !== "read") throw new Error(reading.reason);
  return { lines: reading.lines, ...takeApart(reading.lines) };
}

function after(...edits: ((all: ReturnType<typeof edited>) => Edit)[]) {
  const of = found();
  const made: Edit[] = [];
  for (const edit of edits) made.push(edit(edited(of, of.unplaced, made)));
  return { before: edited(of, of.unplaced, []), ...edited(of, of.unplaced, made), made };
}

function named(all: ReturnType<typeof edited>, name: string) {
  const item = all.proposals.find(({ values }) => Object.values(values)[0]?.startsWith(name));
  if (!item) throw new Error(`There is no ${name}: ${all.proposals.map(keyOf).join(", ")}`);
  return item;
}

const said = (all: Pick<ReturnType<typeof edited>, "proposals">) =>
  all.proposals.map((item) => `${item.section}: ${wholeText(item)}`);

test("The answer that lumps most offers to be split, and each sentence becomes an answer", () => {
  const { before, ...all } = after((now) => {
    const [lump] = lumpsIn(now.proposals);
    expect(lump?.parts).toHaveLength(6);
    return { kind: "split", key: lump ? keyOf(lump.item) : "", way: "sentences" };
  });
  expect(said(all)).toEqual(
    expect.arrayContaining(["faqs: Boots in the ski room.", "faqs: Smoking: No smoking inside."]),
  );
  expect(all.proposals).toHaveLength(before.proposals.length + 5);
  expect(lumpsIn(all.proposals)).toEqual([]);
});

test.each([
  ["bullets", "• Shoes off\n• Windows shut\n• Lights out"],
  ["numbers", "1. Shoes off 2. Windows shut 3. Lights out"],
  ["sentences", "Shoes off. Windows shut. Lights out."],
] as const)("An answer is split by %s, and nothing of it is lost", (way, answer) => {
  const of = {
    proposals: [{ section: "faqs", values: { question: "Inside", answer } }],
    facts: {},
    factLines: {},
  } as const;
  const all = edited(of, [], [{ kind: "split", key: "faqs//Inside/", way }]);
  expect(all.proposals.map(({ values }) => values.answer?.replace(".", ""))).toEqual([
    "Shoes off",
    "Windows shut",
    "Lights out",
  ]);
});

test("What is moved takes its text along; to the profile it goes as a time", () => {
  const { before, ...all } = after((now) => ({ kind: "move", key: keyOf(named(now, "Sauna")), to: "faqs" }));
  expect(said(before)).toContainEqual(expect.stringMatching(/^amenities: Sauna/));
  expect(said(all)).toContainEqual(expect.stringMatching(/^faqs: Sauna: .*16:00 to 21:00/));
  const time = after((now) => {
    const item = named(now, "Sauna");
    const [edit] = factsSaid({ text: wholeText(item), from: keyOf(item) }, {}).filter(
      ({ fact }) => fact === "breakfast",
    );
    if (!edit) throw new Error("There is no time in it");
    return edit;
  });
  expect(time.facts.breakfast).toBe("from 16:00 to 21:00".slice(5));
  expect(said(time)).not.toContainEqual(expect.stringContaining("Sauna"));
});

test("An item joins the one above it, two numbers do not, and what is not needed is kept aside", () => {
  const joined = after(
    (now) => ({ kind: "split", key: keyOf(named(now, "House rules")), way: "sentences" }),
    (now) => ({ kind: "join", key: keyOf(named(now, "Boots")) }),
  );
  expect(said(joined)).toContain("faqs: Smoking: No smoking inside.\nBoots in the ski room.");
  const numbers = after((now) => ({ kind: "join", key: keyOf(named(now, "Taxi")) }));
  expect(said(numbers)).toEqual(said(numbers.before));
  const less = after((now) => ({ kind: "out", key: keyOf(named(now, "Sauna")) }));
  expect(less.out.map(wholeText)).toContainEqual(expect.stringMatching(/^Sauna/));
  expect(less.proposals).toHaveLength(less.before.proposals.length - 1);
});

test("A time is another of its line by a press, and without the last edit all is as before", () => {
  const all = after(() => ({ kind: "fact", fact: "check_out", value: "08:00 AM", line: "8:00 to 11:00" }));
  expect([all.before.facts.check_out, all.facts.check_out]).toEqual(["11:00 AM", "08:00 AM"]);
  const of = found();
  expect(edited(of, of.unplaced, all.made.slice(0, -1))).toEqual(all.before);
});

test("Each line is marked with what it became", () => {
  const told: FoundItem[] = [
    { id: "pool", kind: "placed", name: "Pool", text: "from 8 to 20" },
    { id: "code", kind: "secret", name: "Cellar", text: "Ski cellar: code 2580" },
    { id: "print", kind: "unneeded", name: "", text: "Print: Hold & Sons" },
    { id: "asked", kind: "look", name: "", text: "0664 555 0119 (Sepp)" },
    { id: "taxi", kind: "placed", name: "Taxi Alm", text: "+43 5555 0199" },
  ];
  const lines = [
    { text: "In the house", level: 1 },
    { text: "Pool" },
    { text: "From 8 to 20" },
    { text: "Ski cellar: code 2580" },
    { text: "Print: Hold & Sons" },
    { text: "0664 555 0119 (Sepp)" },
    {
      text: "Pool Taxi Alm",
      cells: ["Pool", "Taxi Alm"],
      boxes: [1, 2].map((x) => ({ x, y: 0, width: 1, height: 1 })),
    },
  ];
  expect(
    markedLines(lines, told).map(({ marks }) => marks.map(({ id, boxes }) => [id, boxes.length])),
  ).toEqual([
    [["said/In the house", 0]],
    [["pool", 0]],
    [["pool", 0]],
    [["code", 0]],
    [["print", 0]],
    [["asked", 0]],
    [
      ["pool", 1],
      ["taxi", 1],
    ],
  ]);
});

test("Sentences of one line that became several things are marked each, in their part of the line", () => {
  const told = ["Boots off.", "Dogs on the lead."].map(
    (text): FoundItem => ({ id: text, kind: "placed", name: "", text }),
  );
  const [line] = markedLines(
    [
      {
        text: "Boots off. Candles outside, thank you. Dogs on the lead.",
        boxes: [
          { x: 0.1, y: 0.1, width: 0.6, height: 0.1 },
          { x: 0.1, y: 0.2, width: 0.3, height: 0.1 },
        ],
      },
    ],
    told,
  );
  expect(line?.marks.map(({ id }) => id)).toEqual([
    "Boots off.",
    "said/Candles outside, thank you.",
    "Dogs on the lead.",
  ]);
  const [boots, , dogs] = line?.marks.map(({ boxes }) => boxes) ?? [];
  expect(boots).toEqual([expect.objectContaining({ x: 0.1, y: 0.1, width: expect.closeTo(0.16, 1) })]);
  expect(dogs?.at(-1)).toEqual(expect.objectContaining({ y: 0.2 }));
});

test("A folder that says a time in other words is asked about it, and a network goes to the profile by a press", () => {
  const text =
    "Ankunft\nUnser Haus steht Ihnen um 15 Uhr offen.\n\nInternet\nWLAN im ganzen Haus: Lerche / zwitschern1";
  const of = { ...found(text), facts: {}, factLines: {} };
  const plain = edited(of, of.unplaced, []);
  expect(timeQuestion("check_in", of, plain)?.all).toEqual([
    { time: "03:00 PM", line: "Unser Haus steht Ihnen um 15 Uhr offen." },
  ]);
  const item = named(plain, "WLAN");
  const [network] = factsSaid({ text: wholeText(item), from: keyOf(item) }, {});
  expect(network && factLabel(network)).toBe("Wi-Fi Lerche, password zwitschern1");
  const { facts, proposals } = edited(of, of.unplaced, network ? [network] : []);
  expect(facts.wifi).toEqual({ name: "Lerche", password: "zwitschern1" });
  // Everybody would read it there.
  expect(JSON.stringify(proposals)).not.toContain("zwitschern1");
});

test("A sentence offers the values that stand in it, and what follows it where that is its end", () => {
  const chips = (text: string, next?: string) => factsSaid({ text, next }, {}).map(factLabel);
  expect(chips("L'appartamento si consegna alle 15.")).toEqual(["Check-in 03:00 PM", "Check-out 03:00 PM"]);
  expect(chips("Zimmer räumen 10 Uhr 30")).toContain("Check-out 10:30 AM");
  expect(chips("Breakfast between 8:15 and 9:45.")).toEqual(["Breakfast between 8:15 and 9:45"]);
  expect(chips("Look for ThistleBarn and type oatcake-1887 when it asks.")).toEqual([
    "Wi-Fi ThistleBarn, password oatcake-1887",
  ]);
  expect(chips("The box is called Tilleuls_5G;", "the code is verveine2019.")).toEqual([
    "Wi-Fi Tilleuls_5G, password verveine2019",
  ]);
  expect(chips("Boots stay in the porch, ring 555-0144", "Ask for no password-free network.")).toEqual([]);
  const lines = markedLines([{ text: "Bar Los Gallos, a 200 m, 955" }, { text: "y luego 555 041." }], []);
  const [mark] = lines.flatMap(({ marks }) => marks);
  if (!mark) throw new Error("There is no mark");
  expect(saidOn(lines, mark, undefined)?.text).toBe("Bar Los Gallos, a 200 m, 955");
  expect(saidOn(lines, { ...mark, more: 1 }, undefined)?.text).toBe(
    "Bar Los Gallos, a 200 m, 955 y luego 555 041.",
  );
});

test("A sentence that goes elsewhere is taken out of its item, and an item that said nothing else goes with it", () => {
  const key = (now: ReturnType<typeof edited>) => keyOf(named(now, "House rules"));
  const all = after((now) => ({
    kind: "place",
    line: "Boots in the ski room.",
    to: "amenities",
    from: key(now),
  }));
  expect(named(all, "Boots").section).toBe("amenities");
  expect(named(all, "House rules").values.answer).toBe(
    RULES.replace("Boots in the ski room. ", " ").replace(/ +/g, " "),
  );
  const rest = after((now) => ({ kind: "place", line: RULES, to: "nowhere", from: key(now) }));
  expect(said(rest)).not.toContainEqual(expect.stringContaining("House rules"));
  expect(said(rest.before)).toContainEqual(expect.stringContaining("House rules"));
});

test.each([
  ["Ring us if there is no gas, it is. The bar closes at 11pm. Pillows are in the chest.", 3],
  ["Ask Dr. Berg, ca. 5 km, tel. 0155 55 01.", 1],
])("A page's marks end where its sentences end: %j", (text, count) => {
  const [line] = markedLines([{ text }], []);
  expect(line?.marks).toHaveLength(count);
});

test("A network's label in a language that we do not know is no password", () => {
  const [network] = factsSaid({ text: "Hálózat: Tavasz_Vendeg Jelmondat: alma+korte9" }, {});
  expect(network?.value).toEqual({ name: "Tavasz_Vendeg", password: "alma+korte9" });
});
