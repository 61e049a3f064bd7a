/** Checks domains: when their owner asks, and from time to time. */
import type { Sql } from "../database/connection.ts";
import { type DnsSite, isPointingHere, lookUp } from "./resolve.ts";

/** Domains of an hour's upkeep: 24,000 a day. Eight at a time, each for five seconds at most: eleven minutes. */
const DUE_AT_ONCE = 1000;
const AT_A_TIME = 8;

interface Domain {
  id: string;
  host: string;
  proof: string;
}

export async function checkDomain(sql: Sql, site: DnsSite, { id, host, proof }: Domain): Promise<void> {
  const answer = await lookUp(site, host, proof);
  await sql`select innfo.note_domain(${id}, ${answer})`;
}

async function checkFormerHost(sql: Sql, site: DnsSite, host: string): Promise<void> {
  const isHere = await isPointingHere(site, host);
  if (isHere !== undefined) await sql`select innfo.note_former_host(${host}, ${isHere})`;
}

/** Checks proved domains and hosts that were given up once a day, others each hour for two weeks, then once a day. */
export async function checkDueDomains(sql: Sql, site: DnsSite | undefined): Promise<void> {
  if (!site) return;
  const due = await sql<(Domain | { host: string })[]>`
    select * from (
      select d.id, d.host, d.proof, d.checked_at from public.domains d
      where d.checked_at is null or d.checked_at < now() - case
        when d.state = 'proved' or d.created_at < now() - interval '14 days' then interval '23 hours'
        else interval '50 minutes' end
      union all
      select null, f.host, null, f.checked_at from innfo.former_hosts f where f.checked_at < now() - interval '23 hours'
    ) as due order by checked_at nulls first, host limit ${DUE_AT_ONCE}`;
  const waiting = due.values();
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      for (const one of waiting) {
        if ("id" in one && one.id) await checkDomain(sql, site, one);
        else await checkFormerHost(sql, site, one.host);
      }
    }),
  );
}
