/** The database's answers to a scrape; the same in each process. docs/operations.md explains each figure. */
import { Gauge, Registry } from "prom-client";
import { PRO_PLAN } from "../../product.ts";
import { MAILS_OF_SITE } from "../auth/limits.ts";
import { WAITS } from "../auth/mail-waits.ts";
import type { Sql } from "../database/connection.ts";
import { MAIL_JOB } from "../mail/outbox.ts";
import { BACKUP } from "./upkeep.ts";

interface DatabaseFigures {
  bytes: number;
  maxConnections: number;
  connections: { state: string; count: number }[];
  /** Partitions are added to their table. */
  tables: { name: string; bytes: number; rows: number }[];
  /** Mails requested within the current hour, including refused ones. */
  mails: number;
  /** `late`: age in seconds of the oldest waiting job. */
  jobs: { kind: string; waiting: number; failed: number; late: number }[];
  /** Seconds since 1970. */
  upkeep: { task: string; at: number }[];
  /** From then on no scan can be stored, in seconds since 1970. */
  scansEnd: number;
  /** Pages that guests have reported, and nobody has settled. */
  openCases: number;
  business: Business;
}

/** The site's business in numbers; `…Day` counts the last 24 hours. */
interface Business {
  hotels: number;
  confirmed: number;
  waiting: number;
  pro: number;
  signUpsDay: number;
  messagesDay: number;
  mailsRefusedDay: number;
}

/**
 * Sends all statements as one message, so in one transaction on one connection: a scrape takes no more connections
 * than a request.
 */
export async function readDatabase(sql: Sql, hasBackups: boolean): Promise<DatabaseFigures> {
  const statements = {
    whole: sql`
      select pg_database_size(current_database())::float8 as bytes,
        current_setting('max_connections')::int as "maxConnections"`,
    connections: sql`
      select coalesce(state, 'unknown') as state, count(*)::int as count from pg_stat_activity
      where datname = current_database() group by 1`,
    tables: sql`
      select n.nspname || '.' || coalesce(whole.relname, c.relname) as name,
        sum(pg_total_relation_size(c.oid))::float8 as bytes, sum(greatest(c.reltuples, 0))::float8 as rows
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      left join pg_inherits i on i.inhrelid = c.oid
      left join pg_class whole on whole.oid = i.inhparent
      where c.relkind = 'r' and n.nspname in ('public', 'auth', 'innfo')
      group by 1`,
    mails: sql`
      select points as count from auth.rate_limits
      where key = ${MAILS_OF_SITE} and expire > extract(epoch from now()) * 1000`,
    jobs: sql`
      select kind, count(*) filter (where failed_at is null)::int as waiting, count(failed_at)::int as failed,
        coalesce(extract(epoch from now() - min(created_at)
          filter (where failed_at is null
            and (reason is null or reason not in (select jsonb_array_elements_text(${JSON.stringify(WAITS)}::text::jsonb))))),
          0)::float8 as late
      from innfo.jobs group by kind`,
    upkeep: sql`
      select task, extract(epoch from succeeded_at)::float8 as at from innfo_server.upkeep
      where succeeded_at is not null and (task <> ${BACKUP} or ${hasBackups})`,
    scans: sql`
      select extract(epoch from (max(to_date(substr(c.relname, 10), 'YYYY_MM')) + interval '1 month') at time zone 'UTC')::float8
        as "scansEnd"
      from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'public.qr_scans'::regclass`,
    cases: sql`select count(*)::int as open from innfo.cases where closed_at is null`,
    // Each hotel's messages of a day are found by an index; nothing counts those of all days.
    business: sql`
      select h.hotels, h."messagesDay", u.confirmed, u.waiting, u."signUpsDay", p.pro, j."mailsRefusedDay"
      from (
        select count(*)::int as hotels, coalesce(sum(m.count), 0)::int as "messagesDay" from public.hotels h
        cross join lateral (
          select count(*) filter (where by_guest) from public.messages
          where hotel_id = h.id and created_at > now() - interval '1 day') as m
      ) as h, (
        select count(email_confirmed_at)::int as confirmed, count(*) filter (where email_confirmed_at is null)::int as waiting,
          count(*) filter (where created_at > now() - interval '1 day')::int as "signUpsDay"
        from auth.users where email is not null
      ) as u, (
        select count(*)::int as pro from (
          select user_id from public.subscriptions
          where plan_id = ${PRO_PLAN.id} and innfo.is_in_force(subscription_status, current_period_start)
          union select user_id from innfo.granted_plans where now() between period_start and period_end
          union select a.id from public.complimentary_plans c join auth.users a using (email)
          where now() between c.period_start and c.period_end) as paying
        join auth.users a on a.id = paying.user_id and a.email is not null
      ) as p, (
        select count(*)::int as "mailsRefusedDay" from innfo.jobs
        where kind = ${MAIL_JOB} and failed_at > now() - interval '1 day'
      ) as j`,
  };
  const results: unknown[] = await sql.send(Object.values(statements).map(({ statement }) => statement));
  const [[whole], connections, tables, [mails], jobs, upkeep, [scans], [cases], [business]] = results as [
    whole: [Pick<DatabaseFigures, "bytes" | "maxConnections">],
    connections: DatabaseFigures["connections"],
    tables: DatabaseFigures["tables"],
    mails: { count: number }[],
    jobs: DatabaseFigures["jobs"],
    upkeep: DatabaseFigures["upkeep"],
    scans: { scansEnd: number }[],
    cases: { open: number }[],
    business: [Business],
  ];
  return {
    ...whole,
    connections,
    tables,
    mails: mails?.count ?? 0,
    jobs,
    upkeep,
    scansEnd: scans?.scansEnd ?? 0,
    openCases: cases?.open ?? 0,
    business,
  };
}

