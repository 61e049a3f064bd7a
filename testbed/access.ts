/**
 * Who may do what with the relations and functions of the database. tests/db holds the catalogue and what
 * really happens to it, tests/api the answers over HTTP. What schema public exposes and is not listed here
 * fails the tests; what the other schemas hold and is not listed is nobody's but the server's.
 */
import { SECTIONS } from "../src/sections/index.ts";

/** The roles requests run as. */
export const ROLES = ["anon", "authenticated"] as const;
export type Role = (typeof ROLES)[number];

export interface Access {
  /** Whose rows a signed-in owner sees. */
  reads: "own" | "all" | "none";
  /** Columns a signed-in owner may never set, neither when adding a row nor later. */
  fixed: readonly string[];
  /** Columns a signed-in owner sets when adding a row and cannot change later. */
  keys: readonly string[];
  adds: boolean;
  changes: boolean;
  deletes: boolean;
}

export const SERVER_ONLY: Access = {
  reads: "none",
  fixed: [],
  keys: [],
  adds: false,
  changes: false,
  deletes: false,
};

/** Rows that belong to a hotel, all of them the owner's to edit. */
const CONTENT: Access = {
  reads: "own",
  fixed: ["created_at", "updated_at"],
  keys: ["id", "hotel_id"],
  adds: true,
  changes: true,
  deletes: true,
};

/** Relations of schema public, by name. A guest may do nothing with any of them. */
export const ACCESS: Readonly<Record<string, Access>> = {
  ...Object.fromEntries(SECTIONS.map(({ table }) => [table, CONTENT])),
  announcements: CONTENT,
  custom_sections: CONTENT,
  custom_section_items: CONTENT,
  // A hotel's id is printed: nobody chooses it.
  hotels: { ...CONTENT, fixed: ["id", ...CONTENT.fixed], keys: ["user_id", "creation_key"] },
  section_visibility: {
    ...CONTENT,
    // Which section was put in another's place, show_section writes.
    fixed: ["id", ...CONTENT.fixed, "chosen_at"],
    keys: ["hotel_id", "section_name"],
    deletes: false,
  },
  // Written with the files: see src/server/storage/photos.ts.
  photos: { ...SERVER_ONLY, reads: "own" },
  qr_scans: { ...SERVER_ONLY, reads: "own" },
  subscriptions: { ...SERVER_ONLY, reads: "own" },
  stripe_user_subscriptions: { ...SERVER_ONLY, reads: "own" },
  plans: { ...SERVER_ONLY, reads: "all" },
  complimentary_plans: SERVER_ONLY,
};

/** Relations of the other schemas that are not the server's alone, with their schema. */
export const INNER_ACCESS: Readonly<Record<string, Access>> = {
  // Read by the triggers and functions that run with their caller's rights.
  "innfo.sections": { ...SERVER_ONLY, reads: "all" },
};

/** Who may enter a schema, that is use what they hold a privilege on there. Nobody may create anything. */
export const SCHEMAS: Readonly<Record<string, readonly Role[]>> = {
  public: ROLES,
  // For auth.uid(), which policies ask, and auth.session_is_alive().
  auth: ROLES,
  // For defaults, triggers and the view.
  innfo: ROLES,
  innfo_server: [],
};

export interface FunctionAccess {
  callers: readonly Role[];
  /** Whose rights the body runs with: the caller's, whom row level security binds, or the server's. */
  rights: "caller" | "server";
}

const OWNERS: readonly Role[] = ["authenticated"];

/** Functions of schema public, by name: what can be called through the API. */
export const FUNCTIONS: Readonly<Record<string, FunctionAccess>> = {
  guest_hotel: { callers: ROLES, rights: "server" },
  hotel_name_available: { callers: ROLES, rights: "server" },
  owner_data: { callers: OWNERS, rights: "caller" },
  reorder_items: { callers: OWNERS, rights: "caller" },
  restore_item: { callers: OWNERS, rights: "server" },
  scan_analytics: { callers: OWNERS, rights: "server" },
  section_overview: { callers: OWNERS, rights: "caller" },
  show_section: { callers: OWNERS, rights: "server" },
};

/** Functions of the other schemas that are not the server's alone to call, with their schema. */
export const INNER_FUNCTIONS: Readonly<Record<string, readonly Role[]>> = {
  "auth.jwt": ROLES,
  "auth.uid": ROLES,
  "auth.session_is_alive": ["anon"],
  "innfo.are_time_ranges": OWNERS,
  "innfo.calendar_date": OWNERS,
  "innfo.country_of_time_zone": OWNERS,
  "innfo.grace_end": OWNERS,
  "innfo.has_recent_proof": OWNERS,
  "innfo.has_keys": OWNERS,
  "innfo.hotel_id": OWNERS,
  "innfo.invisible_characters": OWNERS,
  "innfo.is_blank": OWNERS,
  "innfo.is_in_force": OWNERS,
  "innfo.is_opening_hours": OWNERS,
  "innfo.is_short_text": OWNERS,
  "innfo.is_wifi": OWNERS,
  "innfo.own_plan": OWNERS,
  "innfo.own_subscription": OWNERS,
  "innfo.next_list_position": OWNERS,
  "innfo.plan_for": OWNERS,
  "innfo.sections_of": OWNERS,
  "innfo.space_characters": OWNERS,
  "innfo.uuid_v7": OWNERS,
  "innfo.was_deleted": OWNERS,
};
