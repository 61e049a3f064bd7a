/** Deleting an account, and all that is its owner's with it. */

import { transaction } from "../database/transaction.ts";
import { accountDeletedMail } from "../mail/templates.ts";
import { PaymentError, ProviderError } from "../payments/errors.ts";
import { cancelSubscriptionOf } from "../payments/portal.ts";
import { type AuthContext, type Call, checkCredentials, lockUnchanged } from "./accounts.ts";
import { AuthApiError } from "./errors.ts";
import { type SessionClaims, userOfSession } from "./sessions.ts";

/** Enough for a hotel with millions of scans; everything else on these connections has ten seconds. */
const TIMEOUT = "5min";

/**
 * Hotels with everything in them, subscription, sessions and mailed links go in one transaction; guest
 * pages answer "not found" from then on. Asks for the password again: a session that was left open in the
 * lobby must not cost its owner the hotel.
 *
 * @throws {AuthApiError} and deletes nothing
 */
export async function deleteAccount(
  auth: AuthContext,
  claims: SessionClaims,
  { password }: { password: string },
  call: Call,
): Promise<void> {
  const { sql, mailer, afterWrite } = auth;
  const { email } = await userOfSession(sql, claims);
  const user = await checkCredentials(auth, { email, password }, call);
  await endPayments(auth, user.id);
  await transaction(sql, async (tx) => {
    await tx`select set_config('statement_timeout', ${TIMEOUT}, true)`;
    await lockUnchanged(tx, user);
    await tx`delete from auth.users where id = ${user.id}`;
  });
  await afterWrite();
  mailer.send(await accountDeletedMail(email));
}

/**
 * Before the account goes, because afterwards nobody could: it would be paid for ever. When the provider
 * does not answer, the account stays.
 */
async function endPayments(auth: AuthContext, userId: string): Promise<void> {
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
