import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { Bulkhead } from "../../src/server/capacity/bulkhead.ts";
import { createLog } from "../../src/server/config/log.ts";
import { PageCache } from "../../src/server/guest/page-cache.ts";
import { bytesOf, isOutdated, type PreparedPage } from "../../src/server/guest/prepared-page.ts";
import { PageUnavailableError } from "../../src/server/transport/unavailable.ts";

const PAGE_BYTES = 300;
const NETWORK = "192.0.2.1";

function pageOf(hash: string): PreparedPage {
  const body = new Uint8Array(PAGE_BYTES / 3);
  return {
    hash,
    language: "en",
    bodies: { identity: body, br: body, gzip: body },
    contentSecurityPolicy: "",
  };
}

/** Pages that are finished when the test says so. */
let making: { hotelId: string; done: PromiseWithResolvers<PreparedPage | undefined> }[];
let live: boolean;
let silence: { lasts: boolean; begin(): void };

function newCache(options: { maxBytes?: number; maxWaitMs?: number } = {}): PageCache<PreparedPage> {
  return new PageCache({
    make(hotelId) {
      const done = Promise.withResolvers<PreparedPage | undefined>();
      making.push({ hotelId, done });
      return done.promise;
    },
    bytesOf,
    isOutdated,
    misses: new Bulkhead({ concurrency: 10, queue: 0, maxWait: 3000 }),
    silence,
    isLive: () => live,
    maxBytes: 1024 * 1024,
    log: createLog("silent"),
    ...options,
  });
}

/** Requests a page and makes it. */
async function load(
  cache: PageCache<PreparedPage>,
  hotelId: string,
  hash: string,
): Promise<PreparedPage | undefined> {
  const answer = cache.get(hotelId, NETWORK);
  making.at(-1)?.done.resolve(pageOf(hash));
  return answer;
}

beforeEach(() => {
  making = [];
  live = true;
  silence = {
    lasts: false,
    begin() {
      this.lasts = true;
    },
  };
});

test("A page is made once, however often it is asked for", async () => {
  const cache = newCache();
  await load(cache, "a", "first");
  expect(await cache.get("a", NETWORK)).toMatchObject({ hash: "first" });
  expect(making).toHaveLength(1);
});

