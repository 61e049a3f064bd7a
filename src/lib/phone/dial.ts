/**
 * The number to dial for a typed one. Only a complete number gets a link: on phones from other countries an
 * incomplete one would call a stranger.
 */
import {
  isSupportedCountry,
  Metadata,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from "libphonenumber-js/max";
import { isEmergencyNumber } from "./emergency-numbers.ts";
import { isServiceNumber } from "./service-numbers.ts";

/** inHouse: dialled on the room's phone. emergency: may be a short number. */
export type PhoneUse = "inHouse" | "emergency";

export interface PhonePlace {
  /** The hotel's country; numbers without a country code belong to it. */
  country?: string | null | undefined;
  use?: PhoneUse | undefined;
  /** Text for a number that only the room's phone can dial; English if missing. */
  roomPhone?: (number: string) => string;
}

/** "0800 REISEN": letters stand for the digits on their key (ITU-T E.161). */
const KEYS = ["ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"];
const FIRST_KEY = 2;

/** A note beside the number: "(24h)", "(ask for Anna)". */
const NOTE = /\([^()\d]*\d{0,2}[^()\d]*\p{L}[^()]*\)/gu;
const EXTENSION =
  /[\s,;(]*(?:\b(?:ext(?:ension|n)?|durchwahl|dw|poste|interno?|anexo|ramal|wewn?|klapka|linka|mell[eé]k|dahili|anknytning|lokalnr|toestel|内線|내선)\b\.?|(?<=\d\s?)x|доб\.?|;ext=)\s*:?\s*(\d{1,7})\)?\s*$/iu;
/** The only number in the text, with words around it. */
const NUMBER = /^[^\d+(*#]*([+(]{0,2}\d[\d\s().\-/·\u00a0\u2010-\u2015]*)[^\d*#]*$/u;
const SPELLED = /^([^\d+(]*[+(]?\d[\d\s().-]*?)[\s-]?([A-Z][A-Z-]{2,})$/;

/** Shorter numbers are a service's, internal or incomplete. */
const LEAST_DIGITS = 6;
const LONGEST_SERVICE = 6;
/** "*2727": a company's own number, as in Israel. With "#" it would change settings of the phone. */
const STAR = /^[^\d+*#]*(\*\d{3,5})[^\d*#]*$/u;
/** Types of numbers that are always written with their area code. */
const WHOLE_TYPES = ["MOBILE", "TOLL_FREE", "SHARED_COST", "PREMIUM_RATE", "UAN", "VOIP", "PERSONAL_NUMBER"];

/** @returns a tel: link (RFC 3966, with a pause before an extension), or undefined if the text is not one complete number */
export function telLink(typed: string, place: PhonePlace): string | undefined {
  const text = typed.replace(NOTE, " ").trim();
  const extension = EXTENSION.exec(text)?.[1];
  const number = extension ? text.replace(EXTENSION, "") : text;
  const [, star] = STAR.exec(number) ?? [];
  if (star) return `tel:${star}`;
  const whole = NUMBER.exec(number)?.[1];
  const link = (whole && wholeLink(whole, place)) || spelledLink(number, place);
  // Phones ignore RFC 3966's ";ext=", but dial what stands behind a comma after a pause.
  return link && extension ? `${link},${extension}` : link;
}

function wholeLink(typed: string, place: PhonePlace): string | undefined {
  // The (0) is dialled only within the country.
  const number = /^\(?(\+|00)/.test(typed) ? typed.replace(/\(\s*0\s*\)/, "") : typed;
  const digits = number.replace(/\D/g, "");
  if (!number.includes("+")) {
    if (digits.length <= LONGEST_SERVICE && isServiceNumber(digits, place.country)) return `tel:${digits}`;
    if (digits.length < LEAST_DIGITS) return isHelp(digits, place) ? `tel:${digits}` : undefined;
  }
  const country = countryOf(place);
  // Without a country, read "00" as "+", as in most countries.
  const parsed = parsePhoneNumberFromString(
    !country && /^00/.test(digits) ? `+${digits.slice(2)}` : number,
    country,
  );
  if (parsed) return isWhole(parsed, number, digits) ? `tel:${parsed.number}` : undefined;
  // A phone within the country can dial it.
  return !country && /^0[1-9]\d{6,13}$/.test(digits) ? `tel:${digits}` : undefined;
}

function isHelp(digits: string, { country, use }: PhonePlace): boolean {
  return isEmergencyNumber(digits, country) || (use === "emergency" && digits.length >= 3);
}

function isWhole(parsed: PhoneNumber, typed: string, digits: string): boolean {
  if (!parsed.isPossible()) return false;
  if (
    typed.includes("+") ||
    parsed.countryCallingCode.length + parsed.nationalNumber.length < digits.length
  ) {
    return true;
  }
  if (parsed.nationalNumber.length < LEAST_DIGITS) return false;
  // A typed trunk prefix (0; in Russia 8, in Hungary 06) means that the area code was typed, too.
  if (parsed.nationalNumber !== digits) return true;
  const plan = planOf(parsed);
  const lengths = plan?.type("FIXED_LINE")?.possibleLengths() ?? [];
  // All numbers of the country have this length, so this one is complete.
  if (lengths.length === 1 && lengths[0] === digits.length) return true;
  if (!parsed.isValid()) return false;
  return digits.startsWith("0") || !plan?.nationalPrefix() || WHOLE_TYPES.includes(parsed.getType() ?? "");
}

/** The part of a numbering plan that the package's types leave out. */
interface Plan {
  nationalPrefix(): string | undefined;
  type(name: string): { possibleLengths(): number[] } | undefined;
}

function planOf({ country }: PhoneNumber): Plan | undefined {
  const metadata = new Metadata();
  if (country) metadata.selectNumberingPlan(country);
  return country && (metadata.numberingPlan as Plan | undefined);
}

/** The link of a spelled number that exists: any word in capitals can be read as digits. */
function spelledLink(typed: string, place: PhonePlace): string | undefined {
  const [, start, letters] = SPELLED.exec(typed) ?? [];
  if (!start || !letters) return undefined;
  const keys = letters.replace(/[A-Z]/g, (letter) =>
    String(KEYS.findIndex((key) => key.includes(letter)) + FIRST_KEY),
  );
  const parsed = parsePhoneNumberFromString(start + keys, countryOf(place));
  return parsed?.isValid() && WHOLE_TYPES.includes(parsed.getType() ?? "")
    ? `tel:${parsed.number}`
    : undefined;
}

function countryOf({ country }: PhonePlace) {
  return country && isSupportedCountry(country) ? country : undefined;
}
