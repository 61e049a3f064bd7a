/** Links that owners type and guests follow. Undefined for a text that is not clearly a link. */

import { oneLine } from "../texts/one-line.ts";
import { EMAIL_ADDRESS, MAX_EMAIL_LENGTH, withLatinHost } from "./email-address.ts";
import { parsedUrl } from "./parsed-url.ts";

/** Invisible characters can disguise a link (Unicode TR 36, section 2.9.2). */
const INVISIBLE = /[\p{Cc}\p{Cf}]/u;

/**
 * Accepts http(s) with a host; never javascript:, data: or //host. Stricter than the database's innfo.url: no
 * user name before the host (https://bank.example@evil.example).
 */
export function isSafeUrl(text: string): boolean {
  return parseUrl(text) !== undefined;
}

/** @returns the link as browsers read it, or undefined if it must not be a link */
export function safeUrl(text: string | null | undefined): string | undefined {
  return parseUrl(text?.trim() ?? "")?.href;
}

function parseUrl(text: string): URL | undefined {
  // Browsers read a backslash as a slash, other programs do not, so they would disagree about the host.
  if (!/^https?:\/\/[^\s/?#\\][^\s\\]*$/i.test(text) || INVISIBLE.test(text) || text.length > 2000) {
    return undefined;
  }
  const url = parsedUrl(text);
  return url && !url.username && !url.password ? url : undefined;
}

/** A mailto: link (RFC 6068) to exactly one address, without subject or text. */
export function mailLink(email: string | null | undefined): string | undefined {
  const typed = email?.trim() ?? "";
  const trimmed = withLatinHost(typed);
  if (!EMAIL_ADDRESS.test(trimmed) || INVISIBLE.test(typed) || trimmed.length > MAX_EMAIL_LENGTH)
    return undefined;
  const [local = "", domain = ""] = trimmed.split("@");
  return `mailto:${encode(local)}@${encode(domain)}`;
}

/** A link to a maps search, which phones open in their maps application. */
export function mapLink(place: string | null | undefined): string | undefined {
  const searched = oneLine(place ?? "");
  return searched ? `https://www.google.com/maps/search/?api=1&query=${encode(searched)}` : undefined;
}

/** encodeURIComponent throws on an incomplete surrogate pair. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
