/**
 * Invitations to a hotel's team. The token proves that its holder read the mailbox; nobody else learns of an
 * account.
 */
import { DatabaseError } from "pg";
import type { z } from "zod";
import { isBlank } from "../../fields/blank.ts";
import type { Invitation } from "../../lib/accounts/account.ts";
import { allKeys, type Keys } from "../config/keys.ts";
import { isSameText } from "../config/same-text.ts";
import type { AccessClaims, Sql, Transaction } from "../database/connection.ts";
import { transaction } from "../database/transaction.ts";
import { insertUser } from "./accounts.ts";
import type { AuthContext } from "./context.ts";
import { AuthApiError } from "./errors.ts";
import { dropUnproven } from "./mailed-links.ts";
import { checkNewPassword, hashPassword } from "./passwords.ts";
import type { Call, requests } from "./requests.ts";
import { startSession, userOfSession } from "./sessions.ts";
import { invitationToken, type SignedIn } from "./tokens.ts";
import { claimUser, findUser, isUnclaimed, isUnproven, metadataJson } from "./users.ts";

/**
 * The invitation as the invited person reads it.
 * @throws {AuthApiError} if the invitation was used, withdrawn or forged, or has ended
 */
export async function showInvitation(
  { sql, ...keys }: AuthContext,
  { token }: { token: string },
): Promise<Invitation> {
  const id = idOf(token, keys);
  const [found] = await sql<Omit<Invitation, "has_account">[]>`
    select h.name as hotel, h.cover_path, i.email, i.role, i.expires_at,
      -- Without a name the whole address: its beginning is often no name of anybody's.
      coalesce(case when u.user_metadata ->> 'name' is not null then innfo.name_of(u.id) else u.email end, h.name) as inviter,
      case when i.hands_over then innfo.hand_over_terms(h.id, i.email) end as hand_over
    from public.invitations i join public.hotels h on h.id = i.hotel_id left join auth.users u on u.id = i.invited_by
    where i.id = ${id} and innfo.is_open(i)`;
  if (!found) throw invalid();
  const { hand_over: terms } = found;
  const lacksRoom = terms !== null && terms.hotels >= terms.max_hotels;
  // The holder has read the mailbox and cannot go on: without this note the hotel's owner would wait in vain.
  await sql`
    update public.invitations set lacks_room = ${lacksRoom} where id = ${id} and lacks_room <> ${lacksRoom}`;
  return { ...found, has_account: await hasAccount(sql, found.email) };
}

/**
 * Adds the caller's own account, or a new one, to the team.
 * @param claims those of a signed-in caller
 * @returns a session of the account that was made
 */
export async function joinByInvitation(
  auth: AuthContext,
  claims: AccessClaims | undefined,
  { token, password, name, keeps_former: keepsFormer = false }: z.output<typeof requests.acceptance>,
  call: Call,
): Promise<{ hotelId: string; session?: SignedIn }> {
  const { sql, limits, bulkheads } = auth;
  const id = idOf(token, auth);
  if (claims) {
    const { id: userId } = await userOfSession(sql, claims);
    return { hotelId: await transaction(sql, (tx) => join(tx, id, userId, keepsFormer)) };
  }
  const { email } = await showInvitation(auth, { token });
  if (!password) throw new AuthApiError("validation_failed", "password: a new account needs one");
  checkNewPassword(password, email);
  const passwordHash = await bulkheads.passwords.run(async () => {
    await limits.take(["signUpsFromNetwork", call.network]);
    return hashPassword(password);
  }, call.network);
  const metadata = metadataJson(name === undefined || isBlank(name) ? {} : { name: name.trim() });
  return transaction(sql, async (tx) => {
    await dropUnproven(tx, email);
    const account = { email, passwordHash, metadata };
    const userId = (await insertUser(tx, { ...account, confirmed: true })) ?? (await claimUser(tx, account));
    if (!userId) throw new AuthApiError("email_exists");
    const hotelId = await join(tx, id, userId, keepsFormer);
    return { hotelId, session: await startSession(tx, { userId, method: "password", call }) };
  });
}

async function join(tx: Transaction, id: string, userId: string, keepsFormer: boolean): Promise<string> {
  try {
    const [joined] = await tx<{ hotelId: string | null }[]>`
      select innfo.accept_invitation(${id}, ${userId}, ${keepsFormer}) as "hotelId"`;
    if (!joined?.hotelId) throw invalid();
    return joined.hotelId;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === "IN003") {
      throw new AuthApiError(error.detail === "hotels" ? "too_many_hotels" : "team_full", error.message);
    }
    throw error;
  }
}

async function hasAccount(sql: Sql, email: string): Promise<boolean> {
  const user = await findUser(sql, { email });
  return user !== undefined && !isUnproven(user) && !(await isUnclaimed(sql, email));
}

function idOf(token: string, keys: Keys): string {
  const [id = ""] = token.split(".");
  if (!allKeys(keys).some((key) => isSameText(token, invitationToken(id, key)))) throw invalid();
  return id;
}

function invalid(): AuthApiError {
  return new AuthApiError("otp_expired", "This invitation was used or withdrawn, or is over");
}
