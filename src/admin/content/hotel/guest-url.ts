import { queryOptions } from "@tanstack/react-query";
import { QR_MARK } from "../../../product.ts";
import { readSite } from "../../rows/site.ts";

/**
 * The address of a hotel's guest page. It uses the server's public address, not the address bar's, because an
 * owner may work on a machine that guests cannot reach.
 *
 * @param publicUrl an origin without a trailing slash
 */
export function guestUrl(publicUrl: string, hotelId: string): string {
  return `${publicUrl}/view/${encodeURIComponent(hotelId)}`;
}

/** The content of a hotel's QR code: the same address with a mark that tells scans from visits by link. */
export function codeUrl(publicUrl: string, hotelId: string): string {
  return guestUrl(publicUrl, hotelId) + QR_MARK;
}

/** The origin at which guests reach the portal. Fails when the server does not answer. */
export const publicUrlQuery = queryOptions({
  queryKey: ["public-url"],
  queryFn: async ({ signal }) => (await readSite(signal)).supabaseUrl,
});
