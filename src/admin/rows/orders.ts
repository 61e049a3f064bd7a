/**
 * An owner's work on rows, as orders that can wait on this device: their order in the queue, how two of the same
 * row merge, and how a list looks with them. Pure. A row has one that waits at most; a later one of the same row
 * becomes part of it.
 */
import { type Changes, changesTo, NOT_STORED, type TableRow } from "./merge.ts";

export type Order = {
  /** The id of its {@link RowTable}. */
  table: string;
  hotelId: string;
  /** The owner's name for it. */
  title: string;
} & (
  | { type: "add"; id: string; values: Changes }
  /** `changes` were made to `original`; the `whole` ones are all, whatever waited before. */
  | { type: "change"; id: string; original: TableRow; changes: Changes; whole?: boolean }
  | { type: "remove"; id: string; original: TableRow }
  /** `ids`: of all rows of the table, as they are arranged. */
  | { type: "arrange"; ids: readonly string[] }
);

/** Why an order does not go on by itself. */
export type Problem =
  | { type: "refused"; code: string; message: string; details: string }
  /** Another window has changed the same columns. */
  | { type: "conflict"; current: TableRow; columns: readonly string[] };

export type WaitingOrder = Order & {
  /** Milliseconds since 1970. */
  savedAt: number;
  /** Another one after each change. */
  revision: string;
  /** The values that were sent and whose answer got lost: the server may have any of them. */
  tried: readonly Changes[];
  problem?: Problem;
};

type Kept = Order & Pick<WaitingOrder, "tried">;

/** The order's target: a row, or the arrangement of a table's rows. */
export function targetOf(order: Order): string {
  return order.type === "arrange" ? `${order.hotelId} ${order.table}` : order.id;
}

/** @returns what is left to store when both were saved; undefined when that is nothing */
function combined(before: WaitingOrder | undefined, next: Kept): Kept | undefined {
  if (!before) return next;
  const tried = [...before.tried, ...next.tried];
  if (next.type === "remove") {
    if (before.type === "add") {
      const original = { ...before.values, id: before.id, updated_at: NOT_STORED };
      return tried.length === 0 ? undefined : { ...next, original, tried };
    }
    return before.type === "change" ? { ...next, original: before.original, tried } : next;
  }
  if (next.type === "add") return { ...next, tried };
  if (next.type === "arrange") return next;
  if (before.type === "add")
    return { ...before, title: next.title, values: { ...before.values, ...next.changes }, tried };
  // Changes to a newer version were made by somebody who has seen that one.
  if (next.whole || before.type !== "change" || before.original.updated_at !== next.original.updated_at)
    return { ...next, tried };
  const changes = { ...before.changes, ...next.changes };
  // A change that may be stored already has to be taken back.
  const left = tried.length > 0 ? changes : changesTo(before.original, changes);
  if (Object.keys(left).length === 0) return undefined;
  return { ...before, title: next.title, changes: left, tried };
}

/** Without why it stopped before. */
function restarted({ problem: _, ...order }: Kept & { problem?: Problem }): Kept {
  // A part of a union without one property is the same union.
  return order as Kept;
}

/** The queue with another order: in the place of the one that is part of it, or at its end. */
export function queuedWith(
  orders: readonly WaitingOrder[],
  next: Kept,
  stamp: Pick<WaitingOrder, "savedAt" | "revision">,
): WaitingOrder[] {
  const place = orders.findIndex((order) => targetOf(order) === targetOf(next));
  const left = combined(orders[place], next);
  const entry = left ? [{ ...restarted(left), ...stamp }] : [];
  return place < 0 ? [...orders, ...entry] : orders.toSpliced(place, 1, ...entry);
}

/** The queue without what has been stored. Later saves go on from the stored row. */
export function withoutSent(
  orders: readonly WaitingOrder[],
  sent: WaitingOrder,
  stored: TableRow | undefined,
): WaitingOrder[] {
  return orders.flatMap((order): WaitingOrder[] => {
    if (targetOf(order) !== targetOf(sent)) return [order];
    if (order.revision === sent.revision) return [];
    if (!stored || order.type === "remove" || order.type === "arrange") return [order];
    const changes = changesTo(stored, valuesOfOrder(order));
    if (Object.keys(changes).length === 0) return [];
    const { id, table, hotelId, title, savedAt, revision } = order;
    return [
      { type: "change", id, table, hotelId, title, savedAt, revision, original: stored, changes, tried: [] },
    ];
  });
}

/** Whether a row is on this device alone, for all that is known: it was never sent, or refused. */
export function isOnlyHere(order: WaitingOrder | undefined): boolean {
  return order?.type === "add" && (order.tried.length === 0 || order.problem !== undefined);
}

export function valuesOfOrder(order: Order): Changes {
  if (order.type === "add") return order.values;
  return order.type === "change" ? order.changes : {};
}

/**
 * A change of a row, as it is stored where an earlier one has stopped: with all of that one that its form has. The form
 * was opened from it, or before it stopped.
 */
export function changeOver<Row extends TableRow>(
  stopped: WaitingOrder | undefined,
  original: Row,
  changes: Changes,
): { original: Row; changes: Changes; whole: boolean } {
  if (!stopped?.problem) return { original, changes, whole: false };
  if (stopped.type !== "change" || stopped.original.updated_at !== original.updated_at) {
    return { original, changes, whole: true };
  }
  const inForm: Changes = { ...original, ...changes };
  const columns = Object.keys({ ...stopped.changes, ...changes });
  const values = Object.fromEntries(columns.map((column) => [column, inForm[column]]));
  const before = stopped.original as Row;
  return { original: before, changes: changesTo(before, values), whole: true };
}

/** Guests' view of a row that says nothing about it. */
const SHOWN = { is_hidden: false, shown_during: null };

/** A table's rows as they will be once what waits is stored. */
export function withWaiting<Row extends TableRow>(
  rows: readonly Row[],
  orders: readonly WaitingOrder[],
  table: string,
  hotelId: string,
): Row[] {
  let all = [...rows];
  for (const order of orders) {
    if (order.table !== table || order.hotelId !== hotelId) continue;
    if (order.type === "add") {
      const { id, values } = order;
      const before = all.find((row) => row.id === id);
      // A row that is added has all columns of its form.
      const added = { ...SHOWN, ...before, ...values, id, updated_at: NOT_STORED } as TableRow as Row;
      all = before ? all.map((row) => (row === before ? added : row)) : [...all, added];
    } else if (order.type === "change") {
      const { updated_at } = order.original;
      all = all.map((row) => (row.id === order.id ? { ...row, ...order.changes, updated_at } : row));
    } else if (order.type === "remove") {
      if (!order.problem) all = all.filter(({ id }) => id !== order.id);
    } else all = inOrder(all, order.ids);
  }
  return all;
}

/** The rows in the order of `ids`, then the rows that are not in it. */
export function inOrder<Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const rank = new Map(ids.map((id, index) => [id, index]));
  return rows.toSorted((a, b) => (rank.get(a.id) ?? ids.length) - (rank.get(b.id) ?? ids.length));
}
