/** A caller who exceeds their share waits for their own work and is then refused; others get through. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { transaction } from "../../src/server/database/transaction.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { analyticsAt, aVisit, track } from "../../testbed/scans.ts";
import { LONG_TIMEOUTS, PASSWORD, startTestServer, type TestServer } from "../../testbed/server.ts";
import { makeHotel } from "../../testbed/tokens.ts";
import { untilBlocked } from "../../testbed/until-blocked.ts";
import { whileLocked } from "../../testbed/while-locked.ts";

type Send = (method: string, path: string, body?: BodyInit, type?: string) => Promise<Response>;
interface Owner {
  hotelId: string;
  send: Send;
}

/** A caller has one of two places, and one more call of theirs waits. */
const LIMITS = { concurrency: 2, queue: 10, maxWait: 60_000, share: { concurrency: 1, queue: 1 } };
const LONG = 60_000;
/** Characters of an answer. */
const LARGE = 10_000;

let server: TestServer;
let abuser: Owner;
let honest: Owner;
beforeAll(async () => {
  const { work } = LONG_TIMEOUTS;
  server = await startTestServer(
    { TRUST_PROXY: "1" },
    {
      capacity: {
        ...LONG_TIMEOUTS,
        work: {
          ...work,
          reads: LIMITS,
          writes: LIMITS,
          misses: LIMITS,
          large: LIMITS,
          passwords: LIMITS,
          accounts: LIMITS,
          scans: LIMITS,
        },
        // No caller counts as slow, or heavy.
        slowness: { from: LONG, answer: LARGE, remembered: LONG },
        heaviness: { from: LONG, answer: Number.POSITIVE_INFINITY, remembered: LONG },
      },
    },
  );
  // Reads the catalogue, which a locked table would delay.
  expect((await fetch(`${server.url}/rest/v1/faqs`)).status).toBe(401);
});
afterAll(() => server.stop());
beforeEach(async () => {
  [abuser, honest] = [await owner(), await owner()];
});

async function owner(network?: string): Promise<Owner> {
  const { token, hotelId } = await makeHotel(server);
  const headers = { authorization: `Bearer ${token}`, ...(network && { "x-forwarded-for": network }) };
  return { hotelId, send: sender(headers) };
}

/** An anonymous caller from this network. */
const from = (network: string) => sender({ "x-forwarded-for": network });

function sender(headers: Record<string, string>): Send {
  return (method, path, body, type = "application/json") =>
    fetch(server.url + path, { method, body: body ?? null, headers: { ...headers, "content-type": type } });
}

const credentials = JSON.stringify({ email: "nobody@example.com", password: PASSWORD });
const guestDocument = (hotelId: string) => JSON.stringify({ hotel_id: hotelId });

/** The resource that the abuser's three calls wait for, and another caller's answer meanwhile. */
const CASES: [
  what: string,
  table: string,
  abuse: () => Promise<Response>,
  beside: () => Promise<Response>,
  done: [abuse: number, beside: number],
  words: object,
][] = [
  [
    "an owner's reads",
    "public.faqs",
    () => abuser.send("GET", "/rest/v1/faqs?question=ilike.*a*b*"),
    () => honest.send("GET", "/rest/v1/amenities"),
    [200, 200],
    { code: "429", details: null, hint: null },
  ],
  [
    "an owner's writes",
    "public.faqs",
    () => abuser.send("DELETE", `/rest/v1/faqs?hotel_id=eq.${abuser.hotelId}`),
    () => honest.send("PATCH", `/rest/v1/hotels?id=eq.${honest.hotelId}`, '{"description":"By the sea"}'),
    [204, 204],
    { code: "429", details: null, hint: null },
  ],
  [
    "sign-ins from one network",
    "auth.users",
    () => from("192.0.2.1")("POST", "/auth/v1/token?grant_type=password", credentials),
    // Does not query the locked table.
    () => from("192.0.2.2")("GET", "/auth/v1/settings"),
    [400, 200],
    { code: 429, error_code: "over_request_rate_limit" },
  ],
  [
    "calls about accounts from one network, without a password",
    "auth.sessions",
    () => abuser.send("GET", "/auth/v1/user"),
    () => from("192.0.2.2")("GET", "/auth/v1/settings"),
    [200, 200],
    { code: 429, error_code: "over_request_rate_limit" },
  ],
];

