/** Functions that answer guests, who have no account. */
import { SECTIONS } from "../../src/sections/index.ts";
import { HIDDEN_SECTION, NOWHERE, type Party } from "../parties.ts";
import { type Ask, answer, as, GUEST } from "./ask.ts";
import { HOTEL_NAME, HOURS_ELSEWHERE, type World } from "./world.ts";

const HIDDEN_TABLE = SECTIONS.find(({ id }) => id === HIDDEN_SECTION)?.table ?? "";

export function aboutGuestHotel({ owner, other, free, emptySectionId }: World): Ask[] {
  const of = ({ hotelId }: { hotelId: string }) => `public.guest_hotel('${hotelId}')`;
  const finds = (text: string | undefined) => answer(of(owner), text);
  const item = (party: Party, table: string) => party.rows[table];
  const sections = `select json_array_elements(${of(free)} -> 'sections')`;
  return [
    ["a guest finds a visible item", GUEST, finds(item(owner, "amenities")), 1],
    ["a guest finds an item of a custom section", GUEST, finds(item(owner, "custom_section_items")), 1],
    ["a guest finds no hidden item", GUEST, finds(item(owner, HIDDEN_TABLE)), 0],
    ["a guest finds no section that is empty and left out", GUEST, finds(emptySectionId), 0],
    ["a guest finds no item of another hotel", GUEST, finds(item(other, "amenities")), 0],
    ["a guest finds no custom section of another hotel", GUEST, finds(other.sectionId), 0],
    ["a guest finds no custom item of another hotel", GUEST, finds(item(other, "custom_section_items")), 0],
    ["a guest does not learn who the owner is", GUEST, finds(owner.userId), 0],
    ["a guest learns nothing meant for the server", GUEST, finds("_at"), 0],
    ["a guest finds no hotel where there is none", GUEST, answer(of(NOWHERE)), 0],
    ["a guest finds a hotel on the Free plan", GUEST, answer(of(free), free.hotelId), 1],
    ["a guest finds no custom section of it", GUEST, answer(of(free), free.sectionId), 0],
    ["a guest finds no more of its sections than the plan shows", GUEST, sections, 3],
  ];
}

export function aboutNames(): Ask[] {
  const isFree = (name: string) => `select 1 where public.hotel_name_available('${name}')`;
  return [
    ["a guest, about a name that is free", GUEST, isFree("No such hotel"), 1],
    ["a guest, about a name that is taken", GUEST, isFree(HOTEL_NAME.toLowerCase()), 0],
  ];
}

export function aboutTranslations({ owner, other, free }: World): Ask[] {
  const of = ({ hotelId }: { hotelId: string }, language: string) =>
    `innfo.guest_translations('${hotelId}', '${language}')`;
  const finds = (hotel: { hotelId: string }, language: string, text: string) =>
    answer(of(hotel, language), text);
  return [
    ["a guest finds the hotel's", GUEST, finds(owner, "fr", owner.hotelId), 1],
    ["a guest finds none of another hotel", GUEST, finds(owner, "fr", other.hotelId), 0],
    ["a guest finds none of another language", GUEST, finds(owner, "fr", "Not offered"), 0],
    ["a guest finds none that is not offered", GUEST, finds(owner, "it", ""), 0],
    ["a guest finds none of a hidden section", GUEST, finds(owner, "fr", HIDDEN_TABLE), 0],
    ["a guest finds a custom section's", GUEST, finds(owner, "fr", owner.sectionId), 1],
    ["a guest finds none where there is no hotel", GUEST, answer(of(NOWHERE, "fr")), 0],
    ["the owner previews the hotel's", as(owner), finds(owner, "fr", owner.hotelId), 1],
    ["a guest finds none once the plan has ended", GUEST, answer(of(free, "fr")), 0],
  ];
}

/** Each party accepts reports of lost things and keeps them for different times. */
export function aboutForms({ owner, other, free }: World): Ask[] {
  const finds = ({ hotelId }: { hotelId: string }, kind: string, text: string) =>
    answer(`innfo.message_form('${hotelId}', '${kind}')`, text);
  return [
    ["a guest finds the hotel", GUEST, finds(owner, "lost", owner.hotelId), 1],
    ["a guest finds the other hotel", GUEST, finds(other, "lost", other.hotelId), 1],
    ["a guest reads how long the hotel keeps it", GUEST, finds(owner, "lost", '"keep_days": 90'), 1],
    ["a guest reads how long the other keeps it", GUEST, finds(other, "lost", '"keep_days": 11'), 1],
    ["a guest finds nothing that is off", GUEST, finds(owner, "feedback", ""), 0],
    ["a guest finds nothing where there is no hotel", GUEST, finds(NOWHERE, "lost", ""), 0],
    ["a guest finds nothing once the plan has ended", GUEST, finds(free, "lost", ""), 0],
    ["a guest does not learn who the owner is", GUEST, finds(owner, "lost", owner.userId), 0],
  ];
}

/** Each party has one message of a guest. */
export function aboutMessages({ owner, other }: World): Ask[] {
  const finds = (id: string | undefined, text: string) => answer(`innfo.sent_message('${id}')`, text);
  return [
    ["a guest finds a message by its secret", GUEST, finds(owner.rows.messages, owner.hotelId), 1],
    ["a guest finds another one by another", GUEST, finds(other.rows.messages, other.hotelId), 1],
    ["a guest reads no other hotel's hours", GUEST, finds(owner.rows.messages, HOURS_ELSEWHERE), 0],
    ["a guest finds nothing by none", GUEST, finds(NOWHERE.userId, ""), 0],
    ["a guest reads no note", GUEST, finds(owner.rows.messages, '"note"'), 0],
  ];
}

/** Calls of a request while it becomes its caller. */
export function aboutSessions({ owner, other, waitingSessionId }: World): Ask[] {
  const alive = (sessionId: string) =>
    `select 1 where auth.session_is_alive('${sessionId}', '${owner.userId}')`;
  return [
    ["a session is its owner's", GUEST, alive(owner.sessionId), 1],
    ["a session is nobody else's", GUEST, alive(other.sessionId), 0],
    ["a session that waits for a code opens nothing", GUEST, alive(waitingSessionId), 0],
    ["no session is nobody's", GUEST, alive(NOWHERE.userId), 0],
  ];
}
