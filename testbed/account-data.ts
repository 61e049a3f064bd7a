/** An owner's download, as tests read it. */
import type { DeviceList } from "../src/lib/accounts/account.ts";
import type { Database } from "../src/lib/database.types.ts";
import type { LookSum } from "../src/lib/figures/looks.ts";

type Tables = Database["public"]["Tables"];
type Row = Record<string, unknown>;

/** Everything an owner has, for download. Contains no password hash and no token. */
export interface AccountData {
  exported_at: string;
  account: {
    id: string;
    email: string;
    email_confirmed_at: string | null;
    created_at: string;
    last_sign_in_at: string | null;
    metadata: Row;
  };
  /** For codes after the password; without secrets and codes. */
  factors: readonly {
    id: string;
    factor_type: string;
    friendly_name: string | null;
    status: string;
    created_at: string;
  }[];
  /** Without their keys. */
  passkeys: readonly Row[];
  devices: DeviceList;
  subscription: Row | null;
  hotels: (Tables["hotels"]["Row"] & {
    /** Items by section id, including hidden sections and those beyond the plan's limit. */
    sections: Record<string, Row[]>;
    custom_sections: (Row & { items: Row[] })[];
    announcements: Row[];
    /** Translations of the hotel's texts into all its languages. */
    translations: Row[];
    /** Kinds of message that the hotel accepts, messages that it received, and its work on them. */
    message_kinds: Row[];
    topics: Row[];
    messages: Row[];
    message_texts: Row[];
    message_events: Row[];
    /** Who changed what in the last 180 days. */
    changes: Row[];
    /** Who works at it beside its owner's account, and who is invited. */
    members: Row[];
    invitations: Row[];
    /** Its computers at reception, and who works at them; without PINs. */
    stations: Row[];
    station_people: Row[];
    /** Stored choices; a section without one is visible. */
    section_visibility: Record<string, boolean>;
    /** By month in UTC. */
    scans: { month: string; device_type: string; scans: number }[];
    /** Guests' searches, as the owner sees them. */
    looked_for: LookSum[];
  })[];
}
