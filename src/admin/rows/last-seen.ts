/**
 * The lists an owner has seen, kept on this device for when there is no network. They belong to one account and go
 * when it signs out or another one signs in.
 */
import {
  hashKey,
  type Query,
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
} from "@tanstack/react-query";
import { del, get, keys, update } from "idb-keyval";
import { errorCode, NETWORK } from "../../lib/errors.ts";
import { deviceStore } from "./device-store.ts";
import { isAway, noteShownFrom } from "./network.ts";

/** Queries of the menu and the content screens: never texts of guests. */
const KEPT = new Set<unknown>([
  "hotels",
  "workplaces",
  "items",
  "section-overview",
  "guest-document",
  "subscription",
  "inbox-news",
  "rooms",
]);
/** Queries of the frame around every screen. It is drawn first: local storage answers at once. */
const OF_FRAME = ["hotels", "workplaces"];
const FRAME = "innfo-frame-";
/** Characters. Drafts need the same storage. */
const MOST_OF_FRAME = 256 * 1024;
const MOST_BYTES = 4 * 1024 * 1024;
const WRITE_AFTER_MS = 500;

/** Arguments of a read. */
export type Reading = Pick<QueryFunctionContext, "signal">;

interface Seen {
  /** Milliseconds since 1970. */
  at: number;
  data: unknown;
}

/** By the hash of its query's key. */
type SeenLists = Record<string, Seen>;

declare module "@tanstack/react-query" {
  interface Register {
    /** The part of its answer that is kept on the device; without it all is. */
    queryMeta: { kept?: (data: unknown) => unknown };
  }
}

const store = deviceStore("innfo-last-seen");

/** The account whose lists are kept now; none once they sign out. */
let account: string | undefined;

/** @returns a function that ends it */
export function keepLastSeen(queryClient: QueryClient, userId: string): () => void {
  account = userId;
  void forgetOthers(userId);
  let news: SeenLists = {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    const changed = news;
    news = {};
    if (account !== userId || Object.keys(changed).length === 0) return;
    // Without room, or in a window that keeps nothing, the admin works as it does without this.
    update<SeenLists>(userId, (before) => newest({ ...before, ...changed }), store).catch(() => undefined);
  }

  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    const { queryHash, queryKey, state, meta } = event.query;
    if (!KEPT.has(queryKey[0]) || isAway() || isSeenOnly(state)) return;
    const seen = { at: Date.now(), data: meta?.kept ? meta.kept(state.data) : state.data };
    if (isOfFrame(event.query)) return keepFrame(userId, { ...frameOf(userId), [queryHash]: seen });
    news[queryHash] = seen;
    timer ??= setTimeout(write, WRITE_AFTER_MS);
  });
  window.addEventListener("pagehide", write);
  return () => {
    unsubscribe();
    window.removeEventListener("pagehide", write);
    write();
  };
}

/**
 * Options of a query of the frame, which shows it as it was here last, while it is read. Nobody waits for the hotel before
 * the rows are asked for.
 */
export function seenFirst<Data>(userId: string, queryKey: QueryKey) {
  const seen = () => frameOf(userId)[hashKey(queryKey)]?.data as Data | undefined;
  return { initialData: seen, initialDataUpdatedAt: SEEN_ONLY };
}

function frameOf(userId: string): SeenLists {
  // Only this file writes it.
  return JSON.parse(localStorage.getItem(FRAME + userId) ?? "{}") as SeenLists;
}

function keepFrame(userId: string, frame: SeenLists): void {
  if (account !== userId) return;
  const text = JSON.stringify(frame);
  try {
    // Otherwise an older one would be drawn for ever.
    localStorage.removeItem(FRAME + userId);
    if (text.length <= MOST_OF_FRAME) localStorage.setItem(FRAME + userId, text);
  } catch {
    // Without room the next page waits for what is read.
  }
}

const isOfFrame = ({ queryKey }: Pick<Query, "queryKey">) => OF_FRAME.includes(String(queryKey[0]));

/** Instead of the time at which it was read. */
const SEEN_ONLY = 0;

/** Whether there is data, and none of it was read since the page was opened. */
export function isSeenOnly({ data, dataUpdatedAt }: { data: unknown; dataUpdatedAt: number }): boolean {
  return data !== undefined && dataUpdatedAt === SEEN_ONLY;
}

/** As many of the newest as there is room for. */
export function newest(lists: SeenLists, room = MOST_BYTES): SeenLists {
  const sorted = Object.entries(lists).sort(([, one], [, other]) => other.at - one.at);
  let left = room;
  return Object.fromEntries(
    sorted.filter(([, { data }]) => {
      left -= new Blob([JSON.stringify(data) ?? ""]).size;
      return left >= 0;
    }),
  );
}

/**
 * Reads, or answers what was read last on this device where there is no network. A list on the screen already stays
 * there, as it is newer.
 */
export function orLastSeen<Data>(read: (context: Reading) => Promise<Data>) {
  return async (context: QueryFunctionContext): Promise<Awaited<Data>> => {
    const state = context.client.getQueryState(context.queryKey);
    if (state?.data !== undefined && !isSeenOnly(state)) return await read(context);
    // People who waited for ten seconds once need not wait for each list.
    const seen = isAway() ? await lastSeen<Awaited<Data>>(context) : undefined;
    if (seen !== undefined) return seen;
    try {
      return await read(context);
    } catch (error) {
      const before = errorCode(error) === NETWORK ? await lastSeen<Awaited<Data>>(context) : undefined;
      if (before === undefined) throw error;
      return before;
    }
  };
}

/** @returns undefined when there is nothing */
async function lastSeen<Data>({ queryKey }: QueryFunctionContext): Promise<Data | undefined> {
  if (!account) return undefined;
  const kept = isOfFrame({ queryKey })
    ? frameOf(account)
    : await get<SeenLists>(account, store).catch(() => undefined);
  const seen = kept?.[hashKey(queryKey)];
  if (!seen) return undefined;
  noteShownFrom(seen.at);
  // It was the answer to the same query.
  return seen.data as Data;
}

/** At sign-out. */
export async function forgetLastSeen(userId: string): Promise<void> {
  account = undefined;
  localStorage.removeItem(FRAME + userId);
  await del(userId, store).catch(() => undefined);
}

async function forgetOthers(userId: string): Promise<void> {
  const isOthers = (key: string) => key.startsWith(FRAME) && key !== FRAME + userId;
  for (const key of Object.keys(localStorage).filter(isOthers)) localStorage.removeItem(key);
  const others = (await keys<string>(store).catch(() => [])).filter((key) => key !== userId);
  await Promise.all(others.map((key) => del(key, store)));
}
