/** Stand-ins for Nominatim and Overpass, which answer in the public ones' formats. */
import { createServer, type IncomingMessage } from "node:http";
import { listenHere } from "./listen-here.ts";

export interface MapsStandIn {
  /** Points a server at it. */
  env: { NOMINATIM_URL: string; OVERPASS_URL: string };
  /** Requests in order. */
  asked: { path: string; query: URLSearchParams; userAgent: string | undefined }[];
  /** Replaces the next answer. */
  next: { status: number; body: string; headers?: Record<string, string> }[];
  stop(): Promise<void>;
}

/** The hotel in the middle of {@link LISBON}. */
export const HOUSE = { latitude: 38.7135, longitude: -9.1392 };

const FOUND = [
  {
    place_id: 249_345_201,
    licence: "Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright",
    osm_type: "way",
    osm_id: 25_431_111,
    lat: "38.7135000",
    lon: "-9.1392000",
    category: "building",
    type: "hotel",
    place_rank: 30,
    importance: 0.0000728,
    addresstype: "building",
    name: "",
    display_name: "1, Harbour Quay, Baixa, Lisboa, 1100-148, Portugal",
    boundingbox: ["38.7134", "38.7136", "-9.1393", "-9.1391"],
  },
  {
    place_id: 249_345_202,
    osm_type: "way",
    osm_id: 25_431_112,
    lat: "41.1400",
    lon: "-8.6110",
    category: "highway",
    type: "residential",
    display_name: "Harbour Quay, Porto, Portugal",
  },
];

/** As Overpass answers `out center tags`: a node has its point, a way its center. */
const LISBON = {
  version: 0.6,
  generator: "Overpass API 0.7.62.4 2390de5a",
  osm3s: {
    timestamp_osm_base: "2026-11-20T09:12:33Z",
    copyright: "The data included in this document is from www.openstreetmap.org. It is under ODbL.",
  },
  elements: [
    {
      type: "node",
      id: 1001,
      lat: 38.7155,
      lon: -9.1392,
      tags: {
        amenity: "restaurant",
        name: "Taberna da Rua",
        cuisine: "portuguese;seafood",
        opening_hours: "Mo-Fr 12:00-15:00,19:00-23:00; Sa 19:00-24:00; PH off",
        phone: "+351 21 555 0123",
        website: "https://taberna.example/",
        "addr:street": "Rua Nova",
        "addr:housenumber": "12",
        "addr:postcode": "1100-100",
        "addr:city": "Lisboa",
      },
    },
    {
      type: "node",
      id: 1002,
      lat: 38.7137,
      lon: -9.1392,
      tags: { amenity: "cafe", name: "Café Central", opening_hours: "sunrise-sunset" },
    },
    { type: "node", id: 1003, lat: 38.714, lon: -9.1392, tags: { amenity: "bar" } },
    {
      type: "way",
      id: 2001,
      center: { lat: 38.7145, lon: -9.14 },
      tags: { amenity: "pharmacy", name: "Farmácia Lua", "contact:phone": "+351 21 555 0177" },
    },
    {
      type: "relation",
      id: 3001,
      center: { lat: 38.7175, lon: -9.1392 },
      tags: { tourism: "museum", name: "Museu do Azulejo", opening_hours: "Apr-Oct Tu-Su 10:00-18:00" },
    },
    { type: "node", id: 4001, lat: 38.7136, lon: -9.139, tags: { amenity: "atm", operator: "Banco Sol" } },
    { type: "node", id: 4002, lat: 38.7166, lon: -9.139, tags: { amenity: "atm", operator: "Far Bank" } },
  ],
};

export async function startMaps(): Promise<MapsStandIn> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://maps");
    maps.asked.push({
      path: pathname,
      query: searchParams,
      userAgent: request.headers["user-agent"],
    });
    const { status, body, headers } = maps.next.shift() ?? answerTo(request, pathname, searchParams);
    response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(body);
  });
  const base = `http://127.0.0.1:${await listenHere(server)}`;
  const maps: MapsStandIn = {
    env: { NOMINATIM_URL: `${base}/`, OVERPASS_URL: `${base}/api` },
    asked: [],
    next: [],
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return maps;
}

function answerTo(
  { method }: IncomingMessage,
  path: string,
  query: URLSearchParams,
): MapsStandIn["next"][number] {
  if (method === "GET" && path === "/search" && query.get("format") === "jsonv2") {
    const found = query.get("q")?.includes("Nowhere") ? [] : FOUND;
    return { status: 200, body: JSON.stringify(found) };
  }
  if (method === "GET" && path === "/api/interpreter" && query.get("data")?.startsWith("[out:json]")) {
    return { status: 200, body: JSON.stringify(LISBON) };
  }
  return { status: 404, body: "<html>" };
}
