/** Takes an address apart, for machines. */
import { namedCountry } from "../../lib/country/names.ts";
import { postalCode } from "../../lib/country/postal-codes.ts";
import { oneLine } from "../../lib/texts/one-line.ts";

interface Parts {
  streetAddress: string;
  addressLocality: string;
  addressRegion?: string;
  postalCode: string;
}

/** @returns undefined unless every part is recognised: a plain text is better than a wrong part */
export function addressParts(address: string): Parts | undefined {
  const line = oneLine(address);
  const code = postalCode(line);
  if (!code) return undefined;
  const before = segmentsOf(line.slice(0, code.start).replace(/〒 ?$/, ""));
  const after = segmentsOf(line.slice(code.end));
  // Drops the country, which the hotel has as a field of its own.
  if (after.length > 0 && namedCountry(after.slice(-1))) after.pop();
  if (after.length > 1) return undefined;
  const postal = line.slice(code.start, code.end).replace(/^[A-Z]{1,2}-(?=\d)/, "");
  const [told] = after;
  // "6580 St. Anton", "39012 Meran (BZ)". Text behind a further comma may be anything.
  if (told !== undefined) {
    const [, town = told, region] = /^(.+?),? \(?([A-Z]{2})\)?$/.exec(told) ?? [];
    return line[code.end] === " " ? whole(before, town, region, postal) : undefined;
  }
  // "Sydney NSW 2000", "Bar Harbor, ME 04609".
  const last = before.pop() ?? "";
  const [, town, region] = /^(?:(.+) )?([A-Z]{2,3})$/.exec(last) ?? [];
  if (region) return whole(before, town ?? before.pop(), region, postal);
  // "14 Royal Mile, Edinburgh EH1 2PB". The last of more parts may be a county.
  return before.length === 1 ? whole(before, last, undefined, postal) : undefined;
}

function whole(
  street: readonly string[],
  town: string | undefined,
  region: string | undefined,
  code: string,
): Parts | undefined {
  // Streets have numbers, and towns do not.
  if (street.length === 0 || !town || !/^[^\d-][^\d]*[^\d-]$/.test(town)) return undefined;
  return {
    streetAddress: street.join(", "),
    addressLocality: town,
    ...(region && { addressRegion: region }),
    postalCode: code,
  };
}

function segmentsOf(text: string): string[] {
  return text
    .split(",")
    .map((segment) => segment.trim())
    .filter(Boolean);
}
