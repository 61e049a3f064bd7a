/** Finds locations of addresses: https://nominatim.org/release-docs/latest/api/Search/. */
import { z } from "zod";
import type { FoundAddress } from "../../lib/nearby.ts";
import type { Service } from "./service.ts";

const MAX_FOUND = 5;

export function nominatim(url: string): Service {
  return { name: "Nominatim", url, keptFor: "30 days" };
}

export function searchFor(address: string, language: string): string {
  const query = new URLSearchParams({
    format: "jsonv2",
    q: address.replace(/\s+/g, " "),
    limit: String(MAX_FOUND),
    "accept-language": language,
  });
  return `/search?${query}`;
}

/** Numbers arrive as strings. */
const degrees = (most: number) => z.coerce.number().min(-most).max(most);

export const found: z.ZodType<FoundAddress[]> = z
  .array(z.object({ display_name: z.string(), lat: degrees(90), lon: degrees(180) }))
  .transform((places) =>
    places.slice(0, MAX_FOUND).map(({ display_name, lat, lon }) => ({
      name: display_name.slice(0, 300),
      latitude: lat,
      longitude: lon,
    })),
  );
