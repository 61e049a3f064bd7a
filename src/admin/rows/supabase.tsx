/** The client for the server, made from the server's public configuration. */
import { createClient, type Session, type SupabaseClient } from "@supabase/supabase-js";
import { createContext, use } from "react";
import type { Database } from "../../lib/database.types.ts";
import { fetchAsOwner, fetchOrNetworkError } from "./fetch.ts";
import { readSite, readSiteOrKept } from "./site.ts";

export type Supabase = SupabaseClient<Database>;

/** Where the session is in local storage; supabase-js names it so where nobody says. */
function sessionKey(): string {
  return `sb-${window.location.hostname.split(".")[0]}-auth-token`;
}

/**
 * Talks to the page's own origin, so that the admin works behind any host name. The session is stored in
 * local storage and refreshed before it ends, while the tab is visible.
 */
export async function connectSupabase(): Promise<Supabase> {
  const { publishableKey } = await readSiteOrKept();
  const supabase: Supabase = createClient<Database>(window.location.origin, publishableKey, {
    global: { fetch: fetchAsOwner(() => supabase.auth, storedSession) },
    // query-client.ts decides for all reads what is repeated, and when.
    db: { retry: false },
    // link-session.ts first checks whose session a mailed link carries.
    auth: {
      detectSessionInUrl: false,
      storageKey: sessionKey(),
      experimental: { recoveryCodes: true },
    },
  });
  return supabase;
}

/**
 * The session in local storage, also one whose access token has ended: without a network it cannot be renewed.
 * supabase-js takes it away when the server says that it is over.
 */
export function storedSession(): Session | undefined {
  const text = localStorage.getItem(sessionKey());
  // Only supabase-js writes it.
  return text ? (JSON.parse(text) as Session) : undefined;
}

export const RESET_PASSWORD_PATH = "/reset-password";

/** A second client whose session lives as long as the page: it neither signs in nor out. */
export async function createSeparateClient(): Promise<Supabase> {
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
