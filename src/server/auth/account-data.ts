/**
 * Everything an owner has, in one document (GDPR, article 20), without password hashes, keys and tokens. Rows go into a
 * file in batches, for any size, and are sent from there: slow clients hold no database connection.
 */

import { open, rm } from "node:fs/promises";
import { SECTIONS } from "../../sections/index.ts";
import type { AccessClaims, Sql } from "../database/connection.ts";
import { withOwnConnection } from "../database/dedicated-connections.ts";
import { readAllAsCaller } from "../database/request-pool.ts";
import { type Delivery, deliver, type ReadTimeouts, spool } from "../transport/spooled.ts";
import type { AuthContext } from "./context.ts";
import { sessionsOf } from "./devices.ts";
import { passkeysOfUser } from "./passkeys.ts";
import { requireRecentProof } from "./recent-proof.ts";
import { userOfSession } from "./sessions.ts";
import type { UserRow } from "./users.ts";

/** Rows per batch. */
const BATCH = 500;
/** At least 6.5 kB a second. */
const TIMEOUTS: ReadTimeouts = { chunk: 10_000, total: 600_000 };
/** SQL for the ids in $2, a JSON array. */
const UUIDS = "array(select json_array_elements_text($2::text::json)::uuid)";

const BY_POSITION = "position nulls last, created_at, id";
/** Other tables of a hotel, with their rows' order. */
const TABLES = {
  announcements: BY_POSITION,
  translations: "table_name, row_id, column_name, language",
  message_kinds: "kind",
  topics: "created_at, id",
  messages: "created_at, id",
  message_texts: "message_id, created_at, id",
  message_events: "message_id, at, id",
  members: "created_at, id",
  stations: "created_at, id",
  invitations: "created_at, id",
};

/** Reads hotels and subscription with the owner's role, so row level security selects the rows. */
export async function accountData(
  auth: AuthContext,
  claims: AccessClaims,
  network: string,
): Promise<Delivery> {
  const { deliveries, deliveriesByNetwork } = auth.bulkheads;
  const { promise, resolve, reject } = Promise.withResolvers<Delivery>();
  async function readAndSend(): Promise<void> {
    const own = await ownData(auth, claims);
    await requireRecentProof(auth.sql, claims);
    await auth.limits.take(["dataDownloadsOfUser", claims.sub]);
    const file = await readAllAsCaller(auth.requests, { role: "authenticated", claims }, (sql) =>
      spool(auth.env.dataDir, documentOf(sql, own)),
    );
    const delivery = await deliver(file, TIMEOUTS);
    resolve(delivery);
    await delivery.ended;
  }
  deliveriesByNetwork
    .run(() => deliveries.run(readAndSend, claims.sub), network)
    // Has no effect once something was sent.
    .catch(reject);
  return promise;
}

/**
 * Writes the same document to a new file, for an operator to whom the owner has turned. No hotel is shut for want of a
 * second factor.
 */
export function exportAccount(sql: Sql, user: UserRow, file: string): Promise<void> {
  return withOwnConnection(sql, async (connection) => {
    const own = await dataOf(connection, user);
    const claims = JSON.stringify({ sub: user.id, role: "authenticated", aal: "aal2" });
    await connection.unsafe("begin isolation level repeatable read read only");
    await connection`
      select set_config('statement_timeout', '0', true), set_config('request.jwt.claims', ${claims}, true),
        set_config('request.jwt.claim.sub', ${user.id}, true), set_config('role', 'authenticated', true)`;
    const handle = await open(file, "wx", 0o600);
    try {
      await handle.writeFile(documentOf(connection, own));
      await handle.close();
    } catch (error) {
      await handle.close();
      await rm(file);
      throw error;
    }
  });
}

async function ownData({ sql }: AuthContext, claims: AccessClaims) {
  return dataOf(sql, await userOfSession(sql, claims), claims.session_id);
}

