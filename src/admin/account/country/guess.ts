/** Guesses a new hotel's country. The language does not count, because English is used everywhere. */
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { COUNTRIES, UNKNOWN_COUNTRY } from "../../../lib/country/countries.ts";
import { countriesOf } from "./of-address.ts";

export interface HotelFacts {
  address: string;
  phone: string;
  time_zone: string;
}

/**
 * Asks the address first, then an international phone number, then the time zone.
 * @returns null if only the time zone is left, whose country the database knows; {@link UNKNOWN_COUNTRY} if
 * the address contradicts the time zone
 */
export function guessedCountry({ address, phone, time_zone }: HotelFacts): string | null {
  const possible = countriesOf(address);
  const [only] = possible ?? [];
  if (only && possible?.length === 1) return only;
  const dialled = countryOfNumber(phone);
  if (dialled && (possible?.includes(dialled) ?? true)) return dialled;
  const zones = possible?.map(zonesOf);
  const isRuledOut =
    zones?.every((known) => known !== undefined) === true && !zones.flat().includes(time_zone);
  return isRuledOut ? UNKNOWN_COUNTRY : null;
}

/** The country of a number with a country code; undefined for other numbers. */
function countryOfNumber(phone: string): string | undefined {
  const country = parsePhoneNumberFromString(phone.trim().replace(/^00/, "+"))?.country;
  return country && COUNTRIES.includes(country) ? country : undefined;
}

/** @returns undefined in browsers without this API */
export function zonesOf(country: string): readonly string[] | undefined {
  const locale = new Intl.Locale("und", { region: country }) as Intl.Locale & {
    getTimeZones?: () => string[] | undefined;
  };
  return locale.getTimeZones?.() ?? undefined;
}
