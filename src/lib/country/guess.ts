/** In which country a new hotel is, before its owner says so. A language alone never tells: English is everywhere. */
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { COUNTRIES, UNKNOWN_COUNTRY } from "../countries.ts";
import { countriesOf } from "./of-address.ts";

interface Told {
  address: string;
  phone: string;
  time_zone: string;
}

/**
 * First its address says so, then an international number, then its clocks.
 *
 * @returns null where the time zone alone is left, whose country the database knows; {@link UNKNOWN_COUNTRY} where the
 *   address rules that one out, too
 */
export function guessedCountry({ address, phone, time_zone }: Told): string | null {
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

/** Of a number with the code of its country. */
function countryOfNumber(phone: string): string | undefined {
  const country = parsePhoneNumberFromString(phone.trim().replace(/^00/, "+"))?.country;
  return country && COUNTRIES.includes(country) ? country : undefined;
}

/** @returns undefined in browsers that do not know */
function zonesOf(country: string): readonly string[] | undefined {
  const locale = new Intl.Locale("und", { region: country }) as Intl.Locale & {
    getTimeZones?: () => string[] | undefined;
  };
  return locale.getTimeZones?.() ?? undefined;
}
