/** The client for the server, made from the server's public configuration. */

import type { Session, SupabaseClient } from "@supabase/supabase-js";
import { createContext, type ReactNode, use } from "react";
import type { Database } from "../../lib/database.types.ts";
import { NetworkError } from "../../lib/errors.ts";
import { LoadingScreen } from "../ui/skeleton.tsx";
import { fetchAsOwner, fetchOrNetworkError } from "./fetch.ts";
import { siteOfPage } from "./site.ts";

export type Supabase = SupabaseClient<Database>;

/** Where the session is in local storage; supabase-js names it so where nobody says. */
function sessionKey(): string {
  return `sb-${window.location.hostname.split(".")[0]}-auth-token`;
}

let connection: Promise<Supabase> | undefined;

/**
 * Talks to the page's own origin, so that the admin works behind any host name. The session is stored in
 * local storage and refreshed before it ends, while the tab is visible. A failed attempt can be repeated.
 */
export function connectSupabase(): Promise<Supabase> {
  connection ??= connect().catch((error) => {
    connection = undefined;
    throw error;
  });
  return connection;
}

async function connect(): Promise<Supabase> {
  const createClient = await loadClient();
  const supabase: Supabase = createClient<Database>(window.location.origin, siteOfPage().publishableKey, {
    global: {
      fetch: fetchAsOwner(
        () => supabase.auth,
        storedSession,
        () => tellMissing?.(),
      ),
    },
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

let tellMissing: (() => void) | undefined;

/** @param hear is called when a request found no session on this device, and no tab had said so */
export function onSessionMissing(hear: () => void): void {
  tellMissing = hear;
}

/** The login is drawn before this is there. */
async function loadClient() {
  try {
    const { createClient } = await import("@supabase/supabase-js");
    return createClient;
  } catch (cause) {
    throw new NetworkError("The client was not loaded", { cause });
  }
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
  const createClient = await loadClient();
  return createClient<Database>(window.location.origin, siteOfPage().publishableKey, {
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

/** @returns null until it is connected, which only the login does without */
export function useConnected(): Supabase | null {
  return use(SupabaseContext);
}

/** For all but the login: shown once the client is there. */
export function Connected({ children }: { children: ReactNode }) {
  return useConnected() ? children : <LoadingScreen />;
}

export function useSupabase(): Supabase {
  const supabase = use(SupabaseContext);
  if (!supabase) throw new Error("useSupabase needs a <SupabaseProvider> above it");
  return supabase;
}
