/** Deleting an account, and all that is its owner's with it. */
import { accountDeletedMail } from "../mail/templates.ts";
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
  await cancelSubscription(auth, user.id);
  await sql.begin(async (tx) => {
    await tx`select set_config('statement_timeout', ${TIMEOUT}, true)`;
    await lockUnchanged(tx, user);
    await tx`delete from auth.users where id = ${user.id}`;
  });
  await afterWrite?.();
  mailer.send(await accountDeletedMail(email));
}

/** States in which the payment provider charges nothing any more. */
const ENDED = ["not_started", "canceled", "incomplete_expired"];

/**
 * Before the account goes, because afterwards nobody could: it would be paid for ever. When the provider
 * does not answer, the account stays.
 */
async function cancelSubscription(auth: AuthContext, userId: string): Promise<void> {
  const [subscription] = await auth.sql<{ subscription_id: string | null; subscription_status: string }[]>`
    select subscription_id, subscription_status from public.subscriptions where user_id = ${userId}`;
  if (!subscription?.subscription_id || ENDED.includes(subscription.subscription_status)) return;
  if (!auth.cancelSubscription) {
    throw new AuthApiError("subscription_active", "Cancel the subscription before deleting the account");
  }
  await auth.cancelSubscription(subscription.subscription_id);
}
