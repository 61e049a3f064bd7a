/** Functions that answer about the caller's own and others' hotels. */
import { FUNCTIONS } from "../access.ts";
import { NOWHERE, type Party, type Place } from "../parties.ts";
import { type Ask, answer, as, probeOf } from "./ask.ts";
import type { Probe } from "./attempt.ts";
import type { Catalogue } from "./catalogue.ts";
import {
  aboutAddingCodes,
  aboutCopiedSections,
  aboutCopies,
  aboutHistory,
  aboutOrder,
  aboutSettling,
  aboutShowing,
  aboutUndo,
} from "./change-asks.ts";
import {
  aboutForms,
  aboutGuestHotel,
  aboutMessages,
  aboutNames,
  aboutSessions,
  aboutTranslations,
} from "./guest-asks.ts";
import { CHARACTERS_LEFT, ROOM, type World } from "./world.ts";

export function functionProbes({ functions }: Catalogue, world: World): Probe[] {
  const answers = asks(world);
  const ofPublic = functions.filter(({ schema }) => schema === "public");
  return [
    ...ofPublic.flatMap(({ name, id }) => {
      const own = answers[name];
      if (!own) throw new Error(`testbed/matrix/function-probes.ts does not say what ${id} answers`);
      const rights = `select 1 from pg_catalog.pg_proc where oid = '${id}'::regprocedure and prosecdef`;
      const expected = Number(FUNCTIONS[name]?.rights === "server");
      return [...own, ["has the rights written down", { role: "server" }, rights, expected] as Ask].map(
        (ask) => probeOf(id, ask),
      );
    }),
    ...aboutSessions(world).map((ask) => probeOf("auth.session_is_alive(uuid, uuid)", ask)),
    ...aboutTranslations(world).map((ask) => probeOf("innfo.guest_translations(text, text)", ask)),
    ...aboutForms(world).map((ask) => probeOf("innfo.message_form(text, text)", ask)),
    ...aboutMessages(world).map((ask) => probeOf("innfo.sent_message(uuid)", ask)),
    ...aboutRoles(world).map((ask) => probeOf("innfo.hotels_of(text)", ask)),
    ...aboutStationAccounts(world).map((ask) => probeOf("innfo.is_at_station()", ask)),
    ...aboutPictures(world).map((ask) => probeOf("innfo.own_picture(uuid)", ask)),
    ...aboutOwnSessions(world).map((ask) => probeOf("innfo.own_sessions()", ask)),
    ...aboutCharacters(world).map((ask) => probeOf("innfo.characters_left_at(text)", ask)),
    ...aboutPlans(world).map((ask) => probeOf("innfo.plan_at(text)", ask)),
  ];
}

