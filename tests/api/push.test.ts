/** New messages are announced on the devices of a hotel's people, through a push service that speaks the protocol. */

import { runInNewContext } from "node:vm";
import pino from "pino";
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { makeTaker, sendForm } from "../../testbed/messages.ts";
import { startPushService } from "../../testbed/push-service.ts";
import { sharedServer } from "../../testbed/server.ts";
import { makeHotel, makeOwner, signInAgain } from "../../testbed/tokens.ts";

const lines: string[] = [];
const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
const service = await startPushService();
const server = await sharedServer({ PUSH_STAND_IN: service.url }, { log });
service.senderKey = server.context.pushes.publicKey;
afterAll(() => service.stop());

type Taker = Awaited<ReturnType<typeof makeTaker>>;
type Browser = ReturnType<typeof service.subscribe>;
let taker: Taker;
beforeEach(async () => {
  taker = await makeTaker(server);
  service.fails.length = 0;
  await server.sql`delete from innfo.jobs where kind = 'push'`;
});

const told = () => server.context.pushes.jobs.settled();
const waiting = () => server.sql`
  select from innfo.jobs where kind = 'push' and failed_at is null
    and payload ->> 'deviceId' in (select id::text from push_devices where hotel_id = ${taker.hotelId})`;
const devices = () => server.sql<{ endpoint: string }[]>`
  select endpoint from push_devices where hotel_id = ${taker.hotelId} order by created_at`;
/** As if the time that each push waits for were over. */
async function later(): Promise<void> {
  await server.sql`update innfo.message_pushes set due_at = due_at - interval '1 minute'`;
  await server.sql`update innfo.jobs set due_at = now() where kind = 'push' and failed_at is null`;
  server.context.pushes.jobs.wake();
  await told();
}
async function notify({ client, hotelId }: Pick<Taker, "client" | "hotelId">, to = service.subscribe()) {
  const { endpoint, p256dh, auth } = to;
  await client
    .from("push_devices")
    .upsert({ hotel_id: hotelId, endpoint, p256dh, auth }, { onConflict: "hotel_id,endpoint" })
    .throwOnError();
  return to;
}
const payloads = ({ pushes }: Browser) => pushes.map(({ payload }) => payload);

