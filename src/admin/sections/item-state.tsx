import { CalendarDays, EyeOff } from "lucide-react";
import { clockAt } from "../../lib/announcements.ts";
import type { Section } from "../../sections/index.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import type { Item } from "./items.ts";
import { shownOf, stateInWords } from "./shown-words.ts";

/** Below an item's name: that it is hidden and what it needs, or its days. */
export function ItemState({ section, item }: { section: Section; item: Item }) {
  const { time_zone } = useHotel();
  const state = stateInWords(section, item, clockAt(time_zone, Date.now()));
  if (!state) return null;
  const Icon = shownOf(item).is_hidden ? EyeOff : CalendarDays;
  return (
    <p className="flex items-start gap-2 text-sm font-medium text-brass">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 break-words">{state}</span>
    </p>
  );
}
