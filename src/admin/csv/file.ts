import type { Section } from "../../sections/index.ts";
import { counted } from "../sections/words.ts";
import { type Reading, type ReadRow, readCsv } from "./read.ts";

const MAX_BYTES = 1024 * 1024;
/** As many as a list loads: more would be stored where their owner cannot see them. */
const MAX_ROWS = 1000;
/** Beside its values each row says where it belongs. */
const BYTES_PER_ROW = 64;

/**
 * Reads a file that is to be added to a section.
 * @param existing how many rows the section has
 */
export async function readFile(section: Section, existing: number, file: Blob): Promise<Reading> {
  const reading =
    file.size > MAX_BYTES
      ? tooLarge("The file is larger than 1 MB.")
      : readCsv(section, decode(await file.arrayBuffer()));
  if (reading.status === "unreadable") return reading;
  const { rows } = reading;
  if (existing + rows.length > MAX_ROWS) {
    return tooLarge(
      `The file has ${counted(rows.length, { one: "row", many: "rows" })}. A section holds up to 1,000 ${section.many}, of which you have ${existing}.`,
    );
  }
  // The server takes bodies of the same size as we take files, and JSON is longer than CSV.
  if (bodyBytes(rows) > MAX_BYTES) return tooLarge("The file has more text than fits into one import.");
  return reading;
}

function tooLarge(reason: string): Reading {
  return { status: "unreadable", reason: `${reason} Please split it into smaller files.` };
}

function bodyBytes(rows: readonly ReadRow[]): number {
  return new Blob([JSON.stringify(rows.map(({ values }) => values))]).size + rows.length * BYTES_PER_ROW;
}

/** Spreadsheets save UTF-8 or UTF-16, with or without a mark at the start, or Windows' older code page. */
function decode(buffer: ArrayBuffer): string {
  const [first, second] = new Uint8Array(buffer);
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(buffer);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(buffer);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return new TextDecoder("windows-1252").decode(buffer);
  }
}