/** By function of schema public. A missing function fails the tests. */
function asks(world: World): Record<string, Ask[]> {
  return {
    copy_items: aboutCopies(world),
    copy_section: aboutCopiedSections(world),
    add_codes: aboutAddingCodes(world),
    guest_hotel: aboutGuestHotel(world),
    hotel_codes: [...aboutHotel(world, "public.hotel_codes"), listsOwnCodes(world)],
    house_code: aboutHotel(world, "public.house_code"),
    history: aboutHistory(world),
    hotel_name_available: aboutNames(),
    inbox_figures: aboutHotel(world, "public.inbox_figures", ", 30"),
    extras: aboutHotel(world, "public.extras"),
    inbox_news: [...aboutHotel(world, "public.inbox_news"), ...aboutNews(world)],
    looked_for: [...aboutHotel(world, "public.looked_for"), countsOwnSearches(world)],
    reorder_items: aboutOrder(world),
    scan_analytics: [...aboutHotel(world, "public.scan_analytics"), countsOwnScans(world)],
    section_overview: aboutHotel(world, "public.section_overview"),
    settle_missed_search: aboutSettling(world),
    show_section: aboutShowing(world),
    translation_progress: aboutHotel(world, "public.translation_progress"),
    translation_texts: aboutTexts(world),
    undo_changes: aboutUndo(world),
    alarm_log: [...aboutHotel(world, "public.alarm_log"), ...logsOwnAlarm(world)],
    hear_alarms: aboutHotel(world, "public.hear_alarms"),
    ring_test: aboutHotel(world, "public.ring_test"),
    told: [...aboutHotel(world, "public.told"), ...saysWhoWasTold(world)],
    hearers: [
      ...aboutHotel(world, "public.hearers"),
      ["by name", as(world.owner), answer(`public.hearers('${world.owner.hotelId}')`, world.owner.userId), 1],
      [
        "nobody of another hotel",
        as(world.owner),
        answer(`public.hearers('${world.owner.hotelId}')`, world.other.userId),
        0,
      ],
    ],
    colleagues: [
      ...aboutHotel(world, "public.colleagues"),
      namesNoOthers(world, "colleagues"),
      [
        "nobody of another hotel's station",
        as(world.owner),
        answer(`public.colleagues('${world.owner.hotelId}')`, world.other.personId),
        0,
      ],
    ],
    change_member: aboutChangingMembers(world),
    remove_member: aboutRemovingMembers(world),
    rounds: [...aboutHotel(world, "public.rounds"), ...aboutTopics(world)],
    set_message_state: aboutSettingRounds(world),
    answer_message: aboutAnswering(world),
    note_call: aboutCalling(world),
    rooms: [...aboutHotel(world, "public.rooms"), listsOwnRooms(world)],
    set_room: aboutRooms(
      world,
      ({ hotelId, rows }) => `public.set_room('${hotelId}', '${rows.codes}', '{"wish": "left"}')`,
    ),
    allow_late_checkout: [
      ...aboutRooms(world, allowLateCheckout),
      [
        "of a room that has no code there, but elsewhere",
        as(world.free),
        answer(
          allowLateCheckout({ hotelId: world.strict.busyId, rows: { messages: world.strict.messageId } }),
        ),
        0,
      ],
    ],
    take_over: [...aboutHotel(world, "public.take_over"), ...aboutTakingOver(world)],
    withdrawn_rounds: [...aboutHotel(world, "public.withdrawn_rounds"), ...aboutWithdrawn(world)],
    mute_networks: [...aboutHotel(world, "public.mute_networks", ", '[]'"), ...aboutMuting(world)],
    team: [...aboutHotel(world, "public.team"), namesNoOthers(world, "team"), ...aboutPeople(world)],
    station_now: aboutStations(world),
    worked_for: aboutWork(world),
    write_down_find: aboutFinds(world),
  };
}

function aboutHotel({ owner, other, newcomer }: World, name: string, more = ""): Ask[] {
  const about = ({ hotelId }: { hotelId: string }) => answer(`${name}('${hotelId}'${more})`);
  return [
    ["the owner", as(owner), about(owner), 1],
    ["another owner", as(other), about(owner), 0],
    ["another owner about their own", as(other), about(other), 1],
    ["an owner without a hotel", as(newcomer), about(owner), 0],
    ["the owner about no hotel", as(owner), about(NOWHERE), 0],
  ];
}

function listsOwnCodes({ owner }: World): Ask {
  const codes = `jsonb_to_recordset(public.hotel_codes('${owner.hotelId}')::jsonb) as c (hotel_id text)`;
  const query = `select 1 from ${codes} having count(*) > 0 and bool_and(hotel_id = '${owner.hotelId}')`;
  return ["the owner's codes alone are listed", as(owner), query, 1];
}

/** Each party has one alarm. */
function logsOwnAlarm({ owner, other }: World): Ask[] {
  return [owner, other].map(({ userId, hotelId, rows }, place) => {
    const log = `public.alarm_log('${hotelId}')`;
    const query = `select 1 where jsonb_array_length(${log}) = 1 and ${log} -> 0 ->> 'message_id' = '${rows.messages}'`;
    return [`their own alarm alone, ${place + 1}`, as({ userId }), query, 1];
  });
}

