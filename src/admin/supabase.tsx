/** The one connection to the server, made from what it says of itself. */
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { createContext, use } from "react";
import type { Database } from "../lib/database.types.ts";
import { fetchOrNetworkError } from "./fetch.ts";
import { readSite } from "./site.ts";

export type Supabase = SupabaseClient<Database>;

/**
 * Talks to the origin the page came from, so that the admin works behind whatever host name leads to it.
 * The session is kept in local storage and refreshed before it ends, while the tab is visible.
 */
export async function connect(): Promise<Supabase> {
  const { publishableKey } = await readSite();
  const supabase = createClient<Database>(window.location.origin, publishableKey, {
    global: { fetch: fetchAndNoticeSignOut },
    auth: {
      // The reset link carries tokens too; that screen takes them for itself, without signing in.
      detectSessionInUrl: ({ pathname }, params) =>
        pathname !== RESET_PASSWORD_PATH && Boolean(params.access_token || params.error_description),
    },
  });

  /**
   * Another device may have ended this one's session, which the client learns at the next refresh, up to an
   * hour later. A refused read or write makes it ask at once, and sign out here too.
   */
  async function fetchAndNoticeSignOut(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const response = await fetchOrNetworkError(input, init);
    const { pathname } = new URL(response.url);
    if (response.status === 401 && !pathname.startsWith("/auth/")) void supabase.auth.getUser();
    return response;
  }

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