describe.each(CASES)("%s", (_, table, abuse, beside, [done, fine], words) => {
  test("of one account: one runs, one waits, the third is refused, and other accounts get through", async () => {
    const sent: Promise<Response>[] = [];
    await whileLocked(server, table, async () => {
      sent.push(abuse(), abuse(), abuse());
      // None of their other calls is answered while the table is locked.
      const refused = await Promise.race(sent);
      expect(refused.status).toBe(429);
      expect(refused.headers.get("retry-after")).toBe("1");
      expect(await refused.json()).toMatchObject(words);
      await untilBlocked(server.sql);
      for (let i = 0; i < 3; i++) expect((await beside()).status).toBe(fine);
    });
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([done, done, 429].sort());
    expect((await abuse()).status).toBe(done);
  });
});

test("a row that somebody else holds keeps only its owner waiting, in the same table and the same section", async () => {
  const add = ({ send, hotelId }: Owner) =>
    send("POST", "/rest/v1/faqs?select=id", JSON.stringify({ ...exampleRow("faqs"), hotel_id: hotelId }));
  expect((await add(abuser)).status).toBe(201);
  const change = () =>
    abuser.send("PATCH", `/rest/v1/faqs?hotel_id=eq.${abuser.hotelId}`, '{"answer":"Yes"}');
  const sent: Promise<Response>[] = [];
  // Like an operator's transaction at a prompt.
  await transaction(server.sql, async (tx) => {
    await tx`select from public.faqs where hotel_id = ${abuser.hotelId} for update`;
    sent.push(change(), change());
    await untilBlocked(server.sql);
    for (let i = 0; i < 3; i++) expect((await add(honest)).status).toBe(201);
    expect(server.context.bulkheads.writes).toMatchObject({ running: 1, waiting: 1 });
  });
  for (const one of sent) expect((await one).status).toBe(204);
});

test("a caller who got very large answers reads one at a time, on connections apart from the others", async () => {
  const { bulkheads } = server.context;
  const answer = "a".repeat(LARGE / 3);
  const rows = (count: number) =>
    JSON.stringify(
      Array.from({ length: count }, () => ({ ...exampleRow("faqs"), hotel_id: abuser.hotelId, answer })),
    );
  const read = () => abuser.send("GET", "/rest/v1/faqs?select=answer");
  /** Two of their reads: one runs and one waits. */
  async function readIn(line: "reads" | "slow"): Promise<void> {
    const sent: Promise<Response>[] = [];
    await whileLocked(server, "public.faqs", async () => {
      sent.push(read(), read());
      await expect.poll(() => [bulkheads[line].running, bulkheads[line].waiting]).toEqual([1, 1]);
      expect((await honest.send("GET", "/rest/v1/amenities")).status).toBe(200);
    });
    for (const one of sent) expect((await one).status).toBe(200);
  }
  await abuser.send("POST", "/rest/v1/faqs", rows(2));
  expect((await read()).status).toBe(200);
  await readIn("reads");
  await abuser.send("POST", "/rest/v1/faqs", rows(1));
  expect((await read()).status).toBe(200);
  await readIn("slow");
});

test("as many downloads as there can be, read for long, keep nobody's save and nobody's read waiting", async () => {
  const { downloads, writes } = server.context.bulkheads;
  const owners = await Promise.all(
    Array.from({ length: downloads.concurrency }, (_, i) => owner(`192.0.2.${i}`)),
  );
  const sent: Promise<Response>[] = [];
  await whileLocked(server, "public.faqs", async () => {
    sent.push(...owners.map(({ send }) => send("GET", "/auth/v1/user/data")));
    await expect.poll(() => downloads.running).toBe(downloads.concurrency);
    await untilBlocked(server.sql);
    const save = (description: string) =>
      honest.send("PATCH", `/rest/v1/hotels?id=eq.${honest.hotelId}`, JSON.stringify({ description }));
    for (let i = 0; i < writes.concurrency; i++) expect((await save(`Change ${i}`)).status).toBe(204);
    expect((await honest.send("GET", "/rest/v1/amenities")).status).toBe(200);
  });
  for (const one of sent) {
    const answer = await one;
    expect([answer.status, await answer.json()]).toEqual([
      200,
      expect.objectContaining({ hotels: [expect.anything()] }),
    ]);
  }
});

