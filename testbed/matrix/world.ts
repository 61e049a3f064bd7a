/** The parties that probes act as, and each one's number of rows. */

import { randomUUID } from "node:crypto";
import { transaction } from "../../src/server/database/transaction.ts";
import { weekly } from "../opening-hours.ts";
import { makeParty, makeStation, NOWHERE, type Party, type Place, put, rowOf } from "../parties.ts";
import type { TestServer } from "../server.ts";
import { giveProPlan, makeHotel, makeOwner } from "../tokens.ts";
import type { Probe } from "./attempt.ts";
import type { CatalogueRelation } from "./catalogue.ts";
import { isOf } from "./sql.ts";

export const HOTEL_NAME = "The Matrix";
/** A note on another hotel's hours, which nobody asks about. */
export const HOURS_ELSEWHERE = "Towels by the lake";

/** Characters that each has left to translate. */
export const CHARACTERS_LEFT = { owner: 93, other: 95 };

/** Rooms whose request was withdrawn; `given`: with a topic that the owner's keeper was given and is not theirs. */
export const ROOM = { owner: "Attic", other: "Cellar", given: "Pantry" };

/** Hidden by the party on the Free plan. The others hide another one, so that a mix-up is noticed. */
export const OTHER_HIDDEN_SECTION = "amenities";

export interface World {
  /** The owner's custom section without items, which guests do not see. */
  emptySectionId: string;
  owner: Party;
  other: Party;
  /** The owner's, which has shown the password and no code. */
  waitingSessionId: string;
  /** Has signed up and added no hotel yet. */
  newcomer: { userId: string };
  /** Has a hotel on the Free plan. */
  free: Place & { deletedSectionId: string; stationId: string };
  /**
   * Owns a hotel that demands a second factor, where the party on the Free plan works at the desk and much is going on, and
   * another one where nothing is.
   */
  strict: {
    userId: string;
    secondId: string;
    busyId: string;
    quietId: string;
    /** Message of a room without a code, and of the one that has one. */
    messageId: string;
    ofRoomId: string;
    roomId: string;
  };
  /** Ids of the owner's just deleted contacts. */
  deleted: { contact: string; another: string };
  /** Stored rows by relation: each party's, and all. */
  stored: Readonly<Record<string, { owner: number; other: number; all: number }>>;
}

export type Caller = Pick<Probe, "role" | "userId"> & { name: string; place: Place };

export function callersOf({ owner, other, newcomer }: World): Caller[] {
  const signedIn = (name: string, place: Place): Caller => ({
    name,
    role: "authenticated",
    userId: place.userId,
    place,
  });
  return [
    { name: "a guest", role: "anon", place: NOWHERE },
    signedIn("the owner", owner),
    signedIn("another owner", other),
    signedIn("an owner without a hotel", { ...NOWHERE, ...newcomer }),
    { name: "the server", role: "server", place: NOWHERE },
  ];
}

