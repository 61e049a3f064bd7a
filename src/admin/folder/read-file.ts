/** The lines of a file that a hotel has its guest folder in. Nothing leaves the browser. */
import { strFromU8, unzipSync } from "fflate";

export interface Line {
  text: string;
  /** Whether the file itself says so. */
  isHeading: boolean;
}

export type FolderReading = { status: "read"; lines: Line[] } | { status: "unreadable"; reason: string };

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_UNPACKED_BYTES = 20 * 1024 * 1024;
/** Some fifty pages. */
const MAX_LINES = 3000;
const MAX_LINE = 2000;

const PDF = "%PDF";
const ZIP = "PK\u0003\u0004";

export async function readFolder(file: Blob): Promise<FolderReading> {
  if (file.size > MAX_BYTES) return unreadable("The file is larger than 10 MB.");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const start = strFromU8(bytes.subarray(0, 4), true);
  if (start === PDF) {
    return unreadable(
      "This is a PDF. Open it, select all of its text, copy it, and paste it below; or choose the Word file it was made from.",
    );
  }
  if (start === "\u00d0\u00cf\u0011\u00e0") {
    return unreadable(
      "The file is of Word before 2007, or has a password. Please save it as .docx without one.",
    );
  }
  if (start === ZIP) return readWord(bytes);
  return readText(new TextDecoder().decode(bytes));
}

export function readText(text: string): FolderReading {
  // A file that is no text has these.
  if (text.includes("\u0000")) return unreadable("The file is neither a Word file nor a text.");
  return bounded(text.split(/\r\n?|\n/).map((line) => ({ text: line, isHeading: false })));
}

function readWord(archive: Uint8Array): FolderReading {
  try {
    let bytes = 0;
    const files = unzipSync(archive, {
      filter: ({ name, originalSize }) => {
        if (name !== "word/document.xml") return false;
        bytes += originalSize;
        return bytes <= MAX_UNPACKED_BYTES;
      },
    });
    const document = files["word/document.xml"];
    if (bytes > MAX_UNPACKED_BYTES) return unreadable("The file is too large. Please split it.");
    if (!document) return unreadable("The file is no Word file (.docx).");
    return bounded(paragraphs(strFromU8(document)));
  } catch {
    return unreadable("The file is damaged, or protected by a password.");
  }
}

const TOKEN = /<(\/?)w:(p|t|tab|br|pStyle)(?=[\s/>])([^<>]*)>|<[^>]*>|([^<]+)/g;
const HEADING = /^(heading|title|berschrift|überschrift|titre|ttulo|título|titolo|kop)/i;

/** Browsers' own parser for XML takes no text here: the admin's policy knows it as one for markup, too. */
function paragraphs(xml: string): Line[] {
  const lines: Line[] = [];
  let line: Line = { text: "", isHeading: false };
  let isText = false;
  for (const [tag, end, name, attributes = "", text] of xml.matchAll(TOKEN)) {
    if (text !== undefined) line.text += isText ? plain(text) : "";
    else if (name === "t") isText = !end && !tag.endsWith("/>");
    else if (name === "tab" || name === "br") line.text += " ";
    else if (name === "pStyle") line.isHeading = HEADING.test(/w:val="([^"]*)"/.exec(attributes)?.[1] ?? "");
    else if (name === "p" && end) {
      lines.push(line);
      line = { text: "", isHeading: false };
    }
  }
  return lines;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function plain(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name] ?? whole;
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : "";
  });
}

function bounded(lines: readonly Line[]): FolderReading {
  const said = lines
    .map(({ text, ...line }) => ({ ...line, text: text.replace(/\s+/g, " ").trim().slice(0, MAX_LINE) }))
    .filter(({ text }) => text !== "");
  if (said.length === 0) return unreadable("There is no text in it. Was it scanned?");
  if (said.length > MAX_LINES) return unreadable("It is longer than 50 pages. Please split it.");
  return { status: "read", lines: said };
}

function unreadable(reason: string): FolderReading {
  return { status: "unreadable", reason };
}
