/** Which letters the bytes of a text mean. */
import { t } from "../../../lib/texts/t.ts";

/** One way to read a text, for its owner to judge. */
export interface LetterReading {
  /** The code page, by its name in the Encoding Standard. */
  letters: string;
  /** In words. */
  name: string;
  /** Examples that tell it from the others. */
  samples: string[];
}

/** Code pages of offices in the languages we speak, with how often, compared with Windows' own. */
const PAGES: Readonly<Record<string, [name: string, weight: number]>> = {
  "windows-1252": [t`Windows, Western Europe`, 1],
  "windows-1250": [t`Windows, Central Europe`, 1],
  "windows-1251": [t`Windows, Cyrillic`, 1],
  "windows-1253": [t`Windows, Greek`, 1],
  "windows-1254": [t`Windows, Turkish`, 1],
  "windows-1255": [t`Windows, Hebrew`, 1],
  "windows-1256": [t`Windows, Arabic`, 1],
  "windows-1257": [t`Windows, Baltic`, 1],
  macintosh: [t`Macintosh`, 0.7],
  "x-mac-cyrillic": [t`Macintosh, Cyrillic`, 0.7],
  "iso-8859-2": [t`ISO, Central Europe`, 0.7],
  "iso-8859-5": [t`ISO, Cyrillic`, 0.7],
  "iso-8859-7": [t`ISO, Greek`, 0.7],
  "koi8-u": [t`KOI8, Cyrillic`, 0.7],
  ibm866: [t`DOS, Cyrillic`, 0.7],
  "utf-16le": [t`Unicode`, 1],
  "utf-16be": [t`Unicode`, 1],
  shift_jis: [t`Japanese`, 1],
  "euc-jp": [t`Japanese, EUC`, 0.7],
  "euc-kr": [t`Korean`, 1],
  gb18030: [t`Chinese`, 1],
  big5: [t`Chinese, traditional`, 1],
};

/** Where the detector's name is not the standard's. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  macroman: "macintosh",
  maccyrillic: "x-mac-cyrillic",
  "utf-16-le": "utf-16le",
  "utf-16-be": "utf-16be",
  cp932: "shift_jis",
  cp949: "euc-kr",
};

/** In the bytes of pictures, PDFs and programs; no table of text has them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const UNPRINTABLE = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;
/** Letters that a wrong code page makes. */
const MISREAD = /[\x7f-\x9f]/;
/** "Crкpes", "CafŽ", "¶wieże": no word changes its alphabet, has such a capital at its end, or a sign in it. */
const MIXED =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}]|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}]\p{Script=Latin}|\p{Ll}(?![A-Z])\p{Lu}|\p{L}[¦¶±¬ˇ]|[¦¶¬ˇ]\p{L}/u;
const MAX_SAMPLE_BYTES = 64 * 1024;
/** A reading that is this much likelier than the next is taken without a question: in all, and by the detector. */
const SURE = 1.2;
const SURE_ALONE = 1.05;
const OFFERED = 3;

/**
 * @param letters as the owner chose
 * @returns undefined when it is no text
 */
export async function textIn(
  buffer: ArrayBuffer,
  letters?: string,
): Promise<{ text: string } | { readings: LetterReading[] } | undefined> {
  const bytes = new Uint8Array(buffer);
  const known = letters ?? markedAs(bytes) ?? "utf-8";
  const text = decoded(bytes, known);
  if (text !== undefined) return { text: encodedOnce(text) };
  return known === "utf-8" ? detected(bytes) : undefined;
}

/** "FrÃ¼hstÃ¼ck", "â€¢": UTF-8 that a program took for Windows' letters, and saved as UTF-8 again. */
const ENCODED_TWICE = /Ã[\u0080-\u00bf]|â€|ðŸ/;

function encodedOnce(text: string): string {
  if (!ENCODED_TWICE.test(text)) return text;
  const decoder = new TextDecoder("windows-1252");
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  );
  const before = Array.from(text, (letter) => bytes.get(letter) ?? -1);
  // One letter that Windows does not have, or no UTF-8: the signs were meant.
  return before.includes(-1) ? text : (decoded(Uint8Array.from(before), "utf-8") ?? text);
}

