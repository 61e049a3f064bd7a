import { type ReactNode, useRef, useState } from "react";
import { errorCode, NETWORK } from "../../../lib/errors.ts";
import { t } from "../../../lib/texts/t.ts";
import { CUSTOM_SECTIONS } from "../../../sections/custom.ts";
import type { Collection, Section } from "../../../sections/index.ts";
import { writeFailure } from "../../rows/failures.ts";
import { PartlyDoneError, type RowWithId, useManyRows } from "../../rows/many-rows.ts";
import { useAnnounce } from "../../ui/undo.ts";
import { capitalized, counted, listedInWords, withFullStop } from "../../ui/words.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { itemTable } from "../sections/item-table.ts";
import type { ItemValues } from "../sections/items.ts";
import type { PickedRows } from "./picks.ts";

type Called = Pick<Collection, "one" | "many">;
export const ITEMS: Called = { one: t`item`, many: t`items` };

/** The other rows that the same press stores, and the same Undo takes back. */
export interface Beside {
  count: number;
  called: Called;
  /** @param note is called with what takes back, and how many, for each part that is stored */
  store: (note: (takeBack: () => Promise<unknown>, count: number) => void) => Promise<void>;
  reasonOf: (error: unknown) => string;
  list: (disabled: boolean) => ReactNode;
}

/** The message for all that was stored, where that is not “29 items added successfully!”. */
export interface StoredWords {
  stored: string;
  undone: string;
  failed: string;
}

/** Everything one dialog has stored; one Undo takes it back. */
interface Stored {
  rows: Map<string, { section: Section; ids: ReadonlySet<string> }>;
  beside: number;
  takeBacks: (() => Promise<unknown>)[];
}

/** "29 items and 4 facts"; of nothing, nothing. */
export function countedBoth(
  count: number,
  called: Called,
  beside?: Pick<Beside, "count" | "called">,
): string {
  const parts = [
    ...(count > 0 ? [counted(count, called)] : []),
    ...(beside && beside.count > 0 ? [counted(beside.count, beside.called)] : []),
  ];
  return listedInWords(parts);
}

/**
 * Adds what was ticked, one section after the other. A section that fails does not keep the others from being stored; the next
 * attempt adds the rest.
 *
 * @param more what is stored with each row beside its fields
 */
export function useAddPicked(more: ItemValues = {}, beside?: Beside) {
  const many = useManyRows();
  const hotelId = useHotel().id;
  const announceAdded = useAnnounce();
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const [isAway, setAway] = useState(false);
  const [done, setDone] = useState<readonly string[]>([]);
  const stored = useRef<Stored>({ rows: new Map(), beside: 0, takeBacks: [] });

  async function store(collection: Collection, rows: readonly RowWithId[]): Promise<readonly string[]> {
    const table = itemTable(collection, hotelId);
    const ids = rows.map(({ id }) => id);
    // Ids that are not stored are skipped.
    stored.current.takeBacks.unshift(() => many.remove(table, ids));
    return await many.add(table, rows);
  }

  function note(section: Section, ids: readonly string[]): void {
    const { rows } = stored.current;
    rows.set(section.id, { section, ids: new Set([...(rows.get(section.id)?.ids ?? []), ...ids]) });
  }

  /**
   * @param said "later" if the caller announces it
   * @returns whether all of it is stored
   */
  async function add(sections: readonly PickedRows[], said?: StoredWords | "later"): Promise<boolean> {
    setBusy(true);
    setFailures([]);
    const reasons = new Set<string>();
    let isAway = false;
    for (const { section, founded, rows } of sections) {
      let writing: Collection = section;
      try {
        if (founded) {
          writing = CUSTOM_SECTIONS;
          await store(CUSTOM_SECTIONS, [founded]);
          writing = section;
        }
        note(
          section,
          await store(
            section,
            rows.map((row) => ({ ...row, ...more })),
          ),
        );
      } catch (error) {
        if (!(error instanceof PartlyDoneError)) throw error;
        if (writing === section) note(section, error.done as readonly string[]);
        reasons.add(withFullStop(writeFailure(itemTable(writing, hotelId), "add", error.cause)));
        isAway = errorCode(error.cause) === NETWORK;
        // The others would wait for the same network, one after the other.
        if (isAway) break;
      }
    }
    if (beside && beside.count > 0 && !isAway) {
      try {
        await beside.store((takeBack, count) => {
          stored.current.takeBacks.push(takeBack);
          stored.current.beside += count;
        });
      } catch (error) {
        reasons.add(beside.reasonOf(error));
      }
    }
    setFailures([...reasons]);
    setAway(isAway);
    setDone([...stored.current.rows.values()].flatMap(({ ids }) => [...ids]));
    setBusy(false);
    if (reasons.size > 0) return false;
    if (said !== "later") announce(said);
    return true;
  }

  /** Announces once what is stored, also when the owner closes the dialog on a failure. */
  function announce(said?: StoredWords): void {
    const { rows, beside: count, takeBacks } = stored.current;
    stored.current = { rows: new Map(), beside: 0, takeBacks: [] };
    const written = [...rows.values()].filter(({ ids }) => ids.size > 0);
    const [only] = written;
    const called = written.length === 1 && only ? only.section : ITEMS;
    const items = written.reduce((sum, { ids }) => sum + ids.size, 0);
    const all = countedBoth(items, called, beside && { count, called: beside.called });
    if (!all && !said) return;
    announceAdded(said?.stored ?? t`${capitalized(all)} added successfully!`, {
      run: () => inTurn(takeBacks),
      done: said?.undone ?? t`${capitalized(all)} taken out again`,
      failed: said?.failed ?? t`Failed to take ${all} out again.`,
    });
  }

  return { add, busy, failures, isAway, done, announce };
}

/** Items first, then the section that they were in. */
async function inTurn(removals: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const remove of removals) await remove();
}
