/** Places that people keep in maps: files made up in the shapes that programs write. */
import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { columnsIn, headerIn } from "../../src/admin/filling/csv/guesses.ts";
import { checkedRows } from "../../src/admin/filling/csv/rows.ts";
import { readSheet } from "../../src/admin/ui/spreadsheet/file.ts";
import { faqs } from "../../src/sections/faqs.ts";
import type { Section } from "../../src/sections/index.ts";
import { mustVisit } from "../../src/sections/must-visit.ts";
import { restaurants } from "../../src/sections/restaurants.ts";
import { shopping } from "../../src/sections/shopping.ts";

async function rowsOf(section: Section, file: string | Uint8Array<ArrayBuffer>) {
  const reading = await readSheet(section, new Blob([file]));
  if (reading.status === "unreadable") throw new Error(reading.reason);
  const { lines } = reading.table;
  const header = headerIn(section, lines);
  const below = lines.slice(header + 1);
  return checkedRows(section, below, columnsIn(section, lines[header]?.cells ?? [], below));
}

async function refusalOf(section: Section, file: string) {
  const reading = await readSheet(section, new Blob([file]));
  return reading.status === "unreadable" ? reading.reason : undefined;
}

const collection = (...features: unknown[]) => JSON.stringify({ type: "FeatureCollection", features });
const feature = (properties: unknown, coordinates: unknown = [10.2001, 47.4101], type = "Point") => ({
  type: "Feature",
  geometry: { type, coordinates },
  properties,
});

const OSM = collection(
  feature(
    {
      "@id": "node/1",
      amenity: "restaurant",
      name: "Gasthof Löwen",
      "addr:street": "Dorfstraße",
      "addr:housenumber": "12",
      "addr:postcode": "99999",
      "addr:city": "Bergdorf",
      cuisine: "regional",
      "contact:phone": "+49 5555 0188",
      opening_hours: "Tu-Su 11:00-14:00,17:00-22:00; PH off",
      wheelchair: "yes",
    },
    [10.20014, 47.41012],
  ),
  feature(
    { "@id": "way/2", name: "Alpenblick", cuisine: "pizza" },
    [
      [
        [10.21, 47.42],
        [10.22, 47.43],
      ],
    ],
    "Polygon",
  ),
  feature({ "@id": "node/3", amenity: "bench" }),
);

const GOOGLE_SAVED = collection(
  feature(
    {
      date: "2026-03-01T10:00:00Z",
      google_maps_url: "http://maps.google.com/?cid=1",
      location: {
        address: "Rua Nova 12, 1100-001 Lisboa, Portugal",
        country_code: "PT",
        name: "Taberna da Rua",
      },
    },
    [-9.1393, 38.7136],
  ),
  feature({ date: "2026-03-01T10:00:00Z", google_maps_url: "http://maps.google.com/?cid=2" }, [0, 0]),
);

const GOOGLE_OLDER = collection(
  feature(
    {
      "Google Maps URL": "http://maps.google.com/?cid=3",
      Location: {
        "Business Name": "Café Sol",
        "Geo Coordinates": { Latitude: "41.3801", Longitude: "2.1701" },
      },
      Published: "2019-04-01T10:00:00Z",
      Title: "Café Sol",
    },
    [0, 0],
  ),
);

const GOOGLE_LIST = [
  "Title,Note,URL,Tags,Comment",
  ",,,,",
  "Osteria Luna,Ask for the terrace,https://www.google.com/maps/place/Osteria+Luna/data=!4m2!3m1!1s0x1:0x2,,",
  'Dropped pin,,"https://www.google.com/maps/search/45.40123,11.87654",,',
].join("\n");

const KML = `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Our favourites</name>
<Folder><name>Food</name>
<Placemark><name>Fish &amp; Co</name><description><![CDATA[Fresh fish.<br>Closed on <b>Mondays</b>.]]></description>
<ExtendedData><Data name="Phone"><displayName>Phone</displayName><value>+44 1555 0100</value></Data></ExtendedData>
<Point><coordinates>
 -4.25001,55.86001,0
</coordinates></Point></Placemark>
<Placemark><name>Old Mill</name><address>1 Mill Road, Glenby</address></Placemark>
</Folder></Document></kml>`;

const GPX = `<?xml version="1.0"?>
<gpx version="1.1" creator="made up"><metadata><name>Walks</name></metadata>
<wpt lat="47.4101" lon="10.2001"><ele>900</ele><name>Waterfall</name><desc>Ten minutes from the car park</desc></wpt>
<trk><name>Not a place</name></trk></gpx>`;

