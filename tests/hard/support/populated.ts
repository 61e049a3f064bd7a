/** Everything that an installation can hold: at least one row in every table, and uploads. */

import { randomUUID } from "node:crypto";
import { SECTIONS } from "../../../src/sections/index.ts";
import type { Sql } from "../../../src/server/database/connection.ts";
import { answerMessages } from "../../../testbed/answer-messages.ts";
import { giveLogo } from "../../../testbed/give-logo.ts";
import { uploadPhoto } from "../../../testbed/give-photo.ts";
import { recordLooks } from "../../../testbed/looks.ts";
import { createOwner, type Owner } from "../../../testbed/owner.ts";
import { exampleRow } from "../../../testbed/rows.ts";
import { aVisit, track } from "../../../testbed/scans.ts";

/** The owner has the Pro plan. */
export async function populate(url: string, sql: Sql, email: string): Promise<Owner> {
  const owner = await createOwner(url, { email });
  const hotel_id = owner.hotel.id;
  const insert = async (table: string, row: object) => {
    const [made] = await sql<
      { id: string }[]
    >`insert into ${sql(`public.${table}`)} ${sql(row)} returning id`;
    return made?.id;
  };
  for (const { table } of SECTIONS) {
    for (let i = 0; i < 3; i++) await insert(table, { ...exampleRow(table), hotel_id });
  }
  const section_id = await insert("custom_sections", { ...exampleRow("custom_sections"), hotel_id });
  await insert("custom_section_items", { ...exampleRow("custom_section_items"), hotel_id, section_id });
  await insert("announcements", { ...exampleRow("announcements"), hotel_id });
  await insert("section_visibility", { ...exampleRow("section_visibility"), hotel_id });
  // Text that COPY must escape.
  const awkward = 'Tab\t, line\nbreak, back\\slash, \\N, "quotes", 東京 🏨';
  await insert("faqs", { ...exampleRow("faqs"), hotel_id, question: "\\.", answer: awkward });
  await insert("faqs", { ...exampleRow("faqs"), hotel_id, answer: "", is_hidden: true });
  const mistake = await insert("faqs", { ...exampleRow("faqs"), hotel_id });
  await sql`delete from public.faqs where id = ${mistake ?? ""}`;
  await sql`insert into innfo.test_scans (hotel_id, scanned_at) values (${hotel_id}, now())`;
  await recordLooks(sql, hotel_id, [["missed", "sauna"]], [1]);
  await sql`
    insert into innfo.account_limits (user_id, what, max) values (${owner.hotel.user_id}, 'hotels', 7)`;
  await sql`
    insert into innfo.granted_plans (user_id, plan_id, period_end)
    select ${owner.hotel.user_id}, id, now() + interval '1 day' from public.plans where custom_sections`;
  // A kind without a worker.
  await sql`insert into innfo.jobs (kind, payload) values ('none', ${JSON.stringify({ note: awkward })}::text::jsonb)`;
  await sql`update public.hotels set languages = '{de}' where id = ${hotel_id}`;
  await insert("translations", { ...exampleRow("translations"), hotel_id, row_id: hotel_id });
  await sql`
    insert into public.translation_runs (hotel_id, language, state, texts, characters, worker)
    values (${hotel_id}, 'de', 'finished', 1, 1, ${randomUUID()})`;
  await sql`insert into innfo.site_hosts (host) values ('innfo.example') on conflict do nothing`;
  const given = await insert("domains", { ...exampleRow("domains"), hotel_id });
  await sql`select innfo.note_domain(${given ?? ""}, 'here')`;
  await sql`delete from public.domains where id = ${given ?? ""}`;
  await insert("domains", { ...exampleRow("domains"), hotel_id });
  await insert("message_kinds", { ...exampleRow("message_kinds"), hotel_id });
  await sql`select innfo.send_message(${JSON.stringify({ ...exampleRow("messages"), id: randomUUID(), hotel_id, language: "en" })}::text::jsonb, '\\x0001'::bytea)`;
  await answerMessages(owner.api, hotel_id, "On the way");
  await owner.api
    .from("push_devices")
    .insert({
      hotel_id,
      endpoint: "https://push.example.com/1",
      p256dh: "B".padEnd(87, "A"),
      auth: "A".repeat(22),
    })
    .throwOnError();
  await sql`delete from public.messages where id = ${(await insert("messages", { kind: "found", item: "Umbrella", hotel_id })) ?? ""}`;
  await sql`insert into public.desk_events (hotel_id, what, room) values (${hotel_id}, 'withdrawn', '12')`;
  await sql`insert into innfo.message_networks (message_id, mark) select id, 'mark' from public.messages limit 1`;
  await sql`
    insert into innfo.guest_devices (message_id, endpoint, p256dh, auth)
    select m.id, d.endpoint, d.p256dh, d.auth from public.messages m, public.push_devices d limit 1`;
  await sql`insert into innfo.muted_networks (hotel_id, mark, until) values (${hotel_id}, 'mark', now() + interval '1 day')`;
  await sql`insert into innfo.message_pushes (hotel_id, due_at) values (${hotel_id}, now())`;
  await sql`insert into innfo.message_repeats (id, message_id) select gen_random_uuid(), id from public.messages limit 1`;
  await sql`
    insert into innfo.alarms (hotel_id, room, by_card, kind, language) values (${hotel_id}, '12', false, 'request', 'en')`;
  await sql`
    insert into innfo.tellings (hotel_id, step, way, state) values (${hotel_id}, 'test', 'screen', 'reached')`;
  await sql`
    insert into innfo.answer_characters (hotel_id, user_id, characters)
    values (${hotel_id}, ${owner.hotel.user_id}, 1)`;
  await sql`insert into innfo.message_reminders (message_id) select id from public.messages limit 1`;
  await sql`
    insert into innfo.translated_characters (user_id, characters) values (${owner.hotel.user_id}, 1)`;
  await sql`select innfo.keep_answer('question', '[]', interval '1 day'), innfo.take_turn('Nominatim')`;
  await giveLogo(owner);
  const cover_path = await uploadPhoto(owner.api, hotel_id);
  await owner.api.from("hotels").update({ cover_path }).eq("id", hotel_id).throwOnError();
  for (let i = 0; i < 5; i++) {
    await track(url, { ...aVisit(hotel_id), guest_id: randomUUID() }, { "X-Forwarded-For": `10.1.1.${i}` });
  }
  await scanOfLastYear(sql, hotel_id);
  await owner.api.auth.resetPasswordForEmail(email);
  const customer = { user_id: owner.hotel.user_id, plan_id: "free", customer_id: `cus_${hotel_id}` };
  await sql`insert into public.subscriptions ${sql(customer)}`;
  await sql`insert into innfo.letters (id, user_id) values (gen_random_uuid(), ${owner.hotel.user_id})`;
  const { user_id } = owner.hotel;
  await insert("secrets", { hotel_id, kind: "parking", name: "Garage", code: "8642" });
  const code = await insert("codes", { hotel_id, label: "101" });
  await sql`
    insert into public.room_days (hotel_id, code_id, day, wish, by_user)
    values (${hotel_id}, ${code ?? ""}, current_date, 'left', ${user_id})`;
  await sql`insert into innfo.code_scans (code_id, month, scans) values (${code ?? ""}, date_trunc('month', now()), 3)`;
  await sql`
    insert into public.invitations (hotel_id, email, role, invited_by)
    values (${hotel_id}, 'porter@example.com', 'desk', ${user_id})`;
  await sql`insert into innfo.handed_over (hotel_id, former_id) values (${hotel_id}, ${user_id})`;
  const [colleague] = await sql<{ id: string }[]>`
    insert into auth.users (email, email_confirmed_at) values (${`colleague-${email}`}, now()) returning id`;
  await sql`
    insert into public.members (hotel_id, user_id, role) values (${hotel_id}, ${colleague?.id ?? ""}, 'desk')`;
  const [station, person] = [randomUUID(), randomUUID()];
  await sql`insert into auth.users (id) values (${station}), (${person})`;
  await sql`
    insert into public.station_people (id, hotel_id, name, pin_hash) values (${person}, ${hotel_id}, 'Anna', 'none')`;
  await sql`insert into public.stations (id, hotel_id, name) values (${station}, ${hotel_id}, 'Reception')`;
  await sql`
    insert into auth.mfa_factors (user_id, factor_type, status, secret)
    values (${user_id}, 'totp', 'unverified', '\\x0001'::bytea)`;
  await sql`
    insert into auth.passkeys (user_id, credential_id, public_key, counter, friendly_name)
    values (${user_id}, '\\x0002'::bytea, '\\x0003'::bytea, 0, 'Phone')`;
  await sql`insert into auth.used_challenges (hash, expires_at) values ('\\x0004'::bytea, now() + interval '1 day')`;
  const [shut] = await sql<
    { id: string }[]
  >`insert into auth.users (email) values (${`shut-${email}`}) returning id`;
  await sql`select innfo.suspend(${shut?.id ?? ""}, 'a test')`;
  await sql`
    with other as (
      insert into public.hotels (user_id, name, address, phone, email)
      values (${shut?.id ?? ""}, 'Taken down', '1 Quay', '1', 'a@example.com') returning id
    )
    insert into innfo.taken_down (hotel_id, reason) select id, 'a test' from other`;
  await sql`select innfo.report_page(${hotel_id}, 'It asks for my card', null)`;
  await sql`insert into innfo.operator_trail (who, command) values ('ada', 'hotels list')`;
  await sql`insert into innfo.simulated_payments (id, object) values (${customer.customer_id}, '{"b": 1, "a": 2}')`;
  return owner;
}

/** A scan in an old partition, which the server no longer makes. */
async function scanOfLastYear(sql: Sql, hotelId: string): Promise<void> {
  const year = new Date().getUTCFullYear() - 1;
  await sql.unsafe(`
    create table public.qr_scans_${year}_01 partition of public.qr_scans
      for values from ('${year}-01-01 00:00+00') to ('${year}-02-01 00:00+00');
    alter table public.qr_scans_${year}_01 enable row level security`);
  await sql`
    insert into public.qr_scans (hotel_id, scanned_at, device_type, is_new_guest)
    values (${hotelId}, ${`${year}-01-15 12:00+00`}, 'Mobile', true)`;
}