/** Each party's screen heard its message. */
function saysWhoWasTold({ owner, other }: World): Ask[] {
  const told = (hotelId: string, message = "") => `public.told('${hotelId}', '${message}')`;
  const own = [owner, other].map(({ userId, hotelId, rows }, place): Ask => {
    const query = `select 1 where jsonb_array_length(${told(hotelId, rows.messages)}) = 1`;
    return [`whom their own message told, ${place + 1}`, as({ userId }), query, 1];
  });
  const foreign = `select 1 where jsonb_array_length(${told(owner.hotelId, other.rows.messages)}) = 0`;
  return [...own, ["nobody of another hotel's message", as(owner), foreign, 1]];
}

type AtHotel = Pick<Party, "hotelId" | "rows">;

const allowLateCheckout = ({ hotelId, rows }: AtHotel) =>
  `public.allow_late_checkout('${hotelId}', '${rows.messages}', now()::timestamp + interval '1 day')`;

function listsOwnRooms({ owner }: World): Ask {
  const query = `select 1 where json_array_length(public.rooms('${owner.hotelId}')) = 1`;
  return ["the owner's rooms alone are listed", as(owner), query, 1];
}

function aboutRooms({ owner, other, newcomer, free, strict }: World, call: (at: AtHotel) => string): Ask[] {
  const rows = { codes: strict.roomId, messages: strict.ofRoomId };
  return [
    ["a colleague, with what is at their other hotel", as(free), answer(call({ ...free, rows })), 0],
    ["a colleague, there", as(free), answer(call({ hotelId: strict.busyId, rows })), 1],
    ["the owner", as(owner), answer(call(owner)), 1],
    ["another owner", as(other), answer(call(owner)), 0],
    ["an owner without a hotel", as(newcomer), answer(call(owner)), 0],
    [
      "the owner, with what is another hotel's",
      as(owner),
      answer(call({ ...other, hotelId: owner.hotelId })),
      0,
    ],
    [
      "the owner, by name",
      as(owner),
      `select ${call(owner)}`,
      1,
      `select count(*) from public.room_days where by_user = '${owner.userId}'`,
    ],
  ];
}

/** Each party has one scan, and the other's first one is long ago. */
function countsOwnScans({ owner }: World): Ask {
  const figures = `public.scan_analytics('${owner.hotelId}') as a,
    jsonb_to_record(a) as f (total int, month int, days json, growth json)`;
  return [
    "the owner's scans alone are counted",
    as(owner),
    `select 1 from ${figures} where total = 1 and month = 1 and growth ->> 'today' is null`,
    1,
  ];
}

/** Two guests of each party searched for the same words. */
function countsOwnSearches({ owner }: World): Ask {
  return [
    "the owner's searches alone are counted",
    as(owner),
    `select 1 from jsonb_to_recordset(public.looked_for('${owner.hotelId}')) as s (thing text, guests_90 int)
      where thing = 'sauna' and guests_90 = 2`,
    1,
  ];
}

/** Each party's hotel has one member, at the desk. */
const isMember = ({ hotelId, memberId }: Party, role: string) =>
  `select count(*) from public.members where hotel_id = '${hotelId}' and user_id = '${memberId}' and role = '${role}'`;

function aboutChangingMembers({ owner, other, newcomer }: World): Ask[] {
  const change = ({ hotelId, memberId }: Party) =>
    `select public.change_member('${hotelId}', '${memberId}', 'editor', null)`;
  return [
    ["the owner", as(owner), change(owner), 1, isMember(owner, "editor")],
    ["another owner", as(other), change(owner), 0, isMember(owner, "editor")],
    ["another owner about their own", as(other), change(other), 1, isMember(other, "editor")],
    ["the member", as({ userId: owner.memberId }), change(owner), 0, isMember(owner, "editor")],
    ["an owner without a hotel", as(newcomer), change(owner), 0, isMember(owner, "editor")],
    [
      "at another hotel",
      as(owner),
      change({ ...owner, hotelId: other.hotelId }),
      0,
      isMember(owner, "editor"),
    ],
    ["about nobody", as(owner), change({ ...owner, memberId: NOWHERE.userId }), 0, isMember(owner, "editor")],
  ];
}

