/** The cells of a line of plain text. */

/** A tab, dots that lead to a number, or a gap that somebody made with the space bar. */
const GAP = /\t+|\s*(?:\.\s?){4,}\s*(?=[^\s.])|\s*…{2,}\s*(?=[^\s…])|(?<=\S) {3,}(?=\S)/;

/** Within many spaces, all that follow would be looked at from each. */
const LONG_SPACE = /\s{40,}/g;
const shortened = (space: string) => (space.includes("\t") ? "\t" : /^ +$/.test(space) ? "   " : " ");

/** Markdown's line below a table's heads, and "| Pool | 8–20 |". */
export const PIPED_RULE = /^[^\S\n]*\|(?:[^\S\n]*:?-+:?[^\S\n]*\|)+[^\S\n]*$/m;
const PIPED = /^[^\S\n]*\|(.*)\|[^\S\n]*$/m;

/** The table of a text in Markdown, with "|" only between its cells. */
export function withoutOuterPipes(text: string): string {
  if (!PIPED_RULE.test(text)) return text;
  return text.replace(new RegExp(PIPED_RULE, "gm"), "").replace(new RegExp(PIPED, "gm"), "$1");
}

export function cellsOf(text: string): string[] {
  if (PIPED_RULE.test(text)) return [];
  const piped = PIPED.exec(text)?.[1];
  if (piped) return piped.split("|");
  return text.replace(LONG_SPACE, shortened).split(GAP);
}
