/** Rows with the progress of a service on one language of a hotel. */
import { randomUUID } from "node:crypto";
import type { LanguageTag } from "../../lib/messages/languages.ts";
import { legible } from "../../lib/texts/legible.ts";
import type { Sql, Transaction } from "../database/connection.ts";
import { addJob } from "../jobs/jobs.ts";

export const TRANSLATION = "translation";

export interface RunJob {
  hotel_id: string;
  language: LanguageTag;
  /** Equals the run's worker while this job works on it. */
  worker: string;
}

export interface StoredRun {
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
  name: string;
  /** Together they have at most as many characters as the run and the account have left. */
  texts: OpenText[];
  /** Characters of these texts; already deducted from the account's month. */
  characters: number;
}

const RUN = (sql: Transaction) =>
  sql`language, state, texts, done, refused, characters::int, reason, started_at, updated_at`;

/**
 * Starts a run, or continues after an earlier one; leaves a running one alone.
 * @throws a PostgresError with code IN003 if the account has too few characters left for the first text
 */
export async function startRun(tx: Transaction, hotelId: string, language: LanguageTag): Promise<StoredRun> {
  const before = await theRun(tx, hotelId, language);
  if (before.state === "running") return before;
  await tx`
    select innfo.refuse_characters(h.user_id)
    from public.hotels h cross join lateral (
      select char_length(x.source) as characters from innfo.texts_for_machine(h.id, ${language}) as x
      order by x.place limit 1
    ) as first
    where h.id = ${hotelId} and first.characters > innfo.characters_left(h.user_id)`;
  const worker = randomUUID();
  const [begun] = await tx<StoredRun[]>`
    insert into public.translation_runs as r (hotel_id, language, texts, characters, worker)
    select ${hotelId}, ${language}, count(*), coalesce(sum(char_length(source)), 0), ${worker}::uuid
    from innfo.texts_for_machine(${hotelId}, ${language})
    on conflict (hotel_id, language) do update set state = 'running', texts = excluded.texts, done = 0,
      refused = '[]', characters = excluded.characters, sent = 0, reason = null, started_at = now(), worker = excluded.worker
    where r.state <> 'running'
    returning ${RUN(tx)}`;
  if (!begun) return theRun(tx, hotelId, language);
  const job: RunJob = { hotel_id: hotelId, language, worker };
  await addJob(tx, TRANSLATION, job);
  return begun;
}

/** Finished translations stay. */
export async function stopRun(sql: Sql, hotelId: string, language: LanguageTag): Promise<StoredRun> {
  await sql`
    update public.translation_runs set state = 'stopped'
    where hotel_id = ${hotelId} and language = ${language} and state = 'running'`;
  return theRun(sql, hotelId, language);
}

async function theRun(sql: Transaction, hotelId: string, language: string): Promise<StoredRun> {
  const [run] = await sql<StoredRun[]>`
    select ${RUN(sql)} from public.translation_runs where hotel_id = ${hotelId} and language = ${language}`;
  return run ?? { state: "stopped", texts: 0, done: 0, refused: [], characters: 0, reason: null };
}

const isOwn = (sql: Transaction, { hotel_id, language, worker }: RunJob) =>
  sql`hotel_id = ${hotel_id} and language = ${language} and worker = ${worker} and state = 'running'`;

/** Characters per request: DeepL takes 128 KiB, and a small LibreTranslate takes seconds for a page. */
const MAX_CHARACTERS = 10_000;

/**
 * Deducts the texts' characters from the account's month, before anything is sent.
 * @returns undefined if the run was stopped or another job works on it; no texts if everything promised to the owner
 * is done
 * @throws a PostgresError with code IN003 if the account has too few characters left for the next text
 */
export async function nextBatch(tx: Transaction, job: RunJob, most: number): Promise<Batch | undefined> {
  const [batch] = await tx<Batch[]>`
    select h.language as from, h.name, coalesce(next.texts, '[]') as texts, coalesce(next.characters, 0)::int as characters
    from public.translation_runs r join public.hotels h on h.id = r.hotel_id cross join lateral (
      select json_agg(o order by o.place) as texts, sum(char_length(o.source)) as characters from (
        select x.*, sum(char_length(x.source)) over (order by x.place) as so_far
        from innfo.texts_for_machine(h.id, r.language) as x
        where not r.refused ? (x.table_name || '/' || x.row_id || '/' || x.column_name)
        order by x.place limit ${most}
      ) as o
      where o.so_far <= least(${MAX_CHARACTERS}::int, r.characters - r.sent)
        -- The first is never left out for the month: that is refused, and the owner told.
        and (o.so_far <= innfo.characters_left(h.user_id) or o.so_far = char_length(o.source))
    ) as next
    where r.hotel_id = ${job.hotel_id} and r.language = ${job.language} and r.worker = ${job.worker}
      and r.state = 'running'`;
  if (batch && batch.characters > 0) await chargeCharacters(tx, job.hotel_id, batch.characters);
  return batch;
}

/** @throws a PostgresError with code IN003 if the account's month has too few left */
export async function chargeCharacters(tx: Transaction, hotelId: string, characters: number): Promise<void> {
  await tx`
    insert into innfo.translated_characters as t (user_id, characters)
    select user_id, ${characters} from public.hotels where id = ${hotelId}
    on conflict (user_id, month) do update set characters = t.characters + excluded.characters`;
}

/** Gives characters back, because a service does not charge for what it refuses. */
export async function giveBack(sql: Sql, hotelId: string, characters: number): Promise<void> {
  await sql`
    update innfo.translated_characters t set characters = greatest(0, t.characters - ${characters})
    from public.hotels h where h.id = ${hotelId} and t.user_id = h.user_id and t.month = innfo.this_month()`;
}

export interface Translated extends OpenText {
  /** Undefined if something that must stay was lost. */
  text: string | undefined;
}

/** Stores results even of a stopped run, because they cost money. The database keeps what a person wrote meanwhile. */
export async function keepTranslated(
  tx: Transaction,
  job: RunJob,
  texts: readonly Translated[],
): Promise<void> {
  const { hotel_id, language } = job;
  const good = texts.flatMap(({ text, ...rest }) =>
    text === undefined ? [] : [{ ...rest, text: legible(text, true) }],
  );
  const refused = texts
    .filter(({ text }) => text === undefined)
    .map(({ table_name, row_id, column_name }) => `${table_name}/${row_id}/${column_name}`);
  const sent = texts.reduce((characters, { source }) => characters + [...source].length, 0);
  const [own] = await tx`
    update public.translation_runs set done = done + ${good.length}, sent = sent + ${sent}, reason = null,
      refused = refused || ${JSON.stringify(refused)}::text::jsonb
    where hotel_id = ${hotel_id} and language = ${language} and worker = ${job.worker} returning true as own`;
  // The hotel was deleted, or the run was restarted and translates these itself.
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

/** Leaves the rest to another job: this one has worked long enough. */
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

/** Records why the run must be retried. */
export async function noteReason(sql: Sql, job: RunJob, reason: string): Promise<void> {
  await sql`update public.translation_runs set reason = ${reason} where ${isOwn(sql, job)}`;
}
