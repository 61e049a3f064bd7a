/** Amenities that many hotels have. Times and places are given only if they are the same everywhere. */
import { t } from "../lib/texts/t.ts";
import type { HouseKind } from "./house-kinds.ts";

/** Times and places that many amenities share. */
export type Phrase = "always" | "onRequest" | "room" | "reception" | "house" | "outside";

interface SuggestedAmenity {
  group: AmenityGroup;
  /** A fact that only the hotel knows is asked. */
  timing: Phrase | "ask";
  location: Phrase;
  /** Kinds of house that usually have it. */
  usual?: readonly HouseKind[];
}

type AmenityGroup = keyof typeof AMENITY_GROUPS;

export const AMENITY_GROUPS = {
  rooms: t`In the rooms`,
  desk: t`From the desk`,
  food: t`Food and drink`,
  wellness: t`Wellness and sport`,
  house: t`In the house`,
  outside: t`Outside`,
};

const inEveryRoom = { group: "rooms", timing: "always", location: "room" } as const;
const fromTheDesk = { group: "desk", timing: "onRequest", location: "reception" } as const;
const timed = { timing: "ask", location: "house" } as const;
const inTheHouse = { group: "house", timing: "always", location: "house" } as const;

export const AMENITIES = {
  hairDryer: { ...inEveryRoom, usual: ["inn", "hotel", "apartment", "resort"] },
  kettle: { ...inEveryRoom, usual: ["inn", "apartment"] },
  safe: { ...inEveryRoom, usual: ["hotel", "resort"] },
  airConditioning: inEveryRoom,
  minibar: { ...inEveryRoom, usual: ["resort"] },
  television: { ...inEveryRoom, usual: ["inn", "hotel", "apartment", "resort"] },
  luggage: { ...fromTheDesk, usual: ["inn", "hotel", "hostel", "resort"] },
  iron: { ...fromTheDesk, usual: ["inn", "hotel", "apartment", "resort"] },
  laundry: { ...fromTheDesk, usual: ["hotel", "resort"] },
  wakeUpCall: { ...fromTheDesk, usual: ["hotel", "resort"] },
  adapters: { ...fromTheDesk, usual: ["hostel"] },
  umbrellas: fromTheDesk,
  cot: { group: "desk", timing: "onRequest", location: "room", usual: ["inn", "hotel", "resort"] },
  highChair: { group: "desk", timing: "onRequest", location: "house", usual: ["inn", "hotel", "resort"] },
  bicycles: fromTheDesk,
  breakfast: { group: "food", ...timed },
  restaurant: { group: "food", ...timed },
  bar: { group: "food", ...timed },
  roomService: { group: "food", timing: "ask", location: "room" },
  coffee: { group: "food", timing: "always", location: "house", usual: ["hostel"] },
  pool: { group: "wellness", timing: "ask", location: "outside" },
  sauna: { group: "wellness", ...timed },
  gym: { group: "wellness", ...timed },
  massage: { group: "wellness", timing: "onRequest", location: "house" },
  lift: { ...inTheHouse, usual: ["hotel", "resort"] },
  stepFree: inTheHouse,
  workspace: inTheHouse,
  meetingRoom: { group: "house", timing: "onRequest", location: "house" },
  playroom: { group: "house", ...timed },
  skiRoom: inTheHouse,
  parking: {
    group: "outside",
    timing: "always",
    location: "outside",
    usual: ["inn", "hotel", "apartment", "resort"],
  },
  charging: { group: "outside", timing: "always", location: "outside" },
  garden: { group: "outside", timing: "always", location: "outside" },
} as const satisfies Record<string, SuggestedAmenity>;
