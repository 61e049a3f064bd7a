/**
 * The session of a mailed link. Anybody can make one, so it never replaces another account's session unasked:
 * an owner would type into a stranger's account.
 */
import type { AuthError } from "@supabase/supabase-js";
import { orThrow } from "../../rows/or-throw.ts";
import { createSeparateClient, RESET_PASSWORD_PATH, type Supabase } from "../../rows/supabase.tsx";

export interface LinkTokens {
  access_token: string;
  refresh_token: string;
}

/** The tokens of the mailed link: in the query, or in the fragment as Supabase's own server writes them. */
export function linkTokens(): LinkTokens | undefined {
  const { search, hash } = window.location;
  const parameters = new URLSearchParams(search.includes("access_token") ? search : hash.slice(1));
  const access_token = parameters.get("access_token");
  const refresh_token = parameters.get("refresh_token");
  return access_token && refresh_token ? { access_token, refresh_token } : undefined;
}

/** The link leads to another account than the one that is signed in. */
export interface AccountQuestion {
  current: string;
  next: string;
  /** @throws {AuthError} and leaves who is signed in as they are */
  goOn(): Promise<void>;
  stay(): Promise<void>;
}

/**
 * Signs in with the link's session. @returns a question if another account is signed in
 * @throws {AuthError} when the server does not answer, or refuses the session after all
 */
export async function followLinkSession(
  supabase: Supabase,
  tokens: LinkTokens,
): Promise<AccountQuestion | undefined> {
  const resets = window.location.pathname === RESET_PASSWORD_PATH;
  const { data: stored, error: unreadable } = await supabase.auth.getSession();
  throwIfRetryable(unreadable);
  const current = stored.session?.user;
  // The form of the reset page uses the tokens itself and signs nobody in.
  if (resets && !current) return;

  const apart = await createSeparateClient();
  // Only the server knows whose session it is; tokens can claim anything.
  const { data, error } = await apart.auth.setSession(tokens);
  throwIfRetryable(error);
  const { session } = data;
  // Ended or forged. The present session stays.
  if (!session) return;
  async function take(tokens: LinkTokens): Promise<void> {
    if (!resets) await orThrow(supabase.auth.setSession(tokens));
  }
  if (!current || current.id === session.user.id) {
    await take(session);
    return;
  }
  return {
    current: current.email ?? "",
    next: session.user.email ?? "",
    async goOn() {
      if (resets) {
        await supabase.auth.signOut({ scope: "local" });
        return;
      }
      const left = await orThrow(supabase.auth.getSession());
      await take(session);
      // Nobody sits in front of it any more. Where this does not get through, it is among the account's devices.
      if (left.session) await supabase.auth.admin.signOut(left.session.access_token, "local");
    },
    async stay() {
      await apart.auth.signOut({ scope: "local" });
    },
  };
}

function throwIfRetryable(error: AuthError | null): void {
  if (error?.name === "AuthRetryableFetchError") throw error;
}

/** A mailed link's fragment has tokens, which supabase-js takes, or error_code. */
export function linkFailed(hash: string): boolean {
  return new URLSearchParams(hash.slice(1)).has("error_code");
}
