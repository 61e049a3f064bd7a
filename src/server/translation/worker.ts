/** Runs translations batch by batch: docs/decisions/0058-translations.md. */
import { DatabaseError } from "pg";
import { survives, unmarked, withPlaceholders } from "../../lib/translation/placeholders.ts";
import { transaction } from "../database/transaction.ts";
import { type Job, JobError, type JobSite, startJobs } from "../jobs/jobs.ts";
import { startMessageTranslations } from "./messages.ts";
import {
  type Batch,
  endRun,
  giveBack,
  handOn,
  keepTranslated,
  nextBatch,
  noteReason,
  type RunJob,
  TRANSLATION,
  type Translated,
} from "./runs.ts";
import { costsNothing, type Translator } from "./translator.ts";

/** Texts per request: DeepL takes fifty. */
const BATCH = 40;
/** Milliseconds that one job works: its lease is three minutes, and a batch may take one of them. */
const SHIFT_MS = 90_000;
/** The attempts take some hours; then the owner decides. */
const MAX_ATTEMPTS = 10;

export type TranslationWorker = ReturnType<typeof startTranslations>;

export function startTranslations(site: JobSite, translator: Translator) {
  const { sql, log } = site;
  async function work({ payload: run, attempt }: Job<RunJob>): Promise<void> {
    try {
      await shift(run);
    } catch (error) {
      const reason = reasonOf(error, attempt);
      if (reason === undefined) {
        await noteReason(sql, run, error instanceof JobError ? error.message : "our own fault");
        throw error;
      }
      log.warn({ hotelId: run.hotel_id, language: run.language, reason }, "a translation has failed");
      await endRun(sql, run, "failed", reason);
    }
  }

  async function shift(run: RunJob): Promise<void> {
    const ends = performance.now() + SHIFT_MS;
    for (;;) {
      if (performance.now() > ends) return transaction(sql, (tx) => handOn(tx, run));
      const batch = await transaction(sql, (tx) => nextBatch(tx, run, BATCH));
      if (!batch) return;
      if (batch.texts.length === 0) return endRun(sql, run, "finished");
      const translated = await translate(translator, run, batch).catch(async (error: unknown) => {
        if (costsNothing(error)) await giveBack(sql, run.hotel_id, batch.characters);
        throw error;
      });
      await transaction(sql, (tx) => keepTranslated(tx, run, translated));
    }
  }

  return {
    translator,
    /** Translates owners' texts. */
    jobs: startJobs<RunJob>(site, { kind: TRANSLATION, concurrency: 2, work }),
    /** Translates what guests write. */
    messages: startMessageTranslations(site, translator),
  };
}

async function translate(translator: Translator, { language }: RunJob, batch: Batch): Promise<Translated[]> {
  const names = [batch.name];
  const sent = batch.texts.map(({ source }) => withPlaceholders(source, names));
  const answers = await translator.translate(
    sent.map(({ xml }) => xml),
    batch.from,
    language,
  );
  return batch.texts.map((text, i) => {
    const answer = unmarked(answers[i] ?? "", sent[i]?.pieces ?? [])?.trim();
    const isWhole = answer !== undefined && survives(text.source, answer, names);
    return { ...text, text: isWhole ? answer : undefined };
  });
}

/** @returns why no retry helps, or undefined if one may */
function reasonOf(error: unknown, attempt: number): string | undefined {
  // A rule of the plan: the plan has ended, or its limit is reached.
  if (error instanceof DatabaseError && error.code?.startsWith("IN")) return error.message;
  if (!(error instanceof JobError)) return undefined;
  return error.isFinal || attempt >= MAX_ATTEMPTS ? error.message : undefined;
}
