/** What the functions of schema public, and some of the others, answer about the caller's own and others' hotels. */
import { SECTIONS } from "../../src/sections/index.ts";
import { FUNCTIONS } from "../access.ts";
import { HIDDEN_SECTION, NOWHERE, type Party } from "../parties.ts";
import type { Probe } from "./attempt.ts";
import type { Catalogue } from "./catalogue.ts";
import { CHARACTERS_LEFT, HOTEL_NAME, HOURS_ELSEWHERE, type World } from "./world.ts";

/** Who calls what, and how many rows or which error code is expected. */
type Ask = [
  what: string,
  as: Pick<Probe, "role" | "userId">,
  does: string,
  expected: number | string,
  counts?: string,
];

/** PostgreSQL's invalid_parameter_value: another owner's hotel is answered like one that does not exist. */
const UNKNOWN = "22023";

const GUEST = { role: "anon" } as const;
const as = ({ userId }: { userId: string }) => ({ role: "authenticated", userId }) as const;

/** One row if the answer is not null and contains the text. */
const answer = (call: string, text = "") =>
  `select 1 from (select ${call}::text as answer) as a where answer is not null and strpos(answer, '${text}') > 0`;

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
    ...aboutCharacters(world).map((ask) => probeOf("innfo.own_characters_left()", ask)),
    ...aboutDeletedSections(world).map((ask) => probeOf("innfo.was_deleted(text, uuid)", ask)),
  ];
}

function probeOf(about: string, [what, caller, does, expected, counts]: Ask): Probe {
  const name = `${about}: ${what}`;
  return {
    name,
    about,
    kind: "function",
    ...caller,
    does,
    ...(counts && { counts }),
    expected,
    suite: "as granted",
  };
}

