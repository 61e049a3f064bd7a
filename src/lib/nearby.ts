/** JSON that the server answers about places nearby: docs/decisions/0073-nearby-places.md. */

export interface Point {
  latitude: number;
  longitude: number;
}

/** A location that an address may mean. */
export interface FoundAddress extends Point {
  name: string;
}

/** A place on the map, with OpenStreetMap's texts; null if it has none. */
export interface NearbyPlace extends Point {
  /** Its id on the map: "node/240109189". */
  id: string;
  /** A key of `KINDS` in src/nearby/kinds.ts. */
  kind: string;
  name: string;
  /** Walking distance from the hotel in metres, estimated from the straight line. */
  metres: number;
  address: string | null;
  phone: string | null;
  website: string | null;
  menu: string | null;
  cuisine: string | null;
  /** In OpenStreetMap's syntax. */
  openingHours: string | null;
  description: string | null;
}

/** Search radii that an owner can choose, in metres. */
export const RADII = [500, 1000, 2000] as const;

/** How many places the map's service sends; a city's center has more within two kilometres. */
export const MAX_PLACES_SENT = 4000;
/** Header of an answer about places: the smaller radius in metres whose places were not too many. */
export const NARROWED_TO = "innfo-narrowed-to";
