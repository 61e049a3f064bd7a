/** The content of a file of any kind: lines of cells, not yet interpreted. */

export interface Line {
  /** Its first line in the file, counted from 1, as in spreadsheets and editors. */
  line: number;
  cells: string[];
}

export interface Table {
  /** Without the blank ones. */
  lines: Line[];
  /** The name of the workbook's sheet, when there are several. */
  sheet?: string | undefined;
}

/** `reason` is a text for the owner. */
export type TableReading = { status: "unreadable"; reason: string } | { status: "read"; table: Table };

export function unreadable(reason: string): { status: "unreadable"; reason: string } {
  return { status: "unreadable", reason };
}

export function isBlankLine({ cells }: Line): boolean {
  return cells.every((cell) => cell.trim() === "");
}
