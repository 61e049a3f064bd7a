import { beforeEach, describe, expect, test, vi } from "vitest";
import { ActiveCallers } from "../../src/server/capacity/active-callers.ts";
import { Bulkhead, OverloadedError, ShareExceededError } from "../../src/server/capacity/bulkhead.ts";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Work that goes on until it is told to end. */
function makeWork() {
  const begun: number[] = [];
  const ends = new Map<number, (error?: Error) => void>();
  const work = (id: number) => () =>
    new Promise<number>((resolve, reject) => {
      begun.push(id);
      ends.set(id, (error) => (error ? reject(error) : resolve(id)));
    });
  return { begun, work, end: (id: number, error?: Error) => ends.get(id)?.(error) };
}

describe("a bulkhead with two places, a queue for two and a second's wait", () => {
  let bulkhead: Bulkhead;
  let { begun, work, end } = makeWork();
  beforeEach(() => {
    bulkhead = new Bulkhead({ concurrency: 2, queue: 2, maxWait: 1000 });
    ({ begun, work, end } = makeWork());
  });

  test("runs two at once, then the next two in their order, and refuses the fifth", async () => {
    const running = [1, 2, 3, 4].map((id) => bulkhead.run(work(id)));
    await expect(bulkhead.run(work(5))).rejects.toThrow(OverloadedError);
    expect(begun).toEqual([1, 2]);
    end(2);
    await running[1];
    await expect.poll(() => begun).toEqual([1, 2, 3]);
    end(1);
    await expect.poll(() => begun).toEqual([1, 2, 3, 4]);
    end(3);
    end(4);
    expect(await Promise.all(running)).toEqual([1, 2, 3, 4]);
    expect(bulkhead).toMatchObject({ running: 0, waiting: 0 });
  });

  test("refuses a task that waited for a second, and still runs the next in time", async () => {
    const running = [1, 2].map((id) => bulkhead.run(work(id)));
    const impatient = expect(bulkhead.run(work(3))).rejects.toThrow(OverloadedError);
    await vi.advanceTimersByTimeAsync(999);
    const later = bulkhead.run(work(4));
    await vi.advanceTimersByTimeAsync(1);
    await impatient;
    end(1);
    end(2);
    await Promise.all(running);
    end(4);
    await later;
    expect(begun).toEqual([1, 2, 4]);
    expect(bulkhead).toMatchObject({ running: 0, waiting: 0 });
  });

  test("frees the place of a task that failed", async () => {
    const failing = bulkhead.run(work(1));
    const running = [2, 3].map((id) => bulkhead.run(work(id)));
    end(1, new Error("no"));
    await expect(failing).rejects.toThrow("no");
    expect(begun).toEqual([1, 2, 3]);
    end(2);
    end(3);
    await Promise.all(running);
    expect(bulkhead.running).toBe(0);
  });
});

describe("a bulkhead with three places and a queue for four, of which a caller has two and two", () => {
  let bulkhead: Bulkhead;
  let { begun, work, end } = makeWork();
  beforeEach(() => {
    const share = { concurrency: 2, queue: 2 };
    bulkhead = new Bulkhead({ concurrency: 3, queue: 4, maxWait: 1000, share });
    ({ begun, work, end } = makeWork());
  });
  const bring = (caller: string, ...ids: number[]) => ids.map((id) => bulkhead.run(work(id), caller));

  test("gives a caller no more than its share of free places, and the others to another caller", async () => {
    const greedy = bring("a", 1, 2, 3, 4);
    await expect(bulkhead.run(work(5), "a")).rejects.toThrow(ShareExceededError);
    const modest = bring("b", 6);
    expect(begun).toEqual([1, 2, 6]);
    for (const id of [1, 2, 6]) end(id);
    await expect.poll(() => begun).toEqual([1, 2, 6, 3, 4]);
    for (const id of [3, 4]) end(id);
    expect(await Promise.all([...greedy, ...modest])).toEqual([1, 2, 3, 4, 6]);
    expect(bulkhead).toMatchObject({ running: 0, waiting: 0, refused: 1 });
  });

  test("lets callers take turns, however many of one came first", async () => {
    const all = [
      ...bring("a", 1, 2),
      ...bring("b", 3),
      ...bring("a", 4, 5),
      ...bring("c", 6),
      ...bring("d", 7),
    ];
    expect(begun).toEqual([1, 2, 3]);
    await expect(bulkhead.run(work(8), "e")).rejects.not.toThrow(ShareExceededError);
    for (const id of [1, 2, 3, 4, 6, 7, 5]) {
      await expect.poll(() => begun).toContain(id);
      end(id);
    }
    await Promise.all(all);
    expect(begun).toEqual([1, 2, 3, 4, 6, 7, 5]);
  });

  test("blames a caller only for waiting behind its own work", async () => {
    const running = bring("a", 1, 2);
    const own = expect(bulkhead.run(work(3), "a")).rejects.toThrow(ShareExceededError);
    const last = bring("b", 4);
    const others = expect(bulkhead.run(work(5), "c")).rejects.not.toThrow(ShareExceededError);
    await vi.advanceTimersByTimeAsync(1000);
    await own;
    await others;
    for (const id of [1, 2, 4]) end(id);
    await Promise.all([...running, ...last]);
    expect(bulkhead).toMatchObject({ running: 0, waiting: 0, refused: 2 });
  });
});

