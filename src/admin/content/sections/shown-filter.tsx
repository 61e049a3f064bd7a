import { useState } from "react";
import { useSearchParams } from "react-router";
import { t } from "../../../lib/texts/t.ts";
import { TabLink } from "../../ui/tab-link.tsx";
import type { Item } from "./items.ts";
import { shownOf } from "./shown-words.ts";

const STATES: Record<string, { label: string; has: (item: Item) => boolean }> = {
  shown: { label: t`Shown`, has: (item) => !shownOf(item).is_hidden },
  days: { label: t`Some days`, has: (item) => shownOf(item).shown_during !== null },
  hidden: { label: t`Hidden`, has: (item) => shownOf(item).is_hidden },
};

const PARAMETER = "state";

/** The items in the state that the address asks for. */
export function useShownFilter(items: readonly Item[] | undefined): readonly Item[] | undefined {
  const [address] = useSearchParams();
  const state = STATES[address.get(PARAMETER) ?? ""];
  return state ? items?.filter(state.has) : items;
}

/**
 * Links, so that Back and a bookmark lead to what was chosen. Nothing where all items were always shown when the screen
 * opened: coming with the first hidden one, it would push the list away under the finger.
 */
export function ShownFilter({ items }: { items: readonly Item[] }) {
  const [address] = useSearchParams();
  const chosen = address.get(PARAMETER);
  const [isOffered] = useState(() =>
    items.some((item) => shownOf(item).is_hidden || shownOf(item).shown_during),
  );
  if (!chosen && !isOffered) return null;
  const states = Object.entries(STATES).map(([value, { label, has }]) => ({
    value,
    label,
    count: items.filter(has).length,
  }));
  const choices = [
    { value: undefined, label: t`All`, count: items.length },
    ...states.filter(({ value, count }) => count > 0 || value === chosen),
  ];
  return (
    <nav aria-label="States" className="mb-4">
      <ul className="flex flex-wrap gap-x-5">
        {choices.map(({ value, label, count }) => (
          <li key={label}>
            <TabLink to={value ? `?${PARAMETER}=${value}` : "?"} isChosen={(chosen ?? undefined) === value}>
              {label} {count}
            </TabLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
