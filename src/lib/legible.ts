/**
 * Takes from a text what people paste without seeing it, from PDFs and Word: control characters, line ends by other
 * names, and marks of writing direction that are not closed. The database refuses all of these: innfo.is_legible.
 */
const SUSPICIOUS = /(?!\t)[\p{Cc}\u2028-\u202e\u2066-\u2069]/u;
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const UNSEEN = /(?![\t\n])\p{Cc}/gu;
const BREAK = /[ \t]*\n\s*/g;

/** What closes each mark that opens: U+202C the embeddings and overrides, U+2069 the isolates. */
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
/** Further levels have no meaning: UAX #9, 3.3.2. */
const MAX_DEPTH = 125;

/** @param lines whether it may have several; otherwise a space takes the place of a line's end */
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
