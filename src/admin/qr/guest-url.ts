import { queryOptions } from "@tanstack/react-query";
import { QR_MARK } from "../../product.ts";
import { readSite } from "../site.ts";

/**
 * Where guests find a hotel's page. The public address comes from the server, not from the address bar: an
 * owner may work on a machine that guests cannot reach.
 *
 * @param publicUrl an origin without a trailing slash
 */
export function guestUrl(publicUrl: string, hotelId: string): string {
  return `${publicUrl}/view/${encodeURIComponent(hotelId)}`;
}

/** What a hotel's QR code says: the same address, marked so that scans are told from visits by link. */
export function codeUrl(publicUrl: string, hotelId: string): string {
  return guestUrl(publicUrl, hotelId) + QR_MARK;
}

/** The origin guests reach the portal at, as the server knows it. Fails when the server does not answer. */
export const publicUrlQuery = queryOptions({
  queryKey: ["public-url"],
  queryFn: async ({ signal }) => (await readSite(signal)).supabaseUrl,
});
