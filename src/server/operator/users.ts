import { removeAccount } from "../auth/account-deletion.ts";
import { forgetSecondFactor } from "../auth/factors.ts";
import { proveEmail } from "../auth/mailed-links.ts";
import { endAllSessions } from "../auth/sessions.ts";
import type { Sql } from "../database/connection.ts";
import { transaction } from "../database/transaction.ts";
import { removeFilesOf } from "../storage/deleted-hotels.ts";
import type { AnswerRow, Command } from "./command.ts";
import { accountOf } from "./operator.ts";

export const USER_COMMANDS: readonly Command[] = [
  {
    usage: "users list [TEXT]",
    does: "the newest accounts, or those whose address contains TEXT",
    run: ({ sql }, { words: [text = ""], limit }) => sql<AnswerRow[]>`
      select email, email_confirmed_at is not null as confirmed, (innfo.plan_of(id)).name as plan,
        (select count(*)::int from public.hotels where user_id = u.id) as hotels, created_at, last_sign_in_at
      from auth.users u where email is not null and strpos(email, lower(${text})) > 0
      order by created_at desc, id limit ${limit}`,
  },
  {
    usage: "users show EMAIL",
    does: "what is known of an account",
    async run({ sql }, { words: [email] }) {
      const { id, ...user } = await accountOf(sql, email);
      const [facts] = await sql<{ plan: string; sessions: number; mailed_links: number }[]>`
        select (innfo.plan_of(${id})).name as plan,
          (select count(*)::int from auth.sessions where user_id = ${id}) as sessions,
          (select count(*)::int from auth.mailed_tokens where user_id = ${id} and expires_at > now()) as mailed_links`;
      const [suspension] = await sql<{ at: Date; reason: string }[]>`
        select at, reason from innfo.suspensions where user_id = ${id}`;
      return {
        id,
        email: user.email,
        confirmed_at: user.email_confirmed_at,
        waiting_for: user.new_email,
        password: user.password_hash !== null,
        second_factor: user.factors.some(({ status }) => status === "verified"),
        created_at: user.created_at,
        last_sign_in_at: user.last_sign_in_at,
        suspended: suspension
          ? `since ${suspension.at.toISOString().slice(0, 10)}: ${suspension.reason}`
          : "no",
        ...facts,
        hotels: (await hotelsOf(sql, id)).map((hotel) => `${hotel.name} (${hotel.id})`).join(", "),
      };
    },
  },
  {
    usage: "users confirm EMAIL",
    does: "takes an address for confirmed, as its mailed link would",
    async run({ sql }, { words: [email] }) {
      const user = await accountOf(sql, email);
      if (user.email_confirmed_at) return { done: `${user.email} was confirmed already` };
      const needsPassword = await transaction(sql, (tx) => proveEmail(tx, user.id, user.email, "signup"));
      // See forgetStrangersPassword.
      const rest = needsPassword ? ". Two people chose a password for it, so it has none: send a reset" : "";
      return { done: `${user.email} is confirmed${rest}` };
    },
  },
  {
    usage: "users reset EMAIL",
    does: "mails a link to set a new password",
    async run({ sql, outbox }, { words: [email] }) {
      const { email: to } = await accountOf(sql, email);
      await outbox.post(sql, { letter: "resetPassword", to });
      return { done: `A link to set a new password goes to ${to}, as soon as a server runs` };
    },
  },
  {
    usage: "users sign-out EMAIL",
    does: "signs an owner out everywhere",
    async run({ sql }, { words: [email] }) {
      const user = await accountOf(sql, email);
      const sessions = await endAllSessions(sql, user.id);
      return { done: `${user.email} is signed out of ${count(sessions, "session")}`, sessions };
    },
  },
  {
    usage: "users no-second-factor EMAIL",
    does: "takes authenticator apps, recovery codes and passkeys off an account whose owner lost them",
    async run({ sql }, { words: [email] }) {
      const user = await accountOf(sql, email);
      const factors = await transaction(sql, async (tx) => {
        const passkeys = await tx`delete from auth.passkeys where user_id = ${user.id}`;
        return passkeys.count + (await forgetSecondFactor(tx, user.id));
      });
      const done = factors === 0 ? "had no second factor" : "signs in with the password alone again";
      return { done: `${user.email} ${done}`, factors };
    },
  },
  {
    usage: "users delete EMAIL",
    does: "deletes an account with hotels, uploads and subscription",
    async loses({ sql }, { words: [email] }) {
      const user = await accountOf(sql, email);
      const hotels = (await hotelsOf(sql, user.id)).map(({ name }) => name);
      const what =
        hotels.length === 0 ? "no hotels" : `${count(hotels.length, "hotel")} (${hotels.join(", ")})`;
      return `This deletes ${user.email} with ${what}, pictures and scans, and cancels the subscription`;
    },
    async run(operator, { words: [email] }) {
      const { sql, uploads } = operator;
      const user = await accountOf(sql, email);
      const hotels = await hotelsOf(sql, user.id);
      await removeAccount(operator, user);
      // A running server does the same at once; without one nobody else would.
      let files = 0;
      for (const { id } of hotels) files += await removeFilesOf(uploads, id);
      return {
        done: `${user.email} is deleted, with ${count(hotels.length, "hotel")}`,
        ...{ hotels: hotels.map(({ id }) => id), files },
      };
    },
  },
];

function hotelsOf(sql: Sql, userId: string): Promise<{ id: string; name: string }[]> {
  return sql<{ id: string; name: string }[]>`
    select id, name from public.hotels where user_id = ${userId} order by created_at, id`;
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? "" : "s"}`;
}