test.each<[string, Section, string | Uint8Array<ArrayBuffer>, object[]]>([
  [
    "An extract of OpenStreetMap",
    restaurants,
    OSM,
    [
      {
        name: "Gasthof Löwen",
        address: "Dorfstraße 12, 99999 Bergdorf",
        cuisine: "regional",
        phone: "+49 5555 0188",
      },
      { name: "Alpenblick", address: "47.42000, 10.21000", cuisine: "pizza" },
    ],
  ],
  [
    "Google's saved places",
    restaurants,
    GOOGLE_SAVED,
    [{ name: "Taberna da Rua", address: "Rua Nova 12, 1100-001 Lisboa, Portugal" }],
  ],
  [
    "Google's saved places of some years ago",
    restaurants,
    GOOGLE_OLDER,
    [{ name: "Café Sol", address: "41.38010, 2.17010" }],
  ],
  [
    "A Google list",
    restaurants,
    GOOGLE_LIST,
    [{ name: "Osteria Luna" }, { name: "Dropped pin", address: "45.40123, 11.87654" }],
  ],
  [
    "KML",
    shopping,
    KML,
    [
      {
        name: "Fish & Co",
        description: "Fresh fish.\nClosed on Mondays.",
        phone: "+44 1555 0100",
        address: "55.86001, -4.25001",
      },
      { name: "Old Mill", address: "1 Mill Road, Glenby" },
    ],
  ],
  [
    "KMZ",
    shopping,
    zipSync({ "doc.kml": strToU8(KML) }) as Uint8Array<ArrayBuffer>,
    [{ name: "Fish & Co" }, { name: "Old Mill" }],
  ],
  [
    "KML whose names have a prefix",
    shopping,
    KML.replaceAll(/<(\/?)(?=[a-zA-Z])/g, "<$1kml:"),
    [{ name: "Fish & Co", address: "55.86001, -4.25001" }, { name: "Old Mill" }],
  ],
  [
    "An answer of the map's server",
    restaurants,
    JSON.stringify({
      elements: [
        { type: "node", id: 1, lat: 47.41, lon: 10.2, tags: { name: "Hirsch", cuisine: "regional" } },
        { type: "way", id: 2, center: { lat: 47.42, lon: 10.21 }, tags: { name: "Alba" } },
      ],
    }),
    [{ name: "Hirsch", cuisine: "regional", address: "47.41000, 10.20000" }, { name: "Alba" }],
  ],
  [
    "GPX",
    mustVisit,
    GPX,
    [{ name: "Waterfall", description: "Ten minutes from the car park", address: "47.41010, 10.20010" }],
  ],
])("%s becomes rows that wait for what it does not say", async (_what, section, file, expected) => {
  const rows = await rowsOf(section, file);
  expect(rows.map(({ values, problems }) => values ?? problems)).toEqual(
    expected.map((values) => expect.objectContaining({ ...values, is_hidden: true })),
  );
  expect(rows[0]?.lacking).toContain("distance");
});

test("Hours in the map's own syntax are read, and stay words where they are not", async () => {
  const inn = (opening_hours: string) => collection(feature({ name: "Inn", opening_hours }));
  const [read] = await rowsOf(restaurants, inn("Tu-Su 11:00-14:00,17:00-22:00; PH off"));
  expect(read?.values?.hours).toMatchObject({ kind: "weekly", week: expect.arrayContaining([[]]) });
  const [words] = await rowsOf(restaurants, inn("week 1-53/2 Fr 09:00-12:00"));
  expect(words).toMatchObject({ inWords: true, cells: { hours: "", tip: "week 1-53/2 Fr 09:00-12:00" } });
});

test("A Google list's links are no websites", async () => {
  const [osteria] = await rowsOf(shopping, GOOGLE_LIST);
  expect(osteria?.cells.website).toBeUndefined();
  const [shop] = await rowsOf(shopping, "Name,URL\nBooks,https://books.example\n");
  expect(shop?.cells.website).toBe("https://books.example");
});

describe("What cannot be read is said in a sentence", () => {
  test.each([
    ["a file that breaks off", OSM.slice(0, -30), /damaged. Please save it again\.$/],
    ["KML that breaks off", KML.slice(0, -30), /damaged/],
    ["nothing with a name", collection(feature({ amenity: "bench" })), /This map file has no named place\.$/],
    ["no place at all", collection(), /no named place/],
    [
      "a city",
      collection(...Array.from({ length: 2001 }, (_, at) => feature({ name: `Place ${at}` }))),
      /more than 2000 places/,
    ],
  ])("%s", async (_what, file, reason) => {
    expect(await refusalOf(restaurants, file)).toMatch(reason);
  });

  test("a map for a list without addresses", async () => {
    expect(await refusalOf(faqs, OSM)).toMatch(/import it where items have an address, such as Restaurants/);
    expect(await refusalOf(faqs, KML)).toMatch(/KML or GPX.*import it where items have an address/);
  });
});

test.each([
  ["five megabytes of beginnings", `<kml>${"<Placemark><name><![CDATA[".repeat(190_000)}</kml>`],
  ["five megabytes of brackets", `{"type":"FeatureCollection","features":${"[".repeat(5_000_000)}`],
  [
    "five megabytes of a description",
    collection(feature({ name: "Inn", description: "<".repeat(5_000_000) })),
  ],
])("A file of %s is answered", async (_what, file) => {
  const reading = await readSheet(restaurants, new Blob([file]));
  expect(["read", "unreadable"]).toContain(reading.status);
});
