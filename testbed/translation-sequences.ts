/**
 * Random sequences of what happens to a hotel's texts: their owner edits and translates them; a service is
 * asked, answers, loses something, fails, answers late or twice. Each runs in a transaction that is rolled
 * back.
 */
import { createHash } from "node:crypto";
import fc from "fast-check";
import type { Transaction } from "../src/server/database/connection.ts";
import { transaction } from "../src/server/database/transaction.ts";
import {
  type Batch,
  keepTranslated,
  nextBatch,
  type RunJob,
  startRun,
  TRANSLATION,
} from "../src/server/translation/runs.ts";
import type { TestServer } from "./server.ts";
import { giveProPlan, makeHotel } from "./tokens.ts";

const COLUMNS = ["description", "breakfast"] as const;
type Column = (typeof COLUMNS)[number];

const column = fc.constantFrom(...COLUMNS);
const text = fc.constantFrom("Quiet", "By the sea", "Until noon", "In the garden");
const STEPS = fc.array(
  fc.oneof(
    fc.record({ does: fc.constant("edit" as const), column, text }),
    fc.record({ does: fc.constant("empty" as const) }),
    fc.record({ does: fc.constant("person" as const), column, text, isLate: fc.boolean() }),
    fc.record({ does: fc.constant("delete" as const), column }),
    fc.record({ does: fc.constant("ask" as const) }),
    // Twice: a restarted job does the same again.
    fc.record({
      does: fc.constant("answer" as const),
      outcomes: fc.record({ description: fc.boolean(), breakfast: fc.boolean() }),
      times: fc.integer({ min: 1, max: 2 }),
    }),
    fc.record({ does: fc.constant("fail" as const) }),
  ),
  { minLength: 4, maxLength: 14 },
);

interface Kept {
  text: string;
  origin: "person" | "machine";
  hash: string;
}

const hashOf = (source: string) => createHash("sha256").update(source).digest("hex").slice(0, 32);
const UNDONE = new Error("rolled back");
const SEED = 20261126;
/** Each with its own hotel and connection, so that database and test work in parallel. */
const AT_ONCE = 4;

/**
 * Needs a database of its own: it deletes other tables' texts, which each look at a hotel's texts would
 * search again.
 *
 * @throws {Error} with the shortest sequence that leaves wrong data
 */
export async function checkSequences(server: TestServer, runs: number): Promise<void> {
  await server.sql`delete from innfo.translated_fields where table_name <> 'hotels'`;
  const share = Math.ceil(runs / AT_ONCE);
  const checks = Array.from({ length: AT_ONCE }, (_, i) => checkOnHotel(server, share, SEED + i));
  await Promise.all(checks);
}

async function checkOnHotel(server: TestServer, runs: number, seed: number): Promise<void> {
  const owner = await makeHotel(server);
  await giveProPlan(server, owner.userId);
  await server.sql`
    update public.hotels set languages = '{de}', description = 'Quiet', breakfast = 'Until noon' where id = ${owner.hotelId}`;
  const sequence = fc.asyncProperty(STEPS, async (steps) => {
    const undone = transaction(server.sql, async (tx) => {
      const world = new World(tx, owner.hotelId);
      for (const step of steps) await world[step.does](step as never);
      await world.check();
      throw UNDONE;
    });
    await undone.catch((error: unknown) => {
      if (error !== UNDONE) throw error;
    });
  });
  await fc.assert(sequence, { numRuns: runs, seed });
}

class World {
  readonly #tx: Transaction;
  readonly #id: string;
  readonly #sources: Record<Column, string | null> = { description: "Quiet", breakfast: "Until noon" };
  readonly #kept = new Map<Column, Kept>();
  #seen: Record<Column, string>;
  #asked: { job: RunJob; batch: Batch } | undefined;

  constructor(tx: Transaction, hotelId: string) {
    this.#tx = tx;
    this.#id = hotelId;
    this.#seen = { description: hashOf("Quiet"), breakfast: hashOf("Until noon") };
  }

