/** The answer of the database's inbox_figures(): of the last twelve weeks. */
import { queryOptions } from "@tanstack/react-query";
import { readOfHotel } from "../../content/hotel/read-of-hotel.ts";
import type { Supabase } from "../../rows/supabase.tsx";
import { messagesKey } from "../messages/messages.ts";

export interface InboxFigures {
  answered: {
    count: number;
    /** How many of them within the target. */
    within: number;
    /** Minutes; null when there is none. */
    median: number | null;
  };
  waiting: number;
  /** How many of these have waited longer than the target. */
  late: number;
  /** Feedback; a week without any is missing. */
  weeks: { week: string; count: number; average: number }[];
  /** Feedback by what it is about, the worst first. */
  feedback: { topic: string; count: number; average: number }[];
  /** Requests by topic, most frequent first. */
  asked: { topic: string; count: number }[];
  /** Guests per word in requests for something else. */
  words: { word: string; count: number }[];
}

export function figuresQuery(supabase: Supabase, hotelId: string, target: number) {
  return queryOptions({
    queryKey: [...messagesKey(hotelId), "figures", target],
    queryFn: ({ signal }) =>
      readOfHotel<InboxFigures>(
        supabase,
        "inbox_figures",
        { hotel_id: hotelId, target_minutes: target },
        signal,
      ),
  });
}
