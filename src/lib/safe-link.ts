/**
 * Links that owners type and guests follow. A text that is not plainly what it should be is no link:
 * each function then returns undefined and the page shows the text alone.
 */

import { oneLine } from "./one-line.ts";

/** Characters nobody sees: they make a link look like another one (Unicode TR 36, section 2.9.2). */
const INVISIBLE = /[\p{Cc}\p{Cf}]/u;

/**
 * http(s) with a host; never javascript:, data: or //host. Stricter than the database's innfo.url:
 * no user name before the host (https://bank.example@evil.example), which no hotel has a use for.
 */
export function isSafeUrl(text: string): boolean {
  return parseUrl(text) !== undefined;
}

/** @returns the link as browsers will read it, or undefined when it must not be followed */
export function safeUrl(text: string | null | undefined): string | undefined {
  return parseUrl(text?.trim() ?? "")?.href;
}

function parseUrl(text: string): URL | undefined {
  // Browsers read a backslash as a slash and other programs do not, so the two disagree on the host.
  if (!/^https?:\/\/[^\s/?#\\][^\s\\]*$/i.test(text) || INVISIBLE.test(text) || text.length > 2000) {
    return undefined;
  }
  const url = URL.parse(text);
  return url && !url.username && !url.password ? url : undefined;
}

/** Eastern Arabic and Persian digits end in the same four bits as the digit they stand for. */
const EASTERN_DIGIT = /[٠-٩۰-۹]/g;
/** A number with the marks people group its digits with. */
const PHONE_NUMBER = /(\+ ?)?[\d*#(][\d*#() .\-/\u00a0\u2010-\u2013]*/;
const EXTENSION = /^\s*(?:ext\.?|extension|x)\s*(\d{1,7})\b/i;

/**
 * A tel: link (RFC 3966) of the first number in the text: "+44 (0)20 5550 100 ext. 12" dials
 * +44205550100 and then 12. Undefined for none, and for numbers spelled with letters.
 */
export function telLink(phone: string | null | undefined): string | undefined {
  const text = (phone ?? "")
    .normalize("NFKC")
    .replace(EASTERN_DIGIT, (digit) => String(digit.charCodeAt(0) & 0xf));
  const found = PHONE_NUMBER.exec(text);
  if (!found) return undefined;
  // "112 / 911" are two numbers, "030/5550100" is one.
  const [first = ""] = found[0].split(/ \/|\/ /);
  const rest = text.slice(found.index + first.length);
  const extension = EXTENSION.exec(rest)?.[1];
  // 1-800-FLOWERS and 1-800 FLOWERS, but not "112 or 911".
  const spelled = /\S$/.test(first) ? /^\p{L}/u : /^\p{Lu}{3}/u;
  if (!extension && spelled.test(rest)) return undefined;
  const international = first.startsWith("+");
  // The (0) that is dialled only inside the country.
  const digits = (international ? first.replace("(0)", "") : first).replace(/[^\d*#]/g, "");
  if (!/\d/.test(digits)) return undefined;
  const number = `${international ? "+" : ""}${digits.replaceAll("#", "%23")}`;
  return `tel:${number}${extension ? `;ext=${extension}` : ""}`;
}

/** A mailto: link (RFC 6068) to exactly one address: no further recipients, subject or text. */
export function mailLink(email: string | null | undefined): string | undefined {
  const trimmed = email?.trim() ?? "";
  const [, local, domain] = /^([^@\s]+)@([^@\s]+\.[^@\s]+)$/.exec(trimmed) ?? [];
  if (!local || !domain || INVISIBLE.test(trimmed) || trimmed.length > 254) return undefined;
  return `mailto:${encode(local)}@${encode(domain)}`;
}

/** An ordinary maps search, which phones open in the guest's own maps application. */
export function mapLink(place: string | null | undefined): string | undefined {
  const searched = oneLine(place ?? "");
  return searched ? `https://www.google.com/maps/search/?api=1&query=${encode(searched)}` : undefined;
}

/** encodeURIComponent throws on half a surrogate pair. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
