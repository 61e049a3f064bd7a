/** Parts of a folder that are not for everybody: codes of the house, and who works there. */

import type { Line } from "../../../lib/pages/line.ts";
import { named } from "../../../lib/pages/named.ts";
import { isSecretWord, type SecretKind, secretsIn, whatOpens } from "../../rows/looks-secret.ts";
import { blocksOf } from "./blocks.ts";
import { tablesIn } from "./lines.ts";
import { ASKING, ONE_NAME, STAFF_HEAD, STAFF_NAME } from "./staff-words.ts";
import { WIFI_WORDS } from "./wifi.ts";

export interface HouseSecret {
  kind: SecretKind;
  name: string;
  code: string;
  said: string;
}

interface Sorted {
  secrets: HouseSecret[];
  rest: Line[];
  leftOut: Line[];
}

const NAMES = /^(?:\p{Lu}[\p{L}.’-]*(?:[ /&,+]+|$))*$/u;
const MAX_NAME = 60;
const MAX_CODE = 60;

/** @param known what is stored elsewhere: the Wi-Fi's password */
export function withoutSecrets(lines: readonly Line[], known: readonly string[]): Sorted {
  const sorted: Sorted = { secrets: [], rest: [], leftOut: [] };
  const blocks = blocksOf(lines);
  const headings = new Map(
    blocks.flatMap(({ heading, lines: below }) => below.map((line) => [line, heading])),
  );
  const gone = new Set<Line>();
  for (const { line, rows } of tablesIn(lines)) {
    const [head] = rows ?? [];
    const heads = rows && rows.length > 1 && head?.cells?.every((cell) => !/\d/.test(cell)) ? head.cells : [];
    const isOfStaff = heads?.map(
      (cell, at) =>
        at > 0 &&
        STAFF_HEAD.test(cell.toLowerCase()) &&
        (rows ?? []).every(({ cells = [] }) => NAMES.test(cells[at] ?? "")),
    );
    const kept: Line[] = [];
    for (const one of rows ?? [line]) {
      const left = without(one, headings.get(one) ?? "", one === head ? [] : (heads ?? []), known, sorted);
      const changed =
        left &&
        withoutNames(left, (at) => isOfStaff?.[at] === true, one === head && rows !== undefined, sorted);
      if (changed) kept.push(changed);
      else gone.add(one);
    }
    // A head without rows says nothing.
    if (!(rows && rows.length > 1 && kept.length === 1 && kept[0]?.text === head?.text))
      sorted.rest.push(...kept);
  }
  const empty = blocks.filter(
    ({ line, lines: below }) => line && below.length > 0 && below.every((one) => gone.has(one)),
  );
  const emptied = new Set(empty.map(({ line }) => line));
  return { ...sorted, rest: sorted.rest.filter((line) => !emptied.has(line)) };
}

/** @returns undefined where nothing else is left to say */
function without(
  line: Line,
  heading: string,
  heads: readonly string[],
  known: readonly string[],
  { secrets }: Sorted,
): Line | undefined {
  const cells = line.cells ?? [line.text];
  const found = new Set(known.filter((code) => line.text.includes(code)));
  const label = cells.length > 1 ? (cells[0] ?? "") : (named(line.text)?.[0] ?? "");
  for (const [at, cell] of cells.entries()) {
    const above = heads[at] ?? (cells.length > 1 ? label : heading);
    const isBelow = isSecretWord(above) && (at > 0 || cells.length === 1) && /^\S{3,40}$/.test(cell);
    for (const { code, isSure } of secretsIn(isBelow ? `${above}: ${cell}` : cell)) {
      if (!isSure || found.has(code)) continue;
      found.add(code);
      const isWifi = WIFI_WORDS.test(`${heading} ${line.text}`);
      const opens = [label, heading].find((text) => text && !isSecretWord(text) && !text.includes(code));
      const name = isWifi ? "Wi-Fi" : (opens ?? openedIn(line.text) ?? label ?? heading);
      secrets.push({
        kind: whatOpens(`${line.text} ${name}`),
        name: (name || "Code").slice(0, MAX_NAME),
        code: code.slice(0, MAX_CODE),
        said: cells.filter(Boolean).join(", "),
      });
    }
  }
  if (found.size === 0) return line;
  const left = cells.map((cell, at) => {
    const [name = "", about] = cells.length === 1 ? (named(cell) ?? ["", cell]) : ["", cell];
    const text = otherClauses(about ?? "", [...found], at > 0 || cells.length === 1);
    return text && name ? `${name}: ${text}` : text;
  });
  return line.cells ? (left.filter(Boolean).length > 1 ? rowOf(line, left) : undefined) : said(line, left[0]);
}

function rowOf(line: Line, cells: readonly string[]): Line {
  const text = cells.filter(Boolean).join(" ");
  return text === line.text ? line : { ...line, text, cells };
}

function said(line: Line, text = ""): Line | undefined {
  return (text.match(/\p{L}{2,}|\d+/gu) ?? []).length > 1 ? { ...line, text } : undefined;
}

const CLAUSE = /(\s*[,;•|]\s+|\s*\(|\)\s*[,;]?\s*|(?<=[^\d\s.]{3}|\d)[.!?]+(?:\s+|$)|\s[-–—/]\s|\n)/;

/** Without those that say a code, or whom to ask for it. */
function otherClauses(text: string, codes: readonly string[], mayName: boolean): string {
  const pieces = text.split(CLAUSE);
  let kept = "";
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = (pieces[at] ?? "").trim();
    const isPerson = mayName && (ONE_NAME.test(piece) || ASKING.test(piece));
    if (!piece || isPerson || codes.some((code) => piece.includes(code))) continue;
    const before = pieces[at - 1] ?? "";
    kept += kept && (/[.!?]/.test(before) ? before : ", ") + piece;
    kept ||= piece;
  }
  return kept;
}

/** Without "Uwe" of "Hausmeister: Uwe 0170 …", and without the column of who is in charge. */
function withoutNames(
  line: Line,
  isOfStaff: (at: number) => boolean,
  isHead: boolean,
  { leftOut }: Sorted,
): Line {
  const [first = "", second = ""] = line.cells ?? [];
  const isBeside = STAFF_NAME.exec(`${first}: ${second}`)?.groups?.role === first && ONE_NAME.test(second);
  const isName = (at: number) => (isBeside && at === 1) || isOfStaff(at);
  const names: string[] = [];
  const cells = (line.cells ?? [line.text]).map((cell, at) => {
    if (isName(at)) {
      if (!isHead && cell) names.push(`${first}: ${cell}`);
      return "";
    }
    const { role, between = "", name } = STAFF_NAME.exec(cell)?.groups ?? {};
    if (!role || !name) return cell;
    names.push(`${role}: ${name}`);
    const after = /[:,–-]/.test(between) ? ":" : "";
    return cell
      .replace(STAFF_NAME, `${role}${after}`)
      .replace(/:\s*[,:;]\s*/, ": ")
      .trim();
  });
  leftOut.push(...names.map((text) => ({ text })));
  const kept = cells.filter((cell, at) => cell || !isOfStaff(at));
  if (line.cells) return rowOf(line, kept);
  return names.length > 0 ? { ...line, text: cells[0] ?? "" } : line;
}

/** "Die Schlüsselbox hängt links": the word for what it opens. */
function openedIn(text: string): string | undefined {
  return text.match(/\p{L}[\p{L}-]{3,}/gu)?.find((word) => whatOpens(word) !== "other");
}
