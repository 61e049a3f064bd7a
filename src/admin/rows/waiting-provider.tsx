import { useQueryClient } from "@tanstack/react-query";
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { errorCode, NETWORK, TimeoutError } from "../../lib/errors.ts";
import { useUser } from "../account/auth/auth-provider.tsx";
import { isAway, watchNetwork } from "./network.ts";
import { newId } from "./new-id.ts";
import { isOnlyHere, keptIn, type Save, valuesOf, type WaitingSave } from "./saves.ts";
import { openSaves, type SavesStore } from "./saves-store.ts";
import { sendSaves } from "./send-saves.ts";
import { useSupabase } from "./supabase.tsx";

/** Milliseconds after which an answer counts as lost. */
const PATIENCE = 10_000;
/** How often what waits is tried again, where nothing says that there is a network. */
const AGAIN_MS = 20_000;

/** Said once something is kept. */
export const KEPT = "Kept on this device until there is a network";

interface Waiting {
  /** In the order in which they are sent. */
  saves: readonly WaitingSave[];
  /**
   * Stores, or keeps the save on this device when there is no network, or when its row waits already.
   *
   * @returns what was stored; undefined when it is kept
   * @throws what `write` throws, but for a lost answer
   */
  orKeep: <Stored>(save: Save, write: () => Promise<Stored>) => Promise<Stored | undefined>;
  /** What waits of a row at this moment. */
  find: (id: string) => WaitingSave | undefined;
  /**
   * Keeps it on this device and sends it as soon as it can go.
   *
   * @param tried whether it may have reached the server
   */
  keep: (save: Save, tried: boolean) => Promise<void>;
  /** Changes one that waits; without a successor it is dropped. */
  replace: (id: string, by?: (save: WaitingSave) => WaitingSave) => Promise<void>;
  /**
   * Takes a deletion back.
   *
   * @param before what waited of the same row
   * @returns false when it does not wait any more
   */
  takeBack: (id: string, before: WaitingSave | undefined) => Promise<boolean>;
  /** Sends what waits, unless another tab does. */
  send: () => Promise<void>;
}

const WaitingContext = createContext<Waiting | null>(null);

/** What the signed-in owner saved without a network: kept on this device, and sent once there is one. */
export function WaitingProvider({ children }: { children: ReactNode }) {
  const userId = useUser().id;
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const [store] = useState(() =>
    openSaves(userId, () => {
      // What another tab has sent is in no list of this one.
      if (!isAway()) void queryClient.invalidateQueries();
    }),
  );
  const saves = useSyncExternalStore(store.subscribe, store.known);
  useEffect(() => store.close, [store]);

  const send = useCallback(
    () => sendSaves({ userId, supabase, queryClient, store }),
    [userId, supabase, queryClient, store],
  );
  useSending(saves, send);

  const waiting = useMemo<Waiting>(() => ({ saves, send, ...changesOf(store, send) }), [saves, store, send]);
  return <WaitingContext value={waiting}>{children}</WaitingContext>;
}

function changesOf(store: SavesStore, send: () => Promise<void>): Omit<Waiting, "saves" | "send"> {
  const find = (id: string) => store.known().find((save) => save.id === id);

  async function keep(save: Save, tried: boolean): Promise<void> {
    const stamp = { savedAt: Date.now(), revision: newId() };
    const next = { ...save, tried: tried ? [valuesOf(save)] : [] };
    await store.change((saves) => keptIn(saves, next, stamp));
    if (!isAway()) void send();
  }

  async function orKeep<Stored>(save: Save, write: () => Promise<Stored>): Promise<Stored | undefined> {
    const before = find(save.id);
    // What the server refused to add is nowhere else.
    const isHere = before && (!before.problem || (before.kind === "add" && save.kind === "delete"));
    if (isHere || isAway() || goesAfterOthers(store.known(), save)) {
      await keep(save, false);
      return undefined;
    }
    try {
      const stored = await inTime(write());
      if (before) await store.change((saves) => saves.filter(({ id }) => id !== save.id));
      return stored;
    } catch (error) {
      if (errorCode(error) !== NETWORK) throw error;
      try {
        await keep(save, true);
      } catch {
        // Nor is there room on the device: the form stays open and says why.
        throw error;
      }
      return undefined;
    }
  }

  return {
    orKeep,
    find,
    keep,
    takeBack: async (id, before) => {
      // It was deleted by leaving it out, or is added again.
      const wasOnlyHere = isOnlyHere(before);
      let isBack = false;
      await store.change((saves) => {
        const place = saves.findIndex((save) => save.id === id);
        const deletion = saves[place];
        if (deletion ? deletion.kind !== "delete" : !wasOnlyHere) return saves;
        // A deletion that was sent may have arrived, although there was no answer.
        const wasSent = deletion !== undefined && deletion.tried.length > (before?.tried.length ?? 0);
        isBack = wasOnlyHere || !wasSent;
        return saves.toSpliced(deletion ? place : saves.length, 1, ...(before ? [before] : []));
      });
      return isBack;
    },
    replace: (id, by) =>
      store.change((saves) =>
        saves.flatMap((save) => {
          if (save.id !== id) return [save];
          return by ? [{ ...by(save), revision: newId() }] : [];
        }),
      ),
  };
}

/** An order may name rows that are not stored yet. */
function goesAfterOthers(saves: readonly WaitingSave[], { kind, collection }: Save): boolean {
  return kind === "order" && saves.some((save) => save.collection === collection && !save.problem);
}

/** @throws a NetworkError when it takes too long: what is sent then may still arrive */
function inTime<Stored>(stored: Promise<Stored>): Promise<Stored> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError("No answer in time")), PATIENCE);
    stored.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Sends when the admin opens, when there is a network again, and from time to time. */
function useSending(saves: readonly WaitingSave[], send: () => Promise<void>): void {
  const waits = saves.some(({ problem }) => !problem);
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    if (!waits) return;
    function tryToSend(): void {
      if (document.visibilityState === "visible" && !isAway()) void latest.current();
    }
    tryToSend();
    const timer = setInterval(tryToSend, AGAIN_MS);
    const unwatch = watchNetwork(tryToSend);
    document.addEventListener("visibilitychange", tryToSend);
    return () => {
      clearInterval(timer);
      unwatch();
      document.removeEventListener("visibilitychange", tryToSend);
    };
  }, [waits]);
}

export function useWaiting(): Waiting {
  const waiting = use(WaitingContext);
  if (!waiting) throw new Error("useWaiting needs a <WaitingProvider> above it");
  return waiting;
}
