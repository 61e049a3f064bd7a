/** Functions of a hotel's team, its roles and its stations. */
import { NOWHERE, type Party } from "../parties.ts";
import { type Ask, answer, as, by } from "./ask.ts";
import type { World } from "./world.ts";

export function aboutColleagues(world: World): Ask[] {
  const { owner, other } = world;
  const isNamed = answer(`public.colleagues('${owner.hotelId}')`, other.personId);
  return [namesNoOthers(world, "colleagues"), ["nobody of another hotel's station", as(owner), isNamed, 0]];
}

/** Each party's hotel has one member, at the desk. */
const isMember = ({ hotelId, memberId }: Party, role: string) =>
  `select count(*) from public.members where hotel_id = '${hotelId}' and user_id = '${memberId}' and role = '${role}'`;

export function aboutChangingMembers({ owner, other, newcomer }: World): Ask[] {
  const change = ({ hotelId, memberId }: Party) =>
    `select public.change_member('${hotelId}', '${memberId}', 'editor', null)`;
  const isEditor = isMember(owner, "editor");
  return [
    ["the owner", as(owner), change(owner), 1, isEditor],
    ["another owner", as(other), change(owner), 0, isEditor],
    ["another owner about their own", as(other), change(other), 1, isMember(other, "editor")],
    ["the member", by(owner.memberId), change(owner), 0, isEditor],
    ["an owner without a hotel", as(newcomer), change(owner), 0, isEditor],
    ["at another hotel", as(owner), change({ ...owner, hotelId: other.hotelId }), 0, isEditor],
    ["about nobody", as(owner), change({ ...owner, memberId: NOWHERE.userId }), 0, isEditor],
  ];
}

export function aboutRemovingMembers({ owner, other, newcomer }: World): Ask[] {
  const remove = ({ hotelId, memberId }: Party) => `select public.remove_member('${hotelId}', '${memberId}')`;
  const isThere = isMember(owner, "desk");
  return [
    ["the owner", as(owner), remove(owner), 0, isThere],
    ["the member, who leaves", by(owner.memberId), remove(owner), 0, isThere],
    ["another owner", as(other), remove(owner), 1, isThere],
    ["a member of another hotel", by(other.memberId), remove(owner), 1, isThere],
    ["an owner without a hotel", as(newcomer), remove(owner), 1, isThere],
    ["at another hotel", as(owner), remove({ ...owner, hotelId: other.hotelId }), 1, isThere],
    ["about nobody", as(owner), remove({ ...owner, memberId: NOWHERE.userId }), 1, isThere],
  ];
}

/** Stations and those who work there have no hotel of their own. */
export function aboutStationAccounts({ owner, newcomer }: World): Ask[] {
  const isAtStation = "select 1 where innfo.is_at_station()";
  return [
    ["a station", by(owner.rows.stations), isAtStation, 1],
    ["whose shift runs there", by(owner.personId), isAtStation, 1],
    ["its owner", as(owner), isAtStation, 0],
    ["an owner without a hotel", as(newcomer), isAtStation, 0],
  ];
}

