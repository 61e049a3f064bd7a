/** Guests' paid wishes of this month that the desk said yes to. */

import { useQuery } from "@tanstack/react-query";
import { type Money, moneyWords } from "../../../lib/texts/money.ts";
import { ADMIN_LANGUAGE } from "../../../lib/texts/t.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { readOfHotel } from "../../content/hotel/read-of-hotel.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { listedInWords } from "../../ui/words.ts";
import { messagesKey } from "../messages/messages.ts";
import { useNews } from "../messages/news.ts";
import { topicLabel } from "../messages/words.ts";

/** The answer of the database's extras(). */
interface Extras {
  /** Whether the hotel has a topic with a price. */
  offered: boolean;
  count: number;
  /** By currency. */
  sums: Money[];
  /** Most frequent first. */
  topics: { topic: string; count: number }[];
}

/** Asked only where guests can write. */
export function useExtras() {
  const supabase = useSupabase();
  const { id: hotel_id } = useHotel();
  const { data: news } = useNews();
  return useQuery({
    queryKey: [...messagesKey(hotel_id), "extras"],
    enabled: Boolean(news?.expected),
    queryFn: ({ signal }) => readOfHotel<Extras>(supabase, "extras", { hotel_id }, signal),
  });
}

/** "€220" */
export function sumWords({ sums }: Pick<Extras, "sums">): string {
  return sums.map((sum) => moneyWords(sum, ADMIN_LANGUAGE)).join(" + ");
}

/** "7 × Late check-out, 4 × Breakfast in the room" */
export function topicsInWords({ topics }: Pick<Extras, "topics">): string {
  return listedInWords(topics.map(({ topic, count }) => `${count} × ${topicLabel("request", topic)}`));
}
