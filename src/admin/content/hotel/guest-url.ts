import { queryOptions } from "@tanstack/react-query";
import type { Database } from "../../../lib/database.types.ts";
import { guestOrigin } from "../../../lib/links/own-host.ts";
import { readSite } from "../../rows/site.ts";
import type { Supabase } from "../../rows/supabase.tsx";
import { readOfHotel } from "./read-of-hotel.ts";

/**
 * The address of a hotel's guest page. It uses the server's public address, not the address bar's, because an
 * owner may work on a machine that guests cannot reach.
 *
 * @param publicUrl an origin without a trailing slash
 */
export function guestUrl(publicUrl: string, hotelId: string): string {
  return `${publicUrl}/view/${encodeURIComponent(hotelId)}`;
}

/** A printed code, and what is printed beside it for who cannot scan. */
interface PrintedCode {
  token: string;
  letters: string;
}

/** The house's own code, for posters and all else that hangs for everybody. Made when it is first asked for. */
export function houseCodeQuery(supabase: Supabase, hotelId: string) {
  return queryOptions({
    queryKey: ["house-code", hotelId],
    queryFn: ({ signal }) => readOfHotel<PrintedCode>(supabase, "house_code", { hotel_id: hotelId }, signal),
  });
}

export type Domain = Database["public"]["Tables"]["domains"]["Row"];

/** The hotel's own host, as the last check of DNS left it; null for none. */
export function domainQuery(supabase: Supabase, hotelId: string) {
  return queryOptions({
    queryKey: ["domain", hotelId],
    queryFn: async ({ signal }): Promise<Domain | null> => {
      const rows = supabase.from("domains").select("*").eq("hotel_id", hotelId);
      return (await rows.abortSignal(signal).maybeSingle().throwOnError()).data;
    },
  });
}

/** The origin at which guests read the hotel: its own host's while that is proved. */
export function guestOriginQuery(supabase: Supabase, hotelId: string) {
  return queryOptions({
    // Read again with the domain.
    queryKey: [...domainQuery(supabase, hotelId).queryKey, "origin"],
    queryFn: async ({ client, signal }) => {
      const { supabaseUrl, customDomains } = await readSite(signal);
      if (!customDomains) return supabaseUrl;
      const domain = await client.fetchQuery(domainQuery(supabase, hotelId));
      return guestOrigin(supabaseUrl, domain?.state === "proved" ? domain.host : null);
    },
  });
}

/** The origin at which guests reach the portal. Fails when the server does not answer. */
export const publicUrlQuery = queryOptions({
  queryKey: ["public-url"],
  queryFn: async ({ signal }) => (await readSite(signal)).supabaseUrl,
});
