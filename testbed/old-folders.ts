/** Old guest folders as hotels have them, and how much of each the rules put in its place. */
import { type Browser, chromium } from "@playwright/test";
import { lumpsIn } from "../src/admin/filling/beside/edits.ts";
import type { FolderReading } from "../src/admin/filling/folder/lines.ts";
import { readFile } from "../src/admin/filling/folder/read-file.ts";
import { readPdf } from "../src/admin/filling/folder/read-pdf.ts";
import { type TakenApart, takeApart } from "../src/admin/filling/folder/take-apart.ts";
import { launchOptions } from "./browser.ts";
import { htmlOf, sheetsOf, wordFile } from "./folder.ts";
import { type Fact, type Folder, folderIn, foldersIn } from "./folders/folder.ts";
import { marked } from "./folders/marked.ts";
import { xlsx } from "./xlsx.ts";

export const MOUNTAIN_PENSION = folderIn("old-folders/mountain-pension");
export const OLD_TOWN_ROOMS = folderIn("old-folders/old-town-rooms");

/**
 * By their rounds: the rules were written with those "tuned"; those "held back" were read once then, and mended once;
 * "written later" and "unseen" came after the rules, these from somebody who had not looked at them, and were each mended
 * once; nothing was mended for those "read once".
 */
export const OLD_FOLDERS = foldersIn("old-folders");

export async function readOldFolder(folder: Folder): Promise<FolderReading> {
  if (folder.as === "print") return readPdf(new Uint8Array(await printed(folder)));
  return readFile(new Blob([fileOf(folder)]));
}

function fileOf({ as, lines }: Folder): string | Uint8Array<ArrayBuffer> {
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

const LAYOUTS: Readonly<Record<string, string>> = {
  columns: "<style>body{columns:2;column-gap:12mm;font-size:9.5pt}h1{column-span:all}</style>",
  cards:
    "<style>main{display:grid;grid-template-columns:1fr 1fr;gap:6mm 10mm;font-size:9pt}h2{margin:0;font-size:12pt}p{margin:0}</style>",
};

/** Each heading with what is below it side by side. */
function setAs(layout: string, html: string): string {
  const cards = html.replace(
    /(<h2>.*)$/s,
    (all) =>
      `<main>${all
        .split(/(?=<h2>)/)
        .map((card) => `<div>${card}</div>`)
        .join("")}</main>`,
  );
  return `${layout === "cards" ? cards : html}${LAYOUTS[layout] ?? ""}`;
}

async function printed({ lines, footer, layout = "" }: Folder): Promise<Uint8Array> {
  const options = await launchOptions();
  browser ??= chromium.launch(options);
  const page = await (await browser).newPage();
  await page.setContent(setAs(layout, htmlOf(lines)));
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
  /** Times of the profile that are others. */
  falseTimes: string[];
}

/** @param strict whether an answer that says many things says none of them in its place */
export async function outcomeOf(folder: Folder, strict = false): Promise<Outcome> {
  const reading = await readOldFolder(folder);
  if (reading.status !== "read") throw new Error(reading.reason);
  return outcomeIn(folder, takeApart(reading.lines), strict);
}

export function outcomeIn(
  folder: Folder,
  { facts, secrets, proposals, unplaced, leftOut }: TakenApart,
  strict: boolean,
): Outcome {
  const lumps = new Set(strict ? lumpsIn(proposals).map(({ item }) => item) : []);
  const entries: Entry[] = [
    ...proposals
      .filter((proposal) => !proposal.isDoubtful && !lumps.has(proposal))
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
    ...secrets.map(({ said }) => said),
  ].join("\n");
  const outcome: Outcome = { right: [], open: [], wrong: [], lost: [], junk: [], falseTimes: [] };
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
    const said = facts[name as "check_in"];
    if (section === "profile" && says.is && said && !has(said, says.is))
      outcome.falseTimes.push(`${name}: ${said}, not ${says.is}`);
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
