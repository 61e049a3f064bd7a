/** Owners made as rows, without the sign-up screens: an account, a session and its access token. */
import { randomUUID } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import { SignJWT } from "jose";
import type { Database } from "../src/lib/database.types.ts";
import { PUBLISHABLE_KEY, TOKEN_AUDIENCE } from "../src/server/database/caller.ts";
import type { Transaction } from "../src/server/database/connection.ts";
import { transaction } from "../src/server/database/transaction.ts";
import type { Client, TestServer } from "./server.ts";

export interface Owner {
  userId: string;
  email: string;
  sessionId: string;
  token: string;
  /** The official client, signed in as this owner. */
  client: Client;
}

export async function makeOwner(server: TestServer): Promise<Owner> {
  const email = `owner-${randomUUID()}@example.com`;
  const [user] = await server.sql<{ id: string }[]>`
    insert into auth.users (email, email_confirmed_at) values (${email}, now()) returning id`;
  return signInAgain(server, { userId: user?.id ?? "", email });
}

/** The same owner in another session. */
export async function signInAgain(
  server: TestServer,
  { userId, email }: Pick<Owner, "userId" | "email">,
): Promise<Owner> {
  const [session] = await server.sql<{ id: string }[]>`
    insert into auth.sessions (user_id, method) values (${userId}, 'password') returning id`;
  const sessionId = session?.id ?? "";
  const token = await accessToken(server, { sub: userId, email, session_id: sessionId });
  return { userId, email, sessionId, token, client: clientWith(server, token) };
}

/** An owner with one hotel, whose empty sections have tiles too. The server knows of it, as after a call. */
export async function makeHotel(
  server: TestServer,
  name = `Hotel ${randomUUID()}`,
): Promise<Owner & { hotelId: string }> {
  const owner = await makeOwner(server);
  const [hotel] = await server.sql<{ id: string }[]>`
    insert into public.hotels (user_id, name, address, phone, email, leaves_out_empty)
    values (${owner.userId}, ${name}, '1 Quay', '+1 555 0100', ${owner.email}, false) returning id`;
  await server.context.afterWrite();
  return { ...owner, hotelId: hotel?.id ?? "" };
}

/** Somebody with a hotel of their own, who has this role at another one. */
export async function makeColleague(
  server: TestServer,
  { hotelId }: { hotelId: string },
  role: string,
): Promise<Owner & { hotelId: string }> {
  const member = await makeHotel(server);
  await server.sql`insert into members (hotel_id, user_id, role) values (${hotelId}, ${member.userId}, ${role})`;
  return member;
}

/** Runs `work` in the database as whoever is signed in with this account. */
export function actingAs<Result>(
  { sql }: Pick<TestServer, "sql">,
  sub: string,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return transaction(sql, async (tx) => {
    const claims = JSON.stringify({ sub, role: "authenticated", session_id: randomUUID() });
    await tx`select set_config('request.jwt.claims', ${claims}, true), set_config('role', 'authenticated', true)`;
    return work(tx);
  });
}

/** Calls the REST API as this owner. @returns the answer, or undefined if it is empty */
export async function rest(
  { url }: Pick<TestServer, "url">,
  { token }: Pick<Owner, "token">,
  path: string,
  method: string,
  body?: unknown,
): Promise<unknown> {
  const response = await fetch(`${url}/rest/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.status === 200 ? response.json() : undefined;
}

export async function giveProPlan(server: TestServer, userId: string): Promise<void> {
  await server.sql`
    insert into public.subscriptions (user_id, plan_id, subscription_status)
    select ${userId}, id, 'active' from public.plans where custom_sections`;
  await server.context.afterWrite();
}

/** A token as the server issues it. Tests may replace claims and the key. */
export function accessToken(
  server: Pick<TestServer, "url" | "jwtKey">,
  claims: Record<string, unknown>,
  { key = server.jwtKey, expires = "1 hour" }: { key?: Uint8Array; expires?: string } = {},
): Promise<string> {
  const { port } = new URL(server.url);
  const iss = `http://localhost:${port}/auth/v1`;
  const amr = [{ method: "password", timestamp: Math.floor(Date.now() / 1000) }];
  return new SignJWT({ role: "authenticated", iss, aud: TOKEN_AUDIENCE, amr, ...claims })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(key);
}

function clientWith(server: TestServer, token: string): Client {
  return createClient<Database>(server.url, PUBLISHABLE_KEY, { accessToken: async () => token });
}
