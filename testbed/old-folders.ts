/** Old guest folders as hotels have them, and how much of each the rules put in its place. */
import { type Browser, chromium } from "@playwright/test";
import type { FolderReading } from "../src/admin/filling/folder/lines.ts";
import { readFolder } from "../src/admin/filling/folder/read-file.ts";
import { readPdf } from "../src/admin/filling/folder/read-pdf.ts";
import { takeApart } from "../src/admin/filling/folder/take-apart.ts";
import { BROWSER_FLAGS, browserPath } from "./browser.ts";
import { htmlOf, sheetsOf, wordFile } from "./folder.ts";
import { marked } from "./folders/marked.ts";
import { BEACH_RESORT } from "./old-folders/beach-resort.ts";
import { CAMPSITE_MAIL } from "./old-folders/campsite-mail.ts";
import { CANAL_ROOMS } from "./old-folders/canal-rooms.ts";
import { CITY_DIRECTORY } from "./old-folders/city-directory.ts";
import { CITY_FLATS } from "./old-folders/city-flats.ts";
import { COUNTRY_HOUSE } from "./old-folders/country-house.ts";
import { DUNE_HOTEL } from "./old-folders/dune-hotel.ts";
import { FARM_INN } from "./old-folders/farm-inn.ts";
import { GUEST_ROOMS_MAIL } from "./old-folders/guest-rooms-mail.ts";
import { HARBOUR_GUESTHOUSE } from "./old-folders/harbour-guesthouse.ts";
import { HARBOUR_HOTEL } from "./old-folders/harbour-hotel.ts";
import { HOLIDAY_FLAT } from "./old-folders/holiday-flat.ts";
import { HOSTEL_NOTICE } from "./old-folders/hostel-notice.ts";
import { IRISH_BNB } from "./old-folders/irish-bnb.ts";
import { LAKE_HOTEL } from "./old-folders/lake-hotel.ts";
import { MANOR_HOTEL } from "./old-folders/manor-hotel.ts";
import { MOUNTAIN_PENSION } from "./old-folders/mountain-pension.ts";
import type { Fact, OldFolder } from "./old-folders/old-folder.ts";
import { OLD_TOWN_ROOMS } from "./old-folders/old-town-rooms.ts";
import { PILGRIM_HOSTEL } from "./old-folders/pilgrim-hostel.ts";
import { SEA_VILLA } from "./old-folders/sea-villa.ts";
import { SEASIDE_MAIL } from "./old-folders/seaside-mail.ts";
import { SKI_LODGE } from "./old-folders/ski-lodge.ts";
import { SPA_HOTEL } from "./old-folders/spa-hotel.ts";
import { TOWN_HOTEL } from "./old-folders/town-hotel.ts";
import { VILLAGE_HOUSE } from "./old-folders/village-house.ts";
import { WINE_FARM } from "./old-folders/wine-farm.ts";
import { WINE_INN } from "./old-folders/wine-inn.ts";
import { xlsx } from "./xlsx.ts";

export { MOUNTAIN_PENSION, OLD_TOWN_ROOMS };

/** What the rules were written with. */
export const TUNED: readonly OldFolder[] = [
  MOUNTAIN_PENSION,
  CITY_DIRECTORY,
  GUEST_ROOMS_MAIL,
  BEACH_RESORT,
  HOSTEL_NOTICE,
];

/** What was first read when the rules were written, and mended once. */
export const HELD_BACK: readonly OldFolder[] = [
  FARM_INN,
  SEASIDE_MAIL,
  TOWN_HOTEL,
  HARBOUR_HOTEL,
  CANAL_ROOMS,
];

/** Written after the rules, and each mended once. */
export const WRITTEN_LATER: readonly OldFolder[] = [SKI_LODGE, HOLIDAY_FLAT, OLD_TOWN_ROOMS, LAKE_HOTEL];

/** Written by somebody who had not looked at the rules while writing, in four rounds, and each mended once. */
export const UNSEEN: readonly OldFolder[] = [
  COUNTRY_HOUSE,
  SPA_HOTEL,
  CAMPSITE_MAIL,
  WINE_FARM,
  VILLAGE_HOUSE,
  DUNE_HOTEL,
  HARBOUR_GUESTHOUSE,
  MANOR_HOTEL,
  CITY_FLATS,
  PILGRIM_HOSTEL,
  SEA_VILLA,
];

/** Written after all of that, and nothing was mended for them: how much of each gets its place unseen. */
export const READ_ONCE: readonly OldFolder[] = [WINE_INN, IRISH_BNB];

async function readOldFolder(folder: OldFolder): Promise<FolderReading> {
  if (folder.as === "print") return readPdf(new Uint8Array(await printed(folder)));
  return readFolder([new File([fileOf(folder)], "folder")], []);
}

