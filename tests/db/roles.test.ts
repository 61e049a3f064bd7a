/** Who has a role is said once, in innfo.roles; a table's declaration and a function name the role they open to. */
import { expect, test } from "vitest";
import { isHouse } from "../../src/server/auth/house.ts";
import { transaction } from "../../src/server/database/transaction.ts";
import { ACCESS, FUNCTIONS } from "../../testbed/access.ts";
import { answer, as } from "../../testbed/matrix/ask.ts";
import { installMatrix, type Probe } from "../../testbed/matrix/attempt.ts";
import { fieldOf, insertion } from "../../testbed/matrix/sql.ts";
import { putAndDelete } from "../../testbed/matrix/world.ts";
import { HIDDEN_SECTION, makeParty, type Party, put, rowOf } from "../../testbed/parties.ts";
import { sharedServer } from "../../testbed/server.ts";

const server = await sharedServer();

const ROLES = ["owner", "editor", "desk", "housekeeping"] as const;
type Role = (typeof ROLES)[number];

interface Open {
  reads: readonly Role[];
  writes?: readonly Role[];
  /** Where others change and delete what somebody adds, or nobody. */
  adds?: readonly Role[];
}
/** Who reads and writes the rows of a hotel, where editors do not do both. */
const OF_OTHERS: Readonly<Record<string, Open>> = {
  hotels: { reads: ROLES },
  members: { reads: ["owner"] },
  invitations: { reads: ["owner"], writes: ["owner"] },
  stations: { reads: ["owner"], writes: ["owner"] },
  station_people: { reads: ["owner"], writes: ["owner"] },
  announcements: { reads: ["desk"], writes: ["desk"] },
  messages: { reads: ["desk"], writes: ["desk"] },
  inbox: { reads: ["desk"] },
  message_texts: { reads: ["desk"] },
  message_events: { reads: ["desk"] },
  desk_events: { reads: ["desk"] },
  room_days: { reads: ["housekeeping"] },
  message_photos: { reads: ["desk"] },
  message_kinds: { reads: ["desk"] },
  topics: { reads: ["desk"] },
  secrets: { reads: ["desk"] },
  // A hotel has one, which is there already.
  domains: { reads: ["editor"], writes: ["owner"], adds: [] },
  // Each their own, and no colleague's.
  push_devices: { reads: [], writes: [], adds: ["housekeeping"] },
};
const OF_ACCOUNTS = ["subscriptions", "stripe_user_subscriptions"];
const OF_EVERYBODY = ["guest_hotel", "hotel_name_available", "worked_for", "station_now"];

/** Touches or yields rows for whoever has one of the roles at the hotel, and none for others. */
interface Door extends Pick<Probe, "name" | "does" | "counts"> {
  opensTo: readonly Role[];
}

const TABLES = Object.entries(ACCESS).filter(
  ([table, { reads }]) => reads === "own" && !OF_ACCOUNTS.includes(table),
);

function doorsOfTables(place: Party): Door[] {
  return TABLES.flatMap(([table, access]) => {
    const open: Open = OF_OTHERS[table] ?? { reads: ["editor"] };
    const { reads, writes = ["editor"], adds = writes } = open;
    const id = `public.${table}`;
    const key = table === "hotels" ? "id" : "hotel_id";
    const row = access.changes ? rowOf(table, place) : {};
    const column = Object.keys(row).findLast((name) => !access.keys.includes(name)) ?? "";
    const door = (what: string, opensTo: readonly Role[], does: string) => ({
      name: `${what} ${table}`,
      opensTo,
      does,
    });
    return [
      door("reads", reads, `select ${key} from ${id} where ${key} = '${place.hotelId}'`),
      ...(access.adds && table !== "hotels" ? [door("adds", adds, insertion(id, row))] : []),
      // Without a filter, because a filter also applies the policy for reading.
      ...(access.changes
        ? [door("changes", writes, `update ${id} set "${column}" = ${fieldOf(id, row, column)}`)]
        : []),
      ...(access.deletes
        ? [door("deletes", table === "hotels" ? ["owner"] : writes, `delete from ${id}`)]
        : []),
    ];
  });
}

