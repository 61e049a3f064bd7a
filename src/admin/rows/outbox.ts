/**
 * The one writer of rows. With a network and nothing that waits, an order goes straight to the server; without one, or
 * behind what waits of the same row, it is kept on this device and sent once it can go.
 */

import type { MutationOptions } from "@tanstack/react-query";
import { errorCode, NETWORK } from "../../lib/errors.ts";
import { t } from "../../lib/texts/t.ts";
import { ChangedElsewhereError, type Changes, type TableRow } from "./merge.ts";
import { isAway } from "./network.ts";
import { newId } from "./new-id.ts";
import {
  changeOver,
  inOrder,
  isOnlyHere,
  type Order,
  type Problem,
  queuedWith,
  targetOf,
  valuesOfOrder,
  type WaitingOrder,
} from "./orders.ts";
import { asMutation } from "./query-client.ts";
import { type Sender, sendWaiting, showStored, storeOrder } from "./send-orders.ts";
import {
  type DirectTable,
  GoneError,
  type NewRow,
  type RowTable,
  remove,
  restoreRows,
  seenAs,
  writeOver,
} from "./table.ts";

export const KEPT = t`Kept here until there is a network`;

interface ChangedAll<Row> {
  saved: readonly Row[];
  /** How many another window has changed in the same columns, or deleted: they stay as they are there. */
  elsewhere: number;
  /** Whether it is kept on this device until there is a network. */
  kept: boolean;
}

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Each write answers what was stored, or undefined when it is kept on this device. Each throws a PostgREST error, a
 * NetworkError where nothing is kept, a ChangedElsewhereError or a GoneError, after reading the list again.
 */
