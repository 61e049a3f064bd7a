/**
 * Word's files: a zip archive of XML. Browsers' own parser for XML takes no text here, since the admin's policy
 * knows it as one for markup, too.
 */

import { strFromU8, unzipSync } from "fflate";
import type { Line } from "../../../lib/pages/line.ts";
import { t } from "../../../lib/texts/t.ts";
import { plain } from "../../ui/markup-text.ts";
import { unreadable } from "../../ui/spreadsheet/unreadable.ts";
import { type FolderReading, hasTooManyTags, readLines, TOO_LONG } from "./lines.ts";

const MAX_UNPACKED_BYTES = 20 * 1024 * 1024;

/** @returns undefined when it is no file of Word */
export function readWord(archive: Uint8Array): FolderReading | undefined {
  const wanted = ["word/document.xml", "word/styles.xml"];
  let bytes = 0;
  let files: Record<string, Uint8Array>;
  try {
    // Unpacks into buffers of the declared sizes, so an entry that lies about its size is cut off.
    files = unzipSync(archive, {
      filter: ({ name, originalSize }) => {
        if (!wanted.includes(name)) return false;
        bytes += originalSize;
        return bytes <= MAX_UNPACKED_BYTES;
      },
    });
  } catch {
    return undefined;
  }
  if (bytes > MAX_UNPACKED_BYTES) return unreadable(t`The file is too large. Please split it.`);
  const [document, styles] = wanted.map((name) => files[name] && strFromU8(files[name]));
  if (!document) return undefined;
  return hasTooManyTags(document) ? TOO_LONG : readLines(linesOf(once(document), levelsOf(styles ?? "")));
}

/** A text box stands in the file twice: for this Word, and for those of before 2010. */
function once(document: string): string {
  const [begin = "", ...parts] = document.split("<mc:Fallback");
  const seen = parts.map((part) => {
    const end = part.indexOf(FALLBACK_END);
    return end < 0 ? part : part.slice(end + FALLBACK_END.length);
  });
  return [begin, ...seen].join("");
}

const FALLBACK_END = "</mc:Fallback>";

export function readHtml(html: string): FolderReading {
  const seen = withoutUnseen(html);
  if (hasTooManyTags(seen)) return TOO_LONG;
  const xml = seen
    .replace(/\s+/g, " ")
    .replace(/<(div|p)[^<>]*>(?:\s|&nbsp;|<br[^<>]*>)*<\/\1>/gi, `</w:p>${EMPTY}</w:p>`)
    .replace(/<(\/?)(\w+)(?!\w)[^<>]*>/g, (tag, end: string, name: string) => {
      const kind = name.toLowerCase();
      if (/^h[1-6]$/.test(kind)) return end ? "</w:p>" : `</w:p><w:pStyle w:val="Heading${kind[1]}"/>`;
      if (kind === "li") return end ? "</w:p>" : "</w:p><w:numPr>";
      if (kind === "br") return "<w:br/>";
      if (kind === "b" || kind === "strong") return end ? "<w:r>" : "<w:b/>";
      if (kind === "td" || kind === "th") return end ? "</w:p></w:tc>" : "<w:tc>";
      if (kind === "tr" || kind === "table") return `<${end}w:${kind === "tr" ? "tr" : "tbl"}>`;
      return /^(?:p|div|ul|ol|section|article|blockquote|hr)$/.test(kind) ? "</w:p>" : tag;
    });
  const lines = [...linesOf(`<w:t>${xml}</w:p>`, new Map())].filter(({ text }) => text.trim());
  return readLines(lines.map((line) => (line.text.trim() === EMPTY ? { text: "" } : line)));
}

const UNSEEN = /<(?:(head|style|script|title)\b|!--)/gi;

/** Keeps beginnings without an end. A missing end is searched once per kind, not from every beginning: that took minutes. */
function withoutUnseen(html: string): string {
  const seen: string[] = [];
  const endless = new Set<string>();
  let from = 0;
  const begins = new RegExp(UNSEEN);
  for (let begin = begins.exec(html); begin; begin = begins.exec(html)) {
    const end = begin[1] ? `</${begin[1].toLowerCase()}>` : "-->";
    if (endless.has(end)) continue;
    const ends = new RegExp(end, "gi");
    ends.lastIndex = begins.lastIndex;
    if (ends.test(html)) {
      seen.push(html.slice(from, begin.index));
      from = begins.lastIndex = ends.lastIndex;
    } else endless.add(end);
  }
  return [...seen, html.slice(from)].join(" ");
}

