import { queryOptions } from "@tanstack/react-query";
import { CODE_MARK } from "../../../product.ts";
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
export interface PrintedCode {
  url: string;
  letters: string;
}

/** The house's own code, for posters and all else that hangs for everybody. Made when it is first asked for. */
export function houseCodeQuery(supabase: Supabase, hotelId: string) {
  return queryOptions({
    queryKey: ["house-code", hotelId],
    queryFn: async ({ client, signal }): Promise<PrintedCode> => {
      const code = { hotel_id: hotelId };
      const made = await readOfHotel<{ token: string; letters: string }>(
        supabase,
        "house_code",
        code,
        signal,
      );
      const url = guestUrl(await client.ensureQueryData(publicUrlQuery), hotelId) + CODE_MARK + made.token;
      return { url, letters: made.letters };
    },
  });
}

/** The origin at which guests reach the portal. Fails when the server does not answer. */
export const publicUrlQuery = queryOptions({
  queryKey: ["public-url"],
  queryFn: async ({ signal }) => (await readSite(signal)).supabaseUrl,
});
