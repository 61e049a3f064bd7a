/** Sends requests to a server, and reports what it did wrong. */
import { randomUUID } from "node:crypto";
import { CAPACITY } from "../../src/server/capacity/capacity.ts";
import type { AccountData } from "../account-data.ts";
import { type Answer, exchange } from "./exchange.ts";
import { type FuzzRequest, makeRequests } from "./requests.ts";
import { routesOfTheApp } from "./routes.ts";
import type { Known } from "./values.ts";

export interface Outcome {
  requests: number;
  /** Number of answers by status; 0 for connections closed without one. */
  statuses: ReadonlyMap<number, number>;
  /** Milliseconds of the slowest request, and its beginning. */
  slowest: { took: number; request: string };
  /** One line for each fault. */
  faults: string[];
}

/** Concurrent requests. */
const PARALLEL = 8;
/** After so many requests, an owner whose session one of them ended is replaced. */
const LOOK_EVERY = 200;
const PASSWORD = "correct horse battery";

/** @param url of a server that trusts one proxy, on localhost */
export async function fuzz(url: string, seed: number, count: number): Promise<Outcome> {
  const witness = await newOwner(url, "");
  const before = await everythingOf(url, witness);
  const requests = makeRequests(await routesOfTheApp(), seed, count);
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  let slowest = { took: 0, request: "" };
  let known: Known = await newOwner(url, witness.hotel);

  async function send(request: FuzzRequest, index: number): Promise<void> {
    const bytes = request.bytes(known);
    const { hostname, port } = new URL(url);
    try {
      const { method, isCutOff } = request;
      const options = { method, endsFirst: isCutOff };
      const { answers, took } = await exchange({ host: hostname, port: Number(port) }, bytes, options);
      if (took > slowest.took) slowest = { took, request: `#${index} ${excerpt(bytes)}` };
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (answers.length === 0) statuses.set(0, (statuses.get(0) ?? 0) + 1);
      for (const fault of faultsOf(request, bytes, answers))
        faults.push(`#${index} ${fault}: ${excerpt(bytes)}`);
    } catch (error) {
      faults.push(`#${index} ${(error as Error).message}: ${excerpt(bytes)}`);
    }
  }

  for (let from = 0; from < count; from += LOOK_EVERY) {
    const batch = requests.slice(from, from + LOOK_EVERY).entries();
    await Promise.all(
      Array.from({ length: PARALLEL }, async () => {
        for (const [index, request] of batch) await send(request, from + index);
      }),
    );
    const health = await fetch(`${url}/health`);
    if (health.status !== 200) faults.push(`before #${from + LOOK_EVERY} /health answers ${health.status}`);
    if ((await get(url, "/auth/v1/user", known.token)).status !== 200)
      known = await newOwner(url, witness.hotel);
  }
  const after = await everythingOf(url, witness);
  if (after !== before) faults.push(`another owner's data changed from ${before} to ${after}`);
  return { requests: count, statuses, slowest, faults };
}

function* faultsOf(
  { method, target, isCutOff }: FuzzRequest,
  bytes: Buffer,
  answers: readonly Answer[],
): Generator<string> {
  // If a connection is closed while more arrives, the answer may be lost (RFC 9112, section 9.6).
  const isTooLong = bytes.length > MAX_HEAD_BYTES;
  if (answers.length === 0 && !isCutOff && !isTooLong && method !== "CONNECT") yield "no answer";
  for (const { status, headers, body } of answers) {
    const text = body.toString();
    if (status >= 500) yield `${status} ${text.slice(0, 200)}`;
    if (headers.has("set-cookie")) yield "a header was injected";
    if (status >= 400 && status < 500 && method !== "HEAD") {
      const shape = shapeOf(headers.get("content-type"), text);
      if (!isShapeFor(target, status, shape)) yield `${status} in the wrong shape, ${text.slice(0, 200)}`;
    }
  }
}

const MAX_HEAD_BYTES = CAPACITY.http.maxHeaderSize;
const FOUR_KEYS = "code,details,hint,message";

function shapeOf(type: string | undefined, text: string): string {
  if (text === "") return "empty";
  if (!type?.startsWith("application/json")) return type ?? "no type";
  const value: unknown = JSON.parse(text);
  return Object.keys(value as object)
    .sort()
    .join();
}

/** Node refuses these before any route, with an empty body. */
const NODES_OWN = [400, 408, 413, 414, 417, 431];

function isShapeFor(target: string | undefined, status: number, shape: string): boolean {
  if (shape === "empty") return NODES_OWN.includes(status) || status === 416;
  const path = pathOf(target);
  if (path.startsWith("/auth/v1/")) return /^code,error_code,msg(,weak_password)?$/.test(shape);
  if (path.startsWith("/storage/v1/")) return shape === "error,message,statusCode";
  if (path.startsWith("/functions/v1/")) return shape === "code,error" || shape === FOUR_KEYS;
  return shape === FOUR_KEYS || (shape.startsWith("text/html") && !path.startsWith("/rest/v1/"));
}

/** The path as the application reads it. */
function pathOf(target = ""): string {
  const { pathname } = URL.parse(target, "http://localhost") ?? { pathname: "" };
  return pathname.replace(/%[2-7][0-9a-f]/gi, (encoded) => decodeURI(encoded));
}

async function newOwner(url: string, witness: string): Promise<Known> {
  const email = `owner-${randomUUID()}@example.com`;
  const headers = { "content-type": "application/json", "x-forwarded-for": randomAddress() };
  const body = JSON.stringify({ email, password: PASSWORD });
  const response = await fetch(`${url}/auth/v1/signup`, { method: "POST", headers, body });
  const { access_token: token, refresh_token: refresh, user } = await response.json();
  const hotel = { user_id: user.id, name: `Hotel ${email}`, address: "1 Quay", phone: "+1 555 0100", email };
  const made = await fetch(`${url}/rest/v1/hotels`, {
    method: "POST",
    headers: { ...headers, authorization: `Bearer ${token}`, prefer: "return=representation" },
    body: JSON.stringify(hotel),
  });
  const [{ id }] = await made.json();
  return { token, refresh, email, userId: user.id, hotel: id, witness };
}

/** Allows any number of sign-ups, which are limited per network. */
function randomAddress(): string {
  return `10.${[...crypto.getRandomValues(new Uint8Array(3))].join(".")}`;
}

/** All of the witness's data, as text to compare. */
async function everythingOf(url: string, { token }: Known): Promise<string> {
  const user = await (await get(url, "/auth/v1/user", token)).text();
  const data = await get(url, "/auth/v1/user/data", token);
  const { subscription, hotels } = (await data.json()) as AccountData;
  return `${user} ${data.status} ${JSON.stringify({ subscription, hotels })}`;
}

function get(url: string, path: string, token: string): Promise<Response> {
  return fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
}

function excerpt(bytes: Buffer): string {
  const text = bytes.toString("latin1").replace(/Bearer ey[\w.-]+/, "Bearer …");
  return JSON.stringify(text.replace(/(.{1,9}?)\1{9,}/gs, "$1…")).slice(0, 500);
}
