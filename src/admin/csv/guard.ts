/**
 * Keeps spreadsheets from running what an owner typed: a cell that starts like a formula gets an
 * apostrophe, which spreadsheets read as "this is text", and an import takes it off again (OWASP, "CSV
 * Injection"). A text that itself starts with apostrophes before such a character gets one more, so that
 * every text comes back as it was.
 */

const FORMULA = /^'*[=+\-@\t\r\n]/;

/**
 * Telephone and negative numbers stay as they are, to be dialled, sorted and edited: digits and the marks
 * between them can neither call a function nor name a cell.
 */
const NUMBER = /^[+-] ?[\d(][\d ().\-/]*$/;

export function guarded(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

export function unguarded(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
