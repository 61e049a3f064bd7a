/** Calls of the account screen that the official client lacks. */
import type { Factor } from "@supabase/supabase-js";
import { queryOptions } from "@tanstack/react-query";
import type { AccountData, DeviceList, Invitation } from "../../lib/account.ts";
import { fetchWhole } from "../rows/fetch.ts";
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
  const { data, error } = await supabase.auth.getSession();
  if (error) throw error;
  const { session } = data;
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

async function refusalOf(response: Response): Promise<AccountCallError> {
  const isJson = response.headers.get("content-type")?.includes("json");
  return new AccountCallError(response.status, isJson ? await response.json() : {});
}

/** What an invitation's link tells, whoever is signed in. @throws {AccountCallError | NetworkError} */
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
  const init = { method: "POST", body: JSON.stringify(body) };
  return (await call(supabase, "/invitation/accept", init)).json();
}

export interface NewStation {
  /** Made once for each station, so that a call may be repeated. */
  id: string;
  hotel_id: string;
  name: string;
}

/** This browser goes on as the hotel's; the owner is signed out here. @throws as all calls */
export async function becomeStation(supabase: Supabase, station: NewStation): Promise<void> {
  const init = { method: "POST", body: JSON.stringify(station) };
  const { data } = await supabase.auth.getSession();
  await goOnAs(supabase, await call(supabase, "/stations", init));
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
  await call(supabase, "/stations/people", { method: "POST", body: JSON.stringify(person) });
}

export async function unlockStation(
  supabase: Supabase,
  shift: { person_id: string; pin: string },
): Promise<void> {
  const init = { method: "POST", body: JSON.stringify(shift) };
  await goOnAs(supabase, await call(supabase, "/stations/shift", init));
}

export async function lockStation(supabase: Supabase): Promise<void> {
  await goOnAs(supabase, await call(supabase, "/stations/lock", { method: "POST", body: "{}" }));
}

async function goOnAs(supabase: Supabase, answer: Response): Promise<void> {
  const { error } = await supabase.auth.setSession(await answer.json());
  if (error) throw error;
}

/** This device first, then the others, most recently used first. */
export async function listDevices(supabase: Supabase, signal: AbortSignal): Promise<DeviceList> {
  return (await call(supabase, "/sessions", { signal })).json();
}

export async function signOutDevice(supabase: Supabase, id: string): Promise<void> {
  await call(supabase, `/sessions/${id}`, { method: "DELETE" });
}

export async function fetchAccountData(supabase: Supabase): Promise<AccountData> {
  return (await call(supabase, "/user/data", {}, DATA_TIMEOUT)).json();
}

/** What follows the password. */
export interface SecondStep {
  apps: readonly Factor[];
  /** Recovery codes that nobody used; undefined if there are none to use. */
  codesLeft: number | undefined;
}

/** @throws {AuthError} */
export async function secondStepOf(supabase: Supabase): Promise<SecondStep> {
  const { mfa } = supabase.auth;
  const { data, error } = await mfa.listFactors();
  if (error) throw error;
  if (data.recovery_code.length === 0) return { apps: data.totp, codesLeft: undefined };
  const codes = await mfa.recoveryCodes.getStatus();
  if (codes.error) throw codes.error;
  return { apps: data.totp, codesLeft: codes.data.remaining };
}

export function passkeysQuery(supabase: Supabase, userId: string) {
  return queryOptions({
    queryKey: ["passkeys", userId],
    staleTime: 0,
    queryFn: async () => {
      const { data, error } = await supabase.auth.passkey.list();
      if (error) throw error;
      return data;
    },
  });
}

/** That it is the owner who is there. The code is an authenticator app's. */
export type Proof = { password: string } | { code: string } | PasskeyAnswer;

/** The session continues with a new token that contains the proof. */
export async function confirmOwner(supabase: Supabase, proof: Proof): Promise<void> {
  await call(supabase, "/user/reauthenticate", { method: "POST", body: JSON.stringify(proof) });
  const { error } = await supabase.auth.refreshSession();
  if (error) throw error;
}

/** Also signs out of this browser. */
export async function deleteAccount(supabase: Supabase, proof: Proof): Promise<void> {
  const init = { method: "POST", body: JSON.stringify(proof) };
  await call(supabase, "/user/delete", init, DELETION_TIMEOUT);
}
