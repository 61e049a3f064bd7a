/**
 * Who may do what with each relation of schema public. tests/db holds the catalogue to it, tests/api the
 * answers over HTTP. A relation that is not listed here fails the tests.
 */
import { SECTIONS } from "../../src/sections/index.ts";

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

const SERVER_ONLY = { fixed: [], keys: [], adds: false, changes: false, deletes: false };

/** Rows that belong to a hotel, all of them the owner's to edit. */
const CONTENT: Access = {
  reads: "own",
  fixed: ["id", "created_at", "updated_at"],
  keys: ["hotel_id"],
  adds: true,
  changes: true,
  deletes: true,
};

export const ACCESS: Readonly<Record<string, Access>> = {
  ...Object.fromEntries(SECTIONS.map(({ table }) => [table, CONTENT])),
  custom_sections: CONTENT,
  custom_section_items: CONTENT,
  hotels: { ...CONTENT, keys: ["user_id"] },
  section_visibility: { ...CONTENT, keys: ["hotel_id", "section_name"], deletes: false },
  qr_scans: { ...SERVER_ONLY, reads: "own" },
  subscriptions: { ...SERVER_ONLY, reads: "own" },
  stripe_user_subscriptions: { ...SERVER_ONLY, reads: "own" },
  plans: { ...SERVER_ONLY, reads: "all" },
  complimentary_plans: { ...SERVER_ONLY, reads: "none" },
};
