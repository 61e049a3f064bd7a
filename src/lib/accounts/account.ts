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

/** The facts behind an invitation's link. */
export interface Invitation {
  hotel: string;
  /** Path of the cover's photo; null without one. */
  cover_path: string | null;
  /** Name of who invites, as colleagues read it. */
  inviter: string;
  /** Address to which it was sent. */
  email: string;
  role: string;
  expires_at: Date | string;
  /** Whether the address has an account. If so, it signs in, and no new one is made. */
  has_account: boolean;
  /** Terms of taking over the hotel; null for an invitation to its team. */
  hand_over: HandOverTerms | null;
}

/** Terms for the account of the invited address, or for a new one. */
export interface HandOverTerms {
  /** The id of the plan on which the hotel would be. */
  plan: string;
  /** Number of the account's hotels, and how many it may have. */
  hotels: number;
  max_hotels: number;
  /** Number of the usual sections and of the hotel's own that guests may see on a plan without limits. */
  sections: number;
  custom_sections: number;
  /** Number of languages offered beside the hotel's own. */
  languages: number;
  /** Size of the team without the account that offers the hotel, and how many a team may have. */
  people: number;
  max_people: number;
  /** Whether the hotel demands a second factor of its owners. */
  needs_factor: boolean;
  /** Name of the present owner, as colleagues read it. */
  former: string;
}

/** A station in its session: the user's app_metadata.station. */
export interface AtStation {
  /** The station's id. While it is locked, the user has the same. */
  id: string;
  name: string;
  hotel_id: string;
  /** Id of the team's member whose shift runs. */
  member_id?: string;
}

/** Most characters of a letter to the operator: some three pages. */
export const MAX_LETTER_LENGTH = 5000;

/** Whether a finder would try it first: four digits alike, or in a row. */
export function isEasyPin(pin: string): boolean {
  return new Set(pin).size === 1 || "0123456789876543210".includes(pin);
}
