/**
 * The admin's requests to the server: every one has a time limit, and a missing answer is an error of its own
 * kind.
 */

import type { Session, SupabaseClient } from "@supabase/supabase-js";
import {
  errorCode,
  learnSentences,
  NETWORK,
  NetworkError,
  parsedJson,
  TimeoutError,
  UnavailableError,
} from "../../lib/errors.ts";
import { ADMIN_LANGUAGE, withoutMark } from "../../lib/texts/t.ts";
import { noteMissed, noteReached } from "./network.ts";

/**
 * Milliseconds. A read can be repeated with "Try Again", and a write that can wait on this device is sent again: both
 * end early. Every other write has longer, as its failure is the owner's to repeat; an upload may be slow.
 */
const TIMEOUT_MS = { read: 10_000, write: 30_000, upload: 120_000 };

/** For a read by POST that nobody ends, and for a write that can wait: gives them the time limit of a read. */
export const READS_LIMIT = new AbortController().signal;

const PASSING_STATUSES = [429, 502, 503, 504];

/**
 * Distinguishes a missing answer from other failures, because the screen's text depends on it.
 * @throws {NetworkError} also when it takes too long
 */
export function fetchOrNetworkError(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  return withTimeout(init, timeoutOf(input, init), (signal) => fetch(input, { ...asSent(init), signal }));
}

/**
 * The answer with all of its body, which may break off or stay out, too.
 *
 * @param milliseconds for all of it, where the server itself may take longer than others
 * @throws {NetworkError}
 */
export function fetchWhole(
  input: RequestInfo | URL,
  init: RequestInit = {},
  milliseconds = timeoutOf(input, init),
): Promise<Response> {
  return withTimeout(init, milliseconds, async (signal) => {
    const answer = await fetch(input, { ...asSent(init), signal });
    const body = await answer.arrayBuffer();
    // Status 204 must have none, and browsers give it an empty one.
    return withBody(answer, body.byteLength === 0 ? null : body);
  });
}

/**
 * For tables and functions, whose answers are JSON and read to their end anyway.
 * @throws {NetworkError} also when the answer breaks off, or is not the server's own
 * @throws {UnavailableError} when repeating the request later may help
 */
export async function fetchJson(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const response = await fetchWhole(input, init);
  const body = await response.text();
  const json = parsedJson(body);
  if (PASSING_STATUSES.includes(response.status)) {
    const { code = NETWORK, message = `The answer had status ${response.status}` } = refusalOf(json);
    throw new UnavailableError(code, message, seconds(response.headers.get("Retry-After")));
  }
  // A hotel's Wi-Fi with a login page answers every request with that page.
  if (response.ok && body !== "" && json === undefined) {
    await noteMissed();
    throw new NetworkError("The answer is no JSON");
  }
  // Ours are objects. The client takes others for a success ("null"), or for words (a proxy's).
  if (!response.ok && !isObject(json)) return withBody(response, "{}");
  return withBody(response, body === "" ? null : body);
}

/** Reads a refusal; nothing where something in front of the server answered. */
export function refusalOf(json: unknown): { code?: string; message?: string; error?: string } {
  return isObject(json) ? json : {};
}

function isObject(json: unknown): json is object {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}

function withBody({ status, statusText, headers }: Response, body: BodyInit | null): Response {
  return new Response(body, { status, statusText, headers });
}

/** Words of ours that become a hotel's own, such as a proposed name, say nothing of their language. */
function asSent(init: RequestInit): RequestInit {
  return typeof init.body === "string" ? { ...init, body: withoutMark(init.body) } : init;
}

/** Reads the server's sentences. Without this file the screen's own words stand there. */
export async function readSentences(): Promise<void> {
  if (ADMIN_LANGUAGE === "en") return;
  const found = await import("../../lib/texts/server-sentences.ts").catch(() => undefined);
  if (found) learnSentences((english) => found.serverSentence(english));
}