/** @throws {Error} that names a relation without any row: a leak could not be seen there */
export async function makeWorld(server: TestServer, relations: readonly CatalogueRelation[]): Promise<World> {
  const owner = await makeParty(server);
  const other = await makeParty(server);
  await server.sql`update hotels set name = ${HOTEL_NAME}, leaves_out_empty = true where id = ${owner.hotelId}`;
  await server.sql`update message_kinds set keep_days = 11 where hotel_id = ${other.hotelId}`;
  await server.sql`
    insert into innfo.scan_days (hotel_id, day, scans, guests) values (${other.hotelId}, now()::date - 60, 1, 1)`;
  const hidden = await makeHotel(server);
  await server.sql`insert into innfo.taken_down (hotel_id, reason) values (${hidden.hotelId}, 'a test')`;
  const emptySectionId = await put(server, "custom_sections", rowOf("custom_sections", owner));
  const deleted = {
    contact: await putAndDelete(server, "important_contacts", owner),
    another: await putAndDelete(server, "important_contacts", owner),
  };
  for (const party of ["owner", "other"] as const) {
    const { userId } = { owner, other }[party];
    await server.sql`
      insert into innfo.account_limits (user_id, what, max) values (${userId}, 'translated_characters', 100)`;
    await server.sql`
      insert into innfo.translated_characters (user_id, characters) values (${userId}, ${100 - CHARACTERS_LEFT[party]})`;
  }
  const [waiting] = await server.sql<{ id: string }[]>`
    insert into auth.sessions (user_id, method, awaits_factor) values (${owner.userId}, 'password', true) returning id`;
  const waitingSessionId = waiting?.id ?? "";
  // Works at both, and was given the message's topic there alone.
  await server.sql`
    insert into members (hotel_id, user_id, role, topics)
    values (${other.hotelId}, ${owner.keeperId}, 'housekeeping', '{towels}')`;
  const newcomer = await makeOwner(server);
  const free = await makeFree(server);
  const strict = await makeStrict(server, free);
  await watchDesks(server, { owner, other, free, strict });
  const parties = { owner, other, newcomer, free, strict, deleted, emptySectionId, waitingSessionId };
  // Trying all mutants takes minutes, after which devices would be told, and those that are none forgotten.
  await server.sql`delete from innfo.jobs where kind = 'escalation'`;
  const stored: Record<string, World["stored"][string]> = {};
  for (const relation of relations) {
    const counts = await countRows(server, relation, parties);
    const { reads, adds } = relation.access;
    const shows = reads === "all" ? counts.all > 0 : counts.owner > 0 && counts.other > 0;
    if ((reads !== "none" || adds) && !shows) {
      throw new Error(`testbed/parties.ts puts no row of an owner into ${relation.id}`);
    }
    stored[relation.id] = counts;
  }
  return { ...parties, stored };
}

/** An owner who went back from Pro to Free, and still has what only Pro shows. */
async function makeFree(server: TestServer): Promise<World["free"]> {
  const owner = await makeHotel(server);
  await giveProPlan(server, owner.userId);
  const sectionId = await put(
    server,
    "custom_sections",
    rowOf("custom_sections", { ...owner, sectionId: "" }),
  );
  await put(server, "section_visibility", {
    hotel_id: owner.hotelId,
    section_name: OTHER_HIDDEN_SECTION,
    is_visible: false,
  });
  const deletedSectionId = await putAndDelete(server, "custom_sections", { ...owner, sectionId: "" });
  await server.sql`update hotels set languages = '{fr}' where id = ${owner.hotelId}`;
  await put(server, "translations", {
    ...rowOf("translations", { ...owner, sectionId: "" }),
    language: "fr",
  });
  await put(server, "message_kinds", {
    ...rowOf("message_kinds", { ...owner, sectionId: "" }),
    kind: "lost",
  });
  await put(server, "message_kinds", { hotel_id: owner.hotelId, kind: "request" });
  await server.sql`
    update topics set hours = ${weekly({ note: HOURS_ELSEWHERE }) as never}
    where hotel_id = ${owner.hotelId} and key = 'towels'`;
  await server.sql`delete from subscriptions where user_id = ${owner.userId}`;
  const { stationId } = await makeStation(server, owner);
  // Would show if it were taken for another account's.
  await server.sql`insert into innfo.account_limits (user_id, what, max) values (${owner.userId}, 'languages', 0), (${owner.userId}, 'messages', 0)`;
  return { ...owner, sectionId, deletedSectionId, stationId };
}

