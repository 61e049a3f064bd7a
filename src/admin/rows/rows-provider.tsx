import { useQueryClient } from "@tanstack/react-query";
import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import type { Field } from "../../fields/index.ts";
import { isAway, watchNetwork } from "./network.ts";
import { targetOf, type WaitingOrder } from "./orders.ts";
import { createOutbox, type Outbox } from "./outbox.ts";
import { openOutboxStore } from "./outbox-store.ts";
import type { Sender } from "./send-orders.ts";
import { useSupabase } from "./supabase.tsx";

/** How often what waits is tried again, where nothing says that there is a network. */
const AGAIN_MS = 20_000;

interface RowsGiven {
  /** The account whose rows they are. */
  userId: string;
  /** The tables whose orders wait. */
  tableOf: Sender["tableOf"];
  /** The way to a plan that allows more. */
  upgrade: { to: string; label: string };
  /** A column's value, as owners look at it. */
  FieldValue: ComponentType<{ field: Field; value: unknown }>;
}

const RowsContext = createContext<(RowsGiven & { outbox: Outbox }) | null>(null);

/** Saves the rows of the signed-in owner; without a network they are kept on this device, and sent once there is one. */
export function RowsProvider({ children, ...given }: RowsGiven & { children: ReactNode }) {
  const { userId, tableOf, upgrade, FieldValue } = given;
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const [store] = useState(() =>
    openOutboxStore(userId, () => {
      // An order that another tab has sent is in no list of this one.
      if (!isAway()) void queryClient.invalidateQueries();
    }),
  );
  useEffect(() => store.close, [store]);
  const [outbox] = useState(() => createOutbox({ userId, supabase, queryClient, store, tableOf }));
  const value = useMemo(
    () => ({ userId, tableOf, upgrade, FieldValue, outbox }),
    [userId, tableOf, upgrade, FieldValue, outbox],
  );
  return (
    <RowsContext value={value}>
      <Sending />
      {children}
    </RowsContext>
  );
}

/** Sends when the admin opens, when there is a network again, and from time to time. */
function Sending() {
  const waits = useWaiting().some(({ problem }) => !problem);
  const { send } = useOutbox();
  useEffect(() => {
    if (!waits) return;
    function tryToSend(): void {
      if (document.visibilityState === "visible" && !isAway()) void send();
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
  }, [waits, send]);
  return null;
}

export function useRowsContext() {
  const rows = use(RowsContext);
  if (!rows) throw new Error("useRowsContext needs a <RowsProvider> above it");
  return rows;
}

export function useOutbox(): Outbox {
  return useRowsContext().outbox;
}

/** Orders that wait on this device, in the order in which they are sent. */
export function useWaiting(): readonly WaitingOrder[] {
  const { subscribe, orders } = useOutbox();
  return useSyncExternalStore(subscribe, orders);
}

export function useWaitingOrder(id: string): WaitingOrder | undefined {
  return useWaiting().find((order) => targetOf(order) === id);
}
