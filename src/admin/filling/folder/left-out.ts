/** Lines that are for no guest: heads and ends of mails, page numbers, the staff's shifts. */
import type { Line } from "../../../lib/pages/line.ts";
import { anyOf } from "./any-of.ts";
import { blocksOf } from "./blocks.ts";
import { tablesIn } from "./lines.ts";
import { OF_STAFF } from "./staff-words.ts";
import polite from "./words/polite.json" with { type: "json" };

const MAIL_HEAD = new RegExp(`^(?:${anyOf(polite.mailHeads)})\\s?:\\s`, "i");
const OF_MAILS = new RegExp(anyOf(polite.ofMails), "iu");
const PAGE = /^(?:\p{L}{1,7}\.?\s)?\s*[-–]?\s*\d{1,3}\s*(?:[-–]|(?:of|von|de|di|van|sur|\/)\s*\d{1,3})?$/iu;
const PAGE_WORD = /^(?:pag(?:e|ina)?|seite|p[aá]gina|blatt|s|p)\b/i;
/** "Dear guests," */
const GREETING = new RegExp(`^(?:${anyOf(polite.greetings)})(?!\\p{L})(?! gr)`, "iu");
/** "See you soon, Jen" */
const FAREWELL = new RegExp(`^(?:${anyOf(polite.farewells)})(?!\\p{L})`, "iu");
/** "Enjoy your stay!" Lines below it may still be for guests. */
const WISH = new RegExp(`^¡?(?:${anyOf(polite.wishes)})(?!\\p{L})`, "iu");
const MAX_POLITE = 45;
/** Lines after the last farewell, who sends it. */
const MAX_SIGNATURE = 4;

export function sortOut(lines: readonly Line[]): { content: Line[]; leftOut: Line[] } {
  const staff = new Set(
    blocksOf(lines)
      .filter(({ heading }) => OF_STAFF.test(heading) && heading.split(" ").length <= 4)
      .flatMap(({ line, lines: below }) => (below.length > 0 ? [line, ...below] : [])),
  );
  const grid = new Set(gridsIn(lines));
  const isPolite = ({ text, level }: Line, words: RegExp) =>
    words.test(text) && text.length <= MAX_POLITE && !/[:\d]|[.!?]\s/.test(text) && !level;
  const end = lines.findLastIndex((line) => isPolite(line, FAREWELL));
  const isSignature = (index: number) => end >= 0 && index > end && lines.length - end <= MAX_SIGNATURE + 1;
  const isLeftOut = (line: Line, index: number) =>
    isPolite(line, GREETING) ||
    isPolite(line, FAREWELL) ||
    isPolite(line, WISH) ||
    isSignature(index) ||
    line.isOfPages ||
    staff.has(line) ||
    grid.has(line) ||
    OF_MAILS.test(line.text) ||
    (PAGE.test(line.text) && (PAGE_WORD.test(line.text) || !/\p{L}/u.test(line.text)) && !line.cells) ||
    isMailHead(lines, index);
  return {
    content: lines.filter((line, index) => !isLeftOut(line, index)),
    leftOut: lines.filter(isLeftOut),
  };
}

/** Three of its lines stand together. */
function isMailHead(lines: readonly Line[], index: number): boolean {
  const is = (at: number) => MAIL_HEAD.test(lines[at]?.text ?? "");
  return [index - 2, index - 1, index].some((from) => is(from) && is(from + 1) && is(from + 2));
}

const WEEKDAY = new RegExp(`^(?:${anyOf(polite.weekdays)})`, "i");

function gridsIn(lines: readonly Line[]): Line[] {
  return tablesIn(lines).flatMap(({ line, rows = [] }) => {
    const [heads, ...others] = rows.map(({ cells = [] }) => cells);
    const days = heads?.filter((cell) => WEEKDAY.test(cell) && cell.length < 12).length ?? 0;
    if (days < 3 || others.some(([, ...cells]) => cells.some((cell) => /\d/.test(cell)))) return [];
    const before = lines[lines.indexOf(line) - 1];
    return before && OF_STAFF.test(before.text) ? [before, ...rows] : rows;
  });
}
