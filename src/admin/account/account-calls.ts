/** The account screen's calls that the official client does not know. */
import type { AccountData, DeviceList } from "../../lib/account.ts";
import { fetchOrNetworkError } from "../fetch.ts";
import type { Supabase } from "../supabase.tsx";

/** The server's refusal; see errorCode in lib/errors.ts. */
class AccountCallError extends Error {
  override name = "AccountCallError";
  readonly status: number;
  readonly code: string | undefined;

  constructor(status: number, { error_code, msg }: { error_code?: string; msg?: string }) {
    super(msg ?? `The server answered ${status}`);
    this.status = status;
    this.code = error_code;
  }
}

/** @throws {AccountCallError | AuthError | NetworkError} */
async function call(supabase: Supabase, path: string, init: RequestInit = {}): Promise<Response> {
  const { data, error } = await supabase.auth.getSession();
  if (error) throw error;
  const headers = {
    "Content-Type": "application/json",
    Authorization: `Bearer ${data.session?.access_token ?? ""}`,
  };
  const response = await fetchOrNetworkError(`/auth/v1${path}`, { ...init, headers });
  if (response.ok) return response;
  const isJson = response.headers.get("content-type")?.includes("json");
  const refusal = new AccountCallError(response.status, isJson ? await response.json() : {});
  // The client's own look at it signs this browser out too.
  if (refusal.code === "session_not_found") await supabase.auth.getUser();
  throw refusal;
}

/** This device first, then the others, the last used first. */
export async function listDevices(supabase: Supabase, signal: AbortSignal): Promise<DeviceList> {
  return (await call(supabase, "/sessions", { signal })).json();
}

export async function signOutDevice(supabase: Supabase, id: string): Promise<void> {
  await call(supabase, `/sessions/${id}`, { method: "DELETE" });
}

export async function fetchAccountData(supabase: Supabase): Promise<AccountData> {
  return (await call(supabase, "/user/data")).json();
}

/** The session goes on with a token that says so. */
export async function confirmPassword(supabase: Supabase, password: string): Promise<void> {
  await call(supabase, "/user/reauthenticate", { method: "POST", body: JSON.stringify({ password }) });
  const { error } = await supabase.auth.refreshSession();
  if (error) throw error;
}

/** Signs out everywhere, as there is nothing left to be signed in to. */
export async function deleteAccount(supabase: Supabase, password: string): Promise<void> {
  await call(supabase, "/user/delete", { method: "POST", body: JSON.stringify({ password }) });
}