  async edit({ column, text }: { column: Column; text: string }): Promise<void> {
    const source = this.#sources[column];
    if (source !== null) this.#seen[column] = hashOf(source);
    this.#sources[column] = text;
    await this.#tx`update public.hotels set ${this.#tx({ [column]: text })} where id = ${this.#id}`;
  }

  async empty(): Promise<void> {
    this.#sources.breakfast = null;
    await this.#tx`update public.hotels set breakfast = null where id = ${this.#id}`;
  }

  /** @param step isLate if the source has changed since the person read it */
  async person({ column, text, isLate }: { column: Column; text: string; isLate: boolean }): Promise<void> {
    const hash = isLate ? this.#seen[column] : hashOf(this.#sources[column] ?? "");
    this.#kept.set(column, { text, origin: "person", hash });
    await this.#tx`
      insert into public.translations (hotel_id, table_name, row_id, column_name, language, text, source_hash)
      values (${this.#id}, 'hotels', ${this.#id}, ${column}, 'de', ${text}, ${hash})
      on conflict on constraint translations_key do update
        set text = excluded.text, source_hash = excluded.source_hash, origin = excluded.origin`;
  }

  async delete({ column }: { column: Column }): Promise<void> {
    this.#kept.delete(column);
    await this.#tx`delete from public.translations where hotel_id = ${this.#id} and column_name = ${column}`;
  }

  async ask(): Promise<void> {
    await this.#tx`delete from public.translation_runs where hotel_id = ${this.#id}`;
    await startRun(this.#tx, this.#id, "de");
    const [row] = await this.#tx<{ payload: RunJob }[]>`
      delete from innfo.jobs where kind = ${TRANSLATION} and payload ->> 'hotel_id' = ${this.#id} returning payload`;
    const batch = row && (await nextBatch(this.#tx, row.payload, 40));
    if (!batch) throw new Error("a run that was started has no job");
    const open = COLUMNS.filter((column) => this.#isForMachine(column));
    const sent = batch.texts.map(({ column_name }) => column_name);
    if (sent.join() !== open.join()) throw new Error(`asked for ${sent}, open are ${open}`);
    this.#asked = { job: row.payload, batch };
  }

  #isForMachine(column: Column): boolean {
    const [source, kept] = [this.#sources[column], this.#kept.get(column)];
    return source !== null && (!kept || (kept.origin === "machine" && kept.hash !== hashOf(source)));
  }

  async answer({ outcomes, times }: { outcomes: Record<Column, boolean>; times: number }): Promise<void> {
    if (!this.#asked) return;
    const { job, batch } = this.#asked;
    const texts = batch.texts.map((open) => ({
      ...open,
      text: outcomes[open.column_name as Column] ? `«${open.source}»` : undefined,
    }));
    for (let time = 0; time < times; time++) await keepTranslated(this.#tx, job, texts);
    for (const { column_name, text, source_hash } of texts) {
      const column = column_name as Column;
      // An emptied text has nothing to translate.
      const isLeft = this.#sources[column] === null || this.#kept.get(column)?.origin === "person";
      if (text !== undefined && !isLeft)
        this.#kept.set(column, { text, origin: "machine", hash: source_hash });
    }
  }

  async fail(): Promise<void> {
    // No answer: the same batch may be answered later.
  }

  async check(): Promise<void> {
    const rows = await this.#tx<(Kept & { column: Column })[]>`
      select column_name as column, text, origin, source_hash as hash from public.translations
      where hotel_id = ${this.#id} order by column_name desc`;
    const expected = [...this.#kept]
      .map(([column, kept]) => ({ column, ...kept }))
      .toSorted((one, other) => (one.column < other.column ? 1 : -1));
    if (JSON.stringify(rows) !== JSON.stringify(expected)) {
      throw new Error(`there is ${JSON.stringify(rows)}, and not ${JSON.stringify(expected)}`);
    }
    const [guest] = await this.#tx<{ texts: Record<string, Record<string, Record<string, string>>> }[]>`
      select innfo.guest_translations(${this.#id}, 'de') -> 'texts' as texts`;
    for (const read of Object.values(guest?.texts.hotels?.[this.#id] ?? {})) {
      if (read.trim() === "") throw new Error("a guest reads nothing");
    }
  }
}
