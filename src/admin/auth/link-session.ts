/**
 * The session that a mailed link carries into the admin. Anybody can make a link that carries one of their
 * own: it must not take the place of somebody else's without that one's consent, or an owner would go on
 * typing into a stranger's account.
 */
import { type AuthError, isAuthRetryableFetchError } from "@supabase/supabase-js";
import { connectApart, RESET_PASSWORD_PATH, type Supabase } from "../supabase.tsx";

export interface LinkTokens {
  access_token: string;
  refresh_token: string;
}

/** The tokens of the mailed link: after "?", or after "#" as Supabase's own server writes them. */
export function linkTokens(): LinkTokens | undefined {
  const { search, hash } = window.location;
  const parameters = new URLSearchParams(search.includes("access_token") ? search : hash.slice(1));
  const access_token = parameters.get("access_token");
  const refresh_token = parameters.get("refresh_token");
  return access_token && refresh_token ? { access_token, refresh_token } : undefined;
}

/** A link leads into another account than the one that this browser is signed in to. */
export interface AccountQuestion {
  current: string;
  next: string;
  goOn(): Promise<void>;
  stay(): Promise<void>;
}

/**
 * Signs in with the link's session, unless somebody else is signed in.
 *
 * @returns what to ask first, if somebody else is signed in
 * @throws {AuthError} when there is no answer just now
 */
export async function followLinkSession(
  supabase: Supabase,
  tokens: LinkTokens,
): Promise<AccountQuestion | undefined> {
  const resets = window.location.pathname === RESET_PASSWORD_PATH;
  const { data: stored, error: unreadable } = await supabase.auth.getSession();
  throwIfRetryable(unreadable);
  const current = stored.session?.user;
  // Its form takes the tokens for itself and signs nobody in.
  if (resets && !current) return;

  const apart = await connectApart();
  // The server says whose session it is: the tokens alone may say anything.
  const { data, error } = await apart.auth.setSession(tokens);
  throwIfRetryable(error);
  const { session } = data;
  // Ended or forged. Whoever is signed in stays so.
  if (!session) return;
  async function take(tokens: LinkTokens): Promise<void> {
    if (!resets) await supabase.auth.setSession(tokens);
  }
  if (!current || current.id === session.user.id) {
    await take(session);
    return;
  }
  return {
    current: current.email ?? "",
    next: session.user.email ?? "",
    async goOn() {
      await supabase.auth.signOut({ scope: "local" });
      await take(session);
    },
    async stay() {
      await apart.auth.signOut({ scope: "local" });
    },
  };
}

function throwIfRetryable(error: AuthError | null): void {
  if (isAuthRetryableFetchError(error)) throw error;
}
