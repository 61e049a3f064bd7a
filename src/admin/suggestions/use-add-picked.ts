import { useState } from "react";
import { contentFailures, failureText } from "../../lib/errors.ts";
import { CUSTOM_SECTIONS } from "../../sections/custom.ts";
import type { Collection } from "../../sections/index.ts";
import { useAnnounceAdded } from "../sections/announce-added.ts";
import { type NewRow, PartlyDoneError, useBulkWriter } from "../sections/bulk.ts";
import type { ItemValues } from "../sections/items.ts";
import { capitalized, counted, refusedField } from "../sections/words.ts";
import type { Offered, Reading } from "./offer.ts";
import type { Picks } from "./picks.ts";

export interface Picked {
  offered: Offered;
  reading: Reading;
}

/**
 * Adds what was ticked, one section after the other. After a failure the next attempt adds the rest.
 *
 * @param more what is stored with each row beside its fields
 */
export function useAddPicked(picks: Picks, more: ItemValues = {}) {
  const changesOf = useBulkWriter();
  const announceAdded = useAnnounceAdded();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  /** @returns whether all of it is stored */
  async function add(picked: readonly Picked[]): Promise<boolean> {
    setBusy(true);
    setFailure(undefined);
    const sections = picks.rowsOf(picked);
    const removals: (() => Promise<unknown>)[] = [];
    let count = 0;
    async function store(collection: Collection, rows: readonly NewRow[]): Promise<void> {
      const { add, remove } = changesOf(collection);
      const ids = await add(rows);
      removals.unshift(() => remove(ids));
    }
    for (const { section, founded, rows } of sections) {
      let writing: Collection = section;
      try {
        if (founded) {
          writing = CUSTOM_SECTIONS;
          await store(CUSTOM_SECTIONS, [founded]);
          writing = section;
        }
        await store(
          section,
          rows.map((row) => ({ ...row, ...more })),
        );
        count += rows.length;
      } catch (error) {
        setFailure(failureOf(writing, error));
        setBusy(false);
        return false;
      }
    }
    setBusy(false);
    if (count > 0) {
      const [only] = sections;
      const called = sections.length === 1 && only ? only.section : { one: "item", many: "items" };
      const items = counted(count, called);
      announceAdded({
        title: `${capitalized(items)} added successfully!`,
        remove: () => inTurn(removals),
        undone: `${capitalized(items)} taken out again`,
        failed: `Failed to take ${items} out again.`,
      });
    }
    return true;
  }

  return { add, busy, failure };
}

/** Items first, then the section that they were in. */
async function inTurn(removals: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const remove of removals) await remove();
}

/** Why suggestions could not be added: the words of the section's own form. */
function failureOf(section: Collection, error: unknown): string {
  if (!(error instanceof PartlyDoneError)) throw error;
  const refused = refusedField(error.cause, section);
  return refused
    ? `${refused.message}.`
    : failureText(contentFailures("add", section.one, section.errors), error.cause);
}