function aboutRemovingMembers({ owner, other, newcomer }: World): Ask[] {
  const remove = ({ hotelId, memberId }: Party) => `select public.remove_member('${hotelId}', '${memberId}')`;
  return [
    ["the owner", as(owner), remove(owner), 0, isMember(owner, "desk")],
    ["the member, who leaves", as({ userId: owner.memberId }), remove(owner), 0, isMember(owner, "desk")],
    ["another owner", as(other), remove(owner), 1, isMember(owner, "desk")],
    ["a member of another hotel", as({ userId: other.memberId }), remove(owner), 1, isMember(owner, "desk")],
    ["an owner without a hotel", as(newcomer), remove(owner), 1, isMember(owner, "desk")],
    ["at another hotel", as(owner), remove({ ...owner, hotelId: other.hotelId }), 1, isMember(owner, "desk")],
    ["about nobody", as(owner), remove({ ...owner, memberId: NOWHERE.userId }), 1, isMember(owner, "desk")],
  ];
}

function aboutAnswering({ owner, other, newcomer, free, strict }: World): Ask[] {
  const of = ({ hotelId, rows }: Pick<Party, "hotelId" | "rows">) =>
    `public.answer_message('${hotelId}', '${rows.messages}', 'On the way')`;
  const isOnTheWay =
    "select count(*) from public.message_texts where text = 'On the way' and author = 'house'";
  const isBegun = `select count(*) from public.messages where state = 'working' and id = '${owner.rows.messages}'`;
  return [
    ["the owner", as(owner), `select ${of(owner)}`, 1, isOnTheWay],
    ["the owner, who begins with it", as(owner), `select ${of(owner)}`, 1, isBegun],
    [
      "the owner, by no name at a station",
      as(owner),
      `select ${of(owner)}`,
      0,
      `${isOnTheWay} and name is not null`,
    ],
    [
      "who is at the station, by the name there",
      as({ userId: owner.personId }),
      `select ${of(owner)}`,
      1,
      `${isOnTheWay} and name = 'Anna'`,
    ],
    ["the member", as({ userId: owner.memberId }), `select ${of(owner)}`, 1, isOnTheWay],
    ["housekeeping", as({ userId: owner.keeperId }), `select ${of(owner)}`, 0, isOnTheWay],
    ["another owner", as(other), `select ${of(owner)}`, 0, isOnTheWay],
    ["another owner, and nothing begins", as(other), `select ${of(owner)}`, 0, isBegun],
    ["an owner without a hotel", as(newcomer), `select ${of(owner)}`, 0, isOnTheWay],
    [
      "the owner, to a message of another hotel",
      as(owner),
      `select ${of({ ...owner, rows: other.rows })}`,
      0,
      isOnTheWay,
    ],
    [
      "a colleague, to a message of the other hotel where they work",
      as(free),
      `select ${of({ ...free, rows: { messages: strict.messageId } })}`,
      0,
      isOnTheWay,
    ],
    ["at no hotel", as(owner), answer(of({ ...owner, hotelId: NOWHERE.hotelId })), 0],
  ];
}