async function dataOf(sql: Sql, user: UserRow, sessionId?: string) {
  return {
    exported_at: new Date().toISOString(),
    account: {
      id: user.id,
      email: user.email,
      email_confirmed_at: user.email_confirmed_at?.toISOString() ?? null,
      created_at: user.created_at.toISOString(),
      last_sign_in_at: user.last_sign_in_at?.toISOString() ?? null,
      metadata: user.user_metadata,
    },
    factors: user.factors,
    passkeys: await passkeysOfUser(sql, user.id),
    devices: await sessionsOf(sql, user.id, sessionId),
  };
}

/** PostgreSQL writes each row's JSON. Sections that are hidden, or beyond the plan's limit, are in it too. */
async function* documentOf(sql: Sql, own: object): AsyncGenerator<string> {
  yield opened(JSON.stringify(own));
  const [plan] = await sql<{ json: string }[]>`
    select to_jsonb(s)::text as json from public.stripe_user_subscriptions s`;
  yield `"subscription":${plan?.json ?? "null"},"hotels":[`;
  const hotels = await sql<{ id: string }[]>`
    select id from public.hotels where user_id = (select auth.uid()) order by created_at, id`;
  for (const [index, { id }] of hotels.entries()) {
    if (index > 0) yield ",";
    yield* hotelOf(sql, id);
  }
  yield "]}";
}

async function* hotelOf(sql: Sql, id: string): AsyncGenerator<string> {
  const [hotel] = await sql<{ json: string; visibility: string }[]>`
    select to_jsonb(h)::text as json, (
        select coalesce(jsonb_object_agg(v.section_name, v.is_visible), '{}')::text
        from public.section_visibility v where v.hotel_id = h.id
      ) as visibility
    from public.hotels h where h.id = ${id}`;
  if (!hotel) throw new Error("A hotel is not there that was there in the same snapshot");
  yield `${opened(hotel.json)}"section_visibility":${hotel.visibility},"sections":{`;
  for (const [index, section] of SECTIONS.entries()) {
    yield `${index > 0 ? "," : ""}${JSON.stringify(section.id)}:[`;
    yield* separated(itemsOf(sql, section.table, id, BY_POSITION));
    yield "]";
  }
  yield '},"custom_sections":[';
  yield* customSectionsOf(sql, id);
  for (const [table, order] of Object.entries(TABLES)) {
    yield `],"${table}":[`;
    yield* separated(itemsOf(sql, table, id, order));
  }
  const [people] = await sql<{ json: string }[]>`
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'member_id', member_id, 'name', name,
      'created_at', created_at, 'updated_at', updated_at) order by created_at, id), '[]')::text as json
    from public.station_people where hotel_id = ${id}`;
  yield `],"station_people":${people?.json ?? "[]"},"changes":[`;
  yield* separated(changesOf(sql, id));
  yield '],"scans":[';
  yield* separated(scansOf(sql, id));
  const [looks] = await sql<{ json: string }[]>`select public.looked_for(${id})::text as json`;
  yield `],"looked_for":${looks?.json ?? "[]"}}`;
}

async function* itemsOf(
  sql: Sql,
  table: string,
  hotelId: string,
  order: string,
): AsyncGenerator<{ json: string }> {
  const ids = batchesOf<{ id: string }>(
    sql,
    `select id from public.${table} where hotel_id = $1 order by ${order}`,
    hotelId,
  );
  for await (const batch of ids) {
    yield* await sql.unsafe<{ json: string }[]>(
      `select (to_jsonb(t) - 'hotel_id')::text as json from public.${table} t
        where hotel_id = $1 and id = any (${UUIDS}) order by ${order}`,
      [hotelId, JSON.stringify(batch.map(({ id }) => id))],
    );
  }
}

