import type { SupabaseClient } from "@supabase/supabase-js";
import { fetchJson, fetchOrNetworkError } from "../fetch.ts";

type Auth = Pick<SupabaseClient["auth"], "getSession" | "refreshSession" | "getUser">;
type Fetch = typeof fetchOrNetworkError;

/**
 * The fetch of a signed-in owner's client. The server may refuse a token that the client still takes for
 * valid: when a clock is wrong, or when another device has ended this session, which the client would
 * otherwise learn up to an hour later. This asks for a new token at once. With one it repeats the call;
 * without one it signs this device out.
 */
export function fetchAsOwner(auth: () => Auth): Fetch {
  let renewal: Promise<string | undefined> | undefined;

  /** @returns a new token. Calls that are refused at the same time share one request */
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
    // Signs this browser out, too, when the session has ended.
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
