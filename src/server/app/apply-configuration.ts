/** Updates the rows that follow from code and configuration, at every start. */
import { PLANS, PRO_PLAN } from "../../product.ts";
import type { Env } from "../config/env.ts";
import { limitOwnStatements, type Sql, type Transaction } from "../database/connection.ts";
import { ownTransaction } from "../database/transaction.ts";
import { seedSampleHotel } from "../sample-hotel/seed.ts";

const COMPLIMENTARY_DAYS = 30;

export async function applyConfiguration(
  sql: Sql,
  env: Pick<Env, "complimentaryProEmails" | "limits"> &
    Partial<Pick<Env, "sampleHotel" | "customDomains" | "publicUrl">>,
): Promise<void> {
  await ownTransaction(sql, async (tx) => {
    // Processes that start together write these rows one after the other.
    await tx`select pg_advisory_xact_lock(7230412)`;
    await limitOwnStatements(tx);
    await writePlans(tx, env);
    await tx`
      delete from public.complimentary_plans
      where email not in (select jsonb_array_elements_text(${JSON.stringify(env.complimentaryProEmails)}::text::jsonb))`;
    await renewComplimentaryPlans(tx, env);
    const { customDomains } = env;
    const siteHosts = customDomains ? [customDomains.target, hostOf(env.publicUrl)] : [];
    await tx`delete from innfo.site_hosts where host not in (select jsonb_array_elements_text(${JSON.stringify(siteHosts)}::text::jsonb))`;
    await tx`
      insert into innfo.site_hosts (host) select jsonb_array_elements_text(${JSON.stringify(siteHosts)}::text::jsonb)
      on conflict (host) do nothing`;
    // Must exist before the first scan. src/server/app/upkeep.ts makes the later ones.
    await tx`select innfo.make_scan_partitions()`;
    if (env.sampleHotel ?? true) await seedSampleHotel(tx);
  });
}

/**
 * Writes only rows that differ, and no key, so that a start does not wait for a transaction that holds a row of `plans`,
 * such as a checkout's.
 */
async function writePlans(tx: Transaction, env: Pick<Env, "limits">): Promise<void> {
  const plans = PLANS.map(({ id, name, price, maxSections, customSections }) => ({
    ...{ id, name, price, max_sections: maxSections, custom_sections: customSections },
  }));
  await tx`
    insert into public.plans (id, name, price, max_sections, custom_sections)
    select id, name, price, max_sections, custom_sections
    from jsonb_populate_recordset(null::public.plans, ${JSON.stringify(plans)}::text::jsonb)
    except select id, name, price, max_sections, custom_sections from public.plans
    on conflict (id) do update set name = excluded.name, price = excluded.price,
      max_sections = excluded.max_sections, custom_sections = excluded.custom_sections`;
  const limits = PLANS.flatMap((plan) =>
    Object.entries({ ...plan.limits, ...env.limits[plan.id] }).map(([what, max]) => ({
      ...{ plan_id: plan.id, what, max },
    })),
  );
  await tx`
    insert into innfo.limits (plan_id, what, max)
    select plan_id, what, max from jsonb_populate_recordset(null::innfo.limits, ${JSON.stringify(limits)}::text::jsonb)
    except select plan_id, what, max from innfo.limits
    on conflict (plan_id, what) do update set max = excluded.max`;
}

const hostOf = (publicUrl = "http://localhost") => new URL(publicUrl).hostname;

/** Renews plans whose period ended, as long as the account's address is configured. */
export async function renewComplimentaryPlans(
  sql: Sql | Transaction,
  { complimentaryProEmails }: Pick<Env, "complimentaryProEmails">,
): Promise<void> {
  for (const email of complimentaryProEmails) {
    await sql`
      insert into public.complimentary_plans (email, plan_id, period_start, period_end)
      values (${email}, ${PRO_PLAN.id}, now(), now() + make_interval(days => ${COMPLIMENTARY_DAYS}))
      on conflict (email) do update set plan_id = excluded.plan_id, period_start = excluded.period_start,
        period_end = excluded.period_end
      where complimentary_plans.period_end < now() + interval '1 day'`;
  }
}