test("A page is made again at the moment from which it says something else", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 5, 24, 8, 59, 59) });
  try {
    const cache = newCache();
    const answer = cache.get("a", NETWORK);
    making[0]?.done.resolve({ ...pageOf("before"), outdatedAt: Date.UTC(2026, 5, 24, 9) });
    await answer;
    vi.setSystemTime(Date.UTC(2026, 5, 24, 8, 59, 59, 999));
    expect(await cache.get("a", NETWORK)).toMatchObject({ hash: "before" });
    vi.setSystemTime(Date.UTC(2026, 5, 24, 9));
    expect(await load(cache, "a", "after")).toMatchObject({ hash: "after" });
    expect(making).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

test("A page is made once for everyone who asks while it is made", async () => {
  const cache = newCache();
  const answers = [cache.get("a", NETWORK), cache.get("a", NETWORK), cache.get("a", NETWORK)];
  making[0]?.done.resolve(pageOf("first"));
  expect((await Promise.all(answers)).map((page) => page?.hash)).toEqual(["first", "first", "first"]);
  expect(making).toHaveLength(1);
});

describe("After a change", () => {
  test("the page of that hotel is made again, and no other", async () => {
    const cache = newCache();
    await load(cache, "a", "a1");
    await load(cache, "b", "b1");
    cache.changed("a");
    expect(await load(cache, "a", "a2")).toMatchObject({ hash: "a2" });
    expect(await cache.get("b", NETWORK)).toMatchObject({ hash: "b1" });
  });

  test("all pages are made again when changes may have been missed", async () => {
    const cache = newCache();
    await load(cache, "a", "a1");
    await load(cache, "b", "b1");
    cache.missed();
    expect(await load(cache, "a", "a2")).toMatchObject({ hash: "a2" });
    expect(await load(cache, "b", "b2")).toMatchObject({ hash: "b2" });
  });

  test.each([
    ["of this hotel", (cache: PageCache<PreparedPage>) => cache.changed("a")],
    ["that may have been missed", (cache: PageCache<PreparedPage>) => cache.missed()],
  ])("%s, a page whose making began before is neither shared nor kept", async (_what, change) => {
    const cache = newCache();
    const early = cache.get("a", NETWORK);
    change(cache);
    const late = cache.get("a", NETWORK);
    making[0]?.done.resolve(pageOf("old"));
    expect(await early).toMatchObject({ hash: "old" });
    await expect.poll(() => making).toHaveLength(2);
    making[1]?.done.resolve(pageOf("new"));
    expect(await late).toMatchObject({ hash: "new" });
    expect(await cache.get("a", NETWORK)).toMatchObject({ hash: "new" });
  });

  test("one page of a hotel is made at a time, and of those that wait the newest serves all", async () => {
    const cache = newCache();
    const early = cache.get("a", NETWORK);
    cache.changed("a");
    const late = [cache.get("a", NETWORK)];
    cache.changed("a");
    late.push(cache.get("a", NETWORK));
    expect(making).toHaveLength(1);
    making[0]?.done.resolve(pageOf("old"));
    await early;
    await expect.poll(() => making).toHaveLength(2);
    making[1]?.done.resolve(pageOf("new"));
    expect((await Promise.all(late)).map((page) => page?.hash)).toEqual(["new", "new"]);
    expect(await cache.get("a", NETWORK)).toMatchObject({ hash: "new" });
    expect(making).toHaveLength(2);
  });

  test("a hotel does not wait for another one's page", async () => {
    const cache = newCache();
    const waiting = cache.get("a", NETWORK);
    expect(await load(cache, "b", "b1")).toMatchObject({ hash: "b1" });
    making[0]?.done.resolve(pageOf("a1"));
    expect(await waiting).toMatchObject({ hash: "a1" });
  });

  test("that may have been missed, a page whose making began before is shown for want of a newer one", async () => {
    const cache = newCache();
    const early = cache.get("a", NETWORK);
    cache.missed();
    making[0]?.done.resolve(pageOf("old"));
    await early;
    const later = cache.get("a", NETWORK);
    making[1]?.done.reject(new PageUnavailableError("the database is gone"));
    expect(await later).toMatchObject({ hash: "old" });
  });

  test("of another hotel, a page that is being made is kept", async () => {
    const cache = newCache();
    const answer = cache.get("a", NETWORK);
    cache.changed("b");
    making[0]?.done.resolve(pageOf("first"));
    await answer;
    expect(await cache.get("a", NETWORK)).toMatchObject({ hash: "first" });
    expect(making).toHaveLength(1);
  });
});

test("While changes may pass unnoticed, each load makes the page anew", async () => {
  live = false;
  const cache = newCache();
  await load(cache, "a", "first");
  expect(await load(cache, "a", "second")).toMatchObject({ hash: "second" });
});

test("A hotel that does not exist is looked for each time", async () => {
  const cache = newCache();
  const answer = cache.get("a", NETWORK);
  making[0]?.done.resolve(undefined);
  expect(await answer).toBeUndefined();
  expect(await load(cache, "a", "now there")).toMatchObject({ hash: "now there" });
});

test("A hotel that was deleted is gone, even when the database is lost afterwards", async () => {
  const cache = newCache();
  await load(cache, "a", "first");
  cache.changed("a");
  const answer = cache.get("a", NETWORK);
  making[1]?.done.resolve(undefined);
  expect(await answer).toBeUndefined();
  const later = cache.get("a", NETWORK);
  making[2]?.done.reject(new PageUnavailableError("down"));
  await expect(later).rejects.toThrow(PageUnavailableError);
});

describe("When a page cannot be made", () => {
  test("the last one is shown, and the next guest causes another try", async () => {
    const cache = newCache();
    await load(cache, "a", "first");
    cache.missed();
    const answer = cache.get("a", NETWORK);
    making[1]?.done.reject(new PageUnavailableError("down"));
    expect(await answer).toMatchObject({ hash: "first" });
    expect(await load(cache, "a", "second")).toMatchObject({ hash: "second" });
  });

  test("and none was made before, the guest gets an error", async () => {
    const cache = newCache();
    const answer = cache.get("a", NETWORK);
    making[0]?.done.reject(new PageUnavailableError("down"));
    await expect(answer).rejects.toThrow(PageUnavailableError);
  });

  test("soon, and none was made before, the guest waits ten seconds for the first", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const cache = newCache();
    const [early, late] = [cache.get("a", NETWORK), cache.get("b", NETWORK)];
    const refused = expect(late).rejects.toThrow(PageUnavailableError);
    await vi.advanceTimersByTimeAsync(9000);
    making[0]?.done.resolve(pageOf("first"));
    expect(await early).toMatchObject({ hash: "first" });
    await vi.advanceTimersByTimeAsync(1000);
    await refused;
  });

  test("soon enough, the last one is shown, and the new one as soon as it is ready", async () => {
    const cache = newCache({ maxWaitMs: 1 });
    const first = cache.get("a", NETWORK);
    making[0]?.done.resolve(pageOf("first"));
    await first;
    cache.changed("a");
    expect(await cache.get("a", NETWORK)).toMatchObject({ hash: "first" });
    expect(making).toHaveLength(2);
    making[1]?.done.resolve(pageOf("second"));
    await expect.poll(() => cache.get("a", NETWORK)).toMatchObject({ hash: "second" });
    expect(making).toHaveLength(2);
  });
});

