import type { GuestHotel } from "../../lib/documents/guest-document.ts";
import { safeUrl } from "../../lib/links/safe-link.ts";
import { HOTEL_LINKS } from "../../sections/hotel.ts";

/** The hotel's other pages whose addresses are safe to follow. */
export function socialLinks(hotel: GuestHotel): { href: string; label: string }[] {
  return Object.entries(HOTEL_LINKS).flatMap(([column, { label }]) => {
    const href = safeUrl(hotel[column as keyof typeof HOTEL_LINKS]);
    return href ? [{ href, label }] : [];
  });
}