/** Someone in danger, a guest who is to be woken, and what the owner has begun with: nobody else's answers count them. */
async function makeStrict(server: TestServer, { userId: atDesk }: World["free"]): Promise<World["strict"]> {
  const { userId, hotelId: busyId } = await makeHotel(server);
  await giveProPlan(server, userId);
  await server.sql`update hotels set owners_need_factor = true where id = ${busyId}`;
  const { userId: secondId } = await makeOwner(server);
  await server.sql`
    insert into members (hotel_id, user_id, role) values (${busyId}, ${atDesk}, 'desk'), (${busyId}, ${secondId}, 'owner')`;
  const quietId = await put(server, "hotels", { ...rowOf("hotels", { ...NOWHERE, userId }) });
  const roomId = await put(server, "codes", { hotel_id: busyId, kind: "room", label: "5" });
  const [messageId, ofRoomId] = await transaction(server.sql, async (tx) => {
    const sent = await tx<{ id: string }[]>`
      insert into messages (hotel_id, kind, room, topic, by_guest) values (${busyId}, 'request', '12', 'towels', true),
        (${busyId}, 'request', '5', 'towels', true)
      returning id`;
    await tx`
      insert into messages (hotel_id, kind, room, topic, by_guest, danger, wanted_at, state, taken_by)
      values (${busyId}, 'request', '2', 'help', true, true, null, 'new', null),
        (${busyId}, 'request', '3', 'wake_up_call', true, false, '2026-01-01T07:00', 'new', null),
        (${busyId}, 'request', '4', 'towels', true, false, null, 'working', ${userId})`;
    // Nobody is told, which would change what is counted.
    await tx`delete from innfo.jobs where payload ->> 'hotelId' = ${busyId}`;
    return [sent[0]?.id ?? "", sent[1]?.id ?? ""] as const;
  });
  await server.sql`insert into innfo.message_networks (message_id, mark) values (${messageId}, 'busy')`;
  // One who is there, and one whose session has ended.
  await server.sql`
    insert into innfo.presences (session_id, hotel_id, user_id, screen, typing, seen_at)
    select id, ${busyId}, user_id, '/admin/inbox', false, now() + interval '1 day' from auth.sessions
    where user_id = ${atDesk}
    union all
    select ${randomUUID()}, ${quietId}, ${atDesk}, '/admin/inbox', false, now() + interval '1 day'`;
  return { userId, secondId, busyId, quietId, messageId, ofRoomId, roomId };
}

/** Withdrawn requests, a hotel that was given away, stations that were not seen for a while, and two who have just taken over. */
async function watchDesks(
  { sql }: TestServer,
  { owner, other, free, strict }: Pick<World, "owner" | "other" | "free" | "strict">,
): Promise<void> {
  await sql`update stations set seen_at = now() - interval '1 day'`;
  await sql`insert into innfo.handed_over (hotel_id, former_id) values (${strict.quietId}, ${other.keeperId})`;
  await sql`
    insert into desk_events (hotel_id, what, room, topic, taken_by)
    values (${owner.hotelId}, 'withdrawn', ${ROOM.owner}, 'taxi', null),
      (${other.hotelId}, 'withdrawn', ${ROOM.other}, 'taxi', null),
      (${owner.hotelId}, 'withdrawn', ${ROOM.given}, 'repair', ${owner.keeperId})`;
  await sql`
    insert into messages (hotel_id, kind, room, topic, state, taken_by)
    values (${owner.hotelId}, 'request', ${ROOM.given}, 'repair', 'done', ${owner.keeperId})`;
  await sql`
    insert into desk_events (hotel_id, what, by_user, at)
    values (${owner.hotelId}, 'taken_over', ${owner.userId}, now() + interval '1 day'),
      (${strict.busyId}, 'taken_over', ${free.userId}, now() + interval '1 day')`;
  await sql`
    insert into innfo.message_networks (message_id, mark)
    values (${owner.rows.messages ?? ""}, 'owner'), (${other.rows.messages ?? ""}, 'other')`;
}

/** As its owner does. @returns the deleted row's id */
export async function putAndDelete(server: TestServer, table: string, place: Place): Promise<string> {
  const id = await put(server, table, rowOf(table, place));
  await transaction(server.sql, async (tx) => {
    await tx`select set_config('request.jwt.claims', ${JSON.stringify({ sub: place.userId })}, true)`;
    await tx`delete from public.${server.sql(table)} where id = ${id}`;
  });
  return id;
}

async function countRows(
  { sql }: TestServer,
  { id, isView }: CatalogueRelation,
  { owner, other }: Pick<World, "owner" | "other">,
): Promise<World["stored"][string]> {
  const count = async (place: Place) => {
    const rows = await transaction(sql, async (tx) => {
      // A view may show each caller only their own rows.
      if (isView)
        await tx`select set_config('request.jwt.claims', ${JSON.stringify({ sub: place.userId })}, true)`;
      return tx.unsafe<{ count: number }[]>(
        `select count(*)::int as count from ${id} as t where ${isOf(place)}`,
      );
    });
    return rows[0]?.count ?? 0;
  };
  const [all] = await sql.unsafe<{ count: number }[]>(`select count(*)::int as count from ${id}`);
  return { owner: await count(owner), other: await count(other), all: all?.count ?? 0 };
}
