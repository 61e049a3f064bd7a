/** The one connection to the server, made from what it says of itself. */
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { createContext, use } from "react";
import type { Database } from "../lib/database.types.ts";
import { fetchAsOwner } from "./auth/owner-fetch.ts";
import { fetchOrNetworkError } from "./fetch.ts";
import { readSite } from "./site.ts";

export type Supabase = SupabaseClient<Database>;

/**
 * Talks to the origin the page came from, so that the admin works behind whatever host name leads to it.
 * The session is kept in local storage and refreshed before it ends, while the tab is visible.
 */
export async function connect(): Promise<Supabase> {
  const { publishableKey } = await readSite();
  const supabase: Supabase = createClient<Database>(window.location.origin, publishableKey, {
    global: { fetch: fetchAsOwner(() => supabase.auth) },
    // What is worth another try, and when, query-client.ts says for all reads alike.
    db: { retry: false },
    // Whose session a mailed link carries is looked at first; see link-session.ts.
    auth: { detectSessionInUrl: false },
  });
  return supabase;
}

export const RESET_PASSWORD_PATH = "/reset-password";

/** A second connection whose session lives as long as the page: it never signs anybody in or out. */
export async function connectApart(): Promise<Supabase> {
  const { publishableKey } = await readSite();
  return createClient<Database>(window.location.origin, publishableKey, {
    global: { fetch: fetchOrNetworkError },
    auth: {
      storageKey: "innfo-apart",
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
  });
}

const SupabaseContext = createContext<Supabase | null>(null);
export const SupabaseProvider = SupabaseContext.Provider;

export function useSupabase(): Supabase {
  const supabase = use(SupabaseContext);
  if (!supabase) throw new Error("useSupabase needs a <SupabaseProvider> above it");
  return supabase;
}
