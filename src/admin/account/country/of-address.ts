/** Derives the country of an address from its words and numbers. */
import { folded, namedCountry } from "../../../lib/country/names.ts";
import { type CodeFound, letterHints, postalCode, streetHints } from "../../../lib/country/postal-codes.ts";
import { PLACES } from "./places.ts";

const LONGEST_PLACE = 5;

let byPlace: Map<string, string[]> | undefined;

function countriesOfPlace(place: string): readonly string[] | undefined {
  if (!byPlace) {
    byPlace = new Map();
    for (const [country, places] of Object.entries(PLACES)) {
      for (const name of places.split(",")) byPlace.set(name, [...(byPlace.get(name) ?? []), country]);
    }
  }
  return byPlace.get(place);
}

/** @returns one country, several candidates, or undefined if the address says nothing */
export function countriesOf(address: string): readonly string[] | undefined {
  const segments = address
    .split(/[\n,;]|\s[-–—]\s/)
    .map((segment) => segment.trim())
    .filter(Boolean);
  const code = postalCode(address);
  if (code?.isSure) return code.countries;
  const named = namedCountry(segments);
  if (named) return [named];
  const places = code ? placesAround(address, code) : placesAlone(segments);
  const letters = letterHints(address);
  // Street words alone occur in too many names, so they only narrow down other findings.
  const streets = code || places.length > 0 ? streetHints(address, code) : [];
  return [...places, ...(code ? [code.countries] : []), ...letters, ...streets].reduce<
    readonly string[] | undefined
  >(narrowed, undefined);
}

/** Ignores a finding that contradicts the earlier ones: it may be a street's or a house's name. */
function narrowed(left: readonly string[] | undefined, said: readonly string[]): readonly string[] {
  const both = left?.filter((country) => said.includes(country)) ?? said;
  return both.length > 0 ? both : (left ?? said);
}

/** Looks beside and after the postal code, else before it; the last place comes first. */
function placesAround(address: string, { start, end }: CodeFound): (readonly string[])[] {
  const after = address.slice(end);
  const before = address.slice(0, start);
  const line = /[^\n,;]*$/.exec(/\p{L}/u.test(after) ? before : before.replace(/[\s,;(]+$/, ""))?.[0] ?? "";
  return placesIn(`${line} ${after}`);
}

function placesIn(text: string): (readonly string[])[] {
  const words = folded(text).split(" ");
  const found: (readonly string[])[] = [];
  for (let end = words.length; end > 0; ) {
    let length = Math.min(LONGEST_PLACE, end);
    let countries: readonly string[] | undefined;
    for (; length > 0 && !countries; length--) {
      countries = countriesOfPlace(words.slice(end - length, end).join(" "));
    }
    if (countries) found.push(countries);
    end -= countries ? length + 1 : 1;
  }
  return found;
}

/** Without a postal code, only a place that fills a whole segment counts: "Hotel Roma" is anywhere. */
function placesAlone(segments: readonly string[]): (readonly string[])[] {
  return segments
    .slice(-2)
    .toReversed()
    .flatMap((segment) => {
      const countries = countriesOfPlace(folded(segment));
      return countries ? [countries] : [];
    });
}
