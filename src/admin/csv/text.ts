import Papa from "papaparse";

/** Without it Excel takes UTF-8 for the code page of the computer. */
const BYTE_ORDER_MARK = "\ufeff";

/** A file's text (RFC 4180, UTF-8). Cells that an owner typed have to be guarded before: see guard.ts. */
export function csvText(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return (
    BYTE_ORDER_MARK +
    Papa.unparse(
      { fields: [...header], data: rows.map((row) => [...row]) },
      // Where spreadsheets separate by semicolons, an unquoted "a;=1" would be a second cell and a formula.
      { quotes: true, newline: "\r\n" },
    )
  );
}
