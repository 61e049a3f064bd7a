/** Functions that answer about the caller's own and others' hotels. */
import { FUNCTIONS } from "../access.ts";
import { NOWHERE, type Party } from "../parties.ts";
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
import {
  aboutAnswering,
  aboutCalling,
  aboutFinds,
  aboutHearers,
  aboutLateCheckout,
  aboutMuting,
  aboutNews,
  aboutRooms,
  aboutSettingRounds,
  aboutTakingOver,
  aboutTopics,
  aboutWithdrawn,
  listsOwnRooms,
  logsOwnAlarm,
  saysWhoWasTold,
} from "./message-asks.ts";
import {
  aboutChangingMembers,
  aboutColleagues,
  aboutPeople,
  aboutRemovingMembers,
  aboutRoles,
  aboutStationAccounts,
  aboutStations,
  aboutWork,
  namesNoOthers,
} from "./team-asks.ts";
import { CHARACTERS_LEFT, type World } from "./world.ts";

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
    hearers: [...aboutHotel(world, "public.hearers"), ...aboutHearers(world)],
    colleagues: [...aboutHotel(world, "public.colleagues"), ...aboutColleagues(world)],
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
    allow_late_checkout: aboutLateCheckout(world),
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

function aboutTexts({ owner, other }: World): Ask[] {
  const texts = ({ hotelId }: { hotelId: string }) =>
    answer(`public.translation_texts('${hotelId}', 'fr')`, "Salz und Thymian");
  return [
    ["the owner", as(owner), texts(owner), 1],
    ["another owner", as(other), texts(owner), 0],
    ["another owner about their own", as(other), texts(other), 1],
  ];
}

function aboutOwnSessions({ owner, other, waitingSessionId }: World): Ask[] {
  const lists = `select 1 from innfo.own_sessions() as s where s = '${waitingSessionId}'`;
  return [
    ["lists a session of the owner", as(owner), lists, 1],
    ["lists no session of somebody else", as(other), lists, 0],
  ];
}

/** Each party has one message with a picture. */
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
