/** A guest document with what a test is about. */
import type {
  GuestAnnouncement,
  GuestDocument,
  GuestItem,
} from "../../../src/lib/documents/guest-document.ts";
import { HOTEL_FIELDS } from "../../../src/sections/hotel.ts";

/** Columns that a hotel has not filled in, a field of tomorrow among them. */
const NOTHING = Object.fromEntries(Object.keys(HOTEL_FIELDS).map((column) => [column, null]));

const HOTEL = {
  ...NOTHING,
  id: "abc",
  name: "Casa Azul",
  description: "By the sea",
  language: "en",
  address: "1 Quay, Porto",
  phone: "+351 21 555 0100",
  email: "stay@casaazul.example",
  check_in: "02:00 PM",
  check_out: "12:00 PM",
  logo_url: null,
  accent: null,
  type_mood: "classic",
  cover_path: null,
  review_url: null,
  cover_focus_x: 50,
  cover_focus_y: 50,
  time_zone: "UTC",
  is_listed: true,
  country: "PT",
  times_confirmed: true,
} as GuestDocument["hotel"];

export interface DocumentParts {
  hotel?: Partial<GuestDocument["hotel"]>;
  sections?: Record<string, object[]>;
  custom?: GuestDocument["custom_sections"];
  parts?: Partial<GuestDocument["parts"]>;
}

export function documentOf({ hotel, sections = {}, custom = [], parts }: DocumentParts): GuestDocument {
  return {
    hotel: { ...HOTEL, ...hotel },
    sections: Object.entries(sections).map(([id, rows]) => ({
      id,
      items: rows.map((row, i): GuestItem => ({ id: String(i), ...row })),
    })),
    custom_sections: custom,
    parts: {
      secrets: [],
      room_codes: false,
      wifi: [],
      photos: {},
      announcements: [],
      languages: [],
      messages: [],
      topics: [],
      sources: [],
      domain: null,
      updated: "2026-11-20",
      emergency: [],
      privacy: { keep_days: {}, announces: false },
      ...parts,
    },
  };
}

/** An announcement with what a test is about; of its own it closes nothing. */
export function announcement(more: Partial<GuestAnnouncement>): GuestAnnouncement {
  return {
    ...{ id: "1", text: "Sauna", starts_at: "2026-01-02T09:30", ends_at: "2090-01-01T00:00" },
    ...{ closes: null, closes_breakfast: false, opens_again: null, times: null },
    ...more,
  };
}
