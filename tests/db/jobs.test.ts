import pino from "pino";
import { beforeEach, expect, test } from "vitest";
import { transaction } from "../../src/server/database/transaction.ts";
import { addJob, type Job, JobError, type Jobs, startJobs, type Worker } from "../../src/server/jobs/jobs.ts";
import { sharedServer } from "../../testbed/server.ts";

const server = await sharedServer();
beforeEach(() => server.sql`delete from innfo.jobs`);

interface Note {
  note: string;
}

const silent = pino({ level: "silent" });

/** A process that works off jobs of kind "test" for as long as `use` takes. */
async function working(work: Worker<Note>["work"], use: (jobs: Jobs) => Promise<void>, concurrency = 2) {
  const jobs = startJobs<Note>(server.sql, { kind: "test", concurrency, work }, silent);
  try {
    await use(jobs);
  } finally {
    await jobs.stop();
  }
}

const add = (note: string) => addJob(server.sql, "test", { note });
const rows = () =>
  server.sql<{ note: string; attempts: number; wait: number; failed: boolean }[]>`
    select payload->>'note' as note, attempts, failed_at is not null as failed,
      round(extract(epoch from due_at - now()))::int as wait
    from innfo.jobs where kind = 'test' order by id`;

test("Each job is done once, by one of several processes, and jobs of other kinds are left alone", async () => {
  const notes = Array.from({ length: 30 }, (_, index) => `note ${index}`);
  for (const note of notes) await add(note);
  await addJob(server.sql, "a newer version's", {});
  const done: string[] = [];
  const work = async ({ payload }: Job<Note>) => void done.push(payload.note);
  await working(work, (one) =>
    working(work, async (other) => {
      await Promise.all([one.settled(), other.settled()]);
    }),
  );
  expect(done.sort()).toEqual(notes.sort());
  expect(await server.sql`select kind from innfo.jobs`).toMatchObject([{ kind: "a newer version's" }]);
});

test("A failed job is tried again at growing intervals, then given up; a hopeless one is given up at once", async () => {
  await add("stubborn");
  await add("hopeless");
  const attempts: number[] = [];
  await working(
    async ({ payload, attempt }) => {
      if (payload.note === "hopeless") throw new JobError("never", {}, true);
      attempts.push(attempt);
      throw new Error("not now");
    },
    async (jobs) => {
      const waits: number[] = [];
      for (let i = 0; i < 8; i++) {
        if (i > 0) await server.sql`update innfo.jobs set due_at = now() where failed_at is null`;
        await jobs.settled();
        waits.push((await rows()).find(({ note }) => note === "stubborn")?.wait ?? -1);
      }
      const usual = [30, 60, 120, 240, 480, 960, 1920, 3600];
      for (const [index, wait] of usual.entries())
        expect(Math.abs((waits[index] ?? 0) - wait)).toBeLessThan(20);
      // In one statement: the process looks for itself from time to time, too.
      await server.sql`
        update innfo.jobs set created_at = now() - interval '25 hours', due_at = now() where failed_at is null`;
      await jobs.settled();
    },
  );
  expect(attempts).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  // Those of one millisecond have ids in any order.
  expect((await rows()).toSorted((one, other) => one.note.localeCompare(other.note))).toMatchObject([
    { note: "hopeless", failed: true, attempts: 1 },
    { note: "stubborn", failed: true },
  ]);
});

test("Another process repeats the jobs of a killed one when their lease is over", async () => {
  await add("half done");
  const begun = Promise.withResolvers<void>();
  const never = Promise.withResolvers<void>();
  const work = () => {
    begun.resolve();
    return never.promise;
  };
  const killed = startJobs<Note>(server.sql, { kind: "test", concurrency: 1, work }, silent);
  await begun.promise;
  const done: string[] = [];
  await working(
    async ({ payload }) => void done.push(payload.note),
    async (jobs) => {
      await jobs.settled();
      expect(done).toEqual([]);
      await server.sql`update innfo.jobs set due_at = now()`;
      await jobs.settled();
      expect(done).toEqual(["half done"]);
    },
  );
  never.resolve();
  await killed.stop();
});

test("A job of a transaction that is rolled back is never done", async () => {
  const failing = transaction(server.sql, async (tx) => {
    await addJob(tx, "test", { note: "undone" });
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  expect(await rows()).toEqual([]);
});
