import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { readSite } from "../site.ts";
import { useSupabase } from "../supabase.tsx";
import { isAway, noteMissed, useNetwork, watchNetwork } from "./network.ts";

const ASK_MS = 10_000;

/** Asks for the server while it is away, and reads what is on the screen again once it is back. To be used once. */
export function useNetworkWatch(): void {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const { away } = useNetwork();

  useEffect(() => {
    let wasAway = isAway();
    let readAgainAt = Number.NEGATIVE_INFINITY;
    return watchNetwork(() => {
      const now = isAway();
      // Where one read fails and others do not, it is away and back each time: what is asked already is not asked anew.
      if (wasAway && !now && Date.now() - readAgainAt >= ASK_MS) {
        readAgainAt = Date.now();
        void queryClient.invalidateQueries({}, { cancelRefetch: false });
      }
      wasAway = now;
    });
  }, [queryClient]);

  // What was asked while the session could not be renewed was refused.
  useEffect(() => {
    const { data } = supabase.auth.onAuthStateChange((event) => {
      if (event === "TOKEN_REFRESHED") void queryClient.invalidateQueries();
    });
    return () => data.subscription.unsubscribe();
  }, [supabase, queryClient]);

  useEffect(() => {
    function ask(): void {
      // No answer is an answer, too: network.ts hears of both.
      if (document.visibilityState === "visible") readSite().catch(() => undefined);
    }
    const timer = away ? setInterval(ask, ASK_MS) : undefined;
    const onVisible = () => away && ask();
    window.addEventListener("online", ask);
    window.addEventListener("offline", noteMissed);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", ask);
      window.removeEventListener("offline", noteMissed);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [away]);
}
