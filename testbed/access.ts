/**
 * Who may do what with the database's relations and functions. tests/db compares it with the catalogue and
 * with real behaviour, tests/api with answers over HTTP. A relation or function of schema public that is
 * missing here fails the tests; missing ones of other schemas belong to the server alone.
 */
import { SECTIONS } from "../src/sections/index.ts";

/** The roles that requests run as. */
export const ROLES = ["anon", "authenticated"] as const;
export type Role = (typeof ROLES)[number];

export interface Access {
  /** Which rows a signed-in owner may read. */
  reads: "own" | "all" | "none";
  /** Columns of these rows that nobody may read. */
  unread?: readonly string[];
  /** Columns that a signed-in owner may never set. */
  fixed: readonly string[];
  /** The generated ones among them: PostgreSQL reports these before it checks privileges. */
  workedOut?: readonly string[];
  /** Columns that a signed-in owner sets when adding a row and cannot change later. */
  keys: readonly string[];
  adds: boolean;
  changes: boolean;
  deletes: boolean;
  /** A hotel has one at most. */
  single?: boolean;
}

export const SERVER_ONLY: Access = {
  reads: "none",
  fixed: [],
  keys: [],
  adds: false,
  changes: false,
  deletes: false,
};

/** Rows of a hotel, which its owner may edit. */
const CONTENT: Access = {
  reads: "own",
  fixed: ["created_at", "updated_at"],
  keys: ["id", "hotel_id"],
  adds: true,
  changes: true,
  deletes: true,
};

/** Content with a source of its facts. */
const SOURCED: Access = { ...CONTENT, keys: [...CONTENT.keys, "source"] };

/** Relations of schema public, by name. Guests have no access to any of them. */
export const ACCESS: Readonly<Record<string, Access>> = {
  ...Object.fromEntries(SECTIONS.map(({ table }) => [table, SOURCED])),
  announcements: CONTENT,
  custom_sections: CONTENT,
  custom_section_items: CONTENT,
  // A hotel's id is printed on its code, so nobody may choose it.
  hotels: { ...CONTENT, fixed: ["id", ...CONTENT.fixed], keys: ["user_id", "creation_key"] },
  section_visibility: {
    ...CONTENT,
    // show_section writes this column.
    fixed: ["id", ...CONTENT.fixed, "chosen_at"],
    keys: ["hotel_id", "section_name"],
    deletes: false,
  },
  translations: {
    ...CONTENT,
    fixed: ["id", ...CONTENT.fixed],
    keys: ["hotel_id", "table_name", "row_id", "column_name", "language"],
  },
  translation_runs: { ...SERVER_ONLY, reads: "own" },
  message_kinds: { ...CONTENT, fixed: ["id", ...CONTENT.fixed], keys: ["hotel_id", "kind"] },
  topics: CONTENT,
  // Nobody may change what a guest wrote.
  messages: {
    ...CONTENT,
    fixed: [
      ...CONTENT.fixed,
      ...["by_guest", "language", "keep_until", "danger", "turn", "code_id", "card"],
      ...["translation", "translation_language", "price", "currency", "line"],
    ],
    workedOut: ["turn"],
    keys: [
      ...CONTENT.keys,
      ...["kind", "room", "topic", "rating", "text", "wanted_at", "item", "place", "day", "color", "contact"],
    ],
  },
  // By answer_message(), and by guests.
  message_texts: { ...SERVER_ONLY, reads: "own" },
  secrets: CONTENT,
  // A check of DNS says how it stands: innfo.note_domain().
  domains: {
    ...CONTENT,
    fixed: ["id", "created_at", "proof", "state", "finding", "checked_at"],
    keys: ["hotel_id"],
    single: true,
  },
  // The database makes the token.
  codes: { ...CONTENT, fixed: ["id", ...CONTENT.fixed, "token"], keys: ["hotel_id"] },
  // The session determines the device.
  push_devices: {
    ...CONTENT,
    fixed: ["id", ...CONTENT.fixed, "session_id"],
    keys: ["hotel_id", "endpoint"],
  },
  message_events: { ...SERVER_ONLY, reads: "own" },
  // Written by take_over(), and when a guest withdraws a request.
  desk_events: { ...SERVER_ONLY, reads: "own" },
  // Written by set_room() and allow_late_checkout(), and by guests with a room's card.
  room_days: { ...SERVER_ONLY, reads: "own" },
  // They come by an invitation, and change by change_member() and remove_member().
  members: { ...SERVER_ONLY, reads: "own" },
  invitations: {
    ...CONTENT,
    fixed: ["id", ...CONTENT.fixed, "expires_at", "invited_by", "lacks_room"],
    keys: ["hotel_id", "email", "hands_over"],
  },
  // The server makes both. A PIN's hash is read by nobody.
  stations: {
    ...SERVER_ONLY,
    ...{ reads: "own", changes: true, deletes: true },
    fixed: ["person_id", "shift_until", "seen_at", "created_at", "updated_at", "made_by"],
    keys: ["id", "hotel_id"],
  },
  station_people: { ...SERVER_ONLY, reads: "own", deletes: true, unread: ["pin_hash", "pin_by"] },
  // A picture is read separately: see src/server/storage/message-bucket.ts.
  message_photos: { ...SERVER_ONLY, reads: "own", unread: ["picture"] },
  // A trigger writes them.
  changes: { ...SERVER_ONLY, reads: "own" },
  // Written together with their files: see src/server/storage/photos.ts.
  photos: { ...SERVER_ONLY, reads: "own" },
  qr_scans: { ...SERVER_ONLY, reads: "own" },
  subscriptions: { ...SERVER_ONLY, reads: "own" },
  stripe_user_subscriptions: { ...SERVER_ONLY, reads: "own" },
  // A view of the messages, with its caller's rights.
  inbox: { ...SERVER_ONLY, reads: "own" },
  plans: { ...SERVER_ONLY, reads: "all" },
  complimentary_plans: SERVER_ONLY,
};