function fileOf({ as, lines }: OldFolder): string | Uint8Array<ArrayBuffer> {
  switch (as) {
    case "workbook":
      return xlsx(sheetsOf(lines));
    case "word":
      return wordFile(lines);
    case "mail":
      return mailOf(lines);
    case "csv":
      return lines
        .map((line) => {
          const found = marked(line);
          return found.kind === "row"
            ? found.cells.map((cell) => (/[;"]/.test(cell) ? `"${cell}"` : cell)).join(";")
            : "";
        })
        .join("\r\n");
    default:
      return lines.join("\n");
  }
}

/** As mail programs write it: no paragraphs, only lines that end. */
function mailOf(lines: readonly string[]): string {
  const said = lines.map((line) => {
    const found = marked(line);
    if (found.kind === "row") return line;
    const safe = found.text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    if (found.kind === "bold") return `<div><br></div><div><b>${safe}</b></div>`;
    return `<div>${found.kind === "listed" ? "&bull;&nbsp;" : ""}${safe}</div>`;
  });
  return `<!DOCTYPE html><html><head><style>div{margin:0}</style><title>Mail</title></head><body><div dir="ltr">${said.join("\n")}</div></body></html>`;
}

let browser: Promise<Browser> | undefined;

async function printed({ lines, footer }: OldFolder): Promise<Uint8Array> {
  const executablePath = await browserPath();
  browser ??= chromium.launch({ args: BROWSER_FLAGS, ...(executablePath && { executablePath }) });
  const page = await (await browser).newPage();
  await page.setContent(htmlOf(lines));
  const pdf = await page.pdf({
    format: "A5",
    displayHeaderFooter: footer !== undefined,
    headerTemplate: "<span></span>",
    footerTemplate: `<span style="font-size:8px;margin-left:20mm">${footer} <span class="pageNumber"></span></span>`,
    margin: { top: "15mm", bottom: "20mm", left: "18mm", right: "15mm" },
  });
  await page.close();
  return pdf;
}

export async function closeOldFolders(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}

export interface Outcome {
  right: string[];
  /** Asked about: its line waits for a place. */
  open: string[];
  wrong: string[];
  /** Nowhere to be seen. */
  lost: string[];
  /** Ticked, and no fact. */
  junk: string[];
}

export async function outcomeOf(folder: OldFolder): Promise<Outcome> {
  const reading = await readOldFolder(folder);
  if (reading.status !== "read") throw new Error(reading.reason);
  const { facts, proposals, unplaced, leftOut } = takeApart(reading.lines);
  const entries: Entry[] = [
    ...proposals
      .filter(({ isDoubtful }) => !isDoubtful)
      .map(({ section, values }) => ({ section, name: Object.values(values)[0] ?? "", values })),
    ...Object.entries(facts).map(([column, value]) => ({
      section: "profile",
      name: column,
      values: typeof value === "string" ? { is: value } : { ...value, password: value?.password ?? "" },
    })),
  ];
  const waiting = unplaced.map(({ text }) => text).join("\n");
  const shown = [
    waiting,
    ...leftOut.map(({ text }) => text),
    ...proposals.map(({ values, heading }) => `${heading ?? ""} ${Object.values(values).join(" ")}`),
    ...Object.values(facts).map((fact) => JSON.stringify(fact)),
  ].join("\n");
  const outcome: Outcome = { right: [], open: [], wrong: [], lost: [], junk: [] };
  for (const fact of folder.facts) {
    const [section, name, says] = fact;
    const telling = Object.entries(says).flatMap(([column, text]) =>
      CHOSEN.has(column)
        ? []
        : [
            text.replace(/^0?(\d+):\d\d [AP]M$/, (_, hour) =>
              text.endsWith("PM") && hour !== "12" ? String(Number(hour) + 12) : hour,
            ),
          ],
    );
    const kind = entries.some((entry) => isSaid(fact, entry))
      ? "right"
      : telling.some((text) => has(waiting, text))
        ? "open"
        : telling.every((text) => has(shown, text))
          ? "wrong"
          : "lost";
    outcome[kind].push(`${section}: ${name} ${JSON.stringify(says)}`);
  }
  outcome.junk = entries
    .filter(({ name, values }) => folder.junk.some((text) => has(`${name} ${values.answer ?? ""}`, text)))
    .map(({ section, name }) => `${section}: ${name}`);
  return outcome;
}

/** Columns whose values no folder says in these words. */
const CHOSEN = new Set(["type", "category"]);

interface Entry {
  section: string;
  name: string;
  values: Readonly<Record<string, string>>;
}

function isSaid([sections, names, says]: Fact, { section, name, values }: Entry): boolean {
  if (!sections.split("/").includes(section)) return false;
  const isAnswer = section === "faqs";
  const text = isAnswer ? `${name} ${values.answer}` : name;
  const isNamed = names.split("/").some((one) => (isAnswer ? has(text, one) : startsWith(name, one)));
  const columns = Object.entries(says).filter(
    ([column]) => column in values || sections.split("/").length === 1,
  );
  return isNamed && columns.every(([column, value]) => has(isAnswer ? text : (values[column] ?? ""), value));
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s ]+/g, " ")
    .replaceAll("’", "'")
    .trim();

function has(text: string, part: string): boolean {
  return plain(text).includes(plain(part));
}

/** Names may say a little more, and never less. */
function startsWith(name: string, start: string): boolean {
  return plain(name).startsWith(plain(start)) && name.length <= start.length + 30;
}
