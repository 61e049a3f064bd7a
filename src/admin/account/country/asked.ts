/** A hotel's place follows from its address and phone. Only what does not follow is asked. */
import { UNKNOWN_COUNTRY } from "../../../lib/country/countries.ts";
import { guessedCountry, type HotelFacts, zonesOf } from "./guess.ts";

/** @returns the country that address and phone say; undefined if they do not say one */
export function saidCountry(facts: HotelFacts): string | undefined {
  const guessed = guessedCountry(facts);
  return guessed === null || guessed === UNKNOWN_COUNTRY ? undefined : guessed;
}

/** Whether the country has other clocks than this zone, or several. Zones with the same clocks are one: browsers differ in their names. */
export function isZoneAsked(country: string | null, zone: string): boolean {
  const clocks = new Set(country === null ? [] : zonesOf(country)?.map(clocksOf));
  return clocks.size !== 1 || !clocks.has(clocksOf(zone));
}

/** A zone's offsets in winter and summer. */
function clocksOf(timeZone: string): string {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  return [0, 6].map((month) => format.format(new Date(Date.UTC(2026, month, 15)))).join();
}
