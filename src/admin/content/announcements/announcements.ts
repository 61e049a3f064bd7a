import { ANNOUNCEMENTS } from "../../../sections/announcements.ts";
import { type Item, useItems } from "../sections/items.ts";

/** The declaration's fields are its columns. */
export type Announcement = Item & { text: string; starts_at: string; ends_at: string };

export function useAnnouncements() {
  const query = useItems(ANNOUNCEMENTS);
  return { ...query, data: query.data as Announcement[] | undefined };
}