export function createOutbox(sender: Sender) {
  const { supabase, queryClient, store } = sender;
  /** How a table's rows are arranged on the server, while other arrangements are on their way. */
  const arranged = new Map<string, readonly string[]>();

  const find = (target: string) => store.known().find((order) => targetOf(order) === target);
  const send = () => sendWaiting(sender);

  /** @param tried what may have reached the server */
  async function keep(order: Order, tried: readonly Changes[]): Promise<void> {
    const stamp = { savedAt: Date.now(), revision: newId() };
    await store.change((orders) => queuedWith(orders, { ...order, tried }, stamp));
    if (!isAway()) void send();
  }

  /**
   * Keeps an order behind what waits, and follows it to the server where there is a network.
   *
   * @returns whether it is stored; false while it waits
   * @throws what the server refuses of it, as if it had gone straight there
   */
  async function keepAndFollow(order: Order): Promise<boolean> {
    const before = find(targetOf(order));
    await keep(order, []);
    // A row that was only here is gone without a word to the server.
    if (isAway() || (order.type === "remove" && isOnlyHere(before))) return false;
    await sendWaiting(sender, "behind others");
    const waiting = find(targetOf(order));
    if (waiting?.problem) throw errorOf(waiting.problem);
    return !waiting;
  }

  /** The order goes to the server by `write`, or waits. */
  async function submit<Done>(
    table: RowTable,
    order: Order,
    write: () => Promise<Done>,
    /** The result, where it was stored behind others. */
    written: () => Done | undefined,
    options?: Pick<MutationOptions<Done>, "mutationKey" | "scope">,
  ): Promise<Done | undefined> {
    const { queryKey } = table;
    if (!table.keep) return asMutation(queryClient, write, options).catch(readAgain);
    const before = find(targetOf(order));
    // A row that the server refused to add is only here.
    const isHere = before && (!before.problem || (before.type === "add" && order.type === "remove"));
    if (isHere || isAway() || followsOthers(order))
      return (await keepAndFollow(order)) ? written() : undefined;
    try {
      const done = await asMutation(queryClient, write, options);
      if (before) await store.change((orders) => orders.filter((each) => targetOf(each) !== targetOf(order)));
      return done;
    } catch (error) {
      if (errorCode(error) !== NETWORK) return readAgain(error);
      try {
        await keep(order, [valuesOfOrder(order)]);
      } catch {
        // Nor is there room on the device: the form stays open and says why.
        throw error;
      }
      return undefined;
    }

    async function readAgain(error: unknown): Promise<never> {
      const mutationKey = options?.mutationKey;
      // A later one that is still on its way reads again, if need be.
      if (!mutationKey || queryClient.isMutating({ mutationKey }) === 0)
        await queryClient.invalidateQueries({ queryKey });
      throw error;
    }
  }

  /** An arrangement may name rows that are not stored yet. */
  function followsOthers({ type, table }: Order): boolean {
    return type === "arrange" && store.known().some((order) => order.table === table && !order.problem);
  }

  /** Stores a row's order, and shows the row. */
  async function storeRow<Row extends TableRow>(
    table: RowTable<Row>,
    order: Exclude<Order, { type: "remove" }>,
    tried: readonly Changes[],
  ): Promise<Row> {
    const stored = await storeOrder(supabase, table, order, tried);
    showStored(queryClient, table, order, stored);
    // An added or changed row has the columns of its list.
    return stored as Row;
  }

  function add<Row extends TableRow>(table: RowTable<Row>, row: NewRow): Promise<Row | undefined> {
    const { id, values, tried = [] } = row;
    const order: Order = { ...about(table, values), type: "add", id, values };
    return submit(
      table,
      order,
      () => storeRow(table, order, tried),
      () => inList(table, id),
    );
  }

  /** A row as it was stored last. */
  function inList<Row extends TableRow>({ queryKey }: RowTable<Row>, id: string): Row | undefined {
    return queryClient.getQueryData<readonly Row[]>(queryKey)?.find((row) => row.id === id);
  }

  /** @param changes relative to `original` */
  function change<Row extends TableRow>(table: DirectTable<Row>, ...to: [Row, Changes]): Promise<Row>;
  function change<Row extends TableRow>(
    table: RowTable<Row>,
    ...to: [Row, Changes]
  ): Promise<Row | undefined>;
  function change<Row extends TableRow>(
    table: RowTable<Row>,
    original: Row,
    changes: Changes,
  ): Promise<Row | undefined> {
    const { id } = original;
    const over = changeOver(table.keep ? find(id) : undefined, original, changes);
    const order: Order = { ...about(table, { ...original, ...changes }), type: "change", id, ...over };
    return submit(
      table,
      order,
      () => storeRow(table, order, []),
      () => inList(table, id),
    );
  }

  /** @returns what undoes it, also after its screen was closed, and whether it waits for a network */
  async function removeOne<Row extends TableRow>(
    table: RowTable<Row>,
    original: Row,
  ): Promise<{ undo: () => Promise<void>; waits: boolean }> {
    const { id } = original;
    const before = find(id);
    const order: Order = { ...about(table, original), type: "remove", id, original };
    const write = async () => {
      if ((await remove(supabase, table, [id])).length === 0) throw new GoneError();
      showStored(queryClient, table, order, undefined);
      return true;
    };
    const isDone = await submit(table, order, write, () => true);
    const undo = async () => {
      if (!isDone && (await takeBack(id, before))) return;
      await asMutation(queryClient, () => restoreRows(supabase, table, [id]));
      // The hotel's other lists, too: a section comes back with its items.
      await queryClient.invalidateQueries({ queryKey: table.queryKey.slice(0, 2) });
    };
    return { undo, waits: find(id)?.type === "remove" };
  }

  /**
   * Takes a deletion that waits back.
   *
   * @param before what waited of the same row
   * @returns false when it does not wait any more
   */
  async function takeBack(id: string, before: WaitingOrder | undefined): Promise<boolean> {
    // It was deleted by leaving it out, or is added again.
    const wasOnlyHere = isOnlyHere(before);
    let isBack = false;
    await store.change((orders) => {
      const place = orders.findIndex((order) => targetOf(order) === id);
      const deletion = orders[place];
      if (deletion ? deletion.type !== "remove" : !wasOnlyHere) return orders;
      // A deletion that was sent may have arrived, although there was no answer.
      const wasSent = deletion !== undefined && deletion.tried.length > (before?.tried.length ?? 0);
      isBack = wasOnlyHere || !wasSent;
      return orders.toSpliced(deletion ? place : orders.length, 1, ...(before ? [before] : []));
    });
    return isBack;
  }

  /** The list changes at once, and changes back where that cannot be saved. @param ids of all rows, in their order */
  async function arrangeAll(table: RowTable, ids: readonly string[]): Promise<void> {
    const { id, hotelId, queryKey, many } = table;
    const order: Order = { table: id, hotelId, title: t`Order of ${many}`, type: "arrange", ids };
    const mutationKey = ["order", ...queryKey];
    const isSaving = () => queryClient.isMutating({ mutationKey }) > 0;
    const show = (ids: readonly string[]) =>
      queryClient.setQueryData<readonly TableRow[]>(queryKey, (rows) => rows && inOrder(rows, ids));
    const key = targetOf(order);
    if (!isSaving()) {
      const rows = queryClient.getQueryData<readonly TableRow[]>(queryKey) ?? [];
      arranged.set(
        key,
        rows.map((row) => row.id),
      );
    }
    // A pending answer has the rows in their old order.
    await queryClient.cancelQueries({ queryKey });
    show(ids);
    try {
      const write = () => storeOrder(supabase, table, order, []).then(() => true);
      // One request after the other, so that the last order wins.
      const isStored = await submit(table, order, write, () => true, {
        mutationKey,
        scope: { id: mutationKey.join(" ") },
      });
      if (isStored) arranged.set(key, ids);
      // The order that waits comes on top of it.
      else if (!isSaving()) show(arranged.get(key) ?? []);
    } catch (error) {
      // A later order that is still being saved includes this move.
      if (!isSaving()) show(arranged.get(key) ?? []);
      throw error;
    }
  }

  /**
   * The same changes to several rows. Where one of them waits already, all wait.
   *
   * @param atOnce whether the list changes before they are stored
   */
  async function changeAll<Row extends TableRow>(
    table: RowTable<Row>,
    rows: readonly Row[],
    changes: Partial<Row>,
    atOnce = false,
  ): Promise<ChangedAll<Row>> {
    const { queryKey } = table;
    const ids = new Set(rows.map(({ id }) => id));
    const put = (by: (row: Row) => Row) =>
      queryClient.setQueryData<readonly Row[]>(queryKey, (loaded) =>
        loaded?.map((row) => (ids.has(row.id) ? by(row) : row)),
      );
    const loaded = new Map(queryClient.getQueryData<readonly Row[]>(queryKey)?.map((row) => [row.id, row]));
    const putBack = () => put((row) => loaded.get(row.id) ?? row);

    /** The list says again what the server has, and what waits comes on top of it. */
    async function keepAll(isTried: boolean): Promise<ChangedAll<Row>> {
      putBack();
      for (const original of rows) {
        const { id } = original;
        await keep(
          { ...about(table, original), type: "change", id, original, changes },
          isTried ? [changes] : [],
        );
      }
      if (!isAway() && !isTried) await sendWaiting(sender, "behind others");
      const kept = rows.some(({ id }) => find(id));
      return { saved: rows.map((row) => ({ ...row, ...changes })), elsewhere: 0, kept };
    }

    if (atOnce) put((row) => ({ ...row, ...changes }));
    if (isAway() || rows.some(({ id }) => find(id))) return keepAll(false);
    try {
      const write = () => writeOver(supabase, table, rows.map(seenAs), changes);
      const { saved, conflicts, gone } = await asMutation(queryClient, write);
      const byId = new Map(saved.map((row) => [row.id, row]));
      put((row) => byId.get(row.id) ?? row);
      const elsewhere = conflicts.length + gone;
      if (elsewhere > 0) await queryClient.invalidateQueries({ queryKey });
      return { saved, elsewhere, kept: false };
    } catch (error) {
      if (errorCode(error) === NETWORK) return keepAll(true);
      putBack();
      await queryClient.invalidateQueries({ queryKey });
      throw error;
    }
  }

  return {
    orders: store.known,
    subscribe: store.subscribe,
    find,
    /** Sends what waits, unless another tab does. */
    send,
    add,
    change,
    remove: removeOne,
    arrange: arrangeAll,
    changeAll,
    /** Adds a row again that was on this device alone. */
    keepAgain: (order: WaitingOrder) => keep(order, []),
    /** Changes one that waits; without a successor it is dropped. */
    replace: (target: string, by?: (order: WaitingOrder) => WaitingOrder) =>
      store.change((orders) =>
        orders.flatMap((order) => {
          if (targetOf(order) !== target) return [order];
          return by ? [{ ...by(order), revision: newId() }] : [];
        }),
      ),
  };
}

function errorOf(problem: Problem): Error {
  if (problem.type === "conflict") return new ChangedElsewhereError(problem.current, problem.columns);
  const { message, code, details } = problem;
  return Object.assign(new Error(message), { code, details });
}

function about({ id, hotelId, nameOf }: RowTable, row: Changes) {
  return { table: id, hotelId, title: nameOf(row) };
}