/** Each party has one request that waits. */
function aboutSettingRounds({ owner, other, newcomer }: World): Ask[] {
  const nothing = { ...owner, rows: { messages: NOWHERE.userId } };
  const set = ({ hotelId, rows }: Party) =>
    `public.set_message_state('${hotelId}', '${rows.messages}', 'new', 'working')`;
  const isWorking = (id = "") =>
    `select count(*) from public.messages where state = 'working' and id = '${id}'`;
  const ofOther = { ...other, hotelId: owner.hotelId };
  const isMembers = `select count(*) from public.messages where taken_by = '${owner.memberId}'`;
  const take = ({ hotelId, rows }: Party, seen: string) =>
    `select 1 where (public.set_message_state('${hotelId}', '${rows.messages}', '${seen}', 'working') ->> 'changed')::boolean`;
  return [
    ["the owner", as(owner), take(owner, "new"), 1],
    ["the owner, after somebody else", as(owner), take(owner, "done"), 0],
    ["the member", as({ userId: owner.memberId }), take(owner, "new"), 1],
    ["the member, by name", as({ userId: owner.memberId }), `select ${set(owner)}`, 1, isMembers],
    ["what is not there", as(owner), answer(set(nothing)), 0],
    ["nothing of what is there", as(owner), `select ${set(nothing)}`, 0, isWorking(owner.rows.messages)],
    ["at no hotel", as(owner), answer(set({ ...owner, hotelId: NOWHERE.hotelId })), 0],
    ["another owner", as(other), take(owner, "new"), 0],
    ["the owner, with a message of another hotel", as(owner), answer(set(ofOther)), 0],
    ["which stays as it is", as(owner), `select ${set(ofOther)}`, 0, isWorking(other.rows.messages)],
    ["one of housekeeping, with another topic", as({ userId: owner.keeperId }), answer(set(owner)), 0],
    ["one of housekeeping, with this topic", as({ userId: owner.keeperId }), take(other, "new"), 1],
    ["an owner without a hotel", as(newcomer), take(owner, "new"), 0],
  ];
}

/** A call that is noted, by whom. */
function aboutCalling({ owner, other, newcomer }: World): Ask[] {
  const call = ({ hotelId, rows }: AtHotel) => `public.note_call('${hotelId}', '${rows.messages}', '112')`;
  const calls = (userId: string) =>
    `select count(*) from public.message_events where what = 'called' and by_user = '${userId}'`;
  const ofOther = { ...other, hotelId: owner.hotelId };
  return [
    ["the owner, by name", as(owner), `select ${call(owner)}`, 1, calls(owner.userId)],
    ["another owner", as(other), answer(call(owner)), 0],
    ["the owner, about a message of another hotel", as(owner), answer(call(ofOther)), 0],
    ["one of housekeeping, about another topic", as({ userId: owner.keeperId }), answer(call(owner)), 0],
    ["one of housekeeping, about this topic", as({ userId: owner.keeperId }), answer(call(other)), 1],
    ["an owner without a hotel", as(newcomer), answer(call(owner)), 0],
  ];
}

/** The numbers of the callers' hotels: of the busy hotel's messages nobody else's answer has any. */
function aboutNews({ owner, other, strict }: World): Ask[] {
  const says = (hotelId: string, news: object, without = "{}") =>
    `select 1 where public.inbox_news('${hotelId}') - '${without}'::text[] = '${JSON.stringify(news)}'`;
  const nothing = {
    expected: false,
    team: false,
    any: false,
    newest_at: null,
    changed_at: null,
    rooms_at: null,
    changes: [],
    here: [],
    alarms: [],
    calls: [],
  };
  const none = { new: 0, danger: 0, due: 0, mine: 0, rings: null };
  const some = {
    expected: true,
    team: true,
    any: true,
    new: 1,
    danger: 0,
    due: 1,
    mine: 0,
    here: [],
    alarms: [],
    calls: [],
  };
  const open = "{newest_at,changed_at,rooms_at,changes}";
  return [
    ["the owner", as(owner), says(owner.hotelId, { ...some, rings: "message" }, open), 1],
    ["another owner about their own", as(other), says(other.hotelId, { ...some, rings: "message" }, open), 1],
    [
      "one of housekeeping, of no message",
      as({ userId: owner.keeperId }),
      says(owner.hotelId, { ...some, ...none }, open),
      1,
    ],
    ["whose hotel is quiet", as(strict), says(strict.quietId, { ...nothing, ...none }), 1],
  ];
}