/** By function. A function of schema public that is missing fails the test. */
function doorsOfFunctions(
  { hotelId, sectionId, rows, memberId }: Party,
  elsewhere: string,
  deleted: string,
  done: string,
): Door[] {
  const copy = "00000000-0000-4000-8000-000000000077";
  const about = (call: string) => answer(`public.${call}`);
  const doors: Record<string, [opensTo: Role, does: string, counts?: string]> = {
    section_overview: ["editor", about(`section_overview('${hotelId}')`)],
    translation_progress: ["editor", about(`translation_progress('${hotelId}')`)],
    translation_texts: ["editor", about(`translation_texts('${hotelId}', 'fr')`)],
    looked_for: ["editor", about(`looked_for('${hotelId}')`)],
    settle_missed_search: [
      "editor",
      `select 1 where public.settle_missed_search('${hotelId}', 'sauna', 'en', 'answered')`,
    ],
    add_codes: ["editor", `select 1 where public.add_codes('${hotelId}', '[{"label": "Boat house"}]') = 1`],
    hotel_codes: ["editor", about(`hotel_codes('${hotelId}')`)],
    house_code: ["editor", about(`house_code('${hotelId}')`)],
    show_section: ["editor", `select public.show_section('${hotelId}', '${HIDDEN_SECTION}')`],
    reorder_items: [
      "editor",
      `select public.reorder_items('custom_sections', '["${sectionId}"]')`,
      `select count(*) from public.custom_sections where position = 1 and id = '${sectionId}'`,
    ],
    copy_items: [
      "editor",
      `select 1 where jsonb_array_length(public.copy_items('faqs', '["${rows.faqs}"]', '${elsewhere}', '${copy}')) = 1`,
    ],
    copy_section: ["editor", about(`copy_section('${sectionId}', '[]', '${elsewhere}', '${copy}')`)],
    history: ["editor", `select 1 where jsonb_array_length(public.history('${hotelId}')) > 0`],
    undo_changes: ["editor", about(`undo_changes('${hotelId}', '["${deleted}"]')`)],
    inbox_news: ["housekeeping", about(`inbox_news('${hotelId}')`)],
    inbox_figures: ["desk", about(`inbox_figures('${hotelId}', 30)`)],
    extras: ["desk", about(`extras('${hotelId}')`)],
    team: ["owner", about(`team('${hotelId}')`)],
    change_member: [
      "owner",
      `select 1 where public.change_member('${hotelId}', '${memberId}', 'editor', null)`,
    ],
    remove_member: ["owner", `select 1 where public.remove_member('${hotelId}', '${memberId}')`],
    hearers: ["editor", about(`hearers('${hotelId}')`)],
    alarm_log: ["desk", about(`alarm_log('${hotelId}')`)],
    hear_alarms: ["housekeeping", about(`hear_alarms('${hotelId}')`)],
    ring_test: ["editor", about(`ring_test('${hotelId}')`)],
    told: ["housekeeping", about(`told('${hotelId}')`)],
    colleagues: ["desk", about(`colleagues('${hotelId}')`)],
    answer_message: ["desk", about(`answer_message('${hotelId}', '${done}', 'On the way')`)],
    take_over: ["desk", about(`take_over('${hotelId}')`)],
    mute_networks: ["desk", about(`mute_networks('${hotelId}', '[]')`)],
    withdrawn_rounds: ["housekeeping", about(`withdrawn_rounds('${hotelId}')`)],
    rooms: ["housekeeping", about(`rooms('${hotelId}')`)],
    set_room: ["housekeeping", about(`set_room('${hotelId}', '${rows.codes}', '{"wish": "left"}')`)],
    allow_late_checkout: [
      "desk",
      about(`allow_late_checkout('${hotelId}', '${rows.messages}', now()::timestamp + interval '1 day')`),
    ],
    rounds: ["housekeeping", about(`rounds('${hotelId}')`)],
    note_call: ["housekeeping", about(`note_call('${hotelId}', '${rows.messages}', '112')`)],
    set_message_state: [
      "housekeeping",
      about(`set_message_state('${hotelId}', '${rows.messages}', 'new', 'working')`),
    ],
    write_down_find: [
      "housekeeping",
      `select 1 where public.write_down_find('${hotelId}', '${copy}', 'Scarf', null)`,
    ],
    scan_analytics: ["editor", about(`scan_analytics('${hotelId}')`)],
    "innfo.own_picture": ["desk", answer(`innfo.own_picture('${rows.messages}')`)],
    "innfo.plan_at": ["editor", `select 1 from innfo.plan_at('${hotelId}') as p where p.custom_sections`],
    "innfo.characters_left_at": ["editor", `select 1 where innfo.characters_left_at('${hotelId}') > 0`],
  };
  const missing = Object.keys(FUNCTIONS).filter((name) => !(name in doors || OF_EVERYBODY.includes(name)));
  expect(missing).toEqual([]);
  return Object.entries(doors).map(([name, [opensTo, does, counts]]) => ({
    name,
    opensTo: [opensTo],
    does,
    ...(counts && { counts }),
  }));
}

/** The role at all of one account's hotels, of somebody else: who is theirs by account gets nothing by it. */
const rolesWith = (role: Role, { userId }: Party, colleague: Party) => `
  create or replace view innfo.roles as
  select h.id as hotel_id, '${colleague.userId}'::uuid as user_id, r.role
  from public.hotels h cross join (values ('${role}'), ('any')) as r (role) where h.user_id = '${userId}'`;

