import type { User } from "@supabase/supabase-js";
import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { interruptForm } from "../forms/drafts.ts";
import { useSupabase } from "../supabase.tsx";

type Auth =
  | { status: "loading" }
  /** `ended`: there was a session in this tab, and it was not from here that its owner ended it. */
  | { status: "signedOut"; ended: boolean }
  | { status: "signedIn"; user: User };

let ownerSignsOut = false;

/** What ends the session next is its owner's wish. */
export function announceSignOut(): void {
  ownerSignsOut = true;
}

const AuthContext = createContext<Auth>({ status: "loading" });

/** Loading until the stored session has been read, then whatever supabase-js last said. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const supabase = useSupabase();
  const [auth, setAuth] = useState<Auth>({ status: "loading" });

  useEffect(() => {
    const { data } = supabase.auth.onAuthStateChange((_event, session) => {
      if (session) return setAuth({ status: "signedIn", user: session.user });
      const asked = ownerSignsOut;
      ownerSignsOut = false;
      if (!asked) interruptForm();
      setAuth(({ status }) => ({ status: "signedOut", ended: status === "signedIn" && !asked }));
    });
    return () => data.subscription.unsubscribe();
  }, [supabase]);

  return <AuthContext value={auth}>{children}</AuthContext>;
}

export function useAuth(): Auth {
  return use(AuthContext);
}

/** The signed-in owner. For screens behind the guard only. */
export function useUser(): User {
  const auth = use(AuthContext);
  if (auth.status !== "signedIn") throw new Error("useUser is for screens that require a signed-in owner");
  return auth.user;
}
