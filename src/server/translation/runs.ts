/** The rows that say how far a service is with one language of a hotel. */
import { randomUUID } from "node:crypto";
import type { LanguageTag } from "../../lib/messages/languages.ts";
import type { Sql, Transaction } from "../database/connection.ts";
import { addJob } from "../jobs/jobs.ts";

/** The jobs that translate. */
export const TRANSLATION = "translation";

/** What a run's job is about. */
export interface RunJob {
  hotel_id: string;
  language: LanguageTag;
  /** That of the run as long as this job works on it. */
  worker: string;
}

export interface Run {
  state: "running" | "stopped" | "finished" | "failed";
  texts: number;
  done: number;
  refused: string[];
  characters: number;
  reason: string | null;
}

interface OpenText {
  table_name: string;
  row_id: string;
  column_name: string;
  source: string;
  source_hash: string;
}

export interface Batch {
  /** The hotel's own language. */
  from: LanguageTag;
  /** The hotel's name. */
  name: string;
  texts: OpenText[];
}

const RUN = (sql: Sql | Transaction) =>
  sql`language, state, texts, done, refused, characters::int, reason, started_at, updated_at`;

/** Begins a run, or goes on with what an earlier one left. One that is under way stays as it is. */
export async function startRun(tx: Transaction, hotelId: string, language: LanguageTag): Promise<Run> {
  const worker = randomUUID();
  const [begun] = await tx<Run[]>`
    insert into public.translation_runs as r (hotel_id, language, texts, characters, worker)
    select ${hotelId}, ${language}, count(*), coalesce(sum(char_length(source)), 0), ${worker}::uuid
    from innfo.texts_for_machine(${hotelId}, ${language})
    on conflict (hotel_id, language) do update set state = 'running', texts = excluded.texts, done = 0,
      refused = '[]', characters = excluded.characters, reason = null, started_at = now(), worker = excluded.worker
    where r.state <> 'running'
    returning ${RUN(tx)}`;
  if (!begun) return theRun(tx, hotelId, language);
  const job: RunJob = { hotel_id: hotelId, language, worker };
  await addJob(tx, TRANSLATION, job);
  return begun;
}

/** What was translated stays. */
export async function stopRun(sql: Sql, hotelId: string, language: LanguageTag): Promise<Run> {
  await sql`
    update public.translation_runs set state = 'stopped'
    where hotel_id = ${hotelId} and language = ${language} and state = 'running'`;
  return theRun(sql, hotelId, language);
}

async function theRun(sql: Sql | Transaction, hotelId: string, language: string): Promise<Run> {
  const [run] = await sql<Run[]>`
    select ${RUN(sql)} from public.translation_runs where hotel_id = ${hotelId} and language = ${language}`;
  return run ?? { state: "stopped", texts: 0, done: 0, refused: [], characters: 0, reason: null };
}

/** The run, while it is this job's. */
const isOwn = (sql: Sql | Transaction, { hotel_id, language, worker }: RunJob) =>
  sql`hotel_id = ${hotel_id} and language = ${language} and worker = ${worker} and state = 'running'`;

/** @returns undefined when the run was stopped, or another job works on it */
export async function nextBatch(
  sql: Sql | Transaction,
  job: RunJob,
  most: number,
): Promise<Batch | undefined> {
  const [batch] = await sql<Batch[]>`
    select h.language as from, h.name, (
      select coalesce(json_agg(o order by o.place), '[]') from (
        select x.* from innfo.texts_for_machine(h.id, r.language) as x
        where not r.refused ? (x.table_name || '/' || x.row_id || '/' || x.column_name)
        order by x.place limit ${most}
      ) as o) as texts
    from public.translation_runs r join public.hotels h on h.id = r.hotel_id
    where r.hotel_id = ${job.hotel_id} and r.language = ${job.language} and r.worker = ${job.worker}
      and r.state = 'running'`;
  return batch;
}

export interface Translated extends OpenText {
  /** Undefined when it came back without what must stay. */
  text: string | undefined;
}

/**
 * Also once the run was stopped: what is on its way has its price. The database leaves alone what a person has
 * written meanwhile.
 */
export async function keepTranslated(
  tx: Transaction,
  job: RunJob,
  texts: readonly Translated[],
): Promise<void> {
  const { hotel_id, language } = job;
  const good = texts.filter(({ text }) => text !== undefined);
  const refused = texts
    .filter(({ text }) => text === undefined)
    .map(({ table_name, row_id, column_name }) => `${table_name}/${row_id}/${column_name}`);
  const [own] = await tx`
    update public.translation_runs set done = done + ${good.length}, reason = null,
      refused = refused || ${JSON.stringify(refused)}::text::jsonb
    where hotel_id = ${hotel_id} and language = ${language} and worker = ${job.worker} returning true as own`;
  // The hotel is deleted, or the run was started again and does these itself.
  if (!own) return;
  // A row that was deleted meanwhile has nothing to translate.
  await tx`
    insert into public.translations (hotel_id, language, table_name, row_id, column_name, text, source_hash, origin)
    select ${hotel_id}, ${language}, g.table_name, g.row_id, g.column_name, g.text, g.source_hash, 'machine'
    from json_populate_recordset(null::public.translations, ${JSON.stringify(good)}::text::json) as g
    where (g.table_name, g.row_id, g.column_name) in (
      select x.table_name, x.row_id, x.column_name from innfo.texts_of(${hotel_id}) as x)
    on conflict on constraint translations_key do update
      set text = excluded.text, source_hash = excluded.source_hash, origin = excluded.origin`;
}

/** The rest is another job's: this one has worked long enough. */
export async function handOn(tx: Transaction, job: RunJob): Promise<void> {
  const worker = randomUUID();
  const { count } = await tx`update public.translation_runs set worker = ${worker} where ${isOwn(tx, job)}`;
  if (count > 0) await addJob(tx, TRANSLATION, { ...job, worker });
}

export async function endRun(
  sql: Sql,
  job: RunJob,
  state: "finished" | "failed",
  reason?: string,
): Promise<void> {
  await sql`
    update public.translation_runs set state = ${state}, reason = ${reason ?? null} where ${isOwn(sql, job)}`;
}

/** Why it has to be tried again. */
export async function noteReason(sql: Sql, job: RunJob, reason: string): Promise<void> {
  await sql`update public.translation_runs set reason = ${reason} where ${isOwn(sql, job)}`;
}
