/** Amenities that many hotels have. Times and places are given only if they are the same everywhere. */

/** Times and places that many amenities share. */
export type Phrase = "always" | "onRequest" | "room" | "reception";

type Fact = Phrase | "ask";

interface SuggestedAmenity {
  group: AmenityGroup;
  timing: Fact;
  location: Fact;
}

type AmenityGroup = keyof typeof AMENITY_GROUPS;

export const AMENITY_GROUPS = {
  rooms: "In the rooms",
  desk: "From the desk",
  food: "Food and drink",
  wellness: "Wellness and sport",
  house: "In the house",
  outside: "Outside",
};

const inEveryRoom = { group: "rooms", timing: "always", location: "room" } as const;
const fromTheDesk = { group: "desk", timing: "onRequest", location: "reception" } as const;

export const AMENITIES = {
  hairDryer: inEveryRoom,
  kettle: inEveryRoom,
  safe: inEveryRoom,
  airConditioning: inEveryRoom,
  minibar: inEveryRoom,
  television: inEveryRoom,
  luggage: fromTheDesk,
  iron: fromTheDesk,
  laundry: fromTheDesk,
  wakeUpCall: fromTheDesk,
  adapters: fromTheDesk,
  umbrellas: fromTheDesk,
  cot: { group: "desk", timing: "onRequest", location: "room" },
  bicycles: fromTheDesk,
  breakfast: { group: "food", timing: "ask", location: "ask" },
  restaurant: { group: "food", timing: "ask", location: "ask" },
  bar: { group: "food", timing: "ask", location: "ask" },
  roomService: { group: "food", timing: "ask", location: "room" },
  coffee: { group: "food", timing: "always", location: "ask" },
  pool: { group: "wellness", timing: "ask", location: "ask" },
  sauna: { group: "wellness", timing: "ask", location: "ask" },
  gym: { group: "wellness", timing: "ask", location: "ask" },
  massage: { group: "wellness", timing: "onRequest", location: "ask" },
  lift: { group: "house", timing: "always", location: "ask" },
  stepFree: { group: "house", timing: "always", location: "ask" },
  workspace: { group: "house", timing: "always", location: "ask" },
  meetingRoom: { group: "house", timing: "onRequest", location: "ask" },
  playroom: { group: "house", timing: "ask", location: "ask" },
  parking: { group: "outside", timing: "always", location: "ask" },
  charging: { group: "outside", timing: "always", location: "ask" },
  garden: { group: "outside", timing: "ask", location: "ask" },
} as const satisfies Record<string, SuggestedAmenity>;
