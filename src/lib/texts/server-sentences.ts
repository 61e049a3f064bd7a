/** The server's sentences in the admin's language. The admin loads them when the server first refuses something. */
import { ADMIN_LANGUAGE, filled } from "./t.ts";

/** By their English, with named slots; the build fills it in. */
const SENTENCES = /* @__PURE__ */ JSON.parse('{"%ADMIN_SENTENCES%":""}') as Readonly<Record<string, string>>;

const SLOT = /\\\{(\w+)\\\}/g;

/** @returns "" for what only programs read */
export function serverSentence(english: string, sentences = SENTENCES): string {
  if (sentences[english] !== undefined) return sentences[english];
  for (const [sentence, translated] of Object.entries(sentences)) {
    const names = Array.from(sentence.matchAll(/\{(\w+)\}/g), ([, name]) => name);
    if (names.length === 0) continue;
    const pattern = sentence.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replace(SLOT, "(.+?)");
    const values = new RegExp(`^${pattern}$`, "s").exec(english)?.slice(1);
    if (values)
      return filled(translated, ...values.map((value, at) => inOwnWords(value, names[at], translated)));
  }
  return "";
}

const NUMBERS = new Intl.NumberFormat(ADMIN_LANGUAGE);
const DAYS = new Intl.DateTimeFormat(ADMIN_LANGUAGE, { month: "long", day: "numeric" });

/** Numbers and days come as English writes them: "500,000", "December 1". */
function inOwnWords(value: string, name: string | undefined, translated: string): string | number {
  if (name === "number") {
    const number = Number(value.replaceAll(",", ""));
    return translated.includes(", plural,") ? number : NUMBERS.format(number);
  }
  return name === "date" ? DAYS.format(Date.parse(`${value} 2000`)) : value;
}
