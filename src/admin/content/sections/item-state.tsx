import type { Section } from "../../../sections/index.ts";
import { PendingState } from "../../rows/pending.tsx";
import { cx } from "../../ui/cx.ts";
import { useHotelClock } from "../hotel/hotel-clock.ts";
import type { Item } from "./items.ts";
import { shownOf, stateInWords } from "./shown-words.ts";

/** Below an item's name: that it waits for a network, that it is hidden and what it needs, or its days. */
export function ItemState({ section, item }: { section: Section; item: Item }) {
  return (
    <>
      <PendingState id={item.id} />
      <ShownState section={section} item={item} />
    </>
  );
}

function ShownState({ section, item }: { section: Section; item: Item }) {
  const state = stateInWords(section, item, useHotelClock());
  if (!state) return null;
  return (
    <p
      className={cx(
        "text-[0.9375rem]/5.5 font-semibold wrap-anywhere",
        shownOf(item).is_hidden ? "text-ink" : "text-brass",
      )}
    >
      {state}
    </p>
  );
}
