import type { SupabaseClient } from "@supabase/supabase-js";
import { fetchJson, fetchOrNetworkError } from "../fetch.ts";

type Auth = Pick<SupabaseClient["auth"], "getSession" | "refreshSession" | "getUser">;
type Fetch = typeof fetchOrNetworkError;

/**
 * What the client of a signed-in owner fetches with. A call may be refused for its token although the client
 * takes it for good: a clock is wrong, or another device has ended this session, which the client would
 * learn at the next refresh, up to an hour later. A new token is asked for at once; with it the call is made
 * once more, without it this device signs out.
 */
export function fetchAsOwner(auth: () => Auth): Fetch {
  let renewal: Promise<string | undefined> | undefined;

  /** @returns another token than the refused one. Calls that are refused together ask once. */
  function renewed(refused: string): Promise<string | undefined> {
    renewal ??= renew(refused).finally(() => {
      renewal = undefined;
    });
    return renewal;
  }

  async function renew(refused: string): Promise<string | undefined> {
    const { data: stored } = await auth().getSession();
    const current = stored.session?.access_token;
    if (current && current !== refused) return current;
    const { data, error } = current
      ? await auth().refreshSession()
      : { data: { session: null }, error: null };
    // Signs out here too when the session has ended.
    if (error || !data.session) await auth().getUser();
    return data.session?.access_token;
  }

  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.origin);
    const ask = url.pathname.startsWith("/rest/") ? fetchJson : fetchOrNetworkError;
    const response = await ask(input, init);
    if (response.status !== 401 || url.pathname.startsWith("/auth/")) return response;
    const headers = new Headers(init.headers);
    const token = await renewed(headers.get("Authorization")?.replace("Bearer ", "") ?? "");
    if (!token) return response;
    headers.set("Authorization", `Bearer ${token}`);
    return ask(input, { ...init, headers });
  };
}
