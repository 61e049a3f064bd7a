/**
 * A hotel's computers at reception. A locked station's session belongs to the station; while a shift runs, it
 * belongs to the person who entered the right PIN. So a copied token of that session is worth nothing. See
 * docs/decisions/0119-stations.md.
 */
import type { z } from "zod";
import { codeOf } from "../config/code-of.ts";
import type { AccessClaims, Transaction } from "../database/connection.ts";
import { transaction } from "../database/transaction.ts";
import { posting } from "./accounts.ts";
import type { AuthContext } from "./context.ts";
import { AuthApiError, type ErrorCode } from "./errors.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { requireRecentProof } from "./recent-proof.ts";
import type { Call, requests } from "./requests.ts";
import { grownSession, type SessionClaims, startStationSession, userOfSession } from "./sessions.ts";
import { warnOfStations } from "./station-warnings.ts";
import { hashOfToken, type SignedIn } from "./tokens.ts";

/**
 * Needs an owner with a recent proof, because a station outlives the password. The client makes the id, so that a
 * repeated call makes no second station; a computer that had the first answer is signed out then.
 */
export async function makeStation(
  { sql, jwtKey }: AuthContext,
  claims: AccessClaims,
  { id, hotel_id: hotelId, name }: z.output<typeof requests.station>,
  call: Call,
): Promise<SignedIn> {
  await userOfSession(sql, claims);
  await requireRecentProof(sql, claims);
  return refusing(() =>
    transaction(sql, async (tx) => {
      await requireOwner(tx, claims, hotelId);
      await tx`
        with account as (
          insert into auth.users (id) values (${id}) on conflict do nothing returning id
        )
        insert into public.stations (id, hotel_id, name, made_by)
        select id, ${hotelId}, ${name}, ${claims.sub} from account`;
      const [station] = await tx<{ person_id: string | null }[]>`
        select person_id from public.stations where id = ${id} and hotel_id = ${hotelId} for update`;
      if (!station) throw notThere();
      await tx`delete from auth.sessions where user_id = ${id} or user_id = ${station.person_id}::uuid`;
      await tx`
        update public.stations set person_id = null, shift_until = null, made_by = ${claims.sub} where id = ${id}`;
      return startStationSession(tx, jwtKey, id, call);
    }),
  );
}

/**
 * Adds a person, or changes name and PIN, which ends their shift and opens a shut name. Needs an owner with a recent
 * proof, because the PIN outlives the password.
 */
export async function savePerson(
  { sql, bulkheads }: AuthContext,
  claims: AccessClaims,
  { id, hotel_id: hotelId, member_id: memberId, name, pin }: z.output<typeof requests.stationPerson>,
  call: Call,
): Promise<void> {
  await userOfSession(sql, claims);
  await requireRecentProof(sql, claims);
  await requireOwner(sql, claims, hotelId);
  const pinHash = await bulkheads.passwords.run(() => hashPassword(pin), call.network);
  await refusing(() =>
    transaction(sql, async (tx) => {
      await requireOwner(tx, claims, hotelId);
      if (memberId) await requireColleague(tx, memberId, hotelId);
      await tx`
        with account as (
          insert into auth.users (id) values (${id}) on conflict do nothing returning id
        )
        insert into public.station_people (id, hotel_id, member_id, name, pin_hash, pin_by)
        select id, ${hotelId}, ${memberId}, ${name}, ${pinHash}, ${claims.sub} from account`;
      const { count } = await tx`
        update public.station_people set member_id = ${memberId}, name = ${name}, pin_hash = ${pinHash},
          pin_by = ${claims.sub}, shut_at = null, owner_left = false
        where id = ${id} and hotel_id = ${hotelId}`;
      if (count === 0) throw notThere();
    }),
  );
}

/**
 * Begins a shift with the PIN of a person who works at the station's hotel, and ends their shift elsewhere. Attempts
 * count before they are checked, so parallel ones gain nothing. Too many at once shut that name at that station for
 * a while; too many in a day shut it at all stations until an owner sets another PIN.
 */