async function withTimeout(
  init: RequestInit,
  milliseconds: number,
  ask: (signal: AbortSignal) => Promise<Response>,
): Promise<Response> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(new TimeoutError("No answer in time")), milliseconds);
  const { signal } = init;
  const end = () => timeout.abort(signal?.reason);
  if (signal?.aborted) end();
  signal?.addEventListener("abort", end);
  try {
    const answer = await ask(timeout.signal);
    noteReached();
    if (answer.status >= 400) await readSentences();
    return answer;
  } catch (cause) {
    if (signal?.aborted) throw cause;
    await noteMissed();
    if (timeout.signal.aborted) throw timeout.signal.reason;
    throw new NetworkError("The server was not reached", { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", end);
  }
}

function timeoutOf(input: RequestInfo | URL, { method = "GET", signal }: RequestInit): number {
  // Requests that end early pass a signal: reads, of which some call a function by POST, and writes that can wait.
  if (method === "GET" || method === "HEAD" || signal) return TIMEOUT_MS.read;
  const url = input instanceof Request ? input.url : String(input);
  return url.includes("/storage/v1/") ? TIMEOUT_MS.upload : TIMEOUT_MS.write;
}

/** @param retryAfter seconds, or a date (RFC 9110, section 10.2.3) */
function seconds(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return undefined;
  const count = Number(retryAfter);
  const wait = Number.isNaN(count) ? (Date.parse(retryAfter) - Date.now()) / 1000 : count;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

function isOver(session: Session | undefined, given: string): boolean {
  if (!session || session.access_token === given) return false;
  return (session.expires_at ?? 0) * 1000 < Date.now();
}

const RENEWED_EVERY_MS = 30_000;

/**
 * Runs what changes whose session this browser has: one at a time in all its windows, and renewals wait for it. The server
 * refuses the token of before as soon as it has changed the session, and takes whoever renews with it for a copy.
 */
export function changingSession<Outcome>(change: () => Promise<Outcome>): Promise<Outcome> {
  return navigator.locks.request("innfo-session", change);
}

type Auth = Pick<SupabaseClient["auth"], "getSession" | "refreshSession" | "getUser">;
type Fetch = typeof fetchOrNetworkError;

/**
 * The fetch of a signed-in owner's client. The server may refuse a token that the client still takes for
 * valid: when a clock is wrong, or when another device has ended this session, which the client would
 * otherwise learn up to an hour later. This asks for a new token at once. With one it repeats the call;
 * without one it signs this device out, unless nobody could be asked: then the session goes on.
 *
 * @param stored the session on this device, also one whose access token has ended
 * @param onMissing another tab has ended the session, and this one has not heard of it. Nothing is signed out here:
 * a session that begins at this moment would end with it
 */
export function fetchAsOwner(
  auth: () => Auth,
  stored: () => Session | undefined,
  onMissing: () => void,
): Fetch {
  let renewal: Promise<string | undefined> | undefined;
  let renewedAt = -Infinity;

  /** @returns a new token. Calls that are refused at the same time share one request */
  function renewed(refused: string): Promise<string | undefined> {
    renewal ??= changingSession(() => renew(refused)).finally(() => {
      renewal = undefined;
    });
    return renewal;
  }

  async function renew(refused: string): Promise<string | undefined> {
    const { data: known, error: unread } = await auth().getSession();
    const current = known.session?.access_token;
    if (current && current !== refused) return current;
    // A new token lets all be read again. A request refused with it, too, would go round for ever.
    if (current && Date.now() - renewedAt < RENEWED_EVERY_MS) return undefined;
    if (current) renewedAt = Date.now();
    const { data, error } = current
      ? await auth().refreshSession()
      : { data: { session: null }, error: unread };
    if (errorCode(error) === NETWORK) throw new NetworkError("No new token", { cause: error });
    if (!current && !stored()) onMissing();
    // Signs this browser out, too, when the session has ended.
    else if (error || !data.session) await auth().getUser();
    return data.session?.access_token;
  }

  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.origin);
    const ask = url.pathname.startsWith("/rest/") ? fetchJson : fetchOrNetworkError;
    const isAuth = url.pathname.startsWith("/auth/");
    const headers = new Headers(init.headers);
    const given = headers.get("Authorization")?.replace("Bearer ", "") ?? "";
    // As nobody it would only be refused: the client had no network to renew the token.
    if (!isAuth && isOver(stored(), given)) throw new NetworkError("The session waits to be renewed");
    const response = await ask(input, init);
    if (response.status !== 401 || isAuth) return response;
    const token = await renewed(given);
    if (!token) return response;
    headers.set("Authorization", `Bearer ${token}`);
    return ask(input, { ...init, headers });
  };
}
