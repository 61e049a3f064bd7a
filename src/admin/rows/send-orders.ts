/** Stores orders one at a time. One tab sends those that wait, oldest first. */
import type { QueryClient } from "@tanstack/react-query";
import { errorCode, NETWORK, UnavailableError } from "../../lib/errors.ts";
import { ChangedElsewhereError, type Changes, changesTo, type TableRow } from "./merge.ts";
import { inOrder, type Order, valuesOfOrder, type WaitingOrder, withoutSent } from "./orders.ts";
import type { OutboxStore } from "./outbox-store.ts";
import type { Supabase } from "./supabase.tsx";
import { arrange, GoneError, insertOne, type RowTable, read, remove, writeOne } from "./table.ts";

export interface Sender {
  userId: string;
  supabase: Supabase;
  queryClient: QueryClient;
  store: OutboxStore;
  /** An order is kept with the name of its table alone. */
  tableOf: (order: Pick<Order, "table" | "hotelId">) => RowTable;
}

/**
 * Ends when nothing is left that can go now.
 *
 * @param turn what to do while somebody sends already, in this tab or another one
 */
export async function sendWaiting(
  sender: Sender,
  turn: "leave it to them" | "behind others" = "leave it to them",
): Promise<void> {
  const { userId, store, queryClient } = sender;
  const ifAvailable = turn === "leave it to them";
  await navigator.locks.request(`innfo-waiting ${userId}`, { ifAvailable }, async (lock) => {
    if (!lock) return;
    const attempted = new Set<string>();
    let sent = 0;
    for (;;) {
      const next = (await store.read()).find(({ problem, revision }) => !problem && !attempted.has(revision));
      if (!next || !(await isSignedIn(sender))) break;
      attempted.add(next.revision);
      await noteTried(store, next);
      const outcome = await attempt(sender, next);
      if (outcome === "later") break;
      if (outcome === "sent") sent++;
    }
    // Counts, the preview and other lists may hang on it.
    if (sent > 0) await queryClient.invalidateQueries();
  });
}

/** Another account may have signed in by another tab. */
async function isSignedIn({ supabase, userId }: Sender): Promise<boolean> {
  const { data } = await supabase.auth.getSession();
  return data.session?.user.id === userId;
}

/** Written before it is sent: a page may be closed at any time. */
async function noteTried(store: OutboxStore, { revision, tried, ...order }: WaitingOrder): Promise<void> {
  const values = valuesOfOrder(order);
  if (tried.some((sent) => JSON.stringify(sent) === JSON.stringify(values))) return;
  await store.change((orders) =>
    orders.map((each) => (each.revision === revision ? { ...each, tried: [...each.tried, values] } : each)),
  );
}

async function attempt(sender: Sender, order: WaitingOrder): Promise<"sent" | "stopped" | "later"> {
  const { store, supabase, queryClient } = sender;
  const table = sender.tableOf(order);
  try {
    const stored =
      order.type === "remove"
        ? await removeSeen(supabase, table, order.id, knownOf(order.original, order.tried))
        : await storeOrder(supabase, table, order, order.tried);
    showStored(queryClient, table, order, stored);
    await store.change((orders) => withoutSent(orders, order, stored));
    return "sent";
  } catch (error) {
    const passes = errorCode(error) === NETWORK || error instanceof UnavailableError;
    if (passes || !(await isSignedIn(sender))) return "later";
    const problem = problemOf(error);
    await store.change((orders) =>
      orders.map((each) => (each.revision === order.revision ? { ...each, problem } : each)),
    );
    return "stopped";
  }
}

/** An unexpected error stops its order as a refusal does, because others wait behind it. */
function problemOf(error: unknown): NonNullable<WaitingOrder["problem"]> {
  if (error instanceof ChangedElsewhereError) {
    return { type: "conflict", current: error.current, columns: error.columns };
  }
  if (!(error instanceof Error) || !("code" in error)) {
    // Reported like an uncaught error.
    reportError(error);
    // Without a code and a message, general words are shown.
    return { type: "refused", code: "", message: "", details: "" };
  }
  const { code, message, details } = error as Error & { code: unknown; details?: unknown };
  return { type: "refused", code: String(code), message, details: String(details ?? "") };
}

/**
 * @param tried what was sent before, and whose answer got lost
 * @returns the stored row; undefined when there is none
 * @throws a PostgREST error, a NetworkError, a ChangedElsewhereError or a GoneError
 */
export async function storeOrder(
  supabase: Supabase,
  table: RowTable,
  order: Exclude<Order, { type: "remove" }>,
  tried: readonly Changes[],
): Promise<TableRow | undefined> {
  switch (order.type) {
    case "add":
      return insertOne(supabase, table, { ...order, tried });
    case "change": {
      const { id, original, changes } = order;
      if (table.calls) {
        const stored = await table.calls.store(supabase, id, changes);
        if (!stored) throw new GoneError();
        return stored;
      }
      const seen = { id, updated_at: original.updated_at, known: knownOf(original, tried) };
      const stored = await writeOne(supabase, table, seen, changes);
      await table.onChanged?.(supabase, original, stored);
      return stored;
    }
    case "arrange":
      await arrange(supabase, table, order.ids);
      return undefined;
  }
}

/** Every version that the server may have, as far as this device knows. */
function knownOf(original: TableRow, tried: readonly Changes[]): Changes[] {
  return [original, ...tried.map((values) => ({ ...original, ...values }))];
}

/** Deletes only the version that the owner has seen. A row that another window has changed stays, and the owner is asked. */
async function removeSeen(
  supabase: Supabase,
  table: RowTable,
  id: string,
  known: readonly Changes[],
): Promise<undefined> {
  const [current] = await read(supabase, table, [id]);
  // An owner who deletes a row that is gone has what they wanted.
  if (!current) return;
  const columns = Object.keys(table.fields).filter((column) =>
    known.every((version) => Object.keys(changesTo(version, { [column]: current[column] })).length > 0),
  );
  if (columns.length > 0) throw new ChangedElsewhereError(current, columns);
  await remove(supabase, table, [id]);
}

/** Puts the row into the loaded list before its order leaves the queue, so that nothing flickers. */
export function showStored(
  queryClient: QueryClient,
  { queryKey }: RowTable,
  order: Order,
  stored: TableRow | undefined,
): void {
  queryClient.setQueryData<readonly TableRow[]>(queryKey, (rows) => {
    if (!rows) return rows;
    if (order.type === "arrange") return inOrder(rows, order.ids);
    const place = rows.findIndex(({ id }) => id === order.id);
    const entry = stored ? [stored] : [];
    return place < 0 ? [...rows, ...entry] : rows.toSpliced(place, 1, ...entry);
  });
}
