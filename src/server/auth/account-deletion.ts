/** Deletes an account with everything its owner has. */

import type { Context } from "../context.ts";
import { transaction } from "../database/transaction.ts";
import { PaymentError, ProviderError } from "../payments/errors.ts";
import { cancelSubscriptionOf } from "../payments/portal.ts";
import { type Call, checkCredentials, lockUnchanged } from "./accounts.ts";
import { AuthApiError } from "./errors.ts";
import { type SessionClaims, userOfSession } from "./sessions.ts";

/** Enough for a hotel with millions of scans. Everything else on these connections has ten seconds. */
const TIMEOUT = "5min";

/**
 * Deletes hotels with everything in them, subscription, sessions and mailed links in one transaction. Guest
 * pages answer "not found" from then on. Asks for the password again, so that a session left open in the
 * lobby cannot cost the owner the hotel.
 *
 * @throws {AuthApiError} and deletes nothing
 */
export async function deleteAccount(
  auth: Context,
  claims: SessionClaims,
  { password }: { password: string },
  call: Call,
): Promise<void> {
  const { sql, outbox, afterWrite } = auth;
  const { email } = await userOfSession(sql, claims);
  const user = await checkCredentials(auth, { email, password }, call);
  await endPayments(auth, user.id);
  await transaction(sql, async (tx) => {
    await tx`select set_config('statement_timeout', ${TIMEOUT}, true)`;
    await lockUnchanged(tx, user);
    await tx`delete from auth.users where id = ${user.id}`;
    await tx`delete from innfo.jobs where payload->>'to' = ${email}`;
    await outbox.post(tx, { letter: "accountDeleted", to: email });
  });
  outbox.send();
  await afterWrite();
}

/**
 * Cancels the subscription before the account is deleted, because afterwards nobody could, and the owner
 * would pay for ever. When the provider does not answer, the account stays.
 */
async function endPayments(auth: Context, userId: string): Promise<void> {
  try {
    await cancelSubscriptionOf(auth, userId);
  } catch (error) {
    if (error instanceof ProviderError) {
      auth.log.error(error.failure, "a subscription was not canceled, so its account stays");
      throw new AuthApiError("provider_failed", "The payment provider does not answer. Nothing was deleted");
    }
    if (!(error instanceof PaymentError)) throw error;
    throw new AuthApiError("subscription_active", "Cancel the subscription before deleting the account");
  }
}
