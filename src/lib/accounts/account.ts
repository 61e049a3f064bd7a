/** JSON that the server answers to the account screen. */

/** One signed-in device. */
export interface Device {
  id: string;
  /** Its browser's User-Agent; null when there was none. */
  user_agent: string | null;
  /** When it signed in. ISO 8601, like all times here. */
  created_at: string;
  /** When its session was last extended, accurate to about an hour. */
  last_used_at: string;
  /** Whether this is the asking device. */
  current: boolean;
}

export type DeviceList = Device[];

/** What the link of an invitation tells. */
export interface Invitation {
  hotel: string;
  /** Of its cover's photo, if it has one. */
  cover_path: string | null;
  /** As colleagues read it. */
  inviter: string;
  /** To whom it was sent. */
  email: string;
  role: string;
  expires_at: Date | string;
  /** Whether the address has an account, which signs in instead of being made. */
  has_account: boolean;
  /** What taking the hotel itself over means; null for an invitation to its team. */
  hand_over: HandOverTerms | null;
}

/** For the account of the invited address, or for a new one. */
export interface HandOverTerms {
  /** The id of the plan on which the hotel would be. */
  plan: string;
  /** How many the account has, and may have. */
  hotels: number;
  max_hotels: number;
  /** That guests may see on a plan without limits, of the usual sections and of the hotel's own. */
  sections: number;
  custom_sections: number;
  /** Offered beside the hotel's own. */
  languages: number;
  /** Who works there beside the account that offers it, and how many a team may have. */
  people: number;
  max_people: number;
  /** Whether the hotel demands a second factor of its owners. */
  needs_factor: boolean;
  /** Whose it is now, as colleagues read it. */
  former: string;
}

/** What a station's session says of it: the user's app_metadata.station. */
export interface AtStation {
  /** Also the user's own id while the station is locked. */
  id: string;
  name: string;
  hotel_id: string;
  /** Whose name of the team it is, while their shift runs. */
  member_id?: string;
}

/** Characters of a letter to the operator: some three pages. */
export const MAX_LETTER_LENGTH = 5000;

/** What whoever finds the lock tries first: four digits alike, or in a row. */
export function isEasyPin(pin: string): boolean {
  return new Set(pin).size === 1 || "0123456789876543210".includes(pin);
}
