/** Files that owners have their places in and that are no tables, and what to do with each. */
import { t } from "../../../lib/texts/t.ts";

const OF_MAPS = t`import it where items have an address, such as Restaurants, Shopping or Attractions.`;

const FORMATS: readonly [begins: RegExp, says: string][] = [
  [
    /^\s*\{(?=[\s\S]{0,2000}"(?:FeatureCollection|Feature|GeometryCollection)")/,
    t`This is a map’s file (GeoJSON): ${OF_MAPS}`,
  ],
  [
    /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,1000}?-->\s*)?<(?:\w+:)?(?:kml|gpx)\b/i,
    t`This is a map’s file (KML or GPX): ${OF_MAPS}`,
  ],
  [/^\s*(?:[{]\s*"|\[\s*[{[])/, t`This is a JSON file, not a table. Please save it as .xlsx.`],
  [
    /^\s*(?:<\?xml\b|<!doctype\b|<(?:html|table)\b)/i,
    t`This is an XML file or web page, not a table. Please save it as .xlsx.`,
  ],
  [/^%PDF-/, t`This is a PDF, not a table. Use “Bring your old guest folder”.`],
];

/** @returns a sentence for the owner, when a text is no table but a format that is known */
export function whatElse(text: string): string | undefined {
  return FORMATS.find(([begins]) => begins.test(text))?.[1];
}