test("After one guest has waited for a silent database, others read the last page at once until it answers", async () => {
  const cache = newCache({ maxWaitMs: 1 });
  await load(cache, "a", "first");
  await load(cache, "b", "other");
  cache.missed();
  expect(await cache.get("a", NETWORK)).toMatchObject({ hash: "first" });
  expect(await cache.get("b", NETWORK)).toMatchObject({ hash: "other" });
  expect(making).toHaveLength(3);
  silence.lasts = false;
  expect(await load(cache, "b", "newer")).toMatchObject({ hash: "newer" });
});

test("While the database is silent, a page that nobody has read yet is still asked for", async () => {
  silence.lasts = true;
  expect(await load(newCache(), "a", "first")).toMatchObject({ hash: "first" });
});

test("New pages replace those that nobody asked for lately", async () => {
  const cache = newCache({ maxBytes: 2 * PAGE_BYTES });
  await load(cache, "a", "a");
  await load(cache, "b", "b");
  await cache.get("a", NETWORK);
  await load(cache, "c", "c");
  expect(making.map(({ hotelId }) => hotelId)).toEqual(["a", "b", "c"]);
  await cache.get("a", NETWORK);
  await load(cache, "b", "b again");
  expect(making.map(({ hotelId }) => hotelId)).toEqual(["a", "b", "c", "b"]);
});

test("One hotel in many languages pushes out its own pages, and nobody else's", async () => {
  const cache = newCache({ maxBytes: 16 * PAGE_BYTES });
  for (const key of ["b ", "a en", "a de"]) await load(cache, key, key);
  await cache.get("a en", NETWORK);
  for (const key of ["a fr", "a ja"]) await load(cache, key, key);
  expect(cache.figures).toMatchObject({ pages: 3, bytes: 3 * PAGE_BYTES });
  const made = making.length;
  for (const key of ["b ", "a fr", "a ja"]) await cache.get(key, NETWORK);
  expect(making).toHaveLength(made);
  await load(cache, "a en", "again");
  expect(making).toHaveLength(made + 1);
});

test("A hotel's only page is kept, however large it is, and forgotten with the hotel", async () => {
  const cache = newCache({ maxBytes: 2 * PAGE_BYTES });
  for (const key of ["a en", "a de"]) await load(cache, key, key);
  expect(cache.figures).toMatchObject({ pages: 1, bytes: PAGE_BYTES });
  cache.changed("a");
  const answer = cache.get("a de", NETWORK);
  making.at(-1)?.done.resolve(undefined);
  expect(await answer).toBeUndefined();
  expect(cache.figures).toMatchObject({ pages: 0, bytes: 0 });
});
