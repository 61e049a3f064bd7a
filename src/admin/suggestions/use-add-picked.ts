import { useState } from "react";
import type { Section } from "../../sections/index.ts";
import { useAnnounceAdded } from "../sections/announce-added.ts";
import { useBulkChanges } from "../sections/bulk.ts";
import type { ItemValues } from "../sections/items.ts";
import { capitalized, counted } from "../sections/words.ts";
import { failureOf } from "./add-suggested.ts";
import type { Offered, Reading } from "./offer.ts";
import type { Picks } from "./picks.ts";

export interface Picked {
  offered: Offered;
  reading: Reading;
}

/**
 * Adds what was ticked, one section after the other. After a failure the next attempt adds the rest.
 *
 * @param sections always the same ones
 * @param more what is stored with each row beside its fields
 */
export function useAddPicked(sections: readonly Section[], picks: Picks, more: ItemValues = {}) {
  // biome-ignore lint/correctness/useHookAtTopLevel: as often at each rendering
  const lists = sections.map((section) => ({ section, changes: useBulkChanges(section) }));
  const announceAdded = useAnnounceAdded();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  /** @returns whether all of it is stored */
  async function add(picked: readonly Picked[]): Promise<boolean> {
    setBusy(true);
    setFailure(undefined);
    const rows = picks.rowsOf(picked);
    const removals: (() => Promise<unknown>)[] = [];
    let count = 0;
    for (const { section, changes } of lists) {
      try {
        const ids = await changes.add((rows.get(section.id) ?? []).map((row) => ({ ...row, ...more })));
        if (ids.length > 0) removals.push(() => changes.remove(ids));
        count += ids.length;
      } catch (error) {
        setFailure(failureOf(section, error));
        setBusy(false);
        return false;
      }
    }
    setBusy(false);
    if (count > 0) {
      const [only] = sections;
      const items = counted(count, sections.length === 1 && only ? only : { one: "item", many: "items" });
      announceAdded({
        title: `${capitalized(items)} added successfully!`,
        remove: () => Promise.all(removals.map((remove) => remove())),
        undone: `${capitalized(items)} taken out again`,
        failed: `Failed to take ${items} out again.`,
      });
    }
    return true;
  }

  return { add, busy, failure };
}