/** Relations of other schemas that not only the server may use, with their schema. */
export const INNER_ACCESS: Readonly<Record<string, Access>> = {
  // Triggers and functions read it with their caller's rights.
  "innfo.sections": { ...SERVER_ONLY, reads: "all" },
  // inbox_news() reads it with its caller's rights.
  "innfo.message_deletions": { ...SERVER_ONLY, reads: "own" },
  "innfo.translated_fields": { ...SERVER_ONLY, reads: "all" },
};

/** Which roles have usage on a schema. None may create anything. */
export const SCHEMAS: Readonly<Record<string, readonly Role[]>> = {
  public: ROLES,
  // For auth.uid() in policies, and auth.session_is_alive().
  auth: ROLES,
  // For defaults, triggers and the view.
  innfo: ROLES,
  innfo_server: [],
};

export interface FunctionAccess {
  callers: readonly Role[];
  /** Rights of the body: the caller's, with row level security, or the server's. */
  rights: "caller" | "server";
}

const OWNERS: readonly Role[] = ["authenticated"];

function listed<Entry>(names: string, entry: Entry): Record<string, Entry> {
  return Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, entry]),
  );
}

/** Functions of schema public, by name; the API can call them. */
export const FUNCTIONS: Readonly<Record<string, FunctionAccess>> = {
  ...listed("guest_hotel hotel_name_available", { callers: ROLES, rights: "server" }),
  ...listed(
    `
    alarm_log allow_late_checkout answer_message change_member colleagues extras hear_alarms hearers
    hotel_codes inbox_news looked_for mute_networks note_call remove_member ring_test rooms rounds
    scan_analytics set_message_state set_room settle_missed_search show_section station_now take_over team
    told withdrawn_rounds worked_for write_down_find
    `,
    { callers: OWNERS, rights: "server" },
  ),
  ...listed(
    `
    add_codes copy_items copy_section history house_code inbox_figures reorder_items section_overview
    translation_progress translation_texts undo_changes
    `,
    { callers: OWNERS, rights: "caller" },
  ),
};

/** Functions of other schemas that not only the server may call, with their schema. */
export const INNER_FUNCTIONS: Readonly<Record<string, readonly Role[]>> = {
  ...listed(
    `
    auth.jwt auth.uid innfo.answer_too_long innfo.guest_translations innfo.refuse_rows innfo.turn_of
    `,
    ROLES,
  ),
  ...listed(
    `
    auth.session_is_alive innfo.listed_hotels innfo.listed_pages innfo.message_form innfo.sent_message
    innfo.sent_photo innfo.taken_down_page
    `,
    ["anon"],
  ),
  ...listed(
    `
    innfo.are_choices innfo.are_time_ranges innfo.calendar_date innfo.characters_left_at innfo.clock_at
    innfo.close_again innfo.code_hash innfo.code_letters innfo.code_token innfo.copy_translations
    innfo.country_of_time_zone innfo.give_back_age innfo.grace_end innfo.has_keys innfo.has_recent_proof
    innfo.has_second_factor innfo.has_whole_rows innfo.hidden_items innfo.hotel_id innfo.hotels_of
    innfo.invisible_characters innfo.is_at_station innfo.is_blank innfo.is_in_force innfo.is_legible
    innfo.is_opening_hours innfo.is_short_text innfo.is_shown_during innfo.is_wifi innfo.lacks_factor
    innfo.last_translation innfo.last_words innfo.left_change innfo.letters_token innfo.name_key
    innfo.names_of innfo.next_list_position innfo.own_picture innfo.own_sessions innfo.own_subscription
    innfo.plan_at innfo.put_back innfo.readers innfo.refuse_id innfo.require_proof innfo.require_time_zone
    innfo.restorable_since innfo.says_the_same innfo.sections_of innfo.shown_value innfo.space_characters
    innfo.stem innfo.text_hash innfo.texts_in innfo.texts_of innfo.topics_of innfo.undo_order
    innfo.undo_together innfo.usual_topics innfo.uuid_v7 innfo.weekdays innfo.written_columns
    `,
    OWNERS,
  ),
};
