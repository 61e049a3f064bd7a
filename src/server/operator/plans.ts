import { PRO_PLAN } from "../../product.ts";
import { ConfigurationError } from "../config/errors.ts";
import type { Sql, Transaction } from "../database/connection.ts";
import { cancelSubscriptionOf } from "../payments/portal.ts";
import type { AnswerRow, Command } from "./command.ts";
import { changeLimits, readChanges } from "./limits.ts";
import { accountOf } from "./operator.ts";

const USUAL_DAYS = 365;

export const PLAN_COMMANDS: readonly Command[] = [
  {
    usage: "plan show EMAIL",
    does: "the plan in force, and why",
    async run({ sql }, { words: [email] }) {
      return planOf(sql, (await accountOf(sql, email)).id);
    },
  },
  {
    usage: "plan grant EMAIL",
    does: `gives ${PRO_PLAN.name} without payment, for --days N (${USUAL_DAYS}) from now`,
    async run({ sql }, { words: [email], days }) {
      const user = await accountOf(sql, email);
      const until = await grantPlan(sql, user.id, days);
      return { done: `${user.email} has ${PRO_PLAN.name} until ${until.toISOString().slice(0, 10)}`, until };
    },
  },
  {
    usage: "plan end EMAIL",
    does: `ends ${PRO_PLAN.name} at once, and cancels the subscription`,
    async loses({ sql }, { words: [email] }) {
      const user = await accountOf(sql, email);
      const { paid_for } = await planOf(sql, user.id);
      const what = paid_for
        ? "cancels the subscription at the payment provider, without a refund"
        : "ends the plan";
      return `This ${what}: guests of ${user.email} see what the Free plan shows`;
    },
    async run(operator, { words: [email] }) {
      const { sql } = operator;
      const user = await accountOf(sql, email);
      const [listed] = await sql`select from public.complimentary_plans where email = ${user.email}`;
      if (listed) {
        throw new ConfigurationError(
          `COMPLIMENTARY_PRO_EMAILS lists ${user.email}: take it out there, and start the server again`,
        );
      }
      const before = await planOf(sql, user.id);
      await cancelSubscriptionOf(operator, user.id);
      await sql`delete from innfo.granted_plans where user_id = ${user.id}`;
      // The plan was set by hand, so the provider does not know of it.
      await sql`
        update public.subscriptions set subscription_status = 'canceled'
        where user_id = ${user.id} and customer_id is null and innfo.is_in_force(subscription_status, current_period_start)`;
      const { plan } = await planOf(sql, user.id);
      return { done: `${user.email} had ${before.plan} and has ${plan}`, plan };
    },
  },
  {
    usage: "limits show EMAIL",
    does: "what an account and its hotels may hold",
    run: async ({ sql }, { words: [email] }) => limitsOf(sql, email, []),
  },
  {
    usage: "limits set EMAIL NAME=MAX…",
    does: "raises or lowers it for this account; NAME=plan is what the plan gives",
    run: async ({ sql }, { words: [email, ...changes] }) => limitsOf(sql, email, changes),
  },
];

/** @returns until when the account has Pro */
export async function grantPlan(sql: Transaction, userId: string, days = USUAL_DAYS): Promise<Date> {
  const [granted] = await sql<{ until: Date }[]>`
    insert into innfo.granted_plans (user_id, plan_id, period_end)
    values (${userId}, ${PRO_PLAN.id}, now() + make_interval(days => ${days}))
    on conflict (user_id) do update set plan_id = excluded.plan_id, period_start = excluded.period_start,
      period_end = excluded.period_end
    returning period_end as until`;
  if (!granted) throw new Error("A plan was granted and is not there");
  return granted.until;
}

async function limitsOf(sql: Sql, email: string | undefined, changes: string[]) {
  const read = readChanges(changes);
  const user = await accountOf(sql, email);
  return changeLimits(sql, user.id, read);
}

/** Returns `paid_for` while the owner pays or is asked to. */
async function planOf(sql: Sql, userId: string) {
  const [facts] = await sql<(AnswerRow & { plan: string; paid_for: boolean })[]>`
    select (innfo.plan_of(u.id)).name as plan,
      coalesce(s.subscription_id is not null and innfo.is_in_force(s.subscription_status, s.current_period_start), false)
        as paid_for,
      s.subscription_status as subscription, s.customer_id as customer,
      g.period_end as granted_until, c.period_end as complimentary_until
    from auth.users u
    left join public.subscriptions s on s.user_id = u.id
    left join innfo.granted_plans g on g.user_id = u.id
    left join public.complimentary_plans c on c.email = u.email
    where u.id = ${userId}`;
  if (!facts) throw new ConfigurationError("This account is gone");
  return facts;
}
