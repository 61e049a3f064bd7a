/** Places in maps' files, as a table: GeoJSON, a Google list's export, KML and GPX. */

import type { Point } from "../../../lib/nearby.ts";
import { readOsmHours } from "../../../lib/opening-hours/osm.ts";
import { hoursText } from "../../../lib/opening-hours/text.ts";
import { t } from "../../../lib/texts/t.ts";
import { turned, z } from "../../../lib/zod.ts";
import { placeAddress } from "../../../nearby/tags.ts";
import { plain } from "../markup-text.ts";
import { guessColumns, type NamedFields, type TableReading } from "./columns.ts";
import { unreadable } from "./unreadable.ts";

/** Twice what a list shows. */
const MOST_PLACES = 2000;
/** A place has some thirty of OpenStreetMap's tags. */
const MOST_TEXTS = 200;
/** The longest XML of one place. */
const MOST_LETTERS = 20_000;

interface MapPlace {
  texts: Record<string, string>;
  point?: Point | undefined;
}

/**
 * A line of names, and one for each place that has a name or an address. Only columns that the fields know are kept: of
 * a map's tags most mean nothing here.
 *
 * @returns undefined when the text is no map's file, or these fields have no place on a map
 */
export function readMapFile(fields: NamedFields, text: string): TableReading | undefined {
  const isOfPlaces = Object.values(fields).some(({ meaning }) => meaning === "address");
  const read = isOfPlaces ? (/^\s*\{/.test(text) ? placesOfJson : placesOfXml)(text) : undefined;
  if (!read) return undefined;
  if (read === "damaged") return unreadable(t`This map file is damaged. Please save it again.`);
  if (read.length > MOST_PLACES)
    return unreadable(t`This map file has more than ${MOST_PLACES} places. Please save a part of it.`);
  const places = read
    .map((place) => ({ ...place, texts: withHours(fields, place.texts) }))
    .map(({ texts, point }) => ({ name: nameIn(texts), address: addressIn(texts), texts, point }))
    .filter(({ name, address }) => name || address);
  if (places.length === 0) return unreadable(t`This map file has no named place.`);
  const keys = [...new Set(places.flatMap(({ texts }) => Object.keys(texts)))].filter(
    (key) => !NAMING.test(key),
  );
  const known = guessColumns(fields, ["name", "address", ...keys]).slice(2);
  const kept = keys.filter((_, index) => known[index]);
  return {
    status: "read",
    table: {
      lines: [
        { line: 1, cells: ["name", "address", ...kept] },
        ...places.map(({ name, address, texts, point }, index) => ({
          line: index + 2,
          cells: [name, address || pointText(point), ...kept.map((key) => texts[key] ?? "")],
        })),
      ],
    },
  };
}

/** As the fields call them; in the map's own words where they cannot be read. */
function withHours(
  fields: NamedFields,
  { opening_hours: said, ...texts }: MapPlace["texts"],
): MapPlace["texts"] {
  const { label } = Object.values(fields).find(({ kind }) => kind === "hours") ?? {};
  if (!said || !label) return texts;
  const read = readOsmHours(said);
  return { ...texts, [label]: read ? hoursText(read.hours) : said };
}

/** As owners copy a point from a map. */
function pointText(point: Point | undefined): string {
  return point ? `${point.latitude.toFixed(5)}, ${point.longitude.toFixed(5)}` : "";
}

const NAMES = ["name", "title", "business name"];
const ADDRESSES = ["address", "formatted_address"];
/** Keys of the first two columns. */
const NAMING = /^(?:name|title|business name|formatted_address|address|lat(?:itude)?|l(?:on|ng|ongitude))$/;

function nameIn(texts: MapPlace["texts"]): string {
  return NAMES.map((key) => texts[key]).find(Boolean) ?? "";
}

function addressIn(texts: MapPlace["texts"]): string {
  return ADDRESSES.map((key) => texts[key]).find(Boolean) ?? placeAddress(texts, { country: null }) ?? "";
}

const FEATURE = z.object({ properties: z.optional(z.unknown()), geometry: z.optional(z.unknown()) });
/** An answer of the map's own server. */
const ELEMENT = turned(
  z.object({
    tags: z.optional(z.record(z.string(), z.unknown())),
    lat: z.optional(z.number()),
    lon: z.optional(z.number()),
    center: z.optional(z.object({ lat: z.number(), lon: z.number() })),
  }),
  ({ tags, center, lat = center?.lat, lon = center?.lon }) => ({
    properties: tags,
    geometry: { coordinates: [lon, lat] },
  }),
);
const FEATURES = z.union([
  turned(
    z.object({ type: z.literal("FeatureCollection"), features: z.array(FEATURE) }),
    (file) => file.features,
  ),
  turned(z.extend(FEATURE, { type: z.literal("Feature") }), (file) => [file]),
  turned(z.object({ elements: z.array(ELEMENT) }), ({ elements }) => elements),
]);

function placesOfJson(text: string): MapPlace[] | "damaged" | undefined {
  if (!/"Feature(?:Collection)?"|"elements"\s*:\s*\[/.test(text)) return undefined;
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return "damaged";
  }
  const { data } = FEATURES.safeParse(file);
  return data?.slice(0, MOST_PLACES + 1).map(({ properties, geometry }) => {
    const texts = textsIn(properties);
    return { texts, point: pointIn(firstPosition(geometry)) ?? pointIn([texts.longitude, texts.latitude]) };
  });
}

/** All texts and numbers, also those one level below: Google says the address within "location". */
function textsIn(properties: unknown, depth = 0): Record<string, string> {
  const texts: Record<string, string> = {};
  if (typeof properties !== "object" || properties === null || Array.isArray(properties)) return texts;
  for (const [key, value] of Object.entries(properties).slice(0, MOST_TEXTS)) {
    const called = key.toLowerCase().replace(/^contact:/, "");
    if (typeof value === "string" || typeof value === "number") texts[called] ||= withoutTags(String(value));
    else if (depth < 2)
      for (const [name, said] of Object.entries(textsIn(value, depth + 1))) texts[name] ||= said;
  }
  return texts;
}

/** The first of a line's or an area's. */
function firstPosition(geometry: unknown): readonly unknown[] {
  let at = typeof geometry === "object" && geometry && "coordinates" in geometry ? geometry.coordinates : [];
  while (Array.isArray(at) && Array.isArray(at[0])) at = at[0];
  return Array.isArray(at) ? at : [];
}

/** Google writes zeros for places that it does not place. */
function pointIn([east, north]: readonly unknown[]): Point | undefined {
  const [longitude, latitude] = [east, north].map((value) =>
    value === "" ? Number.NaN : Number(value ?? Number.NaN),
  );
  const isPoint = Math.abs(latitude ?? 91) <= 90 && Math.abs(longitude ?? 181) <= 180;
  return isPoint && latitude && longitude ? { latitude, longitude } : undefined;
}

const IS_XML = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,1000}?-->\s*)?<(?:\w+:)?(?:kml|gpx)\b/i;

