/** What was found in a file, whatever kind it is: lines of cells, before anything is made of them. */

export interface Line {
  /** Where it starts in the file, counted from 1, as spreadsheets and editors number it. */
  line: number;
  cells: string[];
}

export interface Table {
  /** Without the blank ones. */
  lines: Line[];
  /** Which of a workbook's sheets it is, when there are several. */
  sheet?: string | undefined;
}

/** `reason` is for the person who chose the file. */
export type TableReading = { status: "unreadable"; reason: string } | { status: "read"; table: Table };

export function unreadable(reason: string): { status: "unreadable"; reason: string } {
  return { status: "unreadable", reason };
}

export function isBlankLine({ cells }: Line): boolean {
  return cells.every((cell) => cell.trim() === "");
}
