/**
 * Finds the phone numbers in a text that an owner typed. All countries' numbering plans take 55 KB, so
 * browsers load this only to show a number.
 */
import { latinDigits } from "../texts/digits.ts";
import { type PhonePlace, telLink } from "./dial.ts";

export interface ShownNumber {
  text: string;
  /** tel: link, as telLink() makes them; without one, only the text is shown. */
  href?: string;
}

const INVISIBLE = /\p{Cf}/gu;
/** Opening hours, not numbers: "24/7", "24 h", "9-17h", "8 am – 5 pm". */
const HOURS =
  /\b(?:24\s*\/\s*7|24\s*(?:h|hrs?|hours|std\.?|stunden)\b|\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]m|h|uhr)?\s*[-–]\s*\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]m|h|uhr)\b)/giu;
const BETWEEN_NUMBERS = /\s*(?:[,;|\n](?!\s*ext)|\s(?:or|and|oder|und|ou|et|y|&)\s)\s*/iu;
const DASH = /(\s+[-–—]\s+)/u;
const SLASH = /(\s*\/\s*)/u;
const LONGEST_COUNTRY_CODE = 3;
/** More digits before a slash are a complete number. */
const LONGEST_AREA_CODE = 5;
/** Digits of an internal number. */
const LONGEST_EXTENSION = 5;
/** An internal number wherever it stands: no telephone network has such short ones. */
const BARE_EXTENSION = /^[*#]?\d{1,2}$/;

/** Last digits of another line of the same house. */
const NEXT_LINE = /^\D*[1-9]?\d{1,2}$/;

/** @returns at least one; their texts joined are the typed text */
export function phoneNumbers(typed: string, place: PhonePlace): ShownNumber[] {
  const text = typed.trim();
  const plain = latinDigits(text.normalize("NFKC").replace(INVISIBLE, "")).trim();
  const isInternal = place.use === "inHouse" || (BARE_EXTENSION.test(plain) && !telLink(plain, place));
  const room = isInternal ? roomNumber(plain) : undefined;
  if (room) return [{ text: place.roomPhone?.(room) ?? `Room phone: ${room}` }];

  const numbers: (ShownNumber & { href: string })[] = [];
  for (const part of numbersIn(plain)) {
    const href = telLink(part.replace(HOURS, " "), place);
    const before = numbers.at(-1);
    if (href) numbers.push({ text: part, href });
    // The neighbouring line of a whole number: "+41 44 123 45 67 / 68".
    else if (before?.href.startsWith("tel:+") && NEXT_LINE.test(part)) {
      const from = plain.indexOf(before.text);
      before.text = plain.slice(from, plain.indexOf(part, from + before.text.length) + part.length);
    }
    // The text may belong to its neighbour: "5550100, 01".
    else return [{ text }];
  }
  const [only, ...others] = numbers;
  if (!only) return [{ text }];
  return others.length === 0 ? [{ text, href: only.href }] : numbers;
}

/** The tel: link of a text with exactly one number. */
export function phoneLink(typed: string, place: PhonePlace): string | undefined {
  return phoneNumbers(typed, place)[0]?.href;
}

/** The "9" of "Dial 9", or "*12": only the room's phone can dial them. */
function roomNumber(plain: string): string | undefined {
  const digits = plain.replace(/\D/g, "");
  if (digits === "" || digits.length > LONGEST_EXTENSION || plain.includes("+")) return undefined;
  return plain.replace(/^[^\d*#]+/, "");
}

/** Splits the text where another number begins. Words without a number stay with the one before them. */
function numbersIn(plain: string): string[] {
  const parts: string[] = [];
  const cut = plain
    .split(BETWEEN_NUMBERS)
    .flatMap((part) => cutAt(DASH, part))
    .flatMap((part) => cutAt(SLASH, part));
  for (const part of new Set(cut)) {
    if (/\d/.test(part.replace(HOURS, ""))) parts.push(part);
    else if (parts.length > 0) parts.push(`${parts.pop()}, ${part}`);
  }
  return parts;
}

/** A dash or slash separates either two numbers or the parts of one. */
function cutAt(stroke: RegExp, part: string): string[] {
  const [first = "", ...rest] = part.split(stroke);
  const found = [first];
  for (let at = 0; at + 1 < rest.length; at += 2) {
    const [mark = "", next = ""] = rest.slice(at, at + 2);
    const before = found.at(-1) ?? "";
    if (beginsAnother(before, next, stroke === SLASH)) found.push(next);
    else found[found.length - 1] = before + mark + next;
  }
  return found;
}

function beginsAnother(before: string, next: string, isSlash: boolean): boolean {
  // "3114 (24/7)"
  if (isSlash && /\b24\s*$/.test(before) && /^7\b/.test(next)) return false;
  const digits = digitsOf(before);
  const nextDigits = digitsOf(next);
  const isAbroad = /^\D*(\+|00)/.test(before);
  const code = digits.replace(/^0+/, "");
  // "+39 / 06 555 0100"
  if (isAbroad && code.length <= LONGEST_COUNTRY_CODE) return false;
  const startsOver = /^[^\d+]*[+0]/.test(next);
  if (!isSlash) return startsOver && nextDigits.length > 3;
  // "112 / 911"
  if (digits.length <= 3 && nextDigits.length >= 2 && nextDigits.length <= 3) return true;
  const longestBefore = LONGEST_AREA_CODE + (isAbroad ? LONGEST_COUNTRY_CODE : 0);
  return startsOver || code.length > longestBefore;
}

/** Drops the (0), which is dialled only within the country. */
function digitsOf(text: string): string {
  return text.replace(/\(\s*0\s*\)/, "").replace(/\D/g, "");
}
