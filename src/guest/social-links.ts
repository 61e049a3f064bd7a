import type { GuestHotel } from "../lib/guest-document.ts";

/** The hotel's other pages: the column, and the name that guests know. */
export const SOCIAL_LINKS = [
  ["website_url", "Website"],
  ["facebook_url", "Facebook"],
  ["instagram_url", "Instagram"],
  ["twitter_url", "X (Twitter)"],
  ["linkedin_url", "LinkedIn"],
  ["youtube_url", "YouTube"],
  ["tripadvisor_url", "Tripadvisor"],
  ["google_url", "Google"],
  ["booking_url", "Booking.com"],
  ["expedia_url", "Expedia"],
] as const satisfies readonly [keyof GuestHotel, string][];
