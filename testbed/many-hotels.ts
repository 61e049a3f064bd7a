/** Any number of hotels, each with a little of everything, made in SQL. */
import { hashPassword } from "../src/server/auth/passwords.ts";
import type { Sql } from "../src/server/database/connection.ts";
import { transaction } from "../src/server/database/transaction.ts";

export const PASSWORD = "correct horse battery";
const AT_A_TIME = 2000;

/** The hotel's owner signs in with this and {@link PASSWORD}. */
export const emailOf = (n: number) => `owner-${n}@many.example`;

/**
 * Adds rows as the product does, so that limits, names and counts are right. One hotel in ten pays.
 *
 * @param sql of the server's own login; its statements may take long
 */
export async function addHotels(sql: Sql, hotels: number): Promise<void> {
  const hash = await hashPassword(PASSWORD);
  const [{ past } = { past: 0 }] = await sql<{ past: number }[]>`
    select count(*)::int as past from auth.users where email like '%@many.example'`;
  for (let from = past + 1; from <= past + hotels; from += AT_A_TIME) {
    const to = Math.min(past + hotels, from + AT_A_TIME - 1);
    await transaction(sql, async (tx) => {
      await tx`set local statement_timeout = 0`;
      for (const statement of STATEMENTS) await tx.unsafe(statement(from, to, hash));
    });
  }
  // As autovacuum does within a minute.
  await sql.unsafe("vacuum analyze");
}

type Statement = (from: number, to: number, hash: string) => string;

const batch = (from: number, to: number) =>
  `(select u.id as user_id, h.id as hotel_id, n
    from generate_series(${from}, ${to}) as n
    join auth.users u on u.email = 'owner-' || n || '@many.example'
    join public.hotels h on h.user_id = u.id) as b`;

/** Some of a hotel's rows are as old as the hotel, the rest are from the last weeks. */
const STATEMENTS: readonly Statement[] = [
  (from, to, hash) => `
    insert into auth.users (email, password_hash, email_confirmed_at, last_sign_in_at)
    select 'owner-' || n || '@many.example', '${hash}', now(), now() from generate_series(${from}, ${to}) as n`,
  (from, to) => `
    insert into public.hotels (user_id, name, description, address, phone, email)
    select u.id, 'House ' || n, 'Quiet rooms above the harbour', n || ' Quay', '+1 207 555 0100', u.email
    from generate_series(${from}, ${to}) as n join auth.users u on u.email = 'owner-' || n || '@many.example'`,
  (from, to) => `
    insert into auth.sessions (user_id, method, refreshed_at)
    select user_id, 'password', now() - make_interval(days => i * 20) from ${batch(from, to)}, generate_series(0, 2) as i`,
  (from, to) => `
    insert into auth.refresh_tokens (token_hash, session_id, used_at)
    select sha256((s.id::text || i)::bytea), s.id, case when i < 2 then s.refreshed_at - make_interval(hours => i) end
    from ${batch(from, to)} join auth.sessions s using (user_id), generate_series(0, 2) as i`,
  (from, to) => `
    insert into public.subscriptions (user_id, plan_id, customer_id, subscription_id, subscription_status,
      current_period_start, current_period_end)
    select user_id, p.id, 'cus_many_' || n, 'sub_many_' || n, case when n % 100 = 0 then 'past_due' else 'active' end,
      extract(epoch from now())::bigint - 864000, extract(epoch from now())::bigint + 1728000
    from ${batch(from, to)}, public.plans p where p.custom_sections and n % 10 = 0`,
  (from, to) => `
    insert into public.photos (hotel_id, path, width, height, top_color, bottom_color, bytes)
    select hotel_id, hotel_id || '/' || md5(hotel_id || i), 1200, 800, '#102030', '#405060', 200000
    from ${batch(from, to)}, generate_series(1, 2) as i`,
  (from, to) => `
    update public.hotels h set cover_path = h.id || '/' || md5(h.id || '1') from ${batch(from, to)} where h.id = b.hotel_id`,
  (from, to) => `
    insert into public.amenities (hotel_id, name, description, timing, location, photo_path)
    select hotel_id, 'Amenity ' || i, 'A heated pool with a view over the harbour', '7:00 AM – 10:00 PM', '6th floor',
      case when i = 1 then hotel_id || '/' || md5(hotel_id || '2') end
    from ${batch(from, to)}, generate_series(1, 4) as i`,
  (from, to) => `
    insert into public.important_contacts (hotel_id, label, number)
    select hotel_id, 'Desk ' || i, '+1 207 555 010' || i from ${batch(from, to)}, generate_series(1, 3) as i`,
  (from, to) => `
    insert into public.faqs (hotel_id, category, question, answer)
    select hotel_id, 'General', 'When is breakfast on day ' || i || '?', 'From seven to ten.'
    from ${batch(from, to)}, generate_series(1, 3) as i`,
  (from, to) => `
    insert into public.messages (hotel_id, kind, room, topic, text)
    select hotel_id, 'request', '12', 'towels', 'Two, please' from ${batch(from, to)}, generate_series(1, 5) as i
    where n % 10 = 0 and n % 100 <> 0`,
  (from, to) => `
    select to_json(innfo.record_scans(jsonb_agg(jsonb_build_object('hotel_id', hotel_id, 'visit_id', gen_random_uuid(),
      'guest_id', gen_random_uuid(), 'source', 'qr', 'device_type', 'Mobile', 'user_agent', 'Safari on iPhone',
      'scanned_at', now() - make_interval(mins => i * 7))))) from ${batch(from, to)}, generate_series(1, 5) as i`,
  // A year's counts beside the raw scans.
  (from, to) => `
    insert into innfo.scan_quarters (hotel_id, starts_at, scans, guests)
    select hotel_id, date_trunc('day', now()) - make_interval(days => i * 20), 3, 2
    from ${batch(from, to)}, generate_series(2, 18) as i`,
  (from, to) => `
    insert into innfo.scan_days (hotel_id, day, scans, guests)
    select hotel_id, (now() - make_interval(days => i * 20))::date, 3, 2 from ${batch(from, to)}, generate_series(2, 18) as i`,
];