/** By the byte order mark. */
function markedAs([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : undefined;
}

interface Candidate {
  letters: string;
  name: string;
  text: string;
  /** By the detector alone, and with how often the page is used. */
  confidence: number;
  likely: number;
}

/** The detector is loaded only for files that are no UTF-8. */
async function detected(bytes: Uint8Array<ArrayBuffer>) {
  const { detectAll } = await import("jschardet");
  const candidates: Candidate[] = [];
  for (const { encoding, confidence } of detectAll(telling(bytes))) {
    const called = encoding?.toLowerCase() ?? "";
    const letters = standardName(ALSO_CALLED[called] ?? called);
    const [name, weight] = (letters && PAGES[letters]) || [];
    if (!letters || !name || !weight) continue;
    const text = decoded(bytes, letters);
    if (text === undefined || MISREAD.test(text) || candidates.some((other) => other.text === text)) continue;
    const likely = confidence * (isMacintosh(text) ? (letters.includes("mac") ? 1 : 0.7) : weight);
    candidates.push({ letters, name, text, confidence, likely });
  }
  const unmixed = candidates.filter(({ text }) => !MIXED.test(text));
  const likely = (unmixed.length > 0 ? unmixed : candidates).toSorted(
    (one, other) => other.likely - one.likely,
  );
  const [best, ...others] = likely;
  if (!best) return undefined;
  const isSure = others.every(
    (other) => best.likely >= other.likely * SURE && best.confidence >= other.confidence * SURE_ALONE,
  );
  return isSure ? { text: best.text } : { readings: readingsOf(likely.slice(0, OFFERED)) };
}

/** No other system ends lines with a carriage return alone. */
function isMacintosh(text: string): boolean {
  return text.includes("\r") && !text.includes("\n");
}

function standardName(called: string): string | undefined {
  try {
    return new TextDecoder(called).encoding;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}

/** @returns undefined when the bytes are no text of this code page */
function decoded(bytes: Uint8Array<ArrayBuffer>, letters: string): string | undefined {
  try {
    const text = new TextDecoder(letters, { fatal: true }).decode(bytes);
    return UNPRINTABLE.test(text) ? undefined : text;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return undefined;
  }
}

/** The lines with other letters than A to Z. A list may be English for pages before the first one. */
function telling(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (bytes.includes(0)) return bytes.subarray(0, MAX_SAMPLE_BYTES);
  const sample = new Uint8Array(Math.min(bytes.length, MAX_SAMPLE_BYTES));
  let length = 0;
  let start = 0;
  let isTelling = false;
  for (let at = 0; at <= bytes.length && length < sample.length; at++) {
    const byte = bytes[at];
    if (byte !== undefined && byte >= 0x80) isTelling = true;
    if (byte !== undefined && byte !== 10 && byte !== 13) continue;
    if (isTelling) {
      const line = bytes.subarray(start, Math.min(at + 1, start + sample.length - length));
      sample.set(line, length);
      length += line.length;
    }
    start = at + 1;
    isTelling = false;
  }
  return sample.subarray(0, length);
}

const SAMPLES = 3;
const SAMPLE_LENGTH = 60;

/** The same cells in each, so that they can be compared. */
function readingsOf(candidates: readonly Candidate[]): LetterReading[] {
  const lines = candidates.map(({ text }) => text.split(/[\r\n;,\t|]+/));
  const [first = []] = lines;
  const telling = first
    .flatMap((cell, index) => (/[^\0-\x7f]/.test(cell) ? [index] : []))
    .filter((index, at, all) => all.findIndex((other) => first[other] === first[index]) === at)
    .slice(0, SAMPLES);
  return candidates.map(({ letters, name }, which) => ({
    letters,
    name,
    samples: telling.map(
      (index) => lines[which]?.[index]?.replaceAll('"', "").trim().slice(0, SAMPLE_LENGTH) ?? "",
    ),
  }));
}
