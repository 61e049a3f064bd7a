/** Places that guests look for nearby: OpenStreetMap's tag, and the section and choice it belongs to. */
import type { NearbySection } from "./sections.ts";

interface Kind {
  /** https://wiki.openstreetmap.org/wiki/Map_features */
  tag: readonly [key: string, value: string];
  section: NearbySection;
  /** Value of the section's choice field. */
  choice?: string;
}

const toEat = (value: string) => ({ tag: ["amenity", value], section: "restaurants" }) as const;
const shop = (value: string, choice: string) =>
  ({ tag: ["shop", value], section: "shopping", choice }) as const;
const sight = (key: string, value: string, choice: string) =>
  ({ tag: [key, value], section: "must-visit", choice }) as const;
/** Places that guests ask the way to. */
const asked = (key: string, value: string) =>
  ({ tag: [key, value], section: "faqs", choice: "Local Area" }) as const;

export const PLACE_KINDS = {
  restaurant: toEat("restaurant"),
  cafe: toEat("cafe"),
  bar: toEat("bar"),
  pub: toEat("pub"),
  fastFood: toEat("fast_food"),
  iceCream: toEat("ice_cream"),
  pharmacy: { tag: ["amenity", "pharmacy"], section: "shopping", choice: "Pharmacy" },
  supermarket: shop("supermarket", "Grocery Store"),
  convenience: shop("convenience", "Grocery Store"),
  bakery: shop("bakery", "Grocery Store"),
  mall: shop("mall", "Shopping Center"),
  departmentStore: shop("department_store", "Department Store"),
  clothes: shop("clothes", "Fashion"),
  books: shop("books", "Books & Stationery"),
  gifts: shop("gift", "Souvenir Shop"),
  sports: shop("sports", "Sports & Outdoor"),
  jewelry: shop("jewelry", "Jewelry"),
  museum: sight("tourism", "museum", "Museum"),
  gallery: sight("tourism", "gallery", "Museum"),
  attraction: sight("tourism", "attraction", "Entertainment"),
  viewpoint: sight("tourism", "viewpoint", "Nature"),
  zoo: sight("tourism", "zoo", "Entertainment"),
  castle: sight("historic", "castle", "Historical Site"),
  monument: sight("historic", "monument", "Historical Site"),
  park: sight("leisure", "park", "Park"),
  beach: sight("natural", "beach", "Beach"),
  market: sight("amenity", "marketplace", "Market"),
  theatre: sight("amenity", "theatre", "Entertainment"),
  station: asked("railway", "station"),
  tramStop: asked("railway", "tram_stop"),
  busStop: asked("highway", "bus_stop"),
  ferry: asked("amenity", "ferry_terminal"),
  cashMachine: asked("amenity", "atm"),
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof PLACE_KINDS;

export type AskedKind = {
  [Name in KindName]: (typeof PLACE_KINDS)[Name]["section"] extends "faqs" ? Name : never;
}[KindName];

export const KIND_NAMES = Object.keys(PLACE_KINDS) as KindName[];

export function placeKindOf(tags: Readonly<Record<string, string | undefined>>): KindName | undefined {
  return KIND_NAMES.find((name) => tags[PLACE_KINDS[name].tag[0]] === PLACE_KINDS[name].tag[1]);
}

export function isAsked(kind: KindName): kind is AskedKind {
  return PLACE_KINDS[kind].section === "faqs";
}