/** The owner has just taken over, and the party on the Free plan at the busy hotel. */
function aboutTakingOver({ owner, other, free }: World): Ask[] {
  const taken = (hotelId: string, userId: string) =>
    `select count(*) from public.desk_events where what = 'taken_over' and hotel_id = '${hotelId}' and by_user = '${userId}'`;
  const take = (hotelId: string) => `select public.take_over('${hotelId}')`;
  const at = (hotelId: string, userId: string): [string, number, string] => [
    take(hotelId),
    1,
    taken(hotelId, userId),
  ];
  return [
    ["the owner, once", as(owner), ...at(owner.hotelId, owner.userId)],
    ["a colleague, after the owner", as({ userId: owner.memberId }), ...at(owner.hotelId, owner.memberId)],
    ["who has just taken over elsewhere", as(free), ...at(free.hotelId, free.userId)],
    ["another owner", as(other), take(owner.hotelId), 0, taken(owner.hotelId, other.userId)],
  ];
}

function aboutWithdrawn({ owner, other }: World): Ask[] {
  const finds = (room: string) => answer(`public.withdrawn_rounds('${owner.hotelId}')`, room);
  return [
    ["the owner's", as(owner), finds(ROOM.owner), 1],
    ["none of another hotel", as(owner), finds(ROOM.other), 0],
    ["one of housekeeping, of their topic", as({ userId: owner.keeperId }), finds(ROOM.owner), 1],
    ["one of housekeeping, what they were given", as({ userId: owner.keeperId }), finds(ROOM.given), 1],
    ["another owner", as(other), finds(ROOM.owner), 0],
  ];
}

/** One party's network is known, and that of the busy hotel, where the party on the Free plan works, too. */
function aboutMuting({ owner, other, free, strict }: World): Ask[] {
  const mute = ({ hotelId }: Place, id: string | undefined) =>
    `select public.mute_networks('${hotelId}', '["${id}"]')`;
  const muted = "select count(*) from innfo.muted_networks";
  return [
    ["the owner's", as(owner), mute(owner, owner.rows.messages), 1, muted],
    ["another owner, nothing here", as(other), mute(owner, owner.rows.messages), 0, muted],
    ["a colleague, nothing of another hotel", as(free), mute(free, strict.messageId), 0, muted],
    [
      "a colleague, where they work",
      as(free),
      mute({ ...free, hotelId: strict.busyId }, strict.messageId),
      1,
      muted,
    ],
  ];
}

/** Stations and those who work there have no hotel of their own. */
function aboutStationAccounts({ owner, newcomer }: World): Ask[] {
  const isAtStation = "select 1 where innfo.is_at_station()";
  return [
    ["a station", as({ userId: owner.rows.stations ?? "" }), isAtStation, 1],
    ["whose shift runs there", as({ userId: owner.personId }), isAtStation, 1],
    ["its owner", as(owner), isAtStation, 0],
    ["an owner without a hotel", as(newcomer), isAtStation, 0],
  ];
}

function aboutStations({ owner, other, free }: World): Ask[] {
  const station = (open: boolean) => `select 1 where (public.station_now() -> 'open')::boolean = ${open}`;
  const people = "select 1 where jsonb_array_length(public.station_now() -> 'people') = 1";
  const says = (count: number, rings: string | null) =>
    `select 1 where public.station_now() @> '${JSON.stringify({ new: count, danger: 0, rings, ...(count === 0 && { newest_at: null }) })}'`;
  const press = "select public.station_now(true)";
  // A shift ends in a day, a press makes that some minutes.
  const putOff = "select count(*) from public.stations where shift_until < now() + interval '1 hour'";
  const seen = "select count(*) from public.stations where seen_at > now() - interval '1 hour'";
  return [
    ["the station itself", as({ userId: owner.rows.stations ?? "" }), station(false), 1],
    ["whose shift runs there", as({ userId: owner.personId }), station(true), 1],
    ["of its own hotel alone", as({ userId: owner.rows.stations ?? "" }), people, 1],
    ["with what waits there", as({ userId: owner.rows.stations ?? "" }), says(1, "message"), 1],
    ["with nothing of another hotel", as({ userId: free.stationId }), says(0, null), 1],
    [
      "by its own name",
      { role: "server" },
      `select 1 where innfo.name_of('${owner.rows.stations}') = 'Reception'`,
      1,
    ],
    ["seen, it alone", as({ userId: owner.rows.stations ?? "" }), "select public.station_now()", 1, seen],
    ["a press in a shift puts its end off, there alone", as({ userId: owner.personId }), press, 1, putOff],
    ["a press while it is locked does not", as({ userId: owner.rows.stations ?? "" }), press, 0, putOff],
    ["the owner", as(owner), answer("public.station_now()"), 0],
    ["another owner", as(other), answer("public.station_now()"), 0],
  ];
}