function placesOfXml(text: string): MapPlace[] | "damaged" | undefined {
  if (!IS_XML.test(text)) return undefined;
  const [, ...marks] = text
    .replace(/<(\/?)(?:kml|gpx):(?=\w)/g, "<$1")
    .split(/<(?=(?:Placemark|wpt)[\s>])/, MOST_PLACES + 2);
  if (marks.length > 0 && !/<\/(?:\w+:)?(?:kml|gpx)>\s*$/.test(text)) return "damaged";
  return marks.map((mark) => {
    const [xml = ""] = mark.slice(0, MOST_LETTERS).split(/<\/(?:Placemark|wpt)>/, 1);
    const texts: Record<string, string> = {};
    for (const name of ["name", "address", "phoneNumber", "description", "desc"]) {
      const [, said] =
        new RegExp(`<${name}>([^<]*(?:<!\\[CDATA\\[[\\s\\S]*?\\]\\]>)?[^<]*)</${name}>`).exec(xml) ?? [];
      if (said) texts[NAMED_IN_XML[name] ?? name] = withoutTags(markupIn(said));
    }
    for (const [, name = "", said = ""] of xml.matchAll(
      /<(?:Simple)?Data name="([^"<>]{1,80})">(?:\s*<displayName>[^<]*<\/displayName>)?(?:\s*<value>)?([^<]*(?:<!\[CDATA\[[\s\S]*?\]\]>)?[^<]*)</g,
    ))
      texts[plain(name).toLowerCase()] ||= withoutTags(markupIn(said));
    const [, position = ""] = /<coordinates>\s*([^\s<]+)/.exec(xml) ?? [];
    const [, north] = /^wpt[^>]*\slat="([^"]*)"/.exec(xml) ?? [];
    const [, east] = /^wpt[^>]*\slon="([^"]*)"/.exec(xml) ?? [];
    return { texts, point: pointIn(position ? position.split(",") : [east, north]) };
  });
}

const NAMED_IN_XML: Readonly<Record<string, string>> = { phoneNumber: "phone", desc: "description" };

/** The text of CDATA, or else of markup with its references replaced. */
function markupIn(said: string): string {
  const [, held] = /<!\[CDATA\[([\s\S]*?)\]\]>/.exec(said) ?? [];
  return held ?? plain(said);
}

/** A description may be a piece of a web page. */
function withoutTags(text: string): string {
  if (!/<\/?\w[^<>]*>/.test(text)) return text.trim();
  return plain(text.replace(/<(?:br|\/p|\/div|\/tr)\b[^<>]*>/gi, "\n").replace(/<[^<>]*>/g, ""))
    .replace(/[ \t]+/g, " ")
    .replace(/\s*\n\s*/g, "\n")
    .trim();
}

/** A place's address on a map of Google's says nothing to guests, and is no website. */
const MAP_LINK =
  /^https?:\/\/(?:(?:www\.|maps\.)?google\.[a-z.]{2,6}\/maps|maps\.google\.|maps\.app\.goo\.gl|goo\.gl\/maps)/i;
const POINT_IN_LINK =
  /(?:@|!3d|search\/|[?&](?:q|query|ll)=)(-?\d{1,2}\.\d+)(?:,\s*|%2C|,\+|!4d)(-?\d{1,3}\.\d+)/i;

/** A list as Google saves it: its links become coordinates, where they say some. */
export function withPointsOfLinks<Line extends { cells: string[] }>(lines: readonly Line[]): Line[] {
  const [head, ...below] = lines;
  const at = head?.cells.findIndex((_, index) => {
    const links = below.map(({ cells }) => cells[index]?.trim() ?? "").filter(Boolean);
    return links.length > 0 && links.every((link) => MAP_LINK.test(link));
  });
  if (!head || at === undefined || at < 0) return [...lines];
  const points = below.map(({ cells }) => {
    const [, north, east] = POINT_IN_LINK.exec(cells[at] ?? "") ?? [];
    return pointText(pointIn([east, north]));
  });
  if (points.every((point) => !point)) return [{ ...head, cells: head.cells.with(at, "") }, ...below];
  const named = [
    head.cells.with(at, "address"),
    ...below.map(({ cells }, index) => cells.with(at, points[index] ?? "")),
  ];
  return lines.map((line, index) => ({ ...line, cells: named[index] ?? line.cells }));
}
