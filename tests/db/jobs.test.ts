import pino from "pino";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { removeAccount } from "../../src/server/auth/account-deletion.ts";
import { transaction } from "../../src/server/database/transaction.ts";
import { claim } from "../../src/server/jobs/claim.ts";
import {
  addJob,
  type Job,
  JobError,
  type Jobs,
  NoAnswerError,
  NotYetError,
  startJobs,
  type Worker,
} from "../../src/server/jobs/jobs.ts";
import { takeTurns } from "../../src/server/jobs/turns.ts";
import { sharedServer } from "../../testbed/server.ts";
import { makeHotel } from "../../testbed/tokens.ts";

const server = await sharedServer();
beforeEach(() => server.sql`delete from innfo.jobs`);

interface Note {
  note: string;
}

const silent = pino({ level: "silent" });

/** A process that works on jobs of kind "test" while `use` runs. */
async function working(work: Worker<Note>["work"], use: (jobs: Jobs) => Promise<void>, concurrency = 2) {
  const jobs = startJobs<Note>({ sql: server.sql, log: silent }, { kind: "test", concurrency, work });
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
      // In one statement, because the process also polls.
      await server.sql`
        update innfo.jobs set created_at = now() - interval '25 hours', due_at = now() where failed_at is null`;
      await jobs.settled();
    },
  );
  expect(attempts).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  // Ids of one millisecond are unordered.
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
  const killed = startJobs<Note>({ sql: server.sql, log: silent }, { kind: "test", concurrency: 1, work });
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

describe("Of several accounts", () => {
  /** A job about a hotel is its owner's. */
  const addFor = ({ hotelId }: { hotelId: string }, note: string) =>
    addJob(server.sql, "test", { note, hotelId });
  /** A process whose jobs wait until they are released. */
  async function workingSlowly(use: (jobs: Jobs, begun: string[], letGo: () => void) => Promise<void>) {
    const begun: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const work = ({ payload }: Job<Note>) => {
      begun.push(payload.note);
      return payload.note.startsWith("slow") ? promise : Promise.resolve();
    };
    try {
      await working(work, (jobs) => use(jobs, begun, resolve).finally(resolve), 3);
    } finally {
      resolve();
    }
  }

  test("one whose jobs take long leaves places to the others, and its own are all done in the end", async () => {
    const [slow, quick] = [await makeHotel(server), await makeHotel(server)];
    const slowOnes = Array.from({ length: 5 }, (_, nth) => `slow ${nth}`);
    for (const note of slowOnes) await addFor(slow, note);
    await addFor(quick, "quick");
    await addJob(server.sql, "test", { note: "nobody's" });
    await workingSlowly(async (jobs, begun, letGo) => {
      await expect.poll(rows).toHaveLength(5);
      expect(begun.toSorted()).toEqual(["nobody's", "quick", "slow 0"]);
      // Also for later jobs.
      await addFor(quick, "later");
      jobs.wake();
      await expect.poll(() => begun).toContain("later");
      letGo();
      await jobs.settled();
      expect(begun.toSorted()).toEqual(["later", "nobody's", "quick", ...slowOnes]);
    });
  });

  test("each gets its turn, however many wait longer", async () => {
    const [many, few] = [await makeHotel(server), await makeHotel(server)];
    for (let nth = 0; nth < 5; nth++) await addFor(many, "many");
    for (let nth = 0; nth < 2; nth++) await addFor(few, "few");
    const order: string[] = [];
    const work = async ({ payload }: Job<Note>) => void order.push(payload.note);
    await working(work, (jobs) => jobs.settled(), 1);
    expect(order).toEqual(["many", "few", "many", "few", "many", "many", "many"]);
  });

  test("none gets a second place before the others have one", async () => {
    const [many, few] = [await makeHotel(server), await makeHotel(server)];
    for (let nth = 0; nth < 5; nth++) await addFor(many, "many");
    await addFor(few, "few");
    const turns = takeTurns(2);
    const take = async () => {
      const jobs = await claim<Note>(server.sql, "test", 2, turns);
      for (const { ownerId } of jobs) turns.take(ownerId);
      return jobs.map(({ payload }) => payload.note).toSorted();
    };
    expect(await take()).toEqual(["few", "many"]);
    expect(await take()).toEqual(["many"]);
    expect(await take()).toEqual([]);
  });

  test("no more are claimed than there are places for, also where PostgreSQL looks for each job again", async () => {
    const [many, few] = [await makeHotel(server), await makeHotel(server)];
    for (let nth = 0; nth < 5; nth++) await addFor(many, "many");
    await addFor(few, "few");
    const joins = ["hashjoin", "mergejoin", "material", "memoize", "hashagg"];
    const plans = [...joins, "sort", "incremental_sort", "indexscan", "indexonlyscan", "bitmapscan"];
    await transaction(server.sql, async (tx) => {
      for (const plan of plans) await tx.unsafe(`set local enable_${plan} = off`);
      expect(await claim<Note>(tx, "test", 2, takeTurns(2))).toHaveLength(2);
    });
  });

  test("one that was not answered rests, the others go on, and it is tried again afterwards", async () => {
    const [silent, other] = [await makeHotel(server), await makeHotel(server)];
    const order: string[] = [];
    const work = async ({ payload }: Job<Note>) => {
      order.push(payload.note);
      if (payload.note === "unanswered") throw new NoAnswerError("no answer", {}, false);
    };
    let past = 0;
    const now = performance.now.bind(performance);
    vi.spyOn(performance, "now").mockImplementation(() => now() + past);
    onTestFinished(() => void vi.restoreAllMocks());
    await addFor(silent, "unanswered");
    await working(
      work,
      async (jobs) => {
        await jobs.settled();
        await addFor(silent, "resting");
        await addFor(other, "other");
        await jobs.settled();
        expect(order).toEqual(["unanswered", "other"]);
        past = 60_000;
        await jobs.settled();
        expect(order).toEqual(["unanswered", "other", "resting"]);
      },
      1,
    );
  });

  test("a deleted one leaves no jobs, and those of others stay", async () => {
    const [gone, stays] = [await server.ownerWithHotel(), await makeHotel(server)];
    await addFor(gone, "gone");
    await addFor(stays, "stays");
    await removeAccount(server.context, { id: gone.userId, email: gone.email });
    expect(await rows()).toMatchObject([{ note: "stays" }]);
  });
});

test("A job that has to wait is tried when its time has come, and not before", async () => {
  await add("early");
  const reasons: (string | null)[] = [];
  await working(
    async ({ reason }) => {
      reasons.push(reason);
      if (reasons.length === 1) throw new NotYetError("too early", 1000);
    },
    async (jobs) => {
      await jobs.settled();
      const [job] = await rows();
      expect(Math.abs((job?.wait ?? 0) - 1000)).toBeLessThan(20);
      await jobs.settled();
      expect(reasons).toEqual([null]);
      await server.sql`update innfo.jobs set due_at = now()`;
      await jobs.settled();
      expect(reasons).toEqual([null, "too early"]);
    },
  );
  expect(await rows()).toEqual([]);
});