const place = await makeParty(server);
const elsewhere = await put(server, "hotels", rowOf("hotels", place));
/** With a hotel on the Free plan: what another hotel may have is none of theirs. */
const colleague = await makeParty(server);
await server.sql`delete from subscriptions where user_id = ${colleague.userId}`;
await server.sql`delete from innfo.granted_plans where user_id = ${colleague.userId}`;
await server.sql`delete from complimentary_plans where email = ${colleague.email}`;
const deleted = await putAndDelete(server, "important_contacts", place);
// Who answers a new one has it, as whoever works at the hotel.
const done = await put(server, "messages", { ...rowOf("messages", place), state: "done" });
const doors = [...doorsOfTables(place), ...doorsOfFunctions(place, elsewhere, deleted, done)];
const probes = doors.map(
  ({ opensTo: _, ...door }): Probe => ({
    ...door,
    ...as(colleague),
    about: door.name,
    kind: "rows",
    expected: "permitted",
    suite: "as granted",
  }),
);
await installMatrix(server.sql, probes);

const undo = new Error("undo");

test.each(ROLES)(
  "Whoever has the role %s at a hotel, and no other, may do there what it names",
  async (role) => {
    const undone = transaction(server.sql, async (tx) => {
      await tx.unsafe(rolesWith(role, place, colleague));
      const outcomes = await tx<{ name: string; outcome: string }[]>`
      select name, matrix.outcome(p) as outcome from matrix.probes p order by id`;
      // A code of PostgreSQL's has five characters, a number of rows fewer.
      const open = outcomes.filter(({ outcome }) => outcome !== "0" && outcome.length < 5);
      expect(open.map(({ name }) => name)).toEqual(
        doors.filter(({ opensTo }) => opensTo.includes(role)).map(({ name }) => name),
      );

      await tx`select innfo.record_test_scan(${place.hotelId}, ${colleague.userId})`;
      await tx`select innfo.record_test_scan(${colleague.hotelId}, ${colleague.userId})`;
      const tested = await tx`select hotel_id from innfo.test_scans where scanned_at = now()`;
      expect([...tested]).toEqual([{ hotel_id: place.hotelId }]);
      await tx`update auth.sessions set network = 'reception' where user_id = ${colleague.userId}`;
      expect(await isHouse(tx, place.hotelId, "reception")).toBe(role === "desk");
      expect(await isHouse(tx, colleague.hotelId, "reception")).toBe(false);
      throw undo;
    });
    await undone.catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  },
);

test("Nothing else compares who is calling, but what is about an account or a session", async () => {
  const rows = await server.sql<{ what: string }[]>`
    select p.oid::regprocedure::text as what from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'innfo'::regnamespace) and p.prosrc ~ 'auth\\.(uid|jwt)\\(\\)'
    union all
    select format('%s on %s', policyname, tablename) from pg_policies where concat(qual, with_check) ~ 'auth\\.'
    order by 1`;
  expect(rows.map(({ what }) => what)).toEqual([
    // Who says it.
    "answer_message(text,uuid,text,text,text,text,integer)",
    // Whether somebody presses, or a guest writes again.
    "fill_message()",
    "follow_message()",
    // Who gives a hotel away, or decides how owners sign in.
    "guard_hotel()",
    // Screens that ring.
    "hear_alarms(text)",
    "hotels_of(text)",
    // How many the caller has, and who else is here.
    "inbox_news(text,text,text,boolean)",
    // Whether the caller is a station.
    "is_at_station()",
    // Who did it: nobody's right depends on it.
    "keep_changes()",
    // Proofs of the session.
    "lacks_factor(text)",
    // Who calls.
    "note_call(text,uuid,text)",
    // Devices of the hotel.
    "own_sessions()",
    // The plan that an account has paid for, and the hotels that it adds.
    "own_subscription()",
    "owners add hotels of their own on hotels",
    "owners read their hotels on hotels",
    "owners read their subscription on subscriptions",
    // The server calls nobody.
    "plan_at(text)",
    // Whether a guest writes again.
    "plan_steps(messages,boolean)",
    // Who did it, with which proof, in which session.
    "record_message_event(messages,messages)",
    // A member leaves by themselves.
    "remove_member(text,uuid)",
    "require_proof()",
    // The topics that a member was given.
    "rounds_of(text)",
    // Who did it.
    "rows_added()",
    "set_device_session()",
    // Who has taken it.
    "set_message_state(text,uuid,text,text)",
    // Which station asks.
    "station_now(boolean)",
    "take_over(text)",
    "taker_of(messages,messages)",
    // The topics that a member was given.
    "topics_in_rounds(text)",
    // Devices of the hotel.
    "unreached(text)",
    // Messages that the caller was given.
    "withdrawn_rounds(text)",
    // The hotels of others.
    "worked_for()",
    // Who pressed.
    "write_room(text,uuid,date,jsonb,boolean,integer)",
  ]);
});
