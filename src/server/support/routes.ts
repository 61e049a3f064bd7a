/** POST /functions/v1/support: sends a letter of an owner on Pro to the operator. See docs/decisions/0010-payments.md. */
import { Hono } from "hono";
import { z } from "zod";
import { MAX_LETTER_LENGTH } from "../../lib/accounts/account.ts";
import { PRO_PLAN } from "../../product.ts";
import type { RateLimits } from "../auth/limits.ts";
import type { MailPayload } from "../auth/mails.ts";
import type { TokenSite } from "../database/caller.ts";
import type { Sql } from "../database/connection.ts";
import { checkSession } from "../database/request-pool.ts";
import { transaction } from "../database/transaction.ts";
import type { MailOutbox } from "../mail/outbox.ts";
import type { Basics } from "../transport/basics.ts";
import { answerFailure, bodyOf, FunctionError, signedInCaller } from "../transport/functions.ts";
import type { RequestVariables } from "../transport/request-variables.ts";

const MAX_BYTES = 32 * 1024;

const body = z.strictObject({
  /** The client makes one for each letter: a repeated call sends nothing again. */
  id: z.uuid(),
  hotel_id: z.string().max(32),
  text: z.string().trim().min(1).max(MAX_LETTER_LENGTH),
});

type SupportParts = TokenSite &
  Pick<Basics, "sql" | "requests" | "env" | "log"> & {
    limits: RateLimits;
    outbox: Pick<MailOutbox<MailPayload>, "post" | "send">;
  };

export function supportRoutes(context: SupportParts): Hono<RequestVariables> {
  const { env, requests, limits, sql, outbox } = context;
  const routes = new Hono<RequestVariables>();

  routes.post("/support", async (c) => {
    const caller = await signedInCaller(context, c.req.raw);
    await checkSession(requests, caller);
    const userId = caller.claims.sub;
    const { id, hotel_id, text } = await bodyOf(c.req.raw, MAX_BYTES, body);
    const to = env.operator.email;
    if (!to)
      throw new FunctionError("support_off", "The operator of this site has set no address for letters.");
    const [account] = await sql<{ email: string; plan: string; hotel: string | null; is_sent: boolean }[]>`
      select u.email, (select p.id from innfo.plan_of(u.id) p) as plan,
        (select h.name from public.hotels h where h.id = ${hotel_id} and h.user_id = u.id) as hotel,
        exists (select from innfo.letters l where l.id = ${id} and l.user_id = u.id) as is_sent
      from auth.users u where u.id = ${userId}`;
    if (account?.is_sent) return c.json({ sent: true });
    if (!account?.hotel) throw new FunctionError("not_found", "There is no such hotel");
    if (account.plan !== PRO_PLAN.id) {
      throw new FunctionError("not_offered", `Priority support belongs to ${PRO_PLAN.name}.`);
    }
    await limits.take(["lettersOfUser", userId], ["mailsOfSite"]);
    const { email: from, hotel } = account;
    await transaction(sql, async (tx) => {
      const added = await tx`
        insert into innfo.letters (id, user_id) values (${id}, ${userId}) on conflict (id) do nothing`;
      if (added.count > 0) await outbox.post(tx, { letter: "support", to, from, hotel, text });
    });
    outbox.send();
    return c.json({ sent: true });
  });

  routes.onError(answerFailure(context));

  return routes;
}

/** No client repeats a call for a month. */
export async function forgetLetters(sql: Sql): Promise<void> {
  await sql`delete from innfo.letters where created_at < now() - interval '30 days'`;
}
