import type { User } from "@supabase/supabase-js";
import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { useSupabase } from "../supabase.tsx";

type Auth = { status: "loading" } | { status: "signedOut" } | { status: "signedIn"; user: User };

const AuthContext = createContext<Auth>({ status: "loading" });

/** Loading until the stored session has been read, then whatever supabase-js last said. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const supabase = useSupabase();
  const [auth, setAuth] = useState<Auth>({ status: "loading" });

  useEffect(() => {
    const { data } = supabase.auth.onAuthStateChange((_event, session) => {
      setAuth(session ? { status: "signedIn", user: session.user } : { status: "signedOut" });
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
