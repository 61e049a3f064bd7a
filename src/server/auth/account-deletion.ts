import type { z } from "zod";
import type { Sql, Transaction } from "../database/connection.ts";
import { transaction } from "../database/transaction.ts";
import { spokenBy } from "../mail/writing.ts";
import { ProviderError } from "../payments/errors.ts";
import { cancelSubscriptionOf } from "../payments/portal.ts";
import { FunctionError } from "../transport/functions.ts";
import { lockUnchanged } from "./accounts.ts";
import type { AuthContext } from "./context.ts";
import { AuthApiError } from "./errors.ts";
import { mailboxOf } from "./mailbox.ts";
import { reauthenticate } from "./proof.ts";
import type { Call, requests } from "./requests.ts";
import type { SessionClaims } from "./sessions.ts";
import type { UserRow } from "./users.ts";

/** Long enough for a hotel with millions of scans. Other statements on these connections have ten seconds. */
const TIMEOUT = "5min";

/**
 * Deletes an account and all it has in one transaction; its guest pages are gone. Asks for a proof of its own, so
 * that a session left open in the lobby cannot cost the owner the hotel.
 */
export async function eraseAccount(
  auth: Parameters<typeof reauthenticate>[0] & Remover,
  claims: SessionClaims,
  proof: z.output<typeof requests.proof>,
  call: Call,
): Promise<void> {
  const user = await reauthenticate(auth, claims, proof, call);
  await requireDemandedFactor(auth.sql, claims);
  // Without confirmation of addresses, strangers could cause mails to one address again and again.
  const isTold =
    auth.env.emailConfirmation || (await auth.limits.allows(["mailsToMailbox", mailboxOf(user.email)]));
  await removeAccount(auth, { ...user, language: call.language, isTold }, (tx) => lockUnchanged(tx, user));
}

/** The account's hotels are deleted with it, and may ask more of their owners than a password. */
async function requireDemandedFactor(sql: Sql, claims: SessionClaims): Promise<void> {
  const { count } = await sql`
    select from public.hotels where user_id = ${claims.sub} and owners_need_factor
      and not innfo.has_second_factor(${JSON.stringify(claims)}::text::jsonb)`;
  if (count > 0)
    throw new AuthApiError("insufficient_aal", "A hotel of this account asks for a second factor");
}

type Remover = Pick<AuthContext, "sql" | "payments" | "afterWrite" | "log"> & {
  outbox: Pick<AuthContext["outbox"], "post" | "send">;
};

interface Removed extends Pick<UserRow, "id" | "email">, Partial<Pick<Call, "language">> {
  isTold?: boolean;
}

/** @param check runs in the transaction before anything is deleted */
export async function removeAccount(
  server: Remover,
  { id, email, language, isTold = true }: Removed,
  check: (tx: Transaction) => Promise<void> = async () => {},
): Promise<void> {
  const { sql, outbox, afterWrite } = server;
  await endPayments(server, id);
  await transaction(sql, async (tx) => {
    await requireTheOnly(tx, id);
    await tx`select set_config('statement_timeout', ${TIMEOUT}, true)`;
    await check(tx);
    const spoken = (await spokenBy(tx, email)) ?? language;
    // First, while the address is still known: the hotels tell their other owners that this one has left.
    await tx`delete from public.members where user_id = ${id}`;
    await tx`delete from auth.users where id = ${id}`;
    await tx`delete from innfo.jobs where payload->>'to' = ${email} or owner_id = ${id}`;
    if (isTold) await outbox.post(tx, { letter: "accountDeleted", to: email, language: spoken });
  });
  outbox.send();
  await afterWrite();
}

/** A second deletion would wait for minutes on one of the few connections that serve sign-ins. */
async function requireTheOnly(tx: Transaction, userId: string): Promise<void> {
  const [lock] = await tx<{ isTaken: boolean }[]>`
    select pg_try_advisory_xact_lock(hashtextextended(${`deletion of ${userId}`}, 0)) as "isTaken"`;
  if (!lock?.isTaken) {
    throw new AuthApiError("over_request_rate_limit", "This account is being deleted already", {
      retryAfter: 5,
    });
  }
}

/** Runs first: nobody could cancel for a deleted account. If the provider fails, the account stays. */
async function endPayments(server: Remover, userId: string): Promise<void> {
  try {
    await cancelSubscriptionOf(server, userId);
  } catch (error) {
    if (error instanceof ProviderError) {
      server.log.error(error.failure, "a subscription was not canceled, so its account stays");
      throw new AuthApiError("provider_failed");
    }
    if (!(error instanceof FunctionError)) throw error;
    throw new AuthApiError("subscription_active");
  }
}
