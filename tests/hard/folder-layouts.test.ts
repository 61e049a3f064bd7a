/** Pages as browsers print them: cards beside each other, marks in a column, and scripts from right to left. */
import { chromium } from "@playwright/test";
import { afterAll, expect, test } from "vitest";
import { readPdf } from "../../src/admin/filling/folder/read-pdf.ts";
import { takeApart } from "../../src/admin/filling/folder/take-apart.ts";
import { launchOptions } from "../../testbed/browser.ts";

const browser = await chromium.launch(await launchOptions());
afterAll(() => browser.close());

async function itemsOf(html: string): Promise<string[]> {
  const page = await browser.newPage();
  await page.setContent(html);
  const reading = await readPdf(new Uint8Array(await page.pdf({ format: "A4" })));
  await page.close();
  if (reading.status !== "read") throw new Error(reading.reason);
  return takeApart(reading.lines).proposals.map(
    ({ section, values }) => `${section}: ${Object.values(values).filter(Boolean).join(" | ")}`,
  );
}

const CARDS =
  "<style>body{font:11px sans-serif}main{display:grid;grid-template-columns:1fr 1fr;gap:10px 24px}b{font-size:13px;display:block}i{font-size:8px;font-style:normal;letter-spacing:1px;display:block}</style>";
const MARKS =
  '<style>body{font:12px sans-serif}p{margin:2px 0;display:flex}p::before{content:"!";width:22px;flex:none}h3{margin:10px 0 2px;font-size:13px}</style>';

function cards(
  heading: string,
  all: readonly (readonly [name: string, label: string, text: string])[],
): string {
  const parts = all.map(([name, label, text]) => `<div><b>${name}</b><i>${label}</i>${text}</div>`);
  return `${CARDS}<h1 style="font-size:18px">${heading}</h1><main>${parts.join("")}</main>`;
}

test.each([
  [
    "Where to Eat",
    [
      [
        "The Reed Table",
        "COASTAL · OLD",
        "Fish from the boats, chowder and warm bread till it is gone, at long tables.",
      ],
      ["Mill House Café", "BISTRO", "Plates with a twist, served by the wheel."],
      ["Dora's Kitchen", "HOME COOKING", "Bowls passed around the table."],
      ["The Blue Hen", "BURGERS · BEER", "Local beef and a long list of beers."],
    ],
  ],
  [
    "Essen gehen",
    [
      ["Gasthaus Linde", "REGIONAL", "Braten und Knödel, sonntags auch zu Mittag."],
      ["Trattoria Aurora", "ITALIENISCH", "Pasta und Pizza aus dem Holzofen, bis spät am Abend geöffnet."],
    ],
  ],
  [
    "Où manger",
    [
      ["Le Vieux Four", "CRÊPERIE", "Galettes au blé noir, cidre de la ferme voisine."],
      [
        "Chez Odile",
        "CUISINE DU MARCHÉ",
        "Une ardoise courte qui change chaque jour, terrasse au bord de l'eau.",
      ],
    ],
  ],
] as const)("Cards below “%s” are a restaurant each", async (heading, all) => {
  const items = await itemsOf(cards(heading, all));
  expect(items).toHaveLength(all.length);
  for (const [name, , text] of all) {
    const item = items.find((each) => each.startsWith(`restaurants: ${name}`)) ?? "";
    const words = text.match(/\p{L}{3,}/gu) ?? [];
    expect([name, words.filter((word) => !item.includes(word))]).toEqual([name, []]);
  }
});

test.each([
  [
    "Hausordnung",
    "Heizung",
    ["Der Regler hängt neben der Tür.", "Nachts bitte auf Mond stellen."],
    "Ofen",
    ["Nur trockenes Holz verwenden.", "Asche in den Eimer vor dem Haus."],
  ],
  [
    "Regolamento",
    "Riscaldamento",
    ["Il regolatore è accanto alla porta.", "Di notte si abbassa a 17 gradi."],
    "Stufa",
    ["Si usa solo legna asciutta.", "La cenere va nel secchio."],
  ],
])("A “!” before each rule of “%s” is a bullet", async (title, one, first, other, second) => {
  const rules = (lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join("");
  const items = await itemsOf(
    `${MARKS}<h2>${title}</h2><h3>${one}</h3>${rules(first)}<h3>${other}</h3>${rules(second)}`,
  );
  for (const [heading, lines] of [
    [one, first],
    [other, second],
  ] as const)
    for (const line of lines)
      expect(items.find((item) => item.startsWith(`faqs: ${heading} | `))).toContain(line);
  expect(items.filter((item) => /: !/.test(item))).toEqual([]);
});

const TABLE =
  "<style>body{font:12px sans-serif}table{border-collapse:collapse;width:100%}td{border:1px solid;padding:4px 6px}</style>";
const table = (rows: readonly (readonly string[])[]) =>
  `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>`;

test("Cells between drawn lines are one text each, whatever stands beside them", async () => {
  const rows = [
    ["Anreise", "ab 15 Uhr"],
    [
      "Parken",
      "Der Parkplatz hinter dem Haus ist für Gäste frei. Die Garage kostet 8 € am Tag, bitte melden Sie sich vorher am Empfang.",
    ],
    [
      "Hunde",
      "Hunde sind willkommen und kosten 10 € je Nacht. Im Speisesaal bitten wir um Verständnis, dass sie draußen bleiben.",
    ],
  ];
  const items = await itemsOf(`${TABLE}<h2>Von A bis Z</h2>${table(rows)}`);
  for (const [name, text] of rows.slice(1))
    expect(items).toContainEqual(expect.stringContaining(`faqs: ${name} | ${text}`));
});

test("A drawn table keeps its empty cells, and what stands above and below it", async () => {
  const items = await itemsOf(
    `${TABLE}<p>Massagen buchen Sie bitte am Vortag.</p>${table([
      ["Angebot", "Dauer", "Preis"],
      ["Massage", "25 Min.", "45 €"],
      ["Solegrotte", "", "gratis"],
    ])}<p>Wertsachen gehören in den Safe.</p>`,
  );
  const all = items.join("\n");
  expect(items).toContainEqual(expect.stringMatching(/Massage.*45 €/));
  expect(items).toContainEqual(expect.stringMatching(/Solegrotte.*gratis/));
  expect(all).not.toMatch(/Massage[^\n]*Solegrotte/);
});

test.each([
  ["he", "חניה", "החניה פתוחה מ-6:00 עד 23:00 ועולה 15 שקלים ליום."],
  ["he", "בריכה", "הבריכה נמצאת בגג ליד Sky Bar ופתוחה כל היום."],
  ["ar", "الإفطار", "الإفطار في الطابق الأول من الساعة 7 حتى الساعة 10."],
])("A sentence in %s is read in its order", async (language, heading, sentence) => {
  const items = await itemsOf(
    `<!doctype html><html lang="${language}" dir="rtl"><h1>${heading}</h1><p>${sentence}</p></html>`,
  );
  expect(items.join("\n")).toContain(sentence);
});
