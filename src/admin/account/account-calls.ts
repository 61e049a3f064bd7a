/** Calls of the account screen that the official client lacks. */

import type { Factor } from "@supabase/supabase-js";
import { queryOptions } from "@tanstack/react-query";
import type { DeviceList, Invitation } from "../../lib/accounts/account.ts";
import { changingSession, fetchWhole } from "../rows/fetch.ts";
import { orThrow } from "../rows/or-throw.ts";
import type { Supabase } from "../rows/supabase.tsx";
import type { PasskeyAnswer } from "./auth/passkey.ts";

/** Milliseconds. The server collects everything before it answers, and sends it for ten minutes at most. */
const DATA_TIMEOUT = 10 * 60_000;
/** The database may take five minutes, beside the payment provider. */
const DELETION_TIMEOUT = 6 * 60_000;

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
async function call(
  supabase: Supabase,
  path: string,
  init: RequestInit = {},
  milliseconds?: number,
): Promise<Response> {
  const { session } = await orThrow(supabase.auth.getSession());
  const headers = {
    "Content-Type": "application/json",
    ...(session && { Authorization: `Bearer ${session.access_token}` }),
  };
  const response = await fetchWhole(`/auth/v1${path}`, { ...init, headers }, milliseconds);
  if (response.ok) return response;
  const refusal = await refusalOf(response);
  // A station's session goes on under another name. Where it has ended, getUser() sees that, too, and signs this browser
  // out.
  if (refusal.code === "session_not_found" && (await supabase.auth.refreshSession()).error)
    await supabase.auth.getUser();
  throw refusal;
}

function post(supabase: Supabase, path: string, body: object, milliseconds?: number): Promise<Response> {
  return call(supabase, path, { method: "POST", body: JSON.stringify(body) }, milliseconds);
}

async function refusalOf(response: Response): Promise<AccountCallError> {
  const isJson = response.headers.get("content-type")?.includes("json");
  return new AccountCallError(response.status, isJson ? await response.json() : {});
}

/** Reads an invitation's link, signed in or not. @throws {AccountCallError | NetworkError} */
export async function readInvitation(token: string, signal: AbortSignal): Promise<Invitation> {
  const headers = { "Content-Type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify({ token }), signal };
  const response = await fetchWhole("/auth/v1/invitation", init);
  if (!response.ok) throw await refusalOf(response);
  return response.json();
}

/** The hotel, and the session of the account that was made for it. */
interface Joined {
  hotel_id: string;
  session?: { access_token: string; refresh_token: string };
}

/** Without a session it makes an account with this password. */
export async function acceptInvitation(
  supabase: Supabase,
  body: { token: string; password?: string; name?: string; keeps_former?: boolean },
): Promise<Joined> {
  return (await post(supabase, "/invitation/accept", body)).json();
}

export interface NewStation {
  /** Made once for each station, so that a call may be repeated. */
  id: string;
  hotel_id: string;
  name: string;
}

/** This browser goes on as the hotel's; the owner is signed out here. @throws as all calls */
export async function becomeStation(supabase: Supabase, station: NewStation): Promise<void> {
  const { data } = await supabase.auth.getSession();
  await goOnAs(supabase, "/stations", station);
  // Nobody has its token any more, so it does not matter whether this answers.
  const headers = { Authorization: `Bearer ${data.session?.access_token}` };
  await fetchWhole("/auth/v1/logout?scope=local", { method: "POST", headers }).catch(() => undefined);
}

/** Somebody who may begin a shift: of the team, or with a name that an owner writes. */
export interface StationPerson {
  /** Made once for each, so that a call may be repeated. */
  id: string;
  hotel_id: string;
  member_id: string | null;
  name: string | null;
  /** Four digits. */
  pin: string;
}

export async function saveStationPerson(supabase: Supabase, person: StationPerson): Promise<void> {
  await post(supabase, "/stations/people", person);
}

export async function unlockStation(
  supabase: Supabase,
  shift: { person_id: string; pin: string },
): Promise<void> {
  await goOnAs(supabase, "/stations/shift", shift);
}

export async function lockStation(supabase: Supabase): Promise<void> {
  await goOnAs(supabase, "/stations/lock", {});
}

/** With the session that the call answers. */
function goOnAs(supabase: Supabase, path: string, body: object): Promise<void> {
  return changingSession(async () => {
    const answer = await post(supabase, path, body);
    await orThrow(supabase.auth.setSession(await answer.json()));
  });
}

/** This device first, then the others, most recently used first. */
export async function listDevices(supabase: Supabase, signal: AbortSignal): Promise<DeviceList> {
  return (await call(supabase, "/sessions", { signal })).json();
}

export async function signOutDevice(supabase: Supabase, id: string): Promise<void> {
  await call(supabase, `/sessions/${id}`, { method: "DELETE" });
}

/** Everything the owner has, for a file. */
export async function fetchAccountData(supabase: Supabase): Promise<{ exported_at: string }> {
  return (await call(supabase, "/user/data", {}, DATA_TIMEOUT)).json();
}

/** The step that follows the password. */
export interface SecondStep {
  apps: readonly Factor[];
  /** Recovery codes that nobody used; undefined if there are none to use. */
  codesLeft: number | undefined;
}

/** @throws {AuthError} */
export async function secondStepOf(supabase: Supabase): Promise<SecondStep> {
  const { mfa } = supabase.auth;
  const { totp: apps, recovery_code } = await orThrow(mfa.listFactors());
  if (recovery_code.length === 0) return { apps, codesLeft: undefined };
  const { remaining } = await orThrow(mfa.recoveryCodes.getStatus());
  return { apps, codesLeft: remaining };
}

export function passkeysQuery(supabase: Supabase, userId: string) {
  return queryOptions({
    queryKey: ["passkeys", userId],
    staleTime: 0,
    queryFn: () => orThrow(supabase.auth.passkey.list()),
  });
}

/** Shows that the owner is there. The code is an authenticator app's. */
export type Proof = { password: string } | { code: string } | PasskeyAnswer;

/** The session continues with a new token that contains the proof. */
export async function confirmOwner(supabase: Supabase, proof: Proof): Promise<void> {
  await post(supabase, "/user/reauthenticate", proof);
  await orThrow(supabase.auth.refreshSession());
}

/** Also signs out of this browser. */
export async function deleteAccount(supabase: Supabase, proof: Proof): Promise<void> {
  await post(supabase, "/user/delete", proof, DELETION_TIMEOUT);
}