export async function beginShift(
  context: AuthContext,
  claims: AccessClaims,
  { person_id: personId, pin }: z.output<typeof requests.shift>,
): Promise<SignedIn> {
  const { sql, jwtKey, limits, bulkheads } = context;
  const { id: stationId } = await stationOf(sql, claims);
  const [person] = await sql<{ pin_hash: string; is_shut: boolean; owner_left: boolean }[]>`
    select p.pin_hash, p.shut_at is not null as is_shut, p.owner_left from public.station_people p join public.stations s on s.hotel_id = p.hotel_id
    where p.id = ${personId} and s.id = ${stationId}`;
  if (!person) throw notThere();
  if (person.owner_left) throw new AuthApiError("pin_ended");
  if (person.is_shut) throw new AuthApiError("pin_shut");
  const { pin_hash: pinHash } = person;
  // Attempts are counted per PIN: an owner who sets a new one opens the name again.
  const ofDay = ["wrongPinsOfDay", personId, hashOfToken(pinHash).toString("base64url")] as const;
  const [, ...tried] = ofDay;
  const isRight = await bulkheads.passwords.run(async () => {
    await limits.take(["wrongPins", stationId, ...tried]);
    if (!(await limits.allows(ofDay))) {
      await shutName(context, personId, pinHash);
      throw new AuthApiError("pin_shut");
    }
    return verifyPassword(pinHash, pin);
  }, stationId);
  if (!isRight) throw new AuthApiError("invalid_credentials", "This PIN is not right");
  const begun = await transaction(sql, async (tx) => {
    const station = await stationOf(tx, claims, true);
    const { count } = await tx`
      select from public.station_people
      where id = ${personId} and pin_hash = ${pinHash} and shut_at is null for update`;
    if (count === 0) throw notThere();
    await tx`select innfo.end_shift(${personId})`;
    await tx`
      update public.stations set person_id = ${personId}, seen_at = now(),
        shift_until = now() + make_interval(mins => locks_after)
      where id = ${station.id}`;
    await tx`update auth.sessions set user_id = ${personId} where id = ${claims.session_id}`;
    return grownSession(tx, jwtKey, { session_id: claims.session_id, sub: personId });
  });
  await limits.clear("wrongPins", stationId, ...tried);
  // Gives back one attempt and does not clear the count: frequent shifts of the owner of the PIN must not free a
  // guesser from the limit.
  await limits.giveBack(...ofDay);
  return begun;
}

/** A running shift goes on, so that guesses throw nobody out. */
async function shutName(context: AuthContext, personId: string, pinHash: string): Promise<void> {
  await posting(context, async (tx) => {
    const [shut] = await tx<{ hotel_id: string; name: string }[]>`
      update public.station_people set shut_at = now()
      where id = ${personId} and pin_hash = ${pinHash} and shut_at is null
      returning hotel_id, innfo.name_of(id) as name`;
    if (shut) await warnOfStations(context, tx, { ...shut, what: "guessed" });
  });
}

/** Locks the station. Locking a locked station answers the same. */
export async function endShift({ sql, jwtKey }: AuthContext, claims: SessionClaims): Promise<SignedIn> {
  return transaction(sql, async (tx) => {
    const { id, person_id: personId } = await stationOf(tx, claims, true);
    await tx`select innfo.end_shift(${personId}::uuid)`;
    return grownSession(tx, jwtKey, { session_id: claims.session_id, sub: id });
  });
}

/** Returns the station of this session. */
async function stationOf(
  sql: Transaction,
  { session_id, sub }: SessionClaims,
  locks = false,
): Promise<{ id: string; person_id: string | null }> {
  const [station] = await sql<{ id: string; person_id: string | null }[]>`
    select t.id, t.person_id from auth.sessions s join public.stations t on s.user_id in (t.id, t.person_id)
    where s.id = ${session_id} and s.user_id = ${sub} and s.method = 'station'
    ${locks ? sql`for update of t` : sql``}`;
  if (!station) throw new AuthApiError("session_not_found");
  return station;
}

/** Requires a role as innfo.hotels_of() does: with a second factor where the hotel demands one. */
async function requireOwner(sql: Transaction, claims: AccessClaims, hotelId: string): Promise<void> {
  const { count } = await sql`
    select from innfo.roles r join public.hotels h on h.id = r.hotel_id
    where r.hotel_id = ${hotelId} and r.user_id = ${claims.sub} and r.role = 'owner'
      and (not h.owners_need_factor or innfo.has_second_factor(${JSON.stringify(claims)}::text::jsonb))`;
  if (count === 0) throw notThere();
}

/** Requires a member of the team: a person who works at a station alone has no other name. */
async function requireColleague(tx: Transaction, userId: string, hotelId: string): Promise<void> {
  const { count } = await tx`
    select from innfo.roles where hotel_id = ${hotelId} and user_id = ${userId} and role = 'any'
      and not exists (select from public.station_people where id = ${userId})`;
  if (count === 0) throw notThere();
}

/** Another hotel's station or person is answered as if it did not exist. */
function notThere(): AuthApiError {
  return new AuthApiError("station_refused", "There is no such station, hotel or name");
}

/** Refusals of the database: too many rows, a name that exists, and a name that nobody can read. */
const REFUSED: Readonly<Record<string, ErrorCode>> = {
  IN003: "team_full",
  "23505": "user_already_exists",
  "23514": "validation_failed",
  // The caller stopped being an owner during the call: innfo.require_owner_still().
  "42501": "station_refused",
};

async function refusing<Done>(work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    const code = REFUSED[codeOf(error) ?? ""];
    throw code ? new AuthApiError(code, (error as Error).message) : error;
  }
}
