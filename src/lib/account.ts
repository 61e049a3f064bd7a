/** What the server answers to the account screen's own calls, as JSON. */
import type { Database } from "./database.types.ts";

/** One device that is signed in. */
export interface Device {
  id: string;
  /** What its browser calls itself; null when it said nothing. */
  user_agent: string | null;
  /** When it signed in. ISO 8601, like all times here. */
  created_at: string;
  /** To the hour or so: when its session was last prolonged. */
  last_used_at: string;
  /** The one that asks. */
  current: boolean;
}

export type DeviceList = Device[];

type Tables = Database["public"]["Tables"];
type Row = Record<string, unknown>;

/** Everything an owner has, as the file they download. Neither the password's hash nor any token is in it. */
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
  devices: DeviceList;
  subscription: Row | null;
  hotels: (Tables["hotels"]["Row"] & {
    /** Items by section id, hidden sections and those beyond the plan's limit included. */
    sections: Record<string, Row[]>;
    custom_sections: (Row & { items: Row[] })[];
    announcements: Row[];
    /** Choices made; a section without one is visible. */
    section_visibility: Record<string, boolean>;
    /** By month in UTC. */
    scans: { month: string; device_type: string; scans: number }[];
  })[];
}