test("large answers to one network are sent one at a time, and then refused; another network gets its own meanwhile", async () => {
  const { large } = server.context.bulkheads;
  const answer = "a".repeat(4000);
  await server.sql`
    insert into public.faqs (hotel_id, category, question, answer)
    select ${honest.hotelId}, 'General', 'Question', ${answer} from generate_series(1, 40)`;
  const read = (network: string) =>
    from(network)("POST", "/rest/v1/rpc/guest_hotel", guestDocument(honest.hotelId));
  const sent = Promise.withResolvers<void>();
  const first = large.run(() => sent.promise, "192.0.2.1");
  const second = read("192.0.2.1");
  await expect.poll(() => large.waiting).toBe(1);
  expect((await read("192.0.2.1")).status).toBe(429);
  const beside = await read("192.0.2.2");
  expect([beside.status, await beside.text()]).toEqual([200, expect.stringContaining(answer)]);
  sent.resolve();
  await first;
  expect((await second).status).toBe(200);
});

test("a password waits while its network's is hashed; another network's is hashed beside it", async () => {
  const { passwords } = server.context.bulkheads;
  const signIn = (network: string) =>
    from(network)("POST", "/auth/v1/token?grant_type=password", credentials);
  const hashed = Promise.withResolvers<void>();
  const first = passwords.run(() => hashed.promise, "192.0.2.1");
  const second = signIn("192.0.2.1");
  await expect.poll(() => passwords.waiting).toBe(1);
  expect((await signIn("192.0.2.2")).status).toBe(400);
  hashed.resolve();
  await first;
  expect((await second).status).toBe(400);
});

test("scans of one network wait their turn, and then are refused; another's are counted meanwhile", async () => {
  const { scans } = server.context.bulkheads;
  const scan = (network: string) => track(server.url, aVisit(honest.hotelId), { "x-forwarded-for": network });
  const held = Promise.withResolvers<void>();
  const first = scans.run(() => held.promise, "192.0.2.1");
  const second = scan("192.0.2.1");
  await expect.poll(() => scans.waiting).toBe(1);
  const refused = await scan("192.0.2.1");
  // The page sends it again.
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "5"]);
  expect((await scan("192.0.2.2")).status).toBe(204);
  held.resolve();
  await first;
  expect((await second).status).toBe(204);
  expect(await analyticsAt(server, honest.hotelId)).toMatchObject({ total: 2 });
});

describe("Hotels that have to be read first", () => {
  test("are limited for each network: other networks take turns, and cached pages need no place", async () => {
    const known = await owner();
    const view = (send: Send, hotelId: string) => send("GET", `/view/${hotelId}`);
    const call = (send: Send, hotelId: string) =>
      send("POST", "/rest/v1/rpc/guest_hotel", guestDocument(hotelId));
    const [flooding, other] = [from("192.0.2.1"), from("192.0.2.2")];
    for (const read of [view, call]) expect((await read(other, known.hotelId)).status).toBe(200);
    const sent: Promise<Response>[] = [];
    let beside: Promise<Response> | undefined;
    await whileLocked(server, "public.hotels", async () => {
      sent.push(...["zzzzzzzzz1", "zzzzzzzzz2", "zzzzzzzzz3"].map((id) => call(flooding, id)));
      const refused = await Promise.race(sent);
      expect(refused.status).toBe(429);
      expect(await refused.json()).toMatchObject({ code: "429", details: null, hint: null });
      for (const read of [view, call]) {
        for (const send of [flooding, other]) expect((await read(send, known.hotelId)).status).toBe(200);
      }
      beside = call(other, honest.hotelId);
      await untilBlocked(server.sql);
    });
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 200, 429]);
    const answer = await beside;
    expect(answer?.status).toBe(200);
    expect(await answer?.json()).toMatchObject({ hotel: { id: honest.hotelId } });
  });

  test("are read anew after each change, for guests and owners alike", async () => {
    const read = async (send: Send) =>
      (await send("POST", "/rest/v1/rpc/guest_hotel", guestDocument(honest.hotelId))).json();
    for (const description of ["By the sea", "In the hills"]) {
      const body = JSON.stringify({ description });
      await honest.send("PATCH", `/rest/v1/hotels?id=eq.${honest.hotelId}`, body);
      for (const send of [from("192.0.2.1"), abuser.send]) {
        expect(await read(send)).toMatchObject({ hotel: { description } });
      }
    }
  });
});
