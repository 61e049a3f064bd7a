/** The user as the database stores it and as the client receives it. */
import { randomUUID } from "node:crypto";
import type { AtStation } from "../../lib/accounts/account.ts";
import type { Sql, Transaction } from "../database/connection.ts";
import { AuthApiError } from "./errors.ts";

/** Bytes of JSON. Access tokens contain it, a third longer in base64; proxies allow 8 KB of headers. */
const MAX_METADATA_BYTES = 4096;

export type Metadata = Record<string, unknown>;

export interface UserRow {
  id: string;
  email: string;
  password_hash: string | null;
  email_confirmed_at: Date | null;
  /** A new address that is not confirmed yet. */
  new_email: string | null;
  user_metadata: Metadata;
  /** Factors that ask for a code after the password. */
  factors: readonly Factor[];
  last_sign_in_at: Date | null;
  created_at: Date;
  updated_at: Date;
  /** Set for an account without an address: a station, or a person who works at one. */
  station?: AtStation;
}

/** Has Supabase's shape, without secrets. */
interface Factor {
  id: string;
  friendly_name: string | null;
  factor_type: "totp" | "recovery_code";
  status: "unverified" | "verified";
  created_at: string;
  updated_at: string;
}

/** Never finds accounts without an email, such as the sample's owner: nobody can sign in to them. */
export async function findUser(
  sql: Transaction,
  by: { id: string } | { email: string },
): Promise<UserRow | undefined> {
  const [user] = await sql<UserRow[]>`
    select u.id, u.email, u.password_hash, u.email_confirmed_at, u.user_metadata, u.last_sign_in_at,
      u.created_at, u.updated_at, (
        select t.email from auth.mailed_tokens t
        where t.user_id = u.id and t.purpose = 'email_change' and t.expires_at > now()
        order by t.created_at desc limit 1
      ) as new_email, (
        select coalesce(jsonb_agg(to_jsonb(f) order by f.created_at, f.id), '[]') from (
          select id, friendly_name, factor_type, status, created_at, updated_at
          from auth.mfa_factors where user_id = u.id) as f
      ) as factors
    from auth.users u
    where ${"id" in by ? sql`u.id = ${by.id}` : sql`u.email = ${by.email}`} and u.email is not null`;
  return user;
}

/** Hours for which a sign-up waits for its confirmation. Its links expire earlier. */
const UNPROVEN_HOURS = 72;

/** Finds the account of a station, or of a person who works at one: nobody can sign in to it. */
export async function findAtStation(sql: Transaction, id: string): Promise<UserRow | undefined> {
  const [user] = await sql<
    (Pick<UserRow, "created_at" | "updated_at"> & {
      name: string;
      language: string | null;
      station: AtStation;
    })[]
  >`
    select u.created_at, u.updated_at, innfo.name_of(u.id) as name, u.user_metadata ->> 'language' as language,
      jsonb_strip_nulls(jsonb_build_object('id', s.id, 'name', s.name, 'hotel_id', s.hotel_id, 'member_id', p.member_id)) as station
    from public.stations s join auth.users u on u.id in (s.id, s.person_id)
    left join public.station_people p on p.id = u.id
    where u.id = ${id}`;
  if (!user) return undefined;
  const { name, language, ...known } = user;
  const none = { password_hash: null, email_confirmed_at: null, new_email: null, last_sign_in_at: null };
  return {
    ...none,
    ...known,
    id,
    email: "",
    user_metadata: { name, ...(language && { language }) },
    factors: [],
  };
}

/** Whether nobody ever confirmed the address or signed in. Nobody could miss such an account. */
export function isUnproven({ email_confirmed_at, last_sign_in_at }: UserRow): boolean {
  return !email_confirmed_at && !last_sign_in_at;
}

/** Whether an operator has made the account and nobody can sign in to it yet. */
export async function isUnclaimed(sql: Transaction, email: string): Promise<boolean> {
  return (await sql`select from auth.users u where u.email = ${email} and ${unclaimed(sql)}`).count > 0;
}

function unclaimed(sql: Transaction) {
  return sql`u.email_confirmed_at is not null and u.password_hash is null and u.last_sign_in_at is null
    and not exists (select from auth.sessions where user_id = u.id)
    and not exists (select from auth.passkeys where user_id = u.id)`;
}

/** Gives such an account the first password. @returns its id, or undefined if the address has no such account */
export async function claimUser(
  tx: Transaction,
  { email, passwordHash, metadata }: { email: string; passwordHash: string; metadata: string },
): Promise<string | undefined> {
  const [claimed] = await tx<{ id: string }[]>`
    update auth.users u set password_hash = ${passwordHash}, user_metadata = ${metadata}::text::jsonb, updated_at = now()
    where u.email = ${email} and ${unclaimed(tx)} returning id`;
  return claimed?.id;
}

export async function forgetUnproven(sql: Sql): Promise<void> {
  await sql`
    delete from auth.users
    where email is not null and email_confirmed_at is null and last_sign_in_at is null
      and created_at < now() - make_interval(hours => ${UNPROVEN_HOURS})`;
}

export function metadataJson(metadata: Metadata): string {
  const json = JSON.stringify(metadata);
  if (Buffer.byteLength(json) > MAX_METADATA_BYTES) {
    throw new AuthApiError(
      "validation_failed",
      `data: it must not be longer than ${MAX_METADATA_BYTES} bytes`,
    );
  }
  return json;
}

/** @returns the body of https://supabase.com/docs/reference/javascript/auth-getuser */
export function userBody(user: Omit<UserRow, "password_hash">) {
  const { id, email, created_at, updated_at } = user;
  const email_confirmed_at = user.email_confirmed_at ?? undefined;
  // Supabase reads an empty list of identities as "this address already has an account".
  const identity = {
    identity_id: id,
    id,
    user_id: id,
    identity_data: { sub: id, email, email_verified: !!email_confirmed_at, phone_verified: false },
    provider: "email",
    email,
    last_sign_in_at: user.last_sign_in_at ?? created_at,
    created_at,
    updated_at,
  };
  return {
    id,
    aud: "authenticated",
    role: "authenticated",
    email,
    email_confirmed_at,
    confirmed_at: email_confirmed_at,
    new_email: user.new_email ?? undefined,
    phone: "",
    last_sign_in_at: user.last_sign_in_at ?? undefined,
    app_metadata: user.station
      ? { provider: "station", providers: ["station"], station: user.station }
      : { provider: "email", providers: ["email"] },
    user_metadata: user.user_metadata,
    identities: [identity],
    factors: user.factors.length > 0 ? user.factors : undefined,
    created_at,
    updated_at,
    is_anonymous: false,
  };
}

export type UserBody = ReturnType<typeof userBody>;

/**
 * The answer to a sign-up until it is confirmed. Made from the request alone, so that it does not tell of an
 * account.
 */
export function unconfirmedUserBody(email: string, metadata: Metadata): UserBody {
  const now = new Date();
  return userBody({
    id: randomUUID(),
    email,
    email_confirmed_at: null,
    new_email: null,
    user_metadata: metadata,
    factors: [],
    last_sign_in_at: null,
    created_at: now,
    updated_at: now,
  });
}

/** All code locks the user before sessions, factors and passkeys, which avoids deadlocks. */
export async function lockUser(tx: Transaction, id: UserRow["id"] | undefined): Promise<void> {
  await tx`select from auth.users where id = ${id ?? null} for no key update`;
}
