import { useState } from "react";
import { amenities } from "../../sections/amenities.ts";
import { faqs } from "../../sections/faqs.ts";
import { importantContacts } from "../../sections/important-contacts.ts";
import { useAnnounceAdded } from "../sections/announce-added.ts";
import { useBulkChanges } from "../sections/bulk.ts";
import { counted } from "../sections/words.ts";
import { failureOf } from "../suggestions/add-suggested.ts";
import type { Offered, Reading } from "../suggestions/offer.ts";
import type { Picks } from "../suggestions/picks.ts";

interface Picked {
  offered: Offered;
  reading: Reading;
}

/** Adds what was ticked, one section after the other. After a failure the next attempt adds the rest. */
export function usePublish(picks: Picks) {
  const sections = [
    { section: amenities, changes: useBulkChanges(amenities) },
    { section: faqs, changes: useBulkChanges(faqs) },
    { section: importantContacts, changes: useBulkChanges(importantContacts) },
  ];
  const announceAdded = useAnnounceAdded();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  /** @returns whether all of it is stored */
  async function publish(picked: readonly Picked[]): Promise<boolean> {
    setBusy(true);
    setFailure(undefined);
    const rows = picks.rowsOf(picked);
    const removals: (() => Promise<unknown>)[] = [];
    let count = 0;
    for (const { section, changes } of sections) {
      try {
        const ids = await changes.add(rows.get(section.id) ?? []);
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
      const items = counted(count, { one: "item", many: "items" });
      announceAdded({
        title: `${items} added successfully!`,
        remove: () => Promise.all(removals.map((remove) => remove())),
        undone: `${items} taken out again`,
        failed: `Failed to take ${items} out again.`,
      });
    }
    return true;
  }

  return { publish, busy, failure };
}
