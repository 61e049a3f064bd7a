/**
 * Waiting saves: what an owner saved without a network, as it is kept on the device. A row has one at most; a later
 * one of the same row becomes part of it.
 */
import { type Changes, changesTo, type Version } from "./merge.ts";

/** What is to be stored. */
export type Save = {
  /** Of the row, also of one that the server does not have yet. */
  id: string;
  hotelId: string;
  /** The collection's id, or {@link HOTEL}. */
  collection: string;
  /** What the owner calls it. */
  title: string;
} & (
  | { kind: "add"; values: Changes }
  /** `changes` were made to `original`; the `whole` ones are all, whatever waited before. */
  | { kind: "edit"; original: Version; changes: Changes; whole?: boolean }
  | { kind: "delete"; original: Version }
  /** `ids`: of all rows, in their order. */
  | { kind: "order"; ids: readonly string[] }
);

/** Why a save does not go on by itself. */
type Problem =
  | { type: "refused"; code: string; message: string; details: string }
  /** Another window has changed the same columns. */
  | { type: "conflict"; current: Version; columns: readonly string[] };

export type WaitingSave = Save & {
  /** Milliseconds since 1970. */
  savedAt: number;
  /** Another one after each change. */
  revision: string;
  /** The values that were sent and whose answer got lost: the server may have any of them. */
  tried: readonly Changes[];
  problem?: Problem;
};

/** The collection of the hotels themselves. */
export const HOTEL = "hotel";

/** The version of a row that is not stored yet. */
export const NOT_STORED = new Date(0).toISOString();

/** The id of what keeps a collection's order. */
export function orderId(hotelId: string, collection: string): string {
  return `order of ${hotelId} ${collection}`;
}

type Kept = Save & Pick<WaitingSave, "tried">;

/** @returns what is left to store when both were saved; undefined when that is nothing */
function combined(before: WaitingSave | undefined, next: Kept): Kept | undefined {
  if (!before) return next;
  const tried = [...before.tried, ...next.tried];
  if (next.kind === "delete") {
    if (before.kind === "add") {
      const original = { ...before.values, id: before.id, updated_at: NOT_STORED };
      return tried.length === 0 ? undefined : { ...next, original, tried };
    }
    return before.kind === "edit" ? { ...next, original: before.original, tried } : next;
  }
  if (next.kind === "add") return { ...next, tried };
  if (next.kind === "order") return next;
  if (before.kind === "add")
    return { ...before, title: next.title, values: { ...before.values, ...next.changes }, tried };
  // What was made to a newer version has seen that one.
  if (next.whole || before.kind !== "edit" || before.original.updated_at !== next.original.updated_at)
    return { ...next, tried };
  const changes = { ...before.changes, ...next.changes };
  // What may be stored already has to be taken back.
  const left = tried.length > 0 ? changes : changesTo(before.original, changes);
  if (Object.keys(left).length === 0) return undefined;
  return { ...before, title: next.title, changes: left, tried };
}

/** Without why it stopped before. */
function saved({ problem: _, ...save }: Kept & { problem?: Problem }): Kept {
  // A part of a union without one property is the same union.
  return save as Kept;
}

/** The list with what waits: in the place of the saves that are part of it, or at its end. */
export function keptIn(
  saves: readonly WaitingSave[],
  next: Kept,
  stamp: Pick<WaitingSave, "savedAt" | "revision">,
): WaitingSave[] {
  const place = saves.findIndex(({ id }) => id === next.id);
  const left = combined(saves[place], next);
  const entry = left ? [{ ...saved(left), ...stamp }] : [];
  return place < 0 ? [...saves, ...entry] : saves.toSpliced(place, 1, ...entry);
}

/** The list without what has been stored. What was saved meanwhile goes on from the stored row. */
export function withoutSent(
  saves: readonly WaitingSave[],
  sent: WaitingSave,
  stored: Version | undefined,
): WaitingSave[] {
  return saves.flatMap((save): WaitingSave[] => {
    if (save.id !== sent.id) return [save];
    if (save.revision === sent.revision) return [];
    if (!stored || save.kind === "delete" || save.kind === "order") return [save];
    const values = save.kind === "add" ? save.values : save.changes;
    const changes = changesTo(stored, values);
    if (Object.keys(changes).length === 0) return [];
    const { id, hotelId, collection, title, savedAt, revision } = save;
    const same = { id, hotelId, collection, title, savedAt, revision };
    return [{ ...same, kind: "edit", original: stored, changes, tried: [] }];
  });
}

/** Whether a row is on this device alone, for all that is known: it was never sent, or refused. */
export function isOnlyHere(save: WaitingSave | undefined): boolean {
  return save?.kind === "add" && (save.tried.length === 0 || save.problem !== undefined);
}

/** The values that a save writes into its row. */
export function valuesOf(save: Save): Changes {
  if (save.kind === "add") return save.values;
  return save.kind === "edit" ? save.changes : {};
}

/**
 * An edit of a row, as it is stored where an earlier one has stopped: with all of that one that its form has. The form
 * was opened from it, or before it stopped.
 */
export function editOver<Row extends Version>(
  stopped: WaitingSave | undefined,
  original: Row,
  changes: Changes,
): { original: Row; changes: Changes; whole: boolean } {
  if (!stopped?.problem) return { original, changes, whole: false };
  if (stopped.kind !== "edit" || stopped.original.updated_at !== original.updated_at) {
    return { original, changes, whole: true };
  }
  const inForm: Changes = { ...original, ...changes };
  const columns = Object.keys({ ...stopped.changes, ...changes });
  const values = Object.fromEntries(columns.map((column) => [column, inForm[column]]));
  const before = stopped.original as Row;
  return { original: before, changes: changesTo(before, values), whole: true };
}

interface Row extends Version {
  id: string;
}

/** What guests see of a row that says nothing about it. */
const SHOWN = { is_hidden: false, shown_during: null };

/** A collection's rows as they will be once what waits is stored. */
export function withWaiting<Item extends Row>(
  rows: readonly Item[],
  saves: readonly WaitingSave[],
  collection: string,
  hotelId: string,
): Item[] {
  let all = [...rows];
  for (const save of saves) {
    if (save.collection !== collection || save.hotelId !== hotelId) continue;
    if (save.kind === "add") {
      const before = all.find(({ id }) => id === save.id);
      // A row that is added has all columns of its form.
      const added = {
        ...SHOWN,
        ...before,
        ...save.values,
        id: save.id,
        updated_at: NOT_STORED,
      } as unknown as Item;
      all = before ? all.map((row) => (row === before ? added : row)) : [...all, added];
    } else if (save.kind === "edit") {
      const { updated_at } = save.original;
      all = all.map((row) => (row.id === save.id ? { ...row, ...save.changes, updated_at } : row));
    } else if (save.kind === "delete") {
      if (!save.problem) all = all.filter(({ id }) => id !== save.id);
    } else all = inOrder(all, save.ids);
  }
  return all;
}

/** The rows in the order of `ids`, then the rows that are not in it. */
export function inOrder<Item extends { id: string }>(items: readonly Item[], ids: readonly string[]): Item[] {
  const rank = new Map(ids.map((id, index) => [id, index]));
  return items.toSorted((a, b) => (rank.get(a.id) ?? ids.length) - (rank.get(b.id) ?? ids.length));
}
