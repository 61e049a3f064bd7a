/** Functions of the inbox, the rounds and the board of rooms. */
import { NOWHERE, type Party, type Place } from "../parties.ts";
import { type Ask, answer, as, by } from "./ask.ts";
import { ROOM, type World } from "./world.ts";

/** Each party has one alarm. */
export function logsOwnAlarm({ owner, other }: World): Ask[] {
  return [owner, other].map(({ userId, hotelId, rows }, place) => {
    const log = `public.alarm_log('${hotelId}')`;
    const query = `select 1 where jsonb_array_length(${log}) = 1 and ${log} -> 0 ->> 'message_id' = '${rows.messages}'`;
    return [`their own alarm alone, ${place + 1}`, by(userId), query, 1];
  });
}

/** Each party's screen heard its message. */
export function saysWhoWasTold({ owner, other }: World): Ask[] {
  const told = (hotelId: string, message = "") => `public.told('${hotelId}', '${message}')`;
  const own = [owner, other].map(({ userId, hotelId, rows }, place): Ask => {
    const query = `select 1 where jsonb_array_length(${told(hotelId, rows.messages)}) = 1`;
    return [`whom their own message told, ${place + 1}`, by(userId), query, 1];
  });
  const foreign = `select 1 where jsonb_array_length(${told(owner.hotelId, other.rows.messages)}) = 0`;
  return [...own, ["nobody of another hotel's message", as(owner), foreign, 1]];
}

type AtHotel = Pick<Party, "hotelId" | "rows">;

export function aboutLateCheckout(world: World): Ask[] {
  const { free, strict } = world;
  const allow = ({ hotelId, rows }: AtHotel) =>
    `public.allow_late_checkout('${hotelId}', '${rows.messages}', now()::timestamp + interval '1 day')`;
  const elsewhere = answer(allow({ hotelId: strict.busyId, rows: { messages: strict.messageId } }));
  return [
    ...aboutRooms(world, allow),
    ["of a room that has no code there, but elsewhere", as(free), elsewhere, 0],
  ];
}

export function aboutHearers({ owner, other }: World): Ask[] {
  const hears = (userId: string) => answer(`public.hearers('${owner.hotelId}')`, userId);
  return [
    ["by name", as(owner), hears(owner.userId), 1],
    ["nobody of another hotel", as(owner), hears(other.userId), 0],
  ];
}

export function listsOwnRooms({ owner }: World): Ask {
  const query = `select 1 where json_array_length(public.rooms('${owner.hotelId}')) = 1`;
  return ["the owner's rooms alone are listed", as(owner), query, 1];
}

export function aboutRooms(
  { owner, other, newcomer, free, strict }: World,
  call: (at: AtHotel) => string,
): Ask[] {
  const rows = { codes: strict.roomId, messages: strict.ofRoomId };
  const foreign = answer(call({ ...other, hotelId: owner.hotelId }));
  const isByName = `select count(*) from public.room_days where by_user = '${owner.userId}'`;
  return [
    ["a colleague, with what is at their other hotel", as(free), answer(call({ ...free, rows })), 0],
    ["a colleague, there", as(free), answer(call({ hotelId: strict.busyId, rows })), 1],
    ["the owner", as(owner), answer(call(owner)), 1],
    ["another owner", as(other), answer(call(owner)), 0],
    ["an owner without a hotel", as(newcomer), answer(call(owner)), 0],
    ["the owner, with what is another hotel's", as(owner), foreign, 0],
    ["the owner, by name", as(owner), `select ${call(owner)}`, 1, isByName],
  ];
}

export function aboutAnswering({ owner, other, newcomer, free, strict }: World): Ask[] {
  const say = ({ hotelId, rows }: AtHotel) =>
    `select public.answer_message('${hotelId}', '${rows.messages}', 'On the way')`;
  const elsewhere = { messages: strict.messageId };
  const isOnTheWay =
    "select count(*) from public.message_texts where text = 'On the way' and author = 'house'";
  const isNamed = `${isOnTheWay} and name is not null`;
  const isAnnas = `${isOnTheWay} and name = 'Anna'`;
  const isBegun = `select count(*) from public.messages where state = 'working' and id = '${owner.rows.messages}'`;
  return [
    ["the owner", as(owner), say(owner), 1, isOnTheWay],
    ["the owner, who begins with it", as(owner), say(owner), 1, isBegun],
    ["the owner, by no name at a station", as(owner), say(owner), 0, isNamed],
    ["who is at the station, by the name there", by(owner.personId), say(owner), 1, isAnnas],
    ["the member", by(owner.memberId), say(owner), 1, isOnTheWay],
    ["housekeeping", by(owner.keeperId), say(owner), 0, isOnTheWay],
    ["another owner", as(other), say(owner), 0, isOnTheWay],
    ["another owner, and nothing begins", as(other), say(owner), 0, isBegun],
    ["an owner without a hotel", as(newcomer), say(owner), 0, isOnTheWay],
    ["the owner, to another hotel's message", as(owner), say({ ...owner, rows: other.rows }), 0, isOnTheWay],
    ["a colleague, to one of their other hotel", as(free), say({ ...free, rows: elsewhere }), 0, isOnTheWay],
    ["at no hotel", as(owner), say({ ...owner, hotelId: NOWHERE.hotelId }), 0, isOnTheWay],
  ];
}