/** An empty paragraph, among all that end where no other begins. */
const EMPTY = "\u00b6";

/** Styles have names of their own in each language of Word; what counts as a heading is said beside them. */
function levelsOf(styles: string): Map<string, number> {
  const levels = new Map<string, number>();
  // By ends, as each end is looked for once.
  for (const style of styles.split("</w:style>").slice(0, -1)) {
    const [begin, attributes] = /<w:style\b([^<>]*)>/.exec(style) ?? [];
    if (begin === undefined || attributes === undefined) continue;
    const id = attribute(attributes, "styleId");
    const level = /<w:outlineLvl\s[^<>]*?w:val="([0-8])"/.exec(style)?.[1];
    const name = /<w:name\s[^<>]*?w:val="(?:heading ([1-9])|(title))"/i.exec(style);
    if (level) levels.set(id, Number(level) + 1);
    else if (name) levels.set(id, Number(name[1] ?? 1));
  }
  return levels;
}

/** Where a file lacks its styles. */
const HEADING = /^(?:heading|title|berschrift|überschrift|titre|ttulo|título|titolo|kop)\s?(\d?)/i;

const TOKEN =
  /<(\/?)w:(p|r|t|tab|br|cr|pStyle|outlineLvl|numPr|b|vanish|noBreakHyphen|tr|tc|tbl)(?=[\s/>])([^<>]*)>|<[^<>]*>|([^<]+)/g;

function* linesOf(xml: string, levels: ReadonlyMap<string, number>): Generator<Line> {
  let line: Line = { text: "" };
  let isText = false;
  let isBold = false;
  let isUnseen = false;
  let letters = { bold: false, plain: false };
  let row: { cells: string[][]; depth: number } | undefined;
  let depth = 0;

  for (const [tag, end, name, attributes = "", text] of xml.matchAll(TOKEN)) {
    const isEmpty = tag.endsWith("/>");
    if (text !== undefined) {
      if (!isText || isUnseen) continue;
      line.text += plain(text);
      if (text.trim()) letters[isBold ? "bold" : "plain"] = true;
    } else if (name === "t") isText = !end && !isEmpty;
    else if (name === "tab") line.text += "\t";
    else if (name === "br" || name === "cr") {
      // A line that ends within a paragraph is one of an address, or of a list that somebody typed.
      if (!row && line.text.trim()) yield marked(line, letters);
      line = row ? { ...line, text: `${line.text} ` } : { ...line, text: "" };
    } else if (name === "r" && !end) isBold = isUnseen = false;
    else if (name === "vanish") isUnseen = !/w:val="(?:0|false|off)"/.test(attributes);
    else if (name === "noBreakHyphen") line.text += "-";
    else if (name === "b") isBold = !/w:val="(?:0|false|off)"/.test(attributes);
    else if (name === "numPr" && !end) line.isListed = true;
    else if (name === "pStyle") Object.assign(line, styled(attribute(attributes, "val"), levels));
    else if (name === "outlineLvl") {
      const level = Number(attribute(attributes, "val"));
      if (level < 9) line.level = level + 1;
    } else if (name === "tbl") depth += end ? -1 : isEmpty ? 0 : 1;
    else if (name === "tr" && !end && !isEmpty && !row) row = { cells: [], depth };
    else if (name === "tc" && !end && row?.depth === depth) row.cells.push([]);
    else if (name === "tr" && end && row?.depth === depth) {
      const cells = row.cells.map((paragraphs) => paragraphs.join(" "));
      yield { text: cells.join("\t"), cells };
      row = undefined;
    } else if (name === "p" && end) {
      if (row) {
        // A paragraph outside every cell gets its own.
        if (row.cells.length === 0) row.cells.push([]);
        if (line.text) row.cells.at(-1)?.push(line.text);
      } else yield marked(line, letters);
      line = { text: "" };
      letters = { bold: false, plain: false };
    }
  }
}

function marked(line: Line, letters: { bold: boolean; plain: boolean }): Line {
  return { ...line, ...(letters.bold && !letters.plain && !line.level && { isBold: true }) };
}

function styled(id: string, levels: ReadonlyMap<string, number>): Partial<Line> {
  const known = HEADING.exec(id);
  const level = levels.get(id) ?? (known ? Number(known[1] || 1) : undefined);
  if (level) return { level };
  return /^list|^aufz|^liste|^lista|^elenco/i.test(id) ? { isListed: true } : {};
}

function attribute(attributes: string, name: string): string {
  return plain(new RegExp(`w:${name}="([^"]*)"`).exec(attributes)?.[1] ?? "");
}
