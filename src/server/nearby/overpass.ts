/** Finds places around a point: https://wiki.openstreetmap.org/wiki/Overpass_API/Overpass_QL. */
import { z } from "zod";
import { MAX_PLACES_SENT, type NearbyPlace, type Point } from "../../lib/nearby.ts";
import { metresOnFoot } from "../../nearby/distance.ts";
import { isAsked, KIND_NAMES, PLACE_KINDS, placeKindOf } from "../../nearby/kinds.ts";
import { isClosedForGood, nameFor, placeAddress, type ReaderOfPlaces } from "../../nearby/tags.ts";
import type { Service } from "./service.ts";

/** Nearest places per section. */
const MAX_PLACES = 60;
const TIMEOUT_SECONDS = 20;

export function overpass(url: string): Service {
  return { name: "Overpass", url, keptFor: "7 days" };
}

/** Asks for all kinds in one query, because the service wants few queries. */
export function placesAround({ latitude, longitude }: Point, radius: number): string {
  const values = Map.groupBy(
    KIND_NAMES.map((name) => PLACE_KINDS[name].tag),
    ([key]) => key,
  );
  const around = `(around:${radius},${latitude},${longitude})`;
  const parts = [...values].map(
    ([key, tags]) => `nwr["${key}"~"^(${tags.map(([, value]) => value).join("|")})$"]${around};`,
  );
  const ql = `[out:json][timeout:${TIMEOUT_SECONDS}];(${parts.join("")});out center tags ${MAX_PLACES_SENT};`;
  return `/interpreter?${new URLSearchParams({ data: ql })}`;
}

const coordinate = z.number();
const element = z.object({
  type: z.string(),
  id: z.number().int(),
  lat: coordinate.optional(),
  lon: coordinate.optional(),
  // Ways and relations have a center.
  center: z.object({ lat: coordinate, lon: coordinate }).optional(),
  tags: z.record(z.string(), z.string()).default({}),
});

interface PlacesFound {
  places: NearbyPlace[];
  /** The service has more, and not the nearest ones first. */
  isCut: boolean;
}

/** Sorts places, nearest first. */
export function placesIn(house: Point, reader: ReaderOfPlaces): z.ZodType<PlacesFound> {
  return z
    .object({
      elements: z.array(element),
      // Set with status 200 if the service gave up.
      remark: z.string().optional(),
    })
    .refine(({ elements, remark }) => remark === undefined || elements.length > 0)
    .transform(({ elements }) => ({
      places: nearest(elements.flatMap((each) => placeOf(each, house, reader))),
      isCut: elements.length >= MAX_PLACES_SENT,
    }));
}

function nearest(places: NearbyPlace[]): NearbyPlace[] {
  const counts = new Map<string, number>();
  return places
    .sort((one, other) => one.metres - other.metres || one.id.localeCompare(other.id, "en"))
    .filter(({ kind }) => {
      const named = kind as keyof typeof PLACE_KINDS;
      // A question needs only the nearest place.
      const [counted, most] = isAsked(named) ? [kind, 1] : [PLACE_KINDS[named].section, MAX_PLACES];
      const before = counts.get(counted) ?? 0;
      counts.set(counted, before + 1);
      return before < most;
    });
}

function placeOf(
  { type, id, lat, lon, center, tags }: z.infer<typeof element>,
  house: Point,
  reader: ReaderOfPlaces,
): NearbyPlace[] {
  const kind = placeKindOf(tags);
  const latitude = lat ?? center?.lat;
  const longitude = lon ?? center?.lon;
  const text = (...keys: string[]) => {
    const value = keys.map((key) => tags[key]?.trim()).find(Boolean);
    return value ? value.slice(0, 500) : null;
  };
  const name = nameFor(tags, reader);
  if (!kind || !name || latitude === undefined || longitude === undefined) return [];
  if (isClosedForGood(tags, PLACE_KINDS[kind].tag, new Date().toISOString().slice(0, 10))) return [];
  return [
    {
      id: `${type}/${id}`,
      kind,
      name: name.slice(0, 120),
      latitude,
      longitude,
      metres: metresOnFoot(house, { latitude, longitude }),
      address: placeAddress(tags, reader)?.slice(0, 500) ?? null,
      phone: text("phone", "contact:phone", "mobile", "contact:mobile"),
      website: text("website", "contact:website", "url", "contact:url"),
      menu: text("website:menu", "menu:url", "contact:menu"),
      cuisine: text("cuisine"),
      openingHours: text("opening_hours"),
      description: text("description"),
    },
  ];
}
