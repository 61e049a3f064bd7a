/** Owners with a row in every table, so that a statement that reaches too far finds somebody else's row. */

import { randomInt, randomUUID } from "node:crypto";
import { PRO_PLAN } from "../src/product.ts";
import { SECTIONS } from "../src/sections/index.ts";
import { transaction } from "../src/server/database/transaction.ts";
import { recordLooks } from "./looks.ts";
import { exampleRow, type Row } from "./rows.ts";
import type { TestServer } from "./server.ts";
import { giveProPlan, makeHotel, makeOwner, type Owner } from "./tokens.ts";

/** The ids that say whose a row is. */
export interface Place {
  userId: string;
  hotelId: string;
  /** The id of a custom section. */
  sectionId: string;
}

export interface Party extends Owner, Place {
  /** Id of the party's row, by table; tables without ids are missing. */
  rows: Readonly<Record<string, string>>;
  /** The account of a member, at the desk. */
  memberId: string;
  /** Account of one of housekeeping, who was given another topic than that of the party's message. */
  keeperId: string;
  /** The person whose shift runs at the hotel's station. */
  personId: string;
}

/** Ids that nobody has. */
export const NOWHERE: Place = { userId: randomUUID(), hotelId: "zzzzzzzzzz", sectionId: randomUUID() };

/** The section that a party hides from its guests. */
export const HIDDEN_SECTION = "tours";

/** Rows of a party in a table, if not one. */
export const ROWS_OF_A_PARTY: Readonly<Record<string, number>> = { translations: 4, members: 2 };

/** A valid row of this place's owner. */
export function rowOf(table: string, { userId, hotelId, sectionId }: Place): Row {
  const row = exampleRow(table);
  if (table === "hotels") return { ...row, user_id: userId };
  if (table === "custom_section_items") return { ...row, section_id: sectionId };
  if (table === "translations") return { ...row, hotel_id: hotelId, row_id: hotelId };
  return { ...row, hotel_id: hotelId };
}

/** Inserts a row with the server's own rights. @returns its id */
export async function put(server: TestServer, table: string, row: Row): Promise<string> {
  const columns = Object.keys(row).map((column) => `"${column}"`);
  const [made] = await server.sql.unsafe<{ id: string }[]>(
    `insert into public.${table} (${columns}) select ${columns} from json_populate_record(null::public.${table}, $1::text::json) returning id`,
    [JSON.stringify(row)],
  );
  return made?.id ?? "";
}