/** @param figures undefined when the database did not answer; then no figure is shown instead of an old one */
export function figuresOfDatabase(figures: DatabaseFigures | undefined): Registry {
  const registry = new Registry();
  const gauge = <Label extends string = never>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name: `innfo_${name}`, help, labelNames, registers: [registry] });
  gauge("database_up", "1 when the database answered this scrape").set(figures ? 1 : 0);
  if (!figures) return registry;
  gauge("database_bytes", "Size of the database").set(figures.bytes);
  gauge("database_max_connections", "How many connections the database takes").set(figures.maxConnections);
  const connections = gauge("database_connections", "Connections to the database", "state");
  for (const { state, count } of figures.connections) connections.set({ state }, count);
  const bytes = gauge("table_bytes", "Size of a table with its indexes", "table");
  const rows = gauge("table_rows", "PostgreSQL's estimate of a table's rows", "table");
  for (const table of figures.tables) {
    bytes.set({ table: table.name }, table.bytes);
    rows.set({ table: table.name }, table.rows);
  }
  gauge("mails_asked_for", "Mails that were asked for in the current hour, refused ones too").set(
    figures.mails,
  );
  const jobs = gauge("jobs", "Work to be done by any process: waiting, or given up", "kind", "state");
  const age = gauge("jobs_oldest_seconds", "For how long the oldest that waits has waited", "kind");
  // Mails always have figures, even without any job.
  const none = { kind: MAIL_JOB, waiting: 0, failed: 0, late: 0 };
  for (const { kind, waiting, failed, late } of [none, ...figures.jobs]) {
    jobs.set({ kind, state: "waiting" }, waiting);
    jobs.set({ kind, state: "failed" }, failed);
    age.set({ kind }, late);
  }
  const done = "When a part of the hourly upkeep last went well, in any process";
  const upkeep = gauge("upkeep_last_success_timestamp_seconds", done, "task");
  for (const { task, at } of figures.upkeep) upkeep.set({ task }, at);
  gauge("open_cases", "Reports of pages that nobody has settled").set(figures.openCases);
  gauge("scan_partitions_end_timestamp_seconds", "When the last partition for scans ends").set(
    figures.scansEnd,
  );
  const { business } = figures;
  gauge("hotels", "Hotels").set(business.hotels);
  const accounts = gauge("accounts", "Accounts: confirmed, or waiting for it", "state");
  accounts.set({ state: "confirmed" }, business.confirmed);
  accounts.set({ state: "waiting" }, business.waiting);
  gauge("accounts_pro", "Accounts with Pro in force, paid for or given").set(business.pro);
  gauge("sign_ups_day", "Accounts made in the last 24 hours").set(business.signUpsDay);
  gauge("messages_day", "Messages of guests in the last 24 hours").set(business.messagesDay);
  gauge("mails_refused_day", "Mails given up in the last 24 hours").set(business.mailsRefusedDay);
  return registry;
}
