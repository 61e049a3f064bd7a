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
  /** Those among them for longer than the target: they were not begun within it. */
  late: number;
  /** Feedback; a week without any is missing. */
  weeks: { week: string; count: number; average: number }[];
  /** Feedback by what it is about, the worst first. */
  feedback: { topic: string; count: number; average: number }[];
  /** What was asked for, the most first. */
  asked: { topic: string; count: number }[];
  /** In requests for something else, by how many guests. */
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
