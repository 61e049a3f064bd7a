/** The JSON that the server answers about what is around a hotel: docs/decisions/0073-nearby-places.md. */

export interface Point {
  latitude: number;
  longitude: number;
}

/** A place that an address may mean. */
export interface FoundAddress extends Point {
  name: string;
}

/** One thing on the map; texts as OpenStreetMap has them, null where it has none. */
export interface NearbyPlace extends Point {
  /** "node/240109189": names it on the map. */
  id: string;
  /** A key of `KINDS` in src/nearby/kinds.ts. */
  kind: string;
  name: string;
  /** Metres from the house on foot, estimated from those through the air. */
  metres: number;
  address: string | null;
  phone: string | null;
  website: string | null;
  menu: string | null;
  cuisine: string | null;
  /** In OpenStreetMap's own grammar. */
  openingHours: string | null;
  description: string | null;
}

/** Metres around the house that can be asked for. */
export const RADII = [500, 1000, 2000] as const;
