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

/** Functions of schema public, by name; the API can call them. */
export const FUNCTIONS: Readonly<Record<string, FunctionAccess>> = {
  guest_hotel: { callers: ROLES, rights: "server" },
  add_codes: { callers: OWNERS, rights: "caller" },
  answer_message: { callers: OWNERS, rights: "server" },
  hotel_codes: { callers: OWNERS, rights: "server" },
  house_code: { callers: OWNERS, rights: "caller" },
  history: { callers: OWNERS, rights: "caller" },
  hotel_name_available: { callers: ROLES, rights: "server" },
  colleagues: { callers: OWNERS, rights: "server" },
  alarm_log: { callers: OWNERS, rights: "server" },
  hear_alarms: { callers: OWNERS, rights: "server" },
  hearers: { callers: OWNERS, rights: "server" },
  ring_test: { callers: OWNERS, rights: "server" },
  told: { callers: OWNERS, rights: "server" },
  change_member: { callers: OWNERS, rights: "server" },
  remove_member: { callers: OWNERS, rights: "server" },
  rounds: { callers: OWNERS, rights: "server" },
  set_message_state: { callers: OWNERS, rights: "server" },
  note_call: { callers: OWNERS, rights: "server" },
  rooms: { callers: OWNERS, rights: "server" },
  set_room: { callers: OWNERS, rights: "server" },
  allow_late_checkout: { callers: OWNERS, rights: "server" },
  take_over: { callers: OWNERS, rights: "server" },
  withdrawn_rounds: { callers: OWNERS, rights: "server" },
  mute_networks: { callers: OWNERS, rights: "server" },
  team: { callers: OWNERS, rights: "server" },
  station_now: { callers: OWNERS, rights: "server" },
  worked_for: { callers: OWNERS, rights: "server" },
  write_down_find: { callers: OWNERS, rights: "server" },
  copy_section: { callers: OWNERS, rights: "caller" },
  copy_items: { callers: OWNERS, rights: "caller" },
  inbox_figures: { callers: OWNERS, rights: "caller" },
  extras: { callers: OWNERS, rights: "server" },
  inbox_news: { callers: OWNERS, rights: "server" },
  reorder_items: { callers: OWNERS, rights: "caller" },
  scan_analytics: { callers: OWNERS, rights: "server" },
  section_overview: { callers: OWNERS, rights: "caller" },
  looked_for: { callers: OWNERS, rights: "server" },
  settle_missed_search: { callers: OWNERS, rights: "server" },
  show_section: { callers: OWNERS, rights: "server" },
  translation_progress: { callers: OWNERS, rights: "caller" },
  translation_texts: { callers: OWNERS, rights: "caller" },
  undo_changes: { callers: OWNERS, rights: "caller" },
};

/** Functions of other schemas that not only the server may call, with their schema. */
export const INNER_FUNCTIONS: Readonly<Record<string, readonly Role[]>> = {
  "auth.jwt": ROLES,
  "auth.uid": ROLES,
  "auth.session_is_alive": ["anon"],
  "innfo.are_time_ranges": OWNERS,
  "innfo.calendar_date": OWNERS,
  "innfo.clock_at": OWNERS,
  "innfo.code_hash": OWNERS,
  "innfo.code_letters": OWNERS,
  "innfo.code_token": OWNERS,
  "innfo.letters_token": OWNERS,
  "innfo.country_of_time_zone": OWNERS,
  "innfo.grace_end": OWNERS,
  "innfo.guest_translations": ROLES,
  "innfo.has_recent_proof": OWNERS,
  "innfo.has_second_factor": OWNERS,
  "innfo.has_keys": OWNERS,
  "innfo.hidden_items": OWNERS,
  "innfo.hotel_id": OWNERS,
  "innfo.invisible_characters": OWNERS,
  "innfo.lacks_factor": OWNERS,
  "innfo.last_translation": OWNERS,
  "innfo.last_words": OWNERS,
  "innfo.listed_hotels": ["anon"],
  "innfo.listed_pages": ["anon"],
  "innfo.message_form": ["anon"],
  "innfo.taken_down_page": ["anon"],
  "innfo.sent_message": ["anon"],
  "innfo.sent_photo": ["anon"],
  "innfo.copy_translations": OWNERS,
  "innfo.require_proof": OWNERS,
  "innfo.require_time_zone": OWNERS,
  "innfo.refuse_rows": ["anon", "authenticated"],
  "innfo.stem": OWNERS,
  "innfo.answer_too_long": ["anon", "authenticated"],
  "innfo.is_blank": OWNERS,
  "innfo.has_whole_rows": OWNERS,
  "innfo.name_key": OWNERS,
  "innfo.is_in_force": OWNERS,
  "innfo.is_at_station": OWNERS,
  "innfo.is_legible": OWNERS,
  "innfo.are_choices": OWNERS,
  "innfo.is_opening_hours": OWNERS,
  "innfo.is_short_text": OWNERS,
  "innfo.is_shown_during": OWNERS,
  "innfo.is_wifi": OWNERS,
  "innfo.hotels_of": OWNERS,
  "innfo.characters_left_at": OWNERS,
  "innfo.own_picture": OWNERS,
  "innfo.own_sessions": OWNERS,
  "innfo.own_subscription": OWNERS,
  "innfo.next_list_position": OWNERS,
  "innfo.plan_at": OWNERS,
  "innfo.says_the_same": OWNERS,
  "innfo.sections_of": OWNERS,
  "innfo.space_characters": OWNERS,
  "innfo.text_hash": OWNERS,
  "innfo.texts_in": OWNERS,
  "innfo.texts_of": OWNERS,
  "innfo.topics_of": OWNERS,
  "innfo.turn_of": ["anon", "authenticated"],
  "innfo.usual_topics": OWNERS,
  "innfo.weekdays": OWNERS,
  "innfo.uuid_v7": OWNERS,
  "innfo.close_again": OWNERS,
  "innfo.give_back_age": OWNERS,
  "innfo.left_change": OWNERS,
  "innfo.names_of": OWNERS,
  "innfo.put_back": OWNERS,
  "innfo.refuse_id": OWNERS,
  "innfo.readers": OWNERS,
  "innfo.restorable_since": OWNERS,
  "innfo.shown_value": OWNERS,
  "innfo.undo_order": OWNERS,
  "innfo.undo_together": OWNERS,
  "innfo.written_columns": OWNERS,
};
