/** Mappers' notes on a place, and owners' offers. */
import { expect, test } from "vitest";
import type { ReaderOfPlaces } from "../../src/nearby/tags.ts";
import { placesIn } from "../../src/server/nearby/overpass.ts";

const HOUSE = { latitude: 47.4, longitude: 12.5 };

function offered(tags: Record<string, string>, reader: ReaderOfPlaces = { language: "en", country: "AT" }) {
  const element = { type: "node", id: 1, lat: 47.401, lon: 12.501, tags: { name: "Lindenhof", ...tags } };
  return placesIn(HOUSE, reader).parse({ elements: [element] }).places;
}

test.each<Record<string, string>>([
  { amenity: "cafe", disused: "yes" },
  { amenity: "cafe", "disused:amenity": "cafe" },
  { amenity: "restaurant", abandoned: "yes" },
  { amenity: "pub", end_date: "2021-03" },
  { amenity: "bar", opening_hours: "closed" },
  { shop: "bakery", business_status: "permanently_closed" },
  { shop: "books", vacant: "yes" },
  { shop: "bakery", closed: "2023" },
  { tourism: "museum", "was:tourism": "museum" },
  { amenity: "pharmacy", opening_hours: "off" },
  { railway: "station", "abandoned:railway": "station" },
])("%j is closed for good, and not offered", (tags) => {
  expect(offered(tags)).toEqual([]);
});

test.each<Record<string, string>>([
  { amenity: "cafe", disused: "no" },
  { amenity: "restaurant", "disused:amenity": "cafe" },
  { historic: "castle", abandoned: "yes" },
  { amenity: "pub", end_date: "2999" },
  { amenity: "bar", opening_hours: "Mo off" },
])("%j is there", (tags) => {
  expect(offered(tags)).toHaveLength(1);
});

test.each([
  ["en", { name: "麺処あさひ", "name:en": "Asahi Noodles" }, "Asahi Noodles (麺処あさひ)"],
  ["de", { name: "Ресторан Берёза", int_name: "Berjosa" }, "Berjosa (Ресторан Берёза)"],
  [
    "fr",
    { name: "Ταβέρνα Ελιά", "name:fr": "Taverne de l’Olivier", "name:en": "Olive" },
    "Taverne de l’Olivier (Ταβέρνα Ελιά)",
  ],
  ["it", { name: "مطعم النخيل", "name:ar-Latn": "Al Nakhil" }, "Al Nakhil (مطعم النخيل)"],
  ["el", { name: "Ταβέρνα Ελιά", "name:en": "Olive" }, "Ταβέρνα Ελιά"],
  ["de", { name: "Trattoria Lina", "name:en": "Lina’s" }, "Trattoria Lina"],
  ["ja", { name: "麺処あさひ", "name:en": "Asahi Noodles" }, "麺処あさひ"],
  ["pt-BR", { name: "국수집", "name:pt": "Casa de Massas" }, "Casa de Massas (국수집)"],
  ["sv", { name: "麺処あさひ" }, "麺処あさひ"],
])("in %s texts, %j is called %s", (language, tags, name) => {
  expect(offered({ amenity: "restaurant", ...tags }, { language, country: null })[0]?.name).toBe(name);
});

const STREET = { "addr:street": "Mill Road", "addr:housenumber": "1" };

test.each([
  [
    "FR",
    {
      "contact:street": "Rue Imaginée",
      "contact:housenumber": "5",
      "contact:postcode": "00000",
      "contact:city": "Fauxbourg",
    },
    "5 Rue Imaginée, 00000 Fauxbourg",
  ],
  ["GB", STREET, "1 Mill Road"],
  ["AT", STREET, "Mill Road 1"],
  ["DE", { ...STREET, "addr:country": "IE" }, "1 Mill Road"],
  ["IT", { "addr:full": "Località Pini, Borgofinto" }, "Località Pini, Borgofinto"],
  [null, STREET, "Mill Road 1"],
  ["US", { ...STREET, "addr:city": "Larkhaven" }, "1 Mill Road, Larkhaven"],
  ["FR", { "addr:city": "Fauxbourg" }, null],
])("in %s, %j is the address %s", (country, tags, address) => {
  expect(offered({ shop: "bakery", ...tags }, { language: "en", country })[0]?.address).toBe(address);
});
