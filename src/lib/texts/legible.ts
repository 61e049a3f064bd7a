/**
 * Removes what people paste from PDFs and Word without seeing it: control characters, unusual line ends, and
 * direction marks that are not closed. The database refuses all of these: innfo.is_legible.
 */
const SUSPICIOUS = /(?!\t)[\p{Cc}\u2028-\u202e\u2066-\u2069]/u;
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const UNSEEN = /(?![\t\n])\p{Cc}/gu;
/** Starts only at a gap's first space. From each space, a long gap would take quadratic time. */
const BREAK = /(?<![ \t])[ \t]*\n\s*/g;

/** The mark that closes each opening one: U+202C embeddings and overrides, U+2069 isolates. */
const CLOSED_BY: Readonly<Record<string, string>> = {
  "\u202a": "\u202c",
  "\u202b": "\u202c",
  "\u202d": "\u202c",
  "\u202e": "\u202c",
  "\u2066": "\u2069",
  "\u2067": "\u2069",
  "\u2068": "\u2069",
};
const CLOSING: ReadonlySet<string> = new Set(Object.values(CLOSED_BY));
/** Deeper nesting has no effect: UAX #9, 3.3.2. */
const MAX_DEPTH = 125;

/** @param lines whether the text may have several lines; otherwise line ends become spaces */
export function legible(text: string, lines: boolean): string {
  if (!SUSPICIOUS.test(text)) return text;
  const seen = text.replace(LINE_END, "\n").replace(UNSEEN, "");
  return withoutOpenMarks(lines ? seen : seen.replace(BREAK, " "));
}

function withoutOpenMarks(text: string): string {
  const characters = [...text];
  const open: number[] = [];
  for (const [at, character] of characters.entries()) {
    if (CLOSED_BY[character]) {
      if (open.length < MAX_DEPTH) open.push(at);
      else characters[at] = "";
    } else if (CLOSING.has(character)) {
      const last = open.at(-1);
      if (last !== undefined && CLOSED_BY[characters[last] ?? ""] === character) open.pop();
      else characters[at] = "";
    }
  }
  for (const at of open) characters[at] = "";
  return characters.join("");
}
