/** Sends what waits, one after the other, in one tab. */
import type { QueryClient } from "@tanstack/react-query";
import { errorCode, NETWORK, UnavailableError } from "../../lib/errors.ts";
import { type Hotel, hotelsQuery, storedHotel } from "../content/hotel/hotels.ts";
import { removeLogo } from "../content/hotel/logo.tsx";
import { collectionOf, type Item, itemsQuery, itemTable } from "../content/sections/items.ts";
import { storeOrder } from "../content/sections/order.ts";
import { ChangedElsewhereError, type Changes, changesTo, type Version } from "./merge.ts";
import { saveAgain, saveOver } from "./save-over.ts";
import { HOTEL, inOrder, valuesOf, type WaitingSave, withoutSent } from "./saves.ts";
import type { SavesStore } from "./saves-store.ts";
import type { Supabase } from "./supabase.tsx";
import { insertOne, type RowTable, read, remove, writeOne } from "./table.ts";

interface Sender {
  userId: string;
  supabase: Supabase;
  queryClient: QueryClient;
  store: SavesStore;
}

/** Ends when nothing is left that can go now. */
export async function sendSaves(sender: Sender): Promise<void> {
  const { userId, store } = sender;
  await navigator.locks.request(`innfo-waiting ${userId}`, { ifAvailable: true }, async (lock) => {
    // Another tab sends.
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
      if (outcome === "stopped") continue;
      sent++;
    }
    // Counts, the preview and other lists may hang on it.
    if (sent > 0) await sender.queryClient.invalidateQueries();
  });
}

/** Another account may have signed in by another tab. */
async function isSignedIn({ supabase, userId }: Sender): Promise<boolean> {
  const { data } = await supabase.auth.getSession();
  return data.session?.user.id === userId;
}

/** Written before it is sent: a page may be closed at any time. */
function noteTried(store: SavesStore, { id, revision, ...save }: WaitingSave): Promise<void> {
  const values = valuesOf({ id, ...save });
  const isNew = !save.tried.some((tried) => JSON.stringify(tried) === JSON.stringify(values));
  if (!isNew) return Promise.resolve();
  return store.change((saves) =>
    saves.map((each) =>
      each.id === id && each.revision === revision ? { ...each, tried: [...each.tried, values] } : each,
    ),
  );
}

async function attempt(sender: Sender, save: WaitingSave): Promise<"sent" | "stopped" | "later"> {
  const { store } = sender;
  try {
    const stored = await storeOne(sender, save);
    show(sender, save, stored);
    await store.change((saves) => withoutSent(saves, save, stored));
    return "sent";
  } catch (error) {
    const passes = errorCode(error) === NETWORK || error instanceof UnavailableError;
    if (passes || !(await isSignedIn(sender))) return "later";
    const problem = problemOf(error);
    await store.change((saves) =>
      saves.map((each) => (each.revision === save.revision ? { ...each, problem } : each)),
    );
    return "stopped";
  }
}

/** A surprise, which is no answer of the server's, stops its save, too: others wait behind it. */
function problemOf(error: unknown): NonNullable<WaitingSave["problem"]> {
  if (error instanceof ChangedElsewhereError) {
    return { type: "conflict", current: error.current, columns: error.columns };
  }
  if (!(error instanceof Error) || !("code" in error)) {
    // As the browser reports what nobody catches.
    reportError(error);
    // Without a code and a message it is said in general words.
    return { type: "refused", code: "", message: "", details: "" };
  }
  const { code, message, details } = error as Error & { code: unknown; details?: unknown };
  return { type: "refused", code: String(code), message, details: String(details ?? "") };
}

/** @returns the stored row; undefined when there is none */
async function storeOne(sender: Sender, save: WaitingSave): Promise<Version | undefined> {
  const { supabase } = sender;
  if (save.collection === HOTEL) return save.kind === "edit" ? storeHotel(supabase, save) : undefined;
  const table = itemTable(collectionOf(save.collection), save.hotelId);
  const { id, tried } = save;
  switch (save.kind) {
    case "add":
      return insertOne(supabase, table, save);
    case "edit": {
      const { original, changes } = save;
      const seen = { id, updated_at: original.updated_at, known: maybeStored(original, tried) };
      return writeOne(supabase, table, seen, changes);
    }
    case "delete":
      await removeSeen(supabase, table, id, maybeStored(save.original, tried));
      return undefined;
    case "order":
      await storeOrder(supabase, table, save.ids);
      return undefined;
  }
}

/** Only what the owner has seen: a row that another window has changed since stays, and they are asked. */
async function removeSeen(
  supabase: Supabase,
  table: RowTable,
  id: string,
  known: readonly Changes[],
): Promise<void> {
  const [current] = await read(supabase, table, [id]);
  // Whoever deletes a row that is gone has what they wanted.
  if (!current) return;
  const columns = Object.keys(table.fields).filter((column) =>
    known.every((version) => Object.keys(changesTo(version, { [column]: current[column] })).length > 0),
  );
  if (columns.length > 0) throw new ChangedElsewhereError(current, columns);
  await remove(supabase, table, [id]);
}

async function storeHotel(supabase: Supabase, save: WaitingSave & { kind: "edit" }): Promise<Hotel> {
  const row = storedHotel(supabase, "id", save.id);
  const stored =
    save.tried.length > 0
      ? await saveAgain(row, maybeStored(save.original, save.tried), save.changes)
      : await saveOver(row, save.original, save.changes);
  const { logo_url } = save.original;
  if (typeof logo_url === "string" && logo_url !== stored.logo_url) await removeLogo(supabase, logo_url);
  return stored;
}

/** Every version that the server may have, as far as this device knows. */
function maybeStored(original: Version, tried: readonly Changes[]): Changes[] {
  return [original, ...tried.map((values) => ({ ...original, ...values }))];
}

/** Puts it into the lists that are loaded, before it leaves what waits: nothing flickers. */
function show(
  { queryClient, supabase, userId }: Sender,
  save: WaitingSave,
  stored: Version | undefined,
): void {
  if (save.collection === HOTEL) {
    queryClient.setQueryData(hotelsQuery(supabase, userId).queryKey, (hotels) =>
      hotels?.map((hotel) => (hotel.id === save.id ? { ...hotel, ...stored } : hotel)),
    );
    return;
  }
  const { queryKey } = itemsQuery(supabase, save.hotelId, collectionOf(save.collection));
  queryClient.setQueryData(queryKey, (items) => {
    if (!items) return items;
    if (save.kind === "order") return inOrder(items, save.ids);
    if (save.kind === "delete") return items.filter(({ id }) => id !== save.id);
    // Read with the columns of the list.
    const row = stored as Item;
    return items.some(({ id }) => id === save.id)
      ? items.map((item) => (item.id === save.id ? row : item))
      : [...items, row];
  });
}
