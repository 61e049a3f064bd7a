import type { z } from "zod";
import type { AccessClaims, Transaction } from "../database/connection.ts";
import { mailOf, posting } from "./accounts.ts";
import type { AuthContext } from "./context.ts";
import { AuthApiError } from "./errors.ts";
import { takeMail } from "./limits.ts";
import { confirmEmail, issueLink } from "./mailed-links.ts";
import type { MailPayload } from "./mails.ts";
import { checkNewPassword, hashPassword, verifyPassword } from "./passwords.ts";
import { requireProof } from "./proof.ts";
import type { Call, requests } from "./requests.ts";
import { userOfSession } from "./sessions.ts";
import { randomToken } from "./tokens.ts";
import { findUser, lockUser, metadataJson, type UserRow } from "./users.ts";

/**
 * Makes all changes or none. If addresses are confirmed, a new one counts once confirmed. A new password ends
 * all other sessions. Both need a recent proof. Data is merged into the stored entries; null removes one.
 */
export async function updateUser(
  auth: AuthContext,
  claims: AccessClaims,
  { email, password, current_password: currentPassword, data }: z.output<typeof requests.updateUser>,
  call: Call,
): Promise<UserRow> {
  const { sql, env } = auth;
  const { sub: userId, session_id: sessionId } = claims;
  // Setting a password alone lets nobody in who has no code: the session still waits for it.
  const setsPasswordAlone = password !== undefined && email === undefined && data === undefined;
  // A name at a station has a language, and nothing else of an account.
  const speaksAlone = !email && !password && data !== undefined && Object.keys(data).join() === "language";
  const admits = speaksAlone ? "station" : "awaiting";
  const user = await userOfSession(
    sql,
    claims,
    setsPasswordAlone ? "recovering" : speaksAlone ? "station" : "complete",
  );
  const newEmail = email === user.email ? undefined : email;
  if (password || newEmail) {
    const wish = { email: user.email, currentPassword, setsPassword: password !== undefined };
    await requireProof(auth, claims, wish, call);
  }
  const passwordHash = password && (await newPasswordHash(auth, user, password, newEmail));
  if (newEmail) {
    await auth.limits.take(["emailChangesFromNetwork", call.network]);
    // No mail is sent in this case, so it does not count against the limit on mails.
    if (!env.emailConfirmation && (await findUser(sql, { email: newEmail })))
      throw new AuthApiError("email_exists");
    await takeMail(auth.limits, "emailChangeMails", newEmail, call.network);
  }

  return posting(auth, async (tx) => {
    await lockUser(tx, userId);
    const { user_metadata: before, station } = await userOfSession(tx, claims, admits);
    if (data) {
      const merged = Object.entries(station ? data : { ...before, ...data }).filter(
        ([, value]) => value !== null,
      );
      const metadata = metadataJson(Object.fromEntries(merged));
      await tx`
        update auth.users set user_metadata = ${metadata}::text::jsonb, updated_at = now() where id = ${userId}`;
    }
    if (passwordHash) {
      await tx`update auth.users set password_hash = ${passwordHash}, updated_at = now() where id = ${userId}`;
      // Ends links of every kind: a stranger who was in the account may have asked for a change of address.
      await tx`delete from auth.mailed_tokens where user_id = ${userId}`;
      await tx`update auth.sessions set method = 'otp' where id = ${sessionId} and method = 'recovery'`;
      await tx`delete from auth.sessions where user_id = ${userId} and id <> ${sessionId}`;
    }
    if (newEmail && !env.emailConfirmation) await confirmEmail(tx, userId, newEmail);
    // Asking for the current address cancels a pending change.
    if (email === user.email) {
      await tx`delete from auth.mailed_tokens where user_id = ${userId} and purpose = 'email_change'`;
    }
    if (passwordHash) {
      await auth.outbox.post(tx, { letter: "passwordChanged", to: user.email, language: call.language });
    }
    if (newEmail) await tellBoth(auth, tx, user, newEmail, call);
    return await userOfSession(tx, claims, admits);
  });
}

/** Mails both addresses: the new one confirms or is informed, the old one can object. */
async function tellBoth(
  { env, outbox, publicUrl }: AuthContext,
  tx: Transaction,
  { id: userId, email }: UserRow,
  newEmail: string,
  call: Call,
): Promise<void> {
  const { redirectTo, language } = call;
  const done = !env.emailConfirmation;
  const news: MailPayload = done
    ? { letter: "emailChanged", to: newEmail, language }
    : { letter: "confirmEmailChange", to: email, newEmail, ...mailOf(call) };
  await outbox.post(tx, { letter: "emailChangeNotice", to: email, newEmail, done, language });
  await outbox.post(tx, news);
  if (done) return;
  // Records the pending address. The working link is made with the mail; nobody knows this token.
  const link = { userId, email: newEmail, purpose: "email_change" as const, redirectTo };
  await issueLink(tx, publicUrl, { ...link, token: randomToken() });
}

function newPasswordHash(
  { limits, bulkheads }: AuthContext,
  user: UserRow,
  password: string,
  newEmail: string | undefined,
): Promise<string> {
  return bulkheads.passwords.run(async () => {
    await limits.take(["passwordChangesOfUser", user.id]);
    checkNewPassword(password, newEmail ?? user.email);
    if (await verifyPassword(user.password_hash, password)) {
      throw new AuthApiError("same_password");
    }
    return await hashPassword(password);
  }, user.id);
}
