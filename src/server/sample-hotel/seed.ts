/** The hotel behind /view/1: an example of a filled-in guest page. */
import { hash } from "node:crypto";
import { PRO_PLAN, SAMPLE_HOTEL_ID } from "../../product.ts";
import type { Transaction } from "../database/connection.ts";
import {
  CUSTOM_SECTION,
  CUSTOM_SECTION_ITEMS,
  EXTRA,
  HOTEL,
  RECEPTION_HOURS,
  ROOM_CARD,
  SECTION_ROWS,
  TAKEN_KINDS,
  WIFI,
} from "./content.ts";
import { GERMAN } from "./german.ts";

/** The sample's owner has neither email nor password, so nobody can sign in to the account. */
const OWNER_ID = "00000000-0000-4000-8000-000000000001";
const CREATED = Date.UTC(2026, 0, 1);

/** Writes the sample when it differs from the one in the database. */
export async function seedSampleHotel(tx: Transaction): Promise<void> {
  const content = [
    ...[HOTEL, RECEPTION_HOURS, WIFI, SECTION_ROWS, CUSTOM_SECTION, CUSTOM_SECTION_ITEMS],
    ...[TAKEN_KINDS, EXTRA, ROOM_CARD, GERMAN],
  ];
  const version = hash("sha256", JSON.stringify(content));
  const [seeded] = await tx<{ version: string | null }[]>`
    select user_metadata ->> 'sample_hotel' as version from auth.users where id = ${OWNER_ID}`;
  if (seeded?.version === version) return;

  const metadata = { sample_hotel: version };
  await tx`
    insert into auth.users (id, user_metadata) values (${OWNER_ID}, ${metadata})
    on conflict (id) do update set user_metadata = excluded.user_metadata`;
  const subscription = { user_id: OWNER_ID, plan_id: PRO_PLAN.id, subscription_status: "active" };
  await tx`insert into public.subscriptions ${tx(subscription)} on conflict (user_id) do update set ${tx(subscription)}`;
  const hotel = {
    ...HOTEL,
    // As PostgreSQL writes an array.
    languages: "{de}",
    wifi: WIFI,
    reception_hours: RECEPTION_HOURS,
    id: SAMPLE_HOTEL_ID,
    user_id: OWNER_ID,
  };
  await tx`insert into public.hotels ${tx(hotel)} on conflict (id) do update set ${tx(hotel)}`;
  await seedContent(tx);
  for (const kind of TAKEN_KINDS) {
    const row = { ...kind, hotel_id: SAMPLE_HOTEL_ID };
    await tx`insert into public.message_kinds ${tx(row)} on conflict (hotel_id, kind) do update set ${tx(row)}`;
  }
  const { key, ...extra } = EXTRA;
  await tx`update public.topics set ${tx(extra)} where hotel_id = ${SAMPLE_HOTEL_ID} and key = ${key}`;
  await tx`delete from public.translations where hotel_id = ${SAMPLE_HOTEL_ID}`;
  await tx`
    insert into public.translations (hotel_id, table_name, row_id, column_name, language, text, source_hash)
    select ${SAMPLE_HOTEL_ID}, x.table_name, x.row_id, x.column_name, 'de', german.value, innfo.text_hash(x.source)
    from innfo.texts_of(${SAMPLE_HOTEL_ID}) x
    join jsonb_each_text(${JSON.stringify(GERMAN)}::text::jsonb) german on german.key = x.source`;
  await tx`delete from public.codes where hotel_id = ${SAMPLE_HOTEL_ID}`;
  await tx`insert into public.codes ${tx({ ...ROOM_CARD, hotel_id: SAMPLE_HOTEL_ID })}`;
}

/** @returns whether it was there */
export async function removeSampleHotel(tx: Transaction): Promise<boolean> {
  return (await tx`delete from auth.users where id = ${OWNER_ID}`).count > 0;
}

async function seedContent(tx: Transaction): Promise<void> {
  async function insert(table: string, row: object, position: number): Promise<string> {
    // Rows are listed by creation time, and now() is the same for all rows of one transaction.
    const created_at = new Date(CREATED + position * 1000);
    const placed = { ...row, hotel_id: SAMPLE_HOTEL_ID, created_at };
    const [made] = await tx<{ id: string }[]>`insert into public.${tx(table)} ${tx(placed)} returning id`;
    if (!made) throw new Error(`The sample's row of ${table} was not written`);
    return made.id;
  }

  for (const [table, rows] of Object.entries(SECTION_ROWS)) {
    await tx`delete from public.${tx(table)} where hotel_id = ${SAMPLE_HOTEL_ID}`;
    for (const [position, row] of rows.entries()) await insert(table, row, position);
  }
  await tx`delete from public.custom_sections where hotel_id = ${SAMPLE_HOTEL_ID}`;
  const section_id = await insert("custom_sections", CUSTOM_SECTION, 0);
  for (const [position, { details = {}, ...item }] of CUSTOM_SECTION_ITEMS.entries()) {
    await insert("custom_section_items", { ...item, section_id, details }, position);
  }
}
