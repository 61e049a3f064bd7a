import { queryOptions } from "@tanstack/react-query";
import type { Database } from "../../../lib/database.types.ts";
import type { GuestDocument } from "../../../lib/documents/guest-document.ts";
import { orLastSeen, type Reading } from "../../rows/last-seen.ts";
import type { Supabase } from "../../rows/supabase.tsx";

type Functions = Database["public"]["Functions"];

/** Functions of the database that tell an owner of one hotel; their declared answer is plain JSON. */
type Name =
  | "alarm_log"
  | "extras"
  | "guest_hotel"
  | "hearers"
  | "hotel_codes"
  | "house_code"
  | "inbox_figures"
  | "inbox_news"
  | "looked_for"
  | "rooms"
  | "rounds"
  | "scan_analytics"
  | "section_overview"
  | "told";

/** The account does not work at the hotel, or not any more. */
export class NotTheirsError extends Error {}

/** Fails with a PostgREST error, a NetworkError or a {@link NotTheirsError}. */
export async function readOfHotel<Answer>(
  supabase: Supabase,
  name: Name,
  args: Functions[Name]["Args"],
  signal: AbortSignal,
): Promise<Answer> {
  const { data } = await supabase.rpc(name, args).abortSignal(signal).throwOnError();
  if (!data) throw new NotTheirsError(`hotel ${args.hotel_id} is not this owner's`);
  return data as Answer;
}

/** The hotel as guests read it now, as one document. */
export function guestDocumentQuery(supabase: Supabase, hotelId: string) {
  return queryOptions({
    queryKey: ["guest-document", hotelId],
    queryFn: orLastSeen(({ signal }: Reading) =>
      readOfHotel<GuestDocument>(supabase, "guest_hotel", { hotel_id: hotelId }, signal),
    ),
  });
}