describe("networks of one /48, each with a share of one place and one to wait in", () => {
  let bulkhead: Bulkhead;
  let { begun, work, end } = makeWork();
  beforeEach(() => {
    const share = { concurrency: 1, queue: 1 };
    bulkhead = new Bulkhead({ concurrency: 8, queue: 12, maxWait: 1000, share });
    ({ begun, work, end } = makeWork());
  });
  const own = (id: number) => bulkhead.run(work(id), `2001:db8:1:${id}::/64`);
  const finish = async (all: readonly Promise<number>[], ids: readonly number[]) => {
    for (const id of ids) {
      await expect.poll(() => begun).toContain(id);
      end(id);
    }
    await Promise.all(all);
    expect(bulkhead).toMatchObject({ running: 0, waiting: 0 });
  };

  test("have a quarter of the places together, and of those to wait in; others have theirs", async () => {
    const all = [1, 2, 3, 4, 5].map(own);
    await expect(own(6)).rejects.toThrow(ShareExceededError);
    const others = [
      bulkhead.run(work(7), "2001:db8:2:1::/64"),
      bulkhead.run(work(8), "192.0.2.1"),
      bulkhead.run(work(9), "192.0.2.2"),
    ];
    expect(begun).toEqual([1, 2, 7, 8, 9]);
    await finish([...all, ...others], [1, 2, 3, 4, 5, 7, 8, 9]);
  });

  test("take turns as one with everybody else", async () => {
    const first = Array.from({ length: 8 }, (_, i) => bulkhead.run(work(100 + i), `192.0.2.${i}`));
    const all = [
      ...[1, 2, 3].map(own),
      bulkhead.run(work(4), "192.0.2.100"),
      bulkhead.run(work(5), "192.0.2.101"),
    ];
    begun.length = 0;
    for (let id = 100; id < 105; id++) {
      end(id);
      await first[id - 100];
    }
    await expect.poll(() => begun).toHaveLength(4);
    // The third of the /48 starts once one of its two has gone.
    expect(begun).toEqual([1, 4, 5, 2]);
    for (let id = 105; id < 108; id++) end(id);
    await finish([...first, ...all], [1, 2, 3, 4, 5]);
  });
});

describe("a place with a cooldown of three times as long as it was used, one second at most", () => {
  let activeCallers: ActiveCallers;
  let bulkhead: Bulkhead;
  let elsewhere: Bulkhead;
  let { begun, work, end } = makeWork();
  beforeEach(() => {
    activeCallers = new ActiveCallers();
    const share = { concurrency: 1, queue: 2, cooldown: 3 };
    bulkhead = new Bulkhead({ concurrency: 2, queue: 4, maxWait: 10_000, share }, activeCallers);
    elsewhere = new Bulkhead({ concurrency: 2, queue: 4, maxWait: 10_000 }, activeCallers);
    ({ begun, work, end } = makeWork());
  });
  const bring = (caller: string, ...ids: number[]) => ids.map((id) => bulkhead.run(work(id), caller));

  test("stays closed to its caller only, while somebody else is served", async () => {
    const [first, second] = bring("busy", 1, 2);
    const [other] = bring("other", 3);
    await vi.advanceTimersByTimeAsync(100);
    end(1);
    await first;
    await vi.advanceTimersByTimeAsync(299);
    expect(begun).toEqual([1, 3]);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual([1, 3, 2]);
    await vi.advanceTimersByTimeAsync(5000);
    end(2);
    await second;
    const [third] = bring("busy", 4);
    await vi.advanceTimersByTimeAsync(999);
    expect(begun).toEqual([1, 3, 2]);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual([1, 3, 2, 4]);
    end(3);
    end(4);
    await Promise.all([other, third]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(bulkhead).toMatchObject({ running: 0, waiting: 0 });
  });

  test("has no cooldown while its caller is alone, however much they bring", async () => {
    const all = bring("busy", 1, 2, 3);
    for (const [i, running] of all.entries()) {
      await vi.advanceTimersByTimeAsync(100);
      end(i + 1);
      await running;
    }
    expect(begun).toEqual([1, 2, 3]);
    const [next] = bring("busy", 4);
    expect(begun).toEqual([1, 2, 3, 4]);
    end(4);
    await next;
  });

  test.each<[string, () => Promise<unknown> | undefined]>([
    ["came and was served in another bulkhead meanwhile", () => elsewhere.run(async () => {}, "other")],
    ["is being served in another bulkhead", () => void elsewhere.run(work(9), "other")],
  ])("has a cooldown when somebody else %s", async (_, meet) => {
    const [first, second] = bring("busy", 1, 2);
    await meet();
    await vi.advanceTimersByTimeAsync(100);
    end(1);
    await first;
    expect(begun).not.toContain(2);
    await vi.advanceTimersByTimeAsync(300);
    expect(begun).toContain(2);
    end(2);
    await second;
  });

  test("has no cooldown for the bulkhead around it, which knows the same caller by another name", async () => {
    const share = { concurrency: 2, queue: 2 };
    const limits = { concurrency: 2, queue: 4, maxWait: 10_000, isOuter: true, share };
    const outer = new Bulkhead(limits, activeCallers);
    const around = [1, 2].map((id) => outer.run(() => bulkhead.run(work(id), "busy"), "network"));
    await vi.advanceTimersByTimeAsync(100);
    end(1);
    await around[0];
    expect(begun).toEqual([1, 2]);
    end(2);
    await around[1];
    expect(outer).toMatchObject({ running: 0, waiting: 0 });
  });

  test("has no cooldown for somebody who left before the work began, nor for the same caller's other work", async () => {
    await elsewhere.run(async () => {}, "other");
    await elsewhere.run(async () => {}, "busy");
    const [first, second] = bring("busy", 1, 2);
    await elsewhere.run(async () => {}, "busy");
    await vi.advanceTimersByTimeAsync(100);
    end(1);
    await first;
    expect(begun).toEqual([1, 2]);
    end(2);
    await second;
  });
});