function aboutWork({ owner, other, newcomer, strict }: World): Ask[] {
  const works = answer("public.worked_for()", owner.hotelId);
  return [
    ["the member", as({ userId: owner.memberId }), works, 1],
    ["the owner, whose own hotel it is", as(owner), works, 0],
    ["whose shift runs at its station", as({ userId: owner.personId }), works, 1],
    ["the station itself", as({ userId: owner.rows.stations ?? "" }), works, 0],
    [
      "each of the member's hotels once",
      as({ userId: owner.memberId }),
      "select 1 where jsonb_array_length(public.worked_for()) = 1",
      1,
    ],
    ["an owner without a hotel", as(newcomer), works, 0],
    [
      "who gave a hotel away",
      as({ userId: other.keeperId }),
      answer("public.worked_for()", strict.quietId),
      1,
    ],
    ["the account that a hotel is shut to", as(strict), answer("public.worked_for()", strict.busyId), 1],
    [
      "another owner, once",
      as({ userId: strict.secondId }),
      "select 1 where jsonb_array_length(public.worked_for()) = 1",
      1,
    ],
  ];
}

/** Each party's hotel has three people: its account, a member at the desk, one of housekeeping. */
function aboutPeople({ owner }: World): Ask[] {
  const people = `select 1 from jsonb_array_elements(public.team('${owner.hotelId}') -> 'people') as p`;
  return [
    ["everybody once", as(owner), people, 3],
    ["one account holds it", as(owner), `${people} where (p ->> 'holds')::boolean`, 1],
    ["each by name", as(owner), `${people} where p ->> 'name' = split_part(p ->> 'email', '@', 1)`, 3],
  ];
}

function namesNoOthers({ owner, other }: World, name: string): Ask {
  return [
    "nobody of another hotel",
    as(owner),
    answer(`public.${name}('${owner.hotelId}')`, other.memberId),
    0,
  ];
}

/** The keeper was given another topic here than that of the message, and the message's own at the other hotel. */
function aboutTopics({ owner, other }: World): Ask[] {
  const sees = ({ hotelId, rows }: Party) => answer(`public.rounds('${hotelId}')`, rows.messages);
  return [
    ["the owner, every topic", as(owner), sees(owner), 1],
    ["one of housekeeping, with another topic", as({ userId: owner.keeperId }), sees(owner), 0],
    ["one of housekeeping, with this topic", as({ userId: owner.keeperId }), sees(other), 1],
    [
      "one of housekeeping, what they were given",
      as({ userId: owner.keeperId }),
      answer(`public.rounds('${owner.hotelId}')`, ROOM.given),
      1,
    ],
    [
      "one of housekeeping, what they were given at another hotel",
      as({ userId: owner.keeperId }),
      answer(`public.rounds('${other.hotelId}')`, ROOM.given),
      0,
    ],
    [
      "none of another hotel",
      as({ userId: owner.keeperId }),
      answer(`public.rounds('${owner.hotelId}')`, other.rows.messages),
      0,
    ],
  ];
}

