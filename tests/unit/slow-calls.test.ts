/** An owner's calls on a slow network: how long they wait, and that they end. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { deleteAccount, fetchAccountData, listDevices } from "../../src/admin/account/account-calls.ts";
import { uploadPhoto } from "../../src/admin/content/photos/upload.ts";
import { isAway, noteLeft, noteReached } from "../../src/admin/rows/network.ts";
import type { Supabase } from "../../src/admin/rows/supabase.tsx";
import { errorCode, NETWORK, NetworkError, TimeoutError } from "../../src/lib/errors.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const session = { access_token: "token" };
const supabase = {
  auth: { getSession: async () => ({ data: { session }, error: null }) },
} as unknown as Supabase;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("navigator", { onLine: true });
  noteReached();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Its result so far. */
function watch<Answer>(call: Promise<Answer>): { answer?: Answer; error?: unknown } {
  const state: { answer?: Answer; error?: unknown } = {};
  call.then(
    (answer) => Object.assign(state, { answer }),
    (error: unknown) => Object.assign(state, { error }),
  );
  return state;
}

describe("A call of the account screen", () => {
  const body = JSON.stringify({ exported_at: "2026-01-02" });

  /** Answers after a time, unless the caller gives up before. */
  function answerAfter(milliseconds: number, answer: () => Response): void {
    vi.stubGlobal(
      "fetch",
      (_: string, { signal }: { signal: AbortSignal }) =>
        new Promise((resolve, reject) => {
          setTimeout(() => resolve(answer()), milliseconds);
          signal.addEventListener("abort", () => reject(signal.reason));
        }),
    );
  }

  test("waits for the owner's data, which the server collects first", async () => {
    answerAfter(9 * MINUTE, () => new Response(body));
    const download = watch(fetchAccountData(supabase));
    await vi.advanceTimersByTimeAsync(9 * MINUTE + SECOND);
    expect(download).toEqual({ answer: { exported_at: "2026-01-02" } });
  });

  test("waits for a deletion longer than the server may take for it", async () => {
    answerAfter(5 * MINUTE, () => new Response(null, { status: 204 }));
    const deletion = watch(deleteAccount(supabase, { password: "password" }));
    await vi.advanceTimersByTimeAsync(5 * MINUTE + SECOND);
    expect(deletion).toEqual({ answer: undefined });
    expect(deletion).toHaveProperty("answer");
  });

  test("takes an answer without a body as browsers give it: an empty one", async () => {
    const answer = new Response(null, { status: 204 });
    Object.defineProperty(answer, "body", { value: new ReadableStream() });
    answerAfter(0, () => answer);
    const deletion = watch(deleteAccount(supabase, { password: "password" }));
    await vi.advanceTimersByTimeAsync(0);
    expect(deletion).toHaveProperty("answer");
  });

  test("is given up at last, and others soon", async () => {
    answerAfter(60 * MINUTE, () => new Response(body));
    const calls = {
      data: watch(fetchAccountData(supabase)),
      deletion: watch(deleteAccount(supabase, { password: "password" })),
      devices: watch(listDevices(supabase, new AbortController().signal)),
    };
    await vi.advanceTimersByTimeAsync(11 * SECOND);
    expect(calls).toEqual({ data: {}, deletion: {}, devices: { error: expect.any(TimeoutError) } });
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(calls.deletion.error).toBeInstanceOf(TimeoutError);
    expect(calls.data.error).toBeInstanceOf(TimeoutError);
    expect(isAway()).toBe(true);
  });

  test("is given up, too, when the answer stops half-way", async () => {
    vi.stubGlobal("fetch", async (_: string, { signal }: { signal: AbortSignal }) => {
      const half = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(body.slice(0, 5)));
          signal.addEventListener("abort", () => controller.error(signal.reason));
        },
      });
      return new Response(half);
    });
    const download = watch(fetchAccountData(supabase));
    await vi.advanceTimersByTimeAsync(10 * MINUTE + SECOND);
    expect(download.error).toBeInstanceOf(TimeoutError);
  });
});

describe("A photo's upload", () => {
  let request: FakeRequest;
  let onSend: () => void;

  class FakeRequest {
    status = 0;
    response: unknown = null;
    upload: { onprogress?: (event: object) => void; onload?: () => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    open(): void {}
    setRequestHeader(): void {}
    send(): void {
      request = this;
      onSend();
    }
    abort(): void {
      this.onabort?.();
    }
    progress(loaded: number): void {
      this.upload.onprogress?.({ loaded, total: 100 });
    }
    answer(status: number, response: unknown = null): void {
      Object.assign(this, { status, response });
      this.onload?.();
    }
  }

  /** Once it is being sent. */
  async function begin() {
    vi.stubGlobal("XMLHttpRequest", FakeRequest);
    const { promise, resolve } = Promise.withResolvers<void>();
    onSend = resolve;
    const owner = new AbortController();
    const percents: number[] = [];
    const photo = new Blob(["photo"], { type: "image/webp" });
    const note = (percent: number) => percents.push(percent);
    const state = watch(uploadPhoto(supabase, "hotel", photo, note, owner.signal));
    await promise;
    return { state, percents, owner };
  }

  test("goes on as long as something of it is sent, and while the photo is made ready", async () => {
    const { state, percents } = await begin();
    for (const percent of [10, 20, 30, 40, 100]) {
      await vi.advanceTimersByTimeAsync(29 * SECOND);
      request.progress(percent);
    }
    request.upload.onload?.();
    await vi.advanceTimersByTimeAsync(100 * SECOND);
    expect(state).toEqual({});
    request.answer(200);
    await vi.advanceTimersByTimeAsync(0);
    expect(state.answer).toMatch(/^hotel\/[0-9a-f]{32}$/);
    expect(percents).toEqual([10, 20, 30, 40, 100]);
    // Nothing of it is left to be given up.
    expect(vi.getTimerCount()).toBe(0);
  });

  test("ends as a missing network when nothing moves for half a minute", async () => {
    const { state } = await begin();
    request.progress(43);
    await vi.advanceTimersByTimeAsync(29 * SECOND);
    expect(state).toEqual({});
    expect(isAway()).toBe(false);
    await vi.advanceTimersByTimeAsync(SECOND + 1);
    expect(state.error).toBeInstanceOf(TimeoutError);
    expect(errorCode(state.error)).toBe(NETWORK);
    expect(isAway()).toBe(true);
  });

  test("says so when the network is gone, and when the server is reached again", async () => {
    const lost = await begin();
    request.onerror?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(lost.state.error).toBeInstanceOf(NetworkError);
    expect(isAway()).toBe(true);

    const refused = await begin();
    request.answer(413, { message: "Too large" });
    await vi.advanceTimersByTimeAsync(0);
    expect(refused.state.error).toMatchObject({ name: "PhotoRefusedError", message: "Too large" });
    expect(isAway()).toBe(false);
  });

  test("says nothing about the network once its page is left", async () => {
    const lost = await begin();
    noteLeft(true);
    request.onerror?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(lost.state.error).toBeInstanceOf(NetworkError);
    expect(isAway()).toBe(false);

    noteLeft(false);
    await begin();
    request.onerror?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(isAway()).toBe(true);
  });

  test("that its owner gives up says nothing about the network", async () => {
    const { state, owner } = await begin();
    const reason = new Error("The form was closed");
    owner.abort(reason);
    await vi.advanceTimersByTimeAsync(0);
    expect(state.error).toBe(reason);
    expect(isAway()).toBe(false);
  });
});
