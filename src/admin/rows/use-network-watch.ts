import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { isAway, lastReached, noteLeft, noteMissed, noteReachedBefore, watchNetwork } from "./network.ts";
import { readSite } from "./site.ts";
import { useSupabase } from "./supabase.tsx";

const ASK_MS = 10_000;

/** Where this device keeps when the server answered it last. */
const REACHED = "innfo-reached";

// Before the first read, which may fail before anything is shown.
noteReachedBefore(Number(localStorage.getItem(REACHED)) || undefined);

function onLeave(): void {
  noteLeft(true);
  const at = lastReached();
  if (at !== undefined) localStorage.setItem(REACHED, String(at));
}

/** Asks for the server while it is away, and reads what is on the screen again once it is back. To be used once. */
export function useNetworkWatch(): void {
  const supabase = useSupabase();
  const queryClient = useQueryClient();

  useEffect(() => {
    let wasAway = false;
    /** The server was unreachable. A single failed read does not mean that the network is away. */
    let isCertain = false;
    let timer: number | undefined;
    let isOver = false;

    function ask(): void {
      if (document.visibilityState !== "visible") return;
      readSite()
        .catch(() => {
          isCertain = true;
        })
        // The browser may know of a connection before the server answers.
        .finally(onChange);
    }
    function onChange(): void {
      if (isOver || isAway() === wasAway) return;
      wasAway = !wasAway;
      window.clearInterval(timer);
      if (wasAway) {
        timer = window.setInterval(ask, ASK_MS);
        ask();
        return;
      }
      // Do not restart running requests.
      if (isCertain) void queryClient.invalidateQueries({}, { cancelRefetch: false });
      isCertain = false;
    }
    const onVisible = () => wasAway && ask();

    const unwatch = watchNetwork(onChange);
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("online", ask, { signal });
    window.addEventListener("offline", () => void noteMissed(), { signal });
    window.addEventListener("pagehide", onLeave, { signal });
    window.addEventListener("pageshow", () => noteLeft(false), { signal });
    document.addEventListener("visibilitychange", onVisible, { signal });
    onChange();
    return () => {
      isOver = true;
      unwatch();
      window.clearInterval(timer);
      listening.abort();
    };
  }, [queryClient]);

  // Questions that were asked while the session could not be renewed, or before it showed a second factor, were refused.
  useEffect(() => {
    const { data } = supabase.auth.onAuthStateChange((event) => {
      if (event === "TOKEN_REFRESHED" || event === "MFA_CHALLENGE_VERIFIED")
        void queryClient.invalidateQueries();
    });
    return () => data.subscription.unsubscribe();
  }, [supabase, queryClient]);
}
