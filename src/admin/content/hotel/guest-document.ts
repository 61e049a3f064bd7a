/** What guests read of the hotel now, as one document. */
import { queryOptions } from "@tanstack/react-query";
import type { GuestDocument } from "../../../lib/guest-document.ts";
import type { Supabase } from "../../rows/supabase.tsx";
import { readOfHotel } from "./read-of-hotel.ts";

export function guestDocumentQuery(supabase: Supabase, hotelId: string) {
  return queryOptions({
    queryKey: ["guest-document", hotelId],
    queryFn: ({ signal }) =>
      readOfHotel<GuestDocument>(supabase, "guest_hotel", { hotel_id: hotelId }, signal),
  });
}