test("A message buzzes on each device of its hotel at once, without a word of the guest's, and on nobody else's", async () => {
  const phone = await notify(taker);
  const tablet = await notify(taker);
  const other = await makeTaker(server);
  const elsewhere = await notify(other);
  const wake = vi.spyOn(server.context.pushes.jobs, "wake");
  const sent = await sendForm(server, taker.hotelId, "request", {
    text: "A secret wish",
    room: "Room Heron",
  });
  expect(sent.status).toBe(303);
  // Before the guest is answered, not at the next look for work.
  expect(wake).toHaveBeenCalled();
  await told();
  const [hotel] = await server.sql<{ name: string }[]>`select name from hotels where id = ${taker.hotelId}`;
  for (const browser of [phone, tablet]) {
    expect(payloads(browser)).toEqual([{ hotelId: taker.hotelId, name: hotel?.name, kinds: ["request"] }]);
    const [push] = browser.pushes;
    expect(push?.headers).toMatchObject({
      urgency: "high",
      ttl: "14400",
      topic: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect(push?.claims.sub).toMatch(/^mailto:/);
    expect(push?.headers).not.toHaveProperty("user-agent");
  }
  expect(elsewhere.pushes).toEqual([]);
  expect(lines.join("")).not.toMatch(/secret wish|Heron|push\.example\.com\/send/);
});

test("A message that comes while a push is on its way is told of when the minute is over", async () => {
  const phone = await notify(taker);
  const { promise, resolve } = Promise.withResolvers<void>();
  service.held = promise;
  await sendForm(server, taker.hotelId, "request", { text: "Towels" });
  await expect.poll(() => phone.pushes).toHaveLength(1);
  await sendForm(server, taker.hotelId, "feedback");
  service.held = undefined;
  resolve();
  await told();
  expect(payloads(phone)).toMatchObject([{ kinds: ["request"] }]);
  await later();
  expect(payloads(phone)).toMatchObject([{}, { kinds: ["feedback", "request"] }]);
});

test("Many messages are one push at once and one when the minute is over, which tells of the last, too", async () => {
  const phone = await notify(taker);
  await sendForm(server, taker.hotelId, "request", { text: "Towel" });
  await told();
  for (let i = 0; i < 3; i++) await sendForm(server, taker.hotelId, "request", { text: `Towel ${i}` });
  await sendForm(server, taker.hotelId, "feedback");
  await told();
  expect(payloads(phone)).toMatchObject([{ kinds: ["request"] }]);
  await later();
  expect(payloads(phone)).toMatchObject([{}, { kinds: ["feedback", "request"] }]);
  await later();
  expect(phone.pushes).toHaveLength(2);
});

test("Danger buzzes at once, whatever went out before, and says so without a word of the guest's", async () => {
  const phone = await notify(taker);
  await sendForm(server, taker.hotelId, "request");
  await told();
  expect(payloads(phone)).toMatchObject([{ kinds: ["request"] }]);
  await sendForm(server, taker.hotelId, "request", { text: "My husband is unconscious" });
  await told();
  expect(payloads(phone)).toMatchObject([{}, { kinds: ["danger", "request"] }]);
  expect(JSON.stringify(payloads(phone))).not.toContain("husband");
});

test("An alarm buzzes at once, whatever went out before, and once a minute; a good mark waits its turn", async () => {
  const phone = await notify(taker);
  await sendForm(server, taker.hotelId, "request");
  await told();
  await sendForm(server, taker.hotelId, "feedback", { rating: "5" });
  await told();
  expect(payloads(phone)).toMatchObject([{ kinds: ["request"] }]);
  await sendForm(server, taker.hotelId, "feedback", { rating: "1" });
  await told();
  expect(payloads(phone)).toMatchObject([{}, { kinds: ["feedback", "request"] }]);
  await sendForm(server, taker.hotelId, "feedback", { rating: "1", text: "Still" });
  await told();
  expect(phone.pushes).toHaveLength(2);
  await later();
  expect(phone.pushes).toHaveLength(3);
});

test("What somebody has begun meanwhile, and what the desk wrote down itself, is not announced", async () => {
  const phone = await notify(taker);
  await taker.client
    .from("messages")
    .insert({ hotel_id: taker.hotelId, kind: "found", item: "Umbrella" })
    .throwOnError();
  expect(await waiting()).toHaveLength(0);
  await sendForm(server, taker.hotelId, "request");
  await told();
  await sendForm(server, taker.hotelId, "request", { text: "Another" });
  await taker.client.from("messages").update({ state: "working" }).eq("state", "new").throwOnError();
  await later();
  expect(phone.pushes).toHaveLength(1);
  expect(await waiting()).toHaveLength(0);
});

describe("A push service", () => {
  test.each([503, 429])("that answers %i is asked again, and nothing is lost meanwhile", async (status) => {
    const phone = await notify(taker);
    service.fails.push(status);
    await sendForm(server, taker.hotelId, "request");
    await told();
    expect(phone.pushes).toEqual([]);
    // Another message adds nothing to what waits.
    await server.sql`update innfo.message_pushes set due_at = now() - interval '1 hour'`;
    await sendForm(server, taker.hotelId, "request", { text: "Another" });
    expect(await waiting()).toHaveLength(1);
    await later();
    expect(phone.pushes).toHaveLength(1);
  });

  test.each([404, 410, 403])("that answers %i is told nothing more of that device", async (status) => {
    const gone = await notify(taker);
    service.fails.push(status);
    await sendForm(server, taker.hotelId, "request");
    await told();
    expect(await devices()).toEqual([]);
    expect(await waiting()).toHaveLength(0);
    expect(gone.pushes).toEqual([]);
    // The hotel's other devices are.
    const phone = await notify(taker);
    await sendForm(server, taker.hotelId, "request", { text: "Another" });
    await later();
    expect(phone.pushes).toHaveLength(1);
  });
});

describe("Services that do not answer one account", () => {
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    onTestFinished(() => resolve());
    return { held: promise, letGo: resolve };
  };

  test("keep none of another's pushes waiting, and lose none of its own", async () => {
    const { held, letGo } = hold();
    // Their time is never over.
    vi.spyOn(AbortSignal, "timeout").mockImplementation(() => new AbortController().signal);
    onTestFinished(() => void vi.restoreAllMocks());
    const slow: Browser[] = [];
    for (let nth = 0; nth < 20; nth++) slow.push(await notify(taker));
    for (const browser of slow) browser.held = held;
    const other = await makeTaker(server);
    const phone = await notify(other);
    const before = service.tries;
    await sendForm(server, taker.hotelId, "request");
    await expect.poll(() => service.tries - before).toBe(2);
    await sendForm(server, other.hotelId, "request");
    await expect.poll(() => phone.pushes).toHaveLength(1);
    expect(service.tries - before).toBe(3);
    letGo();
    await told();
    expect(await waiting()).toHaveLength(0);
    expect(slow.map(({ pushes }) => pushes.length)).toEqual(slow.map(() => 1));
  });

  test("are given up soon and asked again, and the account's next push waits a little", async () => {
    const { held, letGo } = hold();
    const patience = new AbortController();
    vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(patience.signal);
    let past = 0;
    const now = performance.now.bind(performance);
    vi.spyOn(performance, "now").mockImplementation(() => now() + past);
    onTestFinished(() => void vi.restoreAllMocks());
    const phone = await notify(taker);
    phone.held = held;
    const before = service.tries;
    await sendForm(server, taker.hotelId, "request");
    await expect.poll(() => service.tries - before).toBe(1);
    patience.abort();
    await told();
    expect(lines.join("")).toContain("a push service does not answer");
    letGo();
    await later();
    expect(service.tries - before).toBe(1);
    expect(await waiting()).toHaveLength(1);
    past = 60_000;
    await later();
    expect(service.tries - before).toBe(2);
    expect(await waiting()).toHaveLength(0);
  });
});

test("A device whose key is none is taken out, instead of being tried for a day", async () => {
  await notify(taker, { ...service.subscribe(), p256dh: "B".padEnd(87, "A") });
  await sendForm(server, taker.hotelId, "request");
  await told();
  expect(await devices()).toEqual([]);
});

describe("A device", () => {
  test("is told nothing once its session has ended, however that came about", async () => {
    const phone = await notify(taker);
    expect(await devices()).toHaveLength(1);
    const response = await fetch(`${server.url}/auth/v1/logout?scope=local`, {
      method: "POST",
      headers: { authorization: `Bearer ${taker.token}` },
    });
    expect(response.status).toBe(204);
    expect(await devices()).toEqual([]);
    await sendForm(server, taker.hotelId, "request");
    await told();
    expect(phone.pushes).toEqual([]);
  });

  test("belongs to the session that named it last", async () => {
    const phone = await notify(taker);
    const second = await signInAgain(server, taker);
    await notify({ ...taker, client: second.client }, phone);
    expect(await devices()).toHaveLength(1);
    await server.sql`delete from auth.sessions where id = ${taker.sessionId}`;
    expect(await devices()).toHaveLength(1);
    await server.sql`delete from auth.sessions where id = ${second.sessionId}`;
    expect(await devices()).toHaveLength(0);
  });

  test("makes room for a newer one of its account beyond that account's share, and for nobody else's", async () => {
    await server.sql`
      insert into innfo.account_limits (user_id, what, max)
      values (${taker.userId}, 'push_devices_of_account', 2), (${taker.userId}, 'push_devices', 3)`;
    const colleague = await makeOwner(server);
    await server.sql`
      insert into members (hotel_id, user_id, role) values (${taker.hotelId}, ${colleague.userId}, 'desk')`;
    const oldest = await notify({ ...taker, client: colleague.client });
    const first = await notify(taker);
    const second = await notify(taker);
    await server.sql`
      update push_devices set created_at = created_at - interval '1 hour' where endpoint = ${second.endpoint}`;
    // Said again, the first is the one used last.
    await notify(taker, first);
    const third = await notify(taker);
    const endpoints = async () => (await devices()).map(({ endpoint }) => endpoint);
    expect(await endpoints()).toEqual([oldest, first, third].map(({ endpoint }) => endpoint));
    await told();
    expect(payloads(second)).toMatchObject([{ kinds: ["ended"] }]);
    expect([oldest, first, third].flatMap(payloads)).toEqual([]);
    // A sender in a loop has nothing sent.
    const fourth = await notify(taker);
    await told();
    expect((await devices()).map(({ endpoint }) => endpoint)).toContain(fourth.endpoint);
    expect([first, third].flatMap(payloads)).toEqual([]);
    // The hotel is full: that makes no room.
    await expect(notify({ ...taker, client: colleague.client })).rejects.toMatchObject({ code: "IN003" });
    expect(await endpoints()).toHaveLength(3);
  });

  test("is named for no hotel of somebody else's", async () => {
    await notify(taker);
    const { client } = await makeHotel(server);
    const { endpoint, p256dh, auth } = service.subscribe();
    const refused = await client
      .from("push_devices")
      .insert({ hotel_id: taker.hotelId, endpoint, p256dh, auth });
    expect(refused.error?.code).toBe("42501");
    expect((await client.from("push_devices").select("*").throwOnError()).data).toEqual([]);
    expect(await devices()).toHaveLength(1);
  });

  test("is seen, changed and taken away by nobody else who works at the hotel, whatever the role", async () => {
    const phone = await notify(taker);
    for (const role of ["owner", "housekeeping"]) {
      const colleague = await makeOwner(server);
      await server.sql`
        insert into members (hotel_id, user_id, role) values (${taker.hotelId}, ${colleague.userId}, ${role})`;
      const theirs = await notify({ ...taker, client: colleague.client });
      const { client } = colleague;
      const seen = await client.from("push_devices").select("endpoint").throwOnError();
      expect(seen.data).toEqual([{ endpoint: theirs.endpoint }]);
      await client
        .from("push_devices")
        .update({ auth: "A".repeat(22) })
        .eq("hotel_id", taker.hotelId)
        .throwOnError();
      await client.from("push_devices").delete().eq("hotel_id", taker.hotelId).throwOnError();
      expect(await devices()).toEqual([{ endpoint: phone.endpoint }]);
    }
    await sendForm(server, taker.hotelId, "request", { text: "My husband is unconscious" });
    await told();
    expect(payloads(phone)).toMatchObject([{ kinds: ["danger", "request"] }]);
  });

  test.each([
    ["http://push.example.com/1", "address"],
    ["https://127.0.0.1/1", "address"],
    ["https://[::1]/1", "address"],
    ["https://localhost/1", "address"],
    ["https://2130706433/1", "address"],
    ["https://push.example.com:8443/1", "address"],
    ["https://user:secret@push.example.com/1", "address"],
    ["https://push.example.com", "address"],
    [`https://push.example.com/${"a".repeat(1000)}`, "length"],
  ])("cannot have the address %s", async (endpoint, rule) => {
    const { p256dh, auth } = service.subscribe();
    const row = { hotel_id: taker.hotelId, p256dh, auth };
    const { error } = await taker.client.from("push_devices").insert({ ...row, endpoint });
    expect(error?.code).toBe("23514");
    expect(error?.message).toContain(`push_devices_endpoint_${rule}`);
    await taker.client
      .from("push_devices")
      .insert({ ...row, endpoint: "https://push.example.com/1" })
      .throwOnError();
  });
});

test("The admin can be put on a home screen; its worker keeps nothing but the admin's files", async () => {
  const manifest = await fetch(`${server.url}/admin.webmanifest`);
  expect(manifest.headers.get("content-type")).toBe("application/manifest+json");
  const { icons, scope, start_url } = (await manifest.json()) as {
    icons: { src: string; sizes: string }[];
    scope: string;
    start_url: string;
  };
  expect([scope, start_url]).toEqual(["/admin", "/admin"]);
  expect(icons.map(({ sizes }) => sizes)).toEqual(["180x180", "192x192", "512x512"]);
  for (const { src } of icons) {
    expect((await fetch(`${server.url}${src}`)).headers.get("content-type")).toBe("image/png");
  }
  const worker = await fetch(`${server.url}/admin-worker.js`);
  expect(worker.headers.get("content-type")).toMatch(/^text\/javascript/);
  // Without it, the browser allows no scope above the script's own folder; that is all of the site here.
  expect(worker.headers.get("service-worker-allowed")).toBeNull();
  const script = await worker.text();
  const kept = /^self\.adminFiles = (\[.*?\]);/.exec(script)?.[1] ?? "[]";
  expect(JSON.parse(kept)).toContainEqual(expect.stringMatching(/^\/assets\/index-.+\.js$/));
  for (const path of JSON.parse(kept)) expect(path).toMatch(/^\/(assets|admin)/);

  const { handlers } = await runWorker({ caches: { match: async () => undefined } });
  const answered = (request: object) => {
    const respondWith = vi.fn();
    handlers.get("fetch")?.({ respondWith, request: { method: "GET", mode: "cors", ...request } });
    return respondWith.mock.calls.length > 0;
  };
  expect(answered({ url: `${server.url}${JSON.parse(kept)[0]}` })).toBe(true);
  for (const path of [
    "/rest/v1/hotels",
    "/view/1",
    "/storage/v1/object/public/photos/1/a.avif",
    "/config.json",
  ]) {
    expect(answered({ url: server.url + path }), path).toBe(false);
  }
  expect(answered({ url: `https://elsewhere.example${JSON.parse(kept)[0]}` })).toBe(false);
  expect(answered({ url: `${server.url}/admin`, method: "POST", mode: "navigate" })).toBe(false);
});

type Handler = (event: object) => void;

/** The worker's script, in a world that has no more than what is given. */
async function runWorker(world: object) {
  const handlers = new Map<string, Handler>();
  const self = {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    ...{ URL, location: { origin: server.url }, fetch: async () => new Response(), setTimeout, ...world },
  };
  runInNewContext(await (await fetch(`${server.url}/admin-worker.js`)).text(), Object.assign(self, { self }));
  return { handlers };
}

test("The worker shows the hotel's name and what came; a later push takes the place of one of its kind", async () => {
  const shown: { title: string; body: string; tag: string; data: string }[] = [];
  const opened: string[] = [];
  const { handlers } = await runWorker({
    registration: {
      showNotification: async (title: string, options: object) => shown.push({ title, ...options } as never),
    },
    clients: { openWindow: async (path: string) => opened.push(path) },
  });
  const waitUntil = () => undefined;
  const push = (kinds: string[]) =>
    handlers.get("push")?.({ waitUntil, data: { json: () => ({ hotelId: "a1", name: "Astoria", kinds }) } });
  push(["lost"]);
  push(["feedback", "lost"]);
  push(["ending"]);
  push(["request", "danger"]);
  push(["ended"]);
  expect(shown).toMatchObject([
    { title: "Astoria", body: "A guest lost something", tag: "a1" },
    { title: "Astoria", body: "New messages", tag: "a1" },
    { title: "Astoria", body: "Found things are erased soon", tag: "a1 ending" },
    { title: "Danger: Astoria", body: "A guest may be in danger", requireInteraction: true },
    {
      title: "Astoria",
      body: "No messages on this device. Sign in and switch them on",
      tag: "a1 ended",
      requireInteraction: true,
    },
  ]);
  // The next one rings too, instead of taking its place in silence.
  expect(shown[3]).not.toHaveProperty("tag");
  const close = vi.fn();
  handlers.get("notificationclick")?.({ waitUntil, notification: { data: shown[0]?.data, close } });
  expect(close).toHaveBeenCalled();
  expect(opened).toEqual(["/admin/hotels/a1/inbox"]);
  // It takes nothing over.
  expect([...handlers.keys()].toSorted()).toEqual([
    ...["fetch", "install", "notificationclick", "push", "pushsubscriptionchange"],
  ]);
});