function aboutFinds({ owner, other, newcomer }: World): Ask[] {
  const find = "00000000-0000-4000-8000-000000000078";
  const write = ({ hotelId }: Party) =>
    `select public.write_down_find('${hotelId}', '${find}', 'Scarf', 'Sauna')`;
  const isThere = ({ hotelId }: Party) =>
    `select count(*) from public.messages where id = '${find}' and hotel_id = '${hotelId}'`;
  return [
    ["the owner", as(owner), write(owner), 1, isThere(owner)],
    ["the member", as({ userId: owner.memberId }), write(owner), 1, isThere(owner)],
    ["another owner", as(other), write(owner), 0, isThere(owner)],
    ["an owner without a hotel", as(newcomer), write(owner), 0, isThere(owner)],
  ];
}

function aboutTexts({ owner, other }: World): Ask[] {
  const texts = ({ hotelId }: { hotelId: string }) =>
    answer(`public.translation_texts('${hotelId}', 'fr')`, "Salz und Thymian");
  return [
    ["the owner", as(owner), texts(owner), 1],
    ["another owner", as(other), texts(owner), 0],
    ["another owner about their own", as(other), texts(other), 1],
  ];
}

function aboutRoles({ owner, other, newcomer, strict, free }: World): Ask[] {
  const has = ({ hotelId }: Pick<Party, "hotelId">, role: string) =>
    `select 1 from innfo.hotels_of('${role}') as hotel where hotel = '${hotelId}'`;
  const asks = ["owner", "editor", "desk", "housekeeping", "any"].flatMap((role): Ask[] => [
    [`the ${role}`, as(owner), has(owner, role), 1],
    [`the ${role} of another hotel`, as(other), has(owner, role), 0],
    [`the ${role} of no hotel`, as(newcomer), has(owner, role), 0],
  ]);
  const [busy, quiet] = [{ hotelId: strict.busyId }, { hotelId: strict.quietId }];
  return [
    ...asks,
    ["the owner, in a role that nobody has", as(owner), has(owner, "king"), 0],
    ["an owner without the second factor that the hotel demands", as(strict), has(busy, "owner"), 0],
    ["at the desk, too", as(strict), has(busy, "desk"), 0],
    ["to read it, too", as(strict), has(busy, "any"), 0],
    ["at their other hotel, which demands none", as(strict), has(quiet, "owner"), 1],
    ["a colleague there, who owns another hotel", as(free), has(busy, "desk"), 1],
  ];
}

/** Each party has one message with a picture. */
function aboutOwnSessions({ owner, other, waitingSessionId }: World): Ask[] {
  const lists = `select 1 from innfo.own_sessions() as s where s = '${waitingSessionId}'`;
  return [
    ["lists a session of the owner", as(owner), lists, 1],
    ["lists no session of somebody else", as(other), lists, 0],
  ];
}

function aboutPictures({ owner, other, newcomer }: World): Ask[] {
  const picture = ({ rows }: Party) => answer(`innfo.own_picture('${rows.messages}')`);
  return [
    ["the owner", as(owner), picture(owner), 1],
    ["another owner", as(other), picture(owner), 0],
    ["another owner about their own", as(other), picture(other), 1],
    ["an owner without a hotel", as(newcomer), picture(owner), 0],
  ];
}

function aboutCharacters({ owner, other }: World): Ask[] {
  const left = ({ hotelId }: Party, characters: string) =>
    `select 1 from innfo.characters_left_at('${hotelId}') as characters where characters ${characters}`;
  return [
    ["what the owner has left", as(owner), left(owner, `= ${CHARACTERS_LEFT.owner}`), 1],
    ["what another owner has left", as(other), left(other, `= ${CHARACTERS_LEFT.other}`), 1],
    ["another owner about the owner's", as(other), left(owner, "is not null"), 0],
  ];
}

function aboutPlans({ owner, other, newcomer }: World): Ask[] {
  const plan = ({ hotelId }: Party) => `select 1 from innfo.plan_at('${hotelId}') as p where p.id <> 'free'`;
  return [
    ["the owner", as(owner), plan(owner), 1],
    ["another owner", as(other), plan(owner), 0],
    ["an owner without a hotel", as(newcomer), plan(owner), 0],
    ["the server", { role: "server" }, plan(owner), 1],
  ];
}