/** By function of schema public. A function that is missing here fails the tests. */
function asks(world: World): Record<string, Ask[]> {
  return {
    copy_items: aboutCopies(world),
    copy_section: aboutCopiedSections(world),
    guest_hotel: aboutGuestHotel(world),
    hotel_name_available: aboutNames(),
    inbox_figures: aboutHotel(world, "public.inbox_figures", ", 30"),
    inbox_news: aboutHotel(world, "public.inbox_news"),
    missed_searches: [...aboutHotel(world, "public.missed_searches"), countsOwnSearches(world)],
    reorder_items: aboutOrder(world),
    restore_item: aboutUndo(world),
    scan_analytics: [...aboutHotel(world, "public.scan_analytics"), countsOwnScans(world)],
    section_overview: aboutHotel(world, "public.section_overview"),
    settle_missed_search: aboutSettling(world),
    show_section: aboutShowing(world),
    translation_progress: aboutHotel(world, "public.translation_progress"),
    translation_texts: aboutTexts(world),
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

/** Each party has one scan. */
function countsOwnScans({ owner }: World): Ask {
  const figures = `public.scan_analytics('${owner.hotelId}') as a, jsonb_to_record(a) as f (total int, month int, days json)`;
  return [
    "the owner's scans alone are counted",
    as(owner),
    `select 1 from ${figures} where total = 1 and month = 1`,
    1,
  ];
}

/** Two guests of each party looked for the same. */
function countsOwnSearches({ owner }: World): Ask {
  return [
    "the owner's searches alone are counted",
    as(owner),
    `select 1 from jsonb_to_recordset(public.missed_searches('${owner.hotelId}')) as s (words text, guests_90 int)
      where words = 'sauna' and guests_90 = 2`,
    1,
  ];
}

function aboutSettling({ owner, other, newcomer }: World): Ask[] {
  const settle = ({ hotelId }: { hotelId: string }) =>
    `select 1 where public.settle_missed_search('${hotelId}', 'sauna', 'en', 'dismissed')`;
  const settled = "select count(*) from innfo.missed_searches where dismissed";
  return [
    ["the owner", as(owner), settle(owner), 1],
    ["the owner settles one search alone", as(owner), settle(owner), 1, settled],
    ["another owner", as(other), settle(owner), 0, settled],
    ["an owner without a hotel", as(newcomer), settle(owner), 0, settled],
    ["the owner about no hotel", as(owner), settle(NOWHERE), 0, settled],
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

function aboutTranslations({ owner, other, free }: World): Ask[] {
  const of = ({ hotelId }: { hotelId: string }, language: string) =>
    `innfo.guest_translations('${hotelId}', '${language}')`;
  const finds = (hotel: { hotelId: string }, language: string, text: string) =>
    answer(of(hotel, language), text);
  return [
    ["a guest finds the hotel's", GUEST, finds(owner, "fr", owner.hotelId), 1],
    ["a guest finds none of another hotel", GUEST, finds(owner, "fr", other.hotelId), 0],
    ["a guest finds none of another language", GUEST, finds(owner, "fr", "Not offered"), 0],
    ["a guest finds none that is not offered", GUEST, finds(owner, "it", ""), 0],
    ["a guest finds none of a hidden section", GUEST, finds(owner, "fr", HIDDEN_TABLE), 0],
    ["a guest finds a custom section's", GUEST, finds(owner, "fr", owner.sectionId), 1],
    ["a guest finds none where there is no hotel", GUEST, answer(of(NOWHERE, "fr")), 0],
    ["the owner previews the hotel's", as(owner), finds(owner, "fr", owner.hotelId), 1],
    ["a guest finds none once the plan has ended", GUEST, answer(of(free, "fr")), 0],
  ];
}

/** Each party takes reports of lost things; they keep them for different times. */
function aboutForms({ owner, other, free }: World): Ask[] {
  const finds = ({ hotelId }: { hotelId: string }, kind: string, text: string) =>
    answer(`innfo.message_form('${hotelId}', '${kind}')`, text);
  return [
    ["a guest finds the hotel", GUEST, finds(owner, "lost", owner.hotelId), 1],
    ["a guest finds the other hotel", GUEST, finds(other, "lost", other.hotelId), 1],
    ["a guest reads how long the hotel keeps it", GUEST, finds(owner, "lost", '"keep_days": 90'), 1],
    ["a guest reads how long the other keeps it", GUEST, finds(other, "lost", '"keep_days": 11'), 1],
    ["a guest finds nothing that is off", GUEST, finds(owner, "feedback", ""), 0],
    ["a guest finds nothing where there is no hotel", GUEST, finds(NOWHERE, "lost", ""), 0],
    ["a guest finds nothing once the plan has ended", GUEST, finds(free, "lost", ""), 0],
    ["a guest does not learn who the owner is", GUEST, finds(owner, "lost", owner.userId), 0],
  ];
}

/** Each party has one message of a guest. */
function aboutMessages({ owner, other }: World): Ask[] {
  const finds = (id: string | undefined, text: string) => answer(`innfo.sent_message('${id}')`, text);
  return [
    ["a guest finds a message by its secret", GUEST, finds(owner.rows.messages, owner.hotelId), 1],
    ["a guest finds another one by another", GUEST, finds(other.rows.messages, other.hotelId), 1],
    ["a guest reads no other hotel's hours", GUEST, finds(owner.rows.messages, HOURS_ELSEWHERE), 0],
    ["a guest finds nothing by none", GUEST, finds(NOWHERE.userId, ""), 0],
    ["a guest reads no note", GUEST, finds(owner.rows.messages, '"note"'), 0],
  ];
}

function aboutCharacters({ owner, other }: World): Ask[] {
  const left = (characters: number) =>
    `select 1 from innfo.own_characters_left() as characters where characters = ${characters}`;
  return [
    ["what the owner has left", as(owner), left(CHARACTERS_LEFT.owner), 1],
    ["what another owner has left", as(other), left(CHARACTERS_LEFT.other), 1],
  ];
}

function aboutOrder({ owner, other, newcomer }: World): Ask[] {
  const reorder = `select public.reorder_items('custom_sections', '["${owner.sectionId}"]')`;
  const moved = `select count(*) from public.custom_sections where position = 1 and id = '${owner.sectionId}'`;
  return [
    ["the owner", as(owner), reorder, 1, moved],
    ["another owner", as(other), reorder, 0, moved],
    ["an owner without a hotel", as(newcomer), reorder, 0, moved],
  ];
}

function aboutCopies({ owner, other, newcomer }: World): Ask[] {
  const copyId = "00000000-0000-4000-8000-000000000055";
  const copy = (from: Party, to: { hotelId: string }) =>
    `select public.copy_items('faqs', '["${from.rows.faqs}"]', '${to.hotelId}', '${copyId}')`;
  const copies = (to: { hotelId: string }) =>
    `select count(*) from public.faqs where hotel_id = '${to.hotelId}' and id = md5('${copyId}' || '${owner.rows.faqs}')::uuid`;
  return [
    ["another owner takes no row", as(other), copy(owner, other), 0, copies(other)],
    ["another owner gives no row", as(other), copy(other, owner), UNKNOWN],
    ["an owner without a hotel", as(newcomer), copy(owner, owner), UNKNOWN],
    ["the owner into the same hotel", as(owner), copy(owner, owner), 0, copies(owner)],
  ];
}

function aboutCopiedSections({ owner, other, newcomer }: World): Ask[] {
  const copyId = "00000000-0000-4000-8000-000000000056";
  const copy = (from: Party, to: { hotelId: string }) =>
    `select public.copy_section('${from.sectionId}', '["${from.rows.custom_section_items}"]', '${to.hotelId}', '${copyId}')`;
  return [
    ["another owner takes no section", as(other), copy(owner, other), UNKNOWN],
    ["another owner gives no section", as(other), copy(other, owner), UNKNOWN],
    ["an owner without a hotel", as(newcomer), copy(owner, owner), UNKNOWN],
    ["the owner into the same hotel", as(owner), copy(owner, owner), UNKNOWN],
  ];
}

const NOT_THERE = "P0002";

function aboutUndo({ owner, other, newcomer, free, deleted }: World): Ask[] {
  const undo = (table: string, id: string) => `select public.restore_item('${table}', '${id}')`;
  const contact = (id: string) => undo("important_contacts", id);
  const there = owner.rows.important_contacts ?? "";
  const isBack = `select count(*) from public.important_contacts where id = '${deleted.another}'`;
  const left = `select count(*) from innfo.deleted_rows where id in ('${deleted.contact}', '${deleted.another}')`;
  return [
    ["the owner", as(owner), contact(deleted.another), 1, isBack],
    ["another owner", as(other), contact(deleted.another), NOT_THERE],
    ["an owner without a hotel", as(newcomer), contact(deleted.another), NOT_THERE],
    ["the owner's alone is taken from what is kept", as(owner), contact(deleted.contact), 2, left],
    ["the owner about what is there", as(owner), contact(there), 1],
    ["another owner about what is there", as(other), contact(there), NOT_THERE],
    ["the owner about an id that nobody has", as(owner), contact(NOWHERE.sectionId), NOT_THERE],
    ["an owner whose plan has ended", as(free), undo("custom_sections", free.deletedSectionId), 1],
  ];
}

/** What a rule of the plans asks about a section that is added. */
function aboutDeletedSections({ owner, other, free }: World): Ask[] {
  const wasDeleted = ({ hotelId }: { hotelId: string }, id: string) =>
    `select 1 where innfo.was_deleted('${hotelId}', '${id}')`;
  return [
    ["a section that its owner has deleted", as(free), wasDeleted(free, free.deletedSectionId), 1],
    ["a section that is there", as(free), wasDeleted(free, free.sectionId), 0],
    ["a section of another hotel", as(free), wasDeleted(owner, free.deletedSectionId), 0],
    ["another owner's", as(other), wasDeleted(free, free.deletedSectionId), 0],
  ];
}

function aboutShowing({ owner, other, newcomer }: World): Ask[] {
  const show = (hotelId: string) => `select public.show_section('${hotelId}', '${HIDDEN_SECTION}')`;
  const shown = `select count(*) from public.section_visibility
    where is_visible and section_name = '${HIDDEN_SECTION}' and hotel_id = '${owner.hotelId}'`;
  return [
    ["the owner", as(owner), show(owner.hotelId), 1, shown],
    ["another owner", as(other), show(owner.hotelId), UNKNOWN],
    ["another owner about their own", as(other), show(other.hotelId), 0, shown],
    ["an owner without a hotel", as(newcomer), show(owner.hotelId), UNKNOWN],
    ["the owner about no hotel", as(owner), show(NOWHERE.hotelId), UNKNOWN],
  ];
}

function aboutNames(): Ask[] {
  const isFree = (name: string) => `select 1 where public.hotel_name_available('${name}')`;
  return [
    ["a guest, about a name that is free", GUEST, isFree("No such hotel"), 1],
    ["a guest, about a name that is taken", GUEST, isFree(HOTEL_NAME.toLowerCase()), 0],
  ];
}

const HIDDEN_TABLE = SECTIONS.find(({ id }) => id === HIDDEN_SECTION)?.table ?? "";

function aboutGuestHotel({ owner, other, free, emptySectionId }: World): Ask[] {
  const of = ({ hotelId }: { hotelId: string }) => `public.guest_hotel('${hotelId}')`;
  const finds = (text: string | undefined) => answer(of(owner), text);
  const item = (party: Party, table: string) => party.rows[table];
  const sections = `select json_array_elements(${of(free)} -> 'sections')`;
  return [
    ["a guest finds a visible item", GUEST, finds(item(owner, "amenities")), 1],
    ["a guest finds an item of a custom section", GUEST, finds(item(owner, "custom_section_items")), 1],
    ["a guest finds no hidden item", GUEST, finds(item(owner, HIDDEN_TABLE)), 0],
    ["a guest finds no section that is empty and left out", GUEST, finds(emptySectionId), 0],
    ["a guest finds no item of another hotel", GUEST, finds(item(other, "amenities")), 0],
    ["a guest finds no custom section of another hotel", GUEST, finds(other.sectionId), 0],
    ["a guest finds no custom item of another hotel", GUEST, finds(item(other, "custom_section_items")), 0],
    ["a guest does not learn who the owner is", GUEST, finds(owner.userId), 0],
    ["a guest learns nothing meant for the server", GUEST, finds("_at"), 0],
    ["a guest finds no hotel where there is none", GUEST, answer(of(NOWHERE)), 0],
    ["a guest finds a hotel on the Free plan", GUEST, answer(of(free), free.hotelId), 1],
    ["a guest finds no custom section of it", GUEST, answer(of(free), free.sectionId), 0],
    ["a guest finds no more of its sections than the plan shows", GUEST, sections, 3],
  ];
}

/** What a request asks on its way to becoming its caller. */
function aboutSessions({ owner, other }: World): Ask[] {
  const alive = (sessionId: string) =>
    `select 1 where auth.session_is_alive('${sessionId}', '${owner.userId}')`;
  return [
    ["a session is its owner's", GUEST, alive(owner.sessionId), 1],
    ["a session is nobody else's", GUEST, alive(other.sessionId), 0],
    ["no session is nobody's", GUEST, alive(NOWHERE.userId), 0],
  ];
}