/** Each party has one request that waits. */
export function aboutSettingRounds({ owner, other, newcomer }: World): Ask[] {
  const nothing = { ...owner, rows: { messages: NOWHERE.userId } };
  const set = ({ hotelId, rows }: Party) =>
    `public.set_message_state('${hotelId}', '${rows.messages}', 'new', 'working')`;
  const isWorking = (id = "") =>
    `select count(*) from public.messages where state = 'working' and id = '${id}'`;
  const ofOther = { ...other, hotelId: owner.hotelId };
  const isMembers = `select count(*) from public.messages where taken_by = '${owner.memberId}'`;
  const take = ({ hotelId, rows }: Party, seen: string) =>
    `select 1 where (public.set_message_state('${hotelId}', '${rows.messages}', '${seen}', 'working') ->> 'changed')::boolean`;
  return [
    ["the owner", as(owner), take(owner, "new"), 1],
    ["the owner, after somebody else", as(owner), take(owner, "done"), 0],
    ["the member", by(owner.memberId), take(owner, "new"), 1],
    ["the member, by name", by(owner.memberId), `select ${set(owner)}`, 1, isMembers],
    ["what is not there", as(owner), answer(set(nothing)), 0],
    ["nothing of what is there", as(owner), `select ${set(nothing)}`, 0, isWorking(owner.rows.messages)],
    ["at no hotel", as(owner), answer(set({ ...owner, hotelId: NOWHERE.hotelId })), 0],
    ["another owner", as(other), take(owner, "new"), 0],
    ["the owner, with a message of another hotel", as(owner), answer(set(ofOther)), 0],
    ["which stays as it is", as(owner), `select ${set(ofOther)}`, 0, isWorking(other.rows.messages)],
    ["one of housekeeping, with another topic", by(owner.keeperId), answer(set(owner)), 0],
    ["one of housekeeping, with this topic", by(owner.keeperId), take(other, "new"), 1],
    ["an owner without a hotel", as(newcomer), take(owner, "new"), 0],
  ];
}

/** A call that is noted, by whom. */
export function aboutCalling({ owner, other, newcomer }: World): Ask[] {
  const call = ({ hotelId, rows }: AtHotel) => `public.note_call('${hotelId}', '${rows.messages}', '112')`;
  const calls = (userId: string) =>
    `select count(*) from public.message_events where what = 'called' and by_user = '${userId}'`;
  const ofOther = { ...other, hotelId: owner.hotelId };
  return [
    ["the owner, by name", as(owner), `select ${call(owner)}`, 1, calls(owner.userId)],
    ["another owner", as(other), answer(call(owner)), 0],
    ["the owner, about a message of another hotel", as(owner), answer(call(ofOther)), 0],
    ["one of housekeeping, about another topic", by(owner.keeperId), answer(call(owner)), 0],
    ["one of housekeeping, about this topic", by(owner.keeperId), answer(call(other)), 1],
    ["an owner without a hotel", as(newcomer), answer(call(owner)), 0],
  ];
}

/** The numbers of the callers' hotels: of the busy hotel's messages nobody else's answer has any. */
export function aboutNews({ owner, other, strict }: World): Ask[] {
  const says = (hotelId: string, news: object, without = "{}") =>
    `select 1 where public.inbox_news('${hotelId}') - '${without}'::text[] = '${JSON.stringify(news)}'`;
  const lists = { here: [], alarms: [], calls: [] };
  const times = { newest_at: null, changed_at: null, rooms_at: null, changes: [] };
  const nothing = { expected: false, team: false, any: false, ...lists, ...times };
  const none = { new: 0, danger: 0, due: 0, mine: 0, rings: null };
  const some = { expected: true, team: true, any: true, new: 1, danger: 0, due: 1, mine: 0, ...lists };
  const open = "{newest_at,changed_at,rooms_at,changes}";
  return [
    ["the owner", as(owner), says(owner.hotelId, { ...some, rings: "message" }, open), 1],
    ["another owner about their own", as(other), says(other.hotelId, { ...some, rings: "message" }, open), 1],
    ["housekeeping, of no message", by(owner.keeperId), says(owner.hotelId, { ...some, ...none }, open), 1],
    ["whose hotel is quiet", as(strict), says(strict.quietId, { ...nothing, ...none }), 1],
  ];
}

