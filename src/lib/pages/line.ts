/** Lines of text, and where they stand on a page. */

export interface Line {
  text: string;
  /** The level of a heading that the file marks as one; 1 is the highest. */
  level?: number;
  /** All of it is in bold letters, as in headings that somebody only painted. */
  isBold?: boolean;
  isAfterGap?: boolean;
  isOfPages?: boolean;
  isListed?: boolean;
  cells?: readonly string[];
  /** Which page of all it stands on, counted from 0. */
  page?: number;
  /** Where it stands there; of a table's row a box for each cell. */
  boxes?: readonly Box[];
}

/** In shares of the page's width and height, from the top left. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A word that was cut at the end of a line is one again; "Sea-" and "5G", "8:00-" and "10:00" keep their hyphen. */
export function joined(text: string, more: string): string {
  if (isCut(text, more)) return `${text.slice(0, -1)}${more}`;
  return endsInHyphen(text) && /^[\p{Lu}\d]/u.test(more) ? `${text}${more}` : `${text} ${more}`;
}

export function endsInHyphen(text: string): boolean {
  return /[\p{L}\d]-$/u.test(text);
}

function isCut(text: string, more: string): boolean {
  return /\p{L}-$/u.test(text.slice(-3)) && /^\p{Ll}/u.test(more);
}