/** An owner on the Pro plan with one row in every table that holds owners' rows. */
export async function makeParty(server: TestServer): Promise<Party> {
  const owner = await makeHotel(server);
  await giveProPlan(server, owner.userId);
  await server.sql`update subscriptions set customer_id = 'cus_' || user_id where user_id = ${owner.userId}`;
  await server.sql`
    insert into complimentary_plans (email, plan_id, period_start, period_end)
    values (${owner.email}, ${PRO_PLAN.id}, now(), now() + interval '1 day')`;
  await server.sql`
    insert into innfo.granted_plans (user_id, plan_id, period_end)
    values (${owner.userId}, ${PRO_PLAN.id}, now() + interval '1 day')`;
  const place: Place = { ...owner, sectionId: "" };
  place.sectionId = await put(server, "custom_sections", rowOf("custom_sections", place));
  await server.sql`
    insert into innfo.test_scans (hotel_id, scanned_at)
    values (${place.hotelId}, now())`;
  // Two guests, each in a network of their own.
  await recordLooks(server.sql, place.hotelId, [["missed", "sauna"]], [1, 2]);
  await server.sql`
    insert into photos (hotel_id, path, width, height, top_color, bottom_color, bytes)
    values (${place.hotelId}, ${`${place.hotelId}/${"0".repeat(32)}`}, 800, 600, '#26596b', '#e8d4a2', 1000)`;
  const rows: Record<string, string> = { hotels: owner.hotelId, custom_sections: place.sectionId };
  for (const table of [
    ...SECTIONS.map((section) => section.table),
    "custom_section_items",
    "announcements",
  ]) {
    rows[table] = await put(server, table, rowOf(table, place));
  }
  rows.message_kinds = await put(server, "message_kinds", { ...rowOf("message_kinds", place), kind: "lost" });
  const { userId: memberId } = await makeOwner(server);
  await server.sql`
    insert into members (hotel_id, user_id, role) values (${owner.hotelId}, ${memberId}, 'desk')`;
  // Without its mail, whose sending would change what other tests count.
  const { userId: keeperId } = await makeOwner(server);
  await server.sql`
    insert into members (hotel_id, user_id, role, topics)
    values (${owner.hotelId}, ${keeperId}, 'housekeeping', '{taxi}')`;
  rows.invitations = await transaction(server.sql, async (tx) => {
    const { email, role } = rowOf("invitations", place);
    const [made] = await tx<{ id: string }[]>`
      insert into invitations (hotel_id, email, role) values (${place.hotelId}, ${email as string}, ${role as string}) returning id`;
    await tx`delete from innfo.jobs where payload ->> 'invitationId' = ${made?.id ?? ""}`;
    return made?.id ?? "";
  });
  const { stationId, personId } = await makeStation(server, owner);
  rows.stations = stationId;
  rows.station_people = personId;
  rows.topics = await put(server, "topics", rowOf("topics", place));
  await server.sql`insert into innfo.site_hosts (host) values ('innfo.example') on conflict do nothing`;
  rows.domains = await put(server, "domains", rowOf("domains", place));
  rows.secrets = await put(server, "secrets", rowOf("secrets", place));
  rows.codes = await put(server, "codes", { ...rowOf("codes", place), label: "12" });
  await server.sql`
    insert into room_days (hotel_id, code_id, day, wish) values (${place.hotelId}, ${rows.codes}, current_date, 'left')`;
  rows.messages = await put(server, "messages", { ...rowOf("messages", place), by_guest: true });
  rows.message_texts = await put(server, "message_texts", {
    ...{ hotel_id: place.hotelId, message_id: rows.messages },
    ...{ author: "guest", text: "And one for the pool, please", language: "en" },
  });
  await server.sql`
    insert into innfo.alarms (hotel_id, message_id, room, by_card, kind, language)
    values (${place.hotelId}, ${rows.messages}, '12', true, 'request', 'en')`;
  await server.sql`
    insert into innfo.tellings (hotel_id, message_id, step, way, user_id, state)
    values (${place.hotelId}, ${rows.messages}, 'new', 'screen', ${place.userId}, 'reached')`;
  const gone = await put(server, "messages", rowOf("messages", place));
  await server.sql`delete from messages where id = ${gone}`;
  const { sessionId: session_id } = owner;
  rows.push_devices = await put(server, "push_devices", { ...rowOf("push_devices", place), session_id });
  await server.sql`
    insert into desk_events (hotel_id, what) values (${place.hotelId}, 'taken_over')`;
  await server.sql`
    insert into message_photos (message_id, hotel_id, picture) values (${rows.messages}, ${place.hotelId}, ${Buffer.from(owner.userId)})`;
  const hidden = { ...rowOf("section_visibility", place), section_name: HIDDEN_SECTION, is_visible: false };
  rows.section_visibility = await put(server, "section_visibility", hidden);
  await server.sql`update hotels set languages = '{fr}' where id = ${place.hotelId}`;
  const translation = { ...rowOf("translations", place), language: "fr" };
  const section = {
    ...translation,
    table_name: "custom_sections",
    row_id: place.sectionId,
    column_name: "name",
  };
  const hiddenItem = { table_name: "tour_guides", row_id: rows.tour_guides, column_name: "specialty" };
  rows.translations = await put(server, "translations", translation);
  await put(server, "translations", section);
  await put(server, "translations", { ...section, language: "it", text: "Not offered" });
  await put(server, "translations", { ...translation, ...hiddenItem });
  await server.sql`
    insert into translation_runs (hotel_id, language, texts, characters, worker)
    values (${place.hotelId}, 'fr', 1, 1, ${randomUUID()})`;
  // An id that is no part of other answers.
  const [change] = await server.sql<{ id: string }[]>`
    insert into changes (id, hotel_id, user_id, name, table_name, row_id, section, title, before, after, total)
    overriding system value
    values (${randomInt(2 ** 47, 2 ** 48 - 1)}, ${place.hotelId}, ${owner.userId}, ${owner.email}, 'faqs', ${rows.faqs ?? ""}, 'faqs', 'When?',
      '{"answer":"Then"}', '{"answer":"Now"}', 300)
    returning id::text as id`;
  rows.changes = change?.id ?? "";
  const scan = { hotel_id: place.hotelId, referrer: `${owner.userId}.example.com` };
  rows.qr_scans = await put(server, "qr_scans", { id: randomUUID(), scanned_at: new Date(), ...scan });
  return { ...owner, sectionId: place.sectionId, rows, memberId, keeperId, personId };
}

/** A station where somebody's shift runs. */
export async function makeStation({ sql }: TestServer, { hotelId }: Pick<Place, "hotelId">) {
  const [stationId, personId] = [randomUUID(), randomUUID()];
  await sql`insert into auth.users (id) values (${stationId}), (${personId})`;
  await sql`
    insert into station_people (id, hotel_id, name, pin_hash) values (${personId}, ${hotelId}, 'Anna', ${hotelId})`;
  await sql`
    insert into stations (id, hotel_id, name, person_id, shift_until)
    values (${stationId}, ${hotelId}, 'Reception', ${personId}, now() + interval '1 day')`;
  return { stationId, personId };
}