/** In the order of their index: nothing is sorted. */
async function* changesOf(sql: Sql, hotelId: string): AsyncGenerator<{ json: string }> {
  const batches = batchesOf<{ json: string }>(
    sql,
    `select (to_jsonb(c) - '{hotel_id,total}'::text[])::text as json from public.changes c
      where hotel_id = $1 order by at, id`,
    hotelId,
  );
  for await (const batch of batches) yield* batch;
}

async function* customSectionsOf(sql: Sql, hotelId: string): AsyncGenerator<string> {
  const places = batchesOf<{ section: string; item: string | null }>(
    sql,
    `select c.id as section, i.id as item
      from public.custom_sections c
      left join public.custom_section_items i on i.hotel_id = c.hotel_id and i.section_id = c.id
      where c.hotel_id = $1
      order by c.position nulls last, c.created_at, c.id, i.position nulls last, i.created_at, i.id`,
    hotelId,
  );
  let last: string | undefined;
  let isFirstItem = true;
  for await (const batch of places) {
    const items = await sql<{ id: string; json: string }[]>`
      select id, (to_jsonb(i) - '{hotel_id,section_id}'::text[])::text as json from public.custom_section_items i
      where hotel_id = ${hotelId} and id = any (array(
        select json_array_elements_text(${JSON.stringify(batch.map(({ item }) => item))}::text::json)::uuid))`;
    const jsons = new Map(items.map(({ id, json }) => [id, json]));
    for (const { section, item } of batch) {
      if (section !== last) {
        const [row] = await sql<{ json: string }[]>`
          select (to_jsonb(c) - 'hotel_id')::text as json from public.custom_sections c where id = ${section}`;
        yield `${last === undefined ? "" : "]},"}${opened(row?.json ?? "{}")}"items":[`;
        last = section;
        isFirstItem = true;
      }
      if (item === null) continue;
      yield `${isFirstItem ? "" : ","}${jsons.get(item)}`;
      isFirstItem = false;
    }
  }
  if (last !== undefined) yield "]}";
}

/** One statement per month, so that its duration depends on that month's scans only. */
async function* scansOf(sql: Sql, hotelId: string): AsyncGenerator<{ json: string }> {
  const months = await sql<{ from: string; to: string }[]>`
    select (month at time zone 'UTC')::text as from, ((month + interval '1 month') at time zone 'UTC')::text as to
    from (select min(scanned_at) at time zone 'UTC' as first, max(scanned_at) at time zone 'UTC' as last
      from public.qr_scans where hotel_id = ${hotelId}) as all_scans,
      generate_series(date_trunc('month', first), last, interval '1 month') as month`;
  for (const { from, to } of months) {
    yield* await sql<{ json: string }[]>`
      select to_jsonb(m)::text as json from (
        select to_char(${from}::text::timestamptz at time zone 'UTC', 'YYYY-MM') as month, device_type, count(*) as scans
        from public.qr_scans
        where hotel_id = ${hotelId} and scanned_at >= ${from}::text::timestamptz
          and scanned_at < ${to}::text::timestamptz
        group by device_type order by device_type) as m`;
  }
}

/** Reads with a cursor, so that each batch has its own time limit. The sorting statement selects only ids. */
async function* batchesOf<Row extends object>(
  sql: Sql,
  text: string,
  hotelId: string,
): AsyncGenerator<Row[]> {
  await sql.unsafe(`declare batches no scroll cursor for ${text}`, [hotelId]);
  for (let isOver = false; !isOver; ) {
    const batch = await sql.unsafe<Row[]>(`fetch ${BATCH} from batches`);
    if (batch.length > 0) yield batch;
    isOver = batch.length < BATCH;
  }
  await sql.unsafe("close batches");
}

async function* separated(rows: AsyncIterable<{ json: string }>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const { json } of rows) {
    yield isFirst ? json : `,${json}`;
    isFirst = false;
  }
}

/** A JSON object without its closing brace, so that more can follow. */
function opened(json: string): string {
  return `${json.slice(0, -1)},`;
}
