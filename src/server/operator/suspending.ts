/** Keeps accounts from signing in, and lets them again. */
import { ConfigurationError } from "../config/errors.ts";
import type { Command } from "./command.ts";
import { accountOf } from "./operator.ts";
import { requiredReason } from "./trail.ts";

interface Ended {
  sessions: number;
  stations: number;
  pins: number;
  invitations: number;
}

export const SUSPENDING_COMMANDS: readonly Command[] = [
  {
    usage: "users suspend EMAIL",
    does: 'ends all that an account could go on with, and refuses its address, with --reason "…"',
    needsReason: true,
    async run({ sql, afterWrite }, { words: [email], reason: given }) {
      const reason = requiredReason(given);
      const user = await accountOf(sql, email);
      const [row] = await sql<{ ended: Ended }[]>`select innfo.suspend(${user.id}, ${reason}) as ended`;
      if (!row) throw new Error("An account was suspended and nothing ended");
      const shown = await sql<{ id: string }[]>`
        select h.id from public.hotels h where h.user_id = ${user.id} and not innfo.is_taken_down(h.id)
        order by h.created_at, h.id`;
      await afterWrite();
      const { sessions, stations, pins, invitations } = row.ended;
      const hotels = shown.map(({ id }) => id);
      const pages = hotels.length > 0 ? `. Guests still read ${hotels.join(", ")}: innfo hotels hide` : "";
      return {
        done: `${user.email} is suspended; ended: ${sessions} sessions, ${stations} stations, ${pins} PINs, ${invitations} invitations${pages}`,
        ...row.ended,
        hotels,
      };
    },
  },
  {
    usage: "users restore EMAIL",
    does: "lets a suspended account sign in again; stations and PINs that ended are made anew",
    async run({ sql }, { words: [email] }) {
      const user = await accountOf(sql, email);
      const { count } = await sql`delete from innfo.suspensions where user_id = ${user.id}`;
      if (count === 0) throw new ConfigurationError(`${user.email} is not suspended`);
      return { done: `${user.email} may sign in again` };
    },
  },
];
