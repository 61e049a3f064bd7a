import { Hono } from "hono";
import { expect, test } from "vitest";
import { ActiveCallers } from "../../src/server/capacity/active-callers.ts";
import { Bulkhead } from "../../src/server/capacity/bulkhead.ts";
import { CAPACITY, openBulkheads } from "../../src/server/capacity/capacity.ts";
import { readBody, readInTurns } from "../../src/server/transport/request-body.ts";

const PIECE = 64 * 1024;
const LIMITS = { concurrency: 1, queue: 10, maxWait: 60_000 };

/** A client that sends as much as it may: how many pieces were taken from it. */
function sending(pieces: number, declared = false) {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (taken === pieces) return controller.close();
      taken += 1;
      controller.enqueue(new Uint8Array(PIECE).fill(taken));
    },
  });
  const headers = declared ? { "content-length": String(pieces * PIECE) } : {};
  return { init: { method: "POST", body, headers, duplex: "half" }, taken: () => taken };
}

function serving(bodies: Bulkhead, maxBytes: number) {
  const app = new Hono();
  app.use(readInTurns(bodies, 0));
  app.post("/", async ({ req, text }) => {
    const body = await readBody(req.raw, maxBytes);
    return text(body ? `${body.length} ${body[0]} ${body.at(-1)}` : "too long");
  });
  const incoming = { socket: { remoteAddress: "192.0.2.1" } };
  return async (init: object) => (await app.request("/", init, { incoming })).text();
}

/** A place that somebody else has. */
async function taken(bodies: Bulkhead) {
  const { promise, resolve } = Promise.withResolvers<void>();
  void bodies.run(() => promise, "somebody else");
  return resolve;
}

test.each([true, false])(
  "a large body waits for its turn at its sender's; its length declared: %s",
  async (declared) => {
    const bodies = new Bulkhead(LIMITS);
    const end = await taken(bodies);
    const { init, taken: sent } = sending(40, declared);
    const answer = serving(bodies, 40 * PIECE)(init);
    await expect.poll(() => bodies.waiting).toBe(1);
    // The piece that was read, and those that streams ask for beforehand.
    expect(sent()).toBeLessThan(5);
    end();
    expect(await answer).toBe(`${40 * PIECE} 1 40`);
  },
);

test("so does one that is too long, and is read for its end alone", async () => {
  const bodies = new Bulkhead(LIMITS);
  const end = await taken(bodies);
  const { init, taken: sent } = sending(40);
  const answer = serving(bodies, 10)(init);
  await expect.poll(() => bodies.waiting).toBe(1);
  expect(sent()).toBeLessThan(5);
  end();
  expect(await answer).toBe("too long");
});

test("a small one waits for nobody", async () => {
  const bodies = new Bulkhead(LIMITS);
  const end = await taken(bodies);
  expect(await serving(bodies, PIECE)(sending(1, true).init)).toBe(`${PIECE} 1 1`);
  end();
});

test("an owner's uploads do not rest for the bodies of their own network", async () => {
  const active = new ActiveCallers();
  const { bodies } = openBulkheads(CAPACITY.work, active);
  expect(await serving(bodies, 40 * PIECE)(sending(40).init)).toBe(`${40 * PIECE} 1 40`);
  expect(active.number).toBe(0);
});