export function aboutStations({ owner, other, free }: World): Ask[] {
  const station = (open: boolean) => `select 1 where (public.station_now() -> 'open')::boolean = ${open}`;
  const people = "select 1 where jsonb_array_length(public.station_now() -> 'people') = 1";
  const says = (count: number, rings: string | null) =>
    `select 1 where public.station_now() @> '${JSON.stringify({ new: count, danger: 0, rings, ...(count === 0 && { newest_at: null }) })}'`;
  const isNamed = `select 1 where innfo.name_of('${owner.rows.stations}') = 'Reception'`;
  const press = "select public.station_now(true)";
  // A shift ends in a day, a press makes that some minutes.
  const putOff = "select count(*) from public.stations where shift_until < now() + interval '1 hour'";
  const seen = "select count(*) from public.stations where seen_at > now() - interval '1 hour'";
  return [
    ["the station itself", by(owner.rows.stations), station(false), 1],
    ["whose shift runs there", by(owner.personId), station(true), 1],
    ["of its own hotel alone", by(owner.rows.stations), people, 1],
    ["with what waits there", by(owner.rows.stations), says(1, "message"), 1],
    ["with nothing of another hotel", by(free.stationId), says(0, null), 1],
    ["by its own name", { role: "server" }, isNamed, 1],
    ["seen, it alone", by(owner.rows.stations), "select public.station_now()", 1, seen],
    ["a press in a shift puts its end off, there alone", by(owner.personId), press, 1, putOff],
    ["a press while it is locked does not", by(owner.rows.stations), press, 0, putOff],
    ["the owner", as(owner), answer("public.station_now()"), 0],
    ["another owner", as(other), answer("public.station_now()"), 0],
  ];
}

export function aboutWork({ owner, other, newcomer, strict }: World): Ask[] {
  const works = answer("public.worked_for()", owner.hotelId);
  const isOne = "select 1 where jsonb_array_length(public.worked_for()) = 1";
  return [
    ["the member", by(owner.memberId), works, 1],
    ["the owner, whose own hotel it is", as(owner), works, 0],
    ["whose shift runs at its station", by(owner.personId), works, 1],
    ["the station itself", by(owner.rows.stations), works, 0],
    ["each of the member's hotels once", by(owner.memberId), isOne, 1],
    ["an owner without a hotel", as(newcomer), works, 0],
    ["who gave a hotel away", by(other.keeperId), answer("public.worked_for()", strict.quietId), 1],
    ["the account that a hotel is shut to", as(strict), answer("public.worked_for()", strict.busyId), 1],
    ["another owner, once", by(strict.secondId), isOne, 1],
  ];
}

/** Each party's hotel has three people: its account, a member at the desk, one of housekeeping. */
export function aboutPeople({ owner }: World): Ask[] {
  const people = `select 1 from jsonb_array_elements(public.team('${owner.hotelId}') -> 'people') as p`;
  return [
    ["everybody once", as(owner), people, 3],
    ["one account holds it", as(owner), `${people} where (p ->> 'holds')::boolean`, 1],
    ["each by name", as(owner), `${people} where p ->> 'name' = split_part(p ->> 'email', '@', 1)`, 3],
  ];
}

export function namesNoOthers({ owner, other }: World, name: string): Ask {
  return [
    "nobody of another hotel",
    as(owner),
    answer(`public.${name}('${owner.hotelId}')`, other.memberId),
    0,
  ];
}

export function aboutRoles({ owner, other, newcomer, strict, free }: World): Ask[] {
  const has = ({ hotelId }: Pick<Party, "hotelId">, role: string) =>
    `select 1 from innfo.hotels_of('${role}') as hotel where hotel = '${hotelId}'`;
  const asks = ["owner", "editor", "desk", "housekeeping", "any"].flatMap((role): Ask[] => [
    [`the ${role}`, as(owner), has(owner, role), 1],
    [`the ${role} of another hotel`, as(other), has(owner, role), 0],
    [`the ${role} of no hotel`, as(newcomer), has(owner, role), 0],
  ]);
  const [busy, quiet] = [{ hotelId: strict.busyId }, { hotelId: strict.quietId }];
  return [
    ...asks,
    ["the owner, in a role that nobody has", as(owner), has(owner, "king"), 0],
    ["an owner without the second factor that the hotel demands", as(strict), has(busy, "owner"), 0],
    ["at the desk, too", as(strict), has(busy, "desk"), 0],
    ["to read it, too", as(strict), has(busy, "any"), 0],
    ["at their other hotel, which demands none", as(strict), has(quiet, "owner"), 1],
    ["a colleague there, who owns another hotel", as(free), has(busy, "desk"), 1],
  ];
}