/** The owner has just taken over, and the party on the Free plan at the busy hotel. */
export function aboutTakingOver({ owner, other, free }: World): Ask[] {
  const taken = (hotelId: string, userId: string) =>
    `select count(*) from public.desk_events where what = 'taken_over' and hotel_id = '${hotelId}' and by_user = '${userId}'`;
  const take = (hotelId: string) => `select public.take_over('${hotelId}')`;
  const at = (hotelId: string, userId: string) => [take(hotelId), 1, taken(hotelId, userId)] as const;
  return [
    ["the owner, once", as(owner), ...at(owner.hotelId, owner.userId)],
    ["a colleague, after the owner", by(owner.memberId), ...at(owner.hotelId, owner.memberId)],
    ["who has just taken over elsewhere", as(free), ...at(free.hotelId, free.userId)],
    ["another owner", as(other), take(owner.hotelId), 0, taken(owner.hotelId, other.userId)],
  ];
}

export function aboutWithdrawn({ owner, other }: World): Ask[] {
  const finds = (room: string) => answer(`public.withdrawn_rounds('${owner.hotelId}')`, room);
  return [
    ["the owner's", as(owner), finds(ROOM.owner), 1],
    ["none of another hotel", as(owner), finds(ROOM.other), 0],
    ["one of housekeeping, of their topic", by(owner.keeperId), finds(ROOM.owner), 1],
    ["one of housekeeping, what they were given", by(owner.keeperId), finds(ROOM.given), 1],
    ["another owner", as(other), finds(ROOM.owner), 0],
  ];
}

/** One party's network is known, and that of the busy hotel, where the party on the Free plan works, too. */
export function aboutMuting({ owner, other, free, strict }: World): Ask[] {
  const mute = ({ hotelId }: Place, id: string | undefined) =>
    `select public.mute_networks('${hotelId}', '["${id}"]')`;
  const atWork = mute({ ...free, hotelId: strict.busyId }, strict.messageId);
  const muted = "select count(*) from innfo.muted_networks";
  return [
    ["the owner's", as(owner), mute(owner, owner.rows.messages), 1, muted],
    ["another owner, nothing here", as(other), mute(owner, owner.rows.messages), 0, muted],
    ["a colleague, nothing of another hotel", as(free), mute(free, strict.messageId), 0, muted],
    ["a colleague, where they work", as(free), atWork, 1, muted],
  ];
}

/** The keeper was given another topic here than that of the message, and the message's own at the other hotel. */
export function aboutTopics({ owner, other }: World): Ask[] {
  const sees = ({ hotelId }: Party, message = "") => answer(`public.rounds('${hotelId}')`, message);
  const [own, foreign] = [owner.rows.messages, other.rows.messages];
  const keeper = by(owner.keeperId);
  return [
    ["the owner, every topic", as(owner), sees(owner, own), 1],
    ["one of housekeeping, with another topic", keeper, sees(owner, own), 0],
    ["one of housekeeping, with this topic", keeper, sees(other, foreign), 1],
    ["one of housekeeping, what they were given", keeper, sees(owner, ROOM.given), 1],
    ["one of housekeeping, what they were given at another hotel", keeper, sees(other, ROOM.given), 0],
    ["none of another hotel", keeper, sees(owner, foreign), 0],
  ];
}

export function aboutFinds({ owner, other, newcomer }: World): Ask[] {
  const find = "00000000-0000-4000-8000-000000000078";
  const write = ({ hotelId }: Party) =>
    `select public.write_down_find('${hotelId}', '${find}', 'Scarf', 'Sauna')`;
  const isThere = ({ hotelId }: Party) =>
    `select count(*) from public.messages where id = '${find}' and hotel_id = '${hotelId}'`;
  return [
    ["the owner", as(owner), write(owner), 1, isThere(owner)],
    ["the member", by(owner.memberId), write(owner), 1, isThere(owner)],
    ["another owner", as(other), write(owner), 0, isThere(owner)],
    ["an owner without a hotel", as(newcomer), write(owner), 0, isThere(owner)],
  ];
}
