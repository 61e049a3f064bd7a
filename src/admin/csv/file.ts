import type { Section } from "../../sections/index.ts";
import { readCsv } from "./csv.ts";
import { findHeader } from "./header.ts";
import { type Table, type TableReading, unreadable } from "./table.ts";

const MAX_BYTES = 5 * 1024 * 1024;

/** How files begin that are no text: zip archives, which Excel's workbooks are, and Excel's before 2007. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];

/** Reads a file that is to be added to a section: a workbook or a text of separated values. */
export async function readFile({ fields }: Section, file: Blob): Promise<TableReading> {
  if (file.size > MAX_BYTES) {
    return unreadable("The file is larger than 5 MB. Please split it into smaller files.");
  }
  const buffer = await file.arrayBuffer();
  if (startsWith(buffer, OLD_EXCEL)) {
    return unreadable(
      "This is a workbook as Excel saved them before 2007, or one with a password. Please save it as .xlsx without a password.",
    );
  }
  if (!startsWith(buffer, ZIP)) return nonEmpty(readCsv(fields, buffer));
  const { readXlsx } = await import("./xlsx.ts");
  const reading = await readXlsx(buffer);
  if (reading.status === "unreadable") return reading;
  const known = ({ lines }: Table) =>
    findHeader(
      fields,
      lines.map(({ cells }) => cells),
    ).known;
  const [first, ...others] = reading.tables;
  const table = first && others.reduce((best, other) => (known(other) > known(best) ? other : best), first);
  return nonEmpty({ status: "read", table: table ?? { lines: [] } });
}

function nonEmpty(reading: TableReading): TableReading {
  if (reading.status === "read" && reading.table.lines.length === 0) return unreadable("The file is empty.");
  return reading;
}

function startsWith(buffer: ArrayBuffer, bytes: readonly number[]): boolean {
  const start = new Uint8Array(buffer, 0, Math.min(buffer.byteLength, bytes.length));
  return bytes.every((byte, index) => start[index] === byte);
}
