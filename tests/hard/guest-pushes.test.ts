/** A guest's device is told that the hotel has written, through a push service that speaks the protocol. */
import { runInNewContext } from "node:vm";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { idOf } from "../../src/server/messages/form-token.ts";
import { makeTaker, sendForm } from "../../testbed/messages.ts";
import { startPushService } from "../../testbed/push-service.ts";
import { sharedServer } from "../../testbed/server.ts";

const service = await startPushService();
const server = await sharedServer({ PUSH_STAND_IN: service.url });
service.senderKey = server.context.pushes.publicKey;
afterAll(() => service.stop());

type Browser = ReturnType<typeof service.subscribe>;

interface Talk {
  taker: Awaited<ReturnType<typeof makeTaker>>;
  /** The address of the guest's page. */
  page: string;
  id: string;
}
let talk: Talk;
beforeEach(async () => {
  const taker = await makeTaker(server);
  const sent = await sendForm(server, taker.hotelId, "request", { text: "A secret wish" });
  const page = new URL(sent.headers.get("location") ?? "", server.url).href;
  talk = { taker, page, id: idOf(new URL(page).pathname.split("/")[2] ?? "") };
});

const tell = (given: Record<string, string>, page = talk.page) =>
  fetch(`${page}/tell`, { method: "POST", body: new URLSearchParams(given) }).then(({ status }) => status);
const subscription = ({ endpoint, p256dh, auth }: Browser) => ({ endpoint, p256dh, auth });
const devices = async () =>
  (
    await server.sql<{ endpoint: string }[]>`
      select endpoint from innfo.guest_devices where message_id = ${talk.id} order by id`
  ).map(({ endpoint }) => endpoint);
async function told(): Promise<void> {
  server.context.pushes.answers.wake();
  await server.context.pushes.answers.settled();
}
async function answer(words: string): Promise<void> {
  const { hotelId, client } = talk.taker;
  await client.rpc("answer_message", { hotel_id: hotelId, message_id: talk.id, words }).throwOnError();
  await told();
}

test("Each answer is pushed to the guest's devices, without a word of it, and not before there is one", async () => {
  const [phone, tablet] = [service.subscribe(), service.subscribe()];
  for (const browser of [phone, tablet]) expect(await tell(subscription(browser))).toBe(204);
  await told();
  expect([phone.pushes, tablet.pushes]).toEqual([[], []]);
  await answer("On the way");
  await answer("Five minutes");
  for (const { pushes } of [phone, tablet]) {
    expect(pushes.map(({ payload }) => payload)).toEqual([{}, {}]);
    expect(pushes[0]?.headers).toMatchObject({
      urgency: "high",
      topic: expect.stringMatching(/^[\w-]{32}$/),
    });
  }
});

test("What the guest has read meanwhile, and what the guest writes, is not announced", async () => {
  const phone = service.subscribe();
  await tell(subscription(phone));
  const { hotelId, client } = talk.taker;
  await client
    .rpc("answer_message", { hotel_id: hotelId, message_id: talk.id, words: "Soon" })
    .throwOnError();
  await fetch(talk.page, { headers: { "Sec-Fetch-Dest": "document" } });
  await told();
  const again = { id: crypto.randomUUID(), message_id: talk.id, text: "Thank you" };
  await server.sql`select innfo.write_again(${JSON.stringify(again)}::text::jsonb, false)`;
  await told();
  expect(phone.pushes).toEqual([]);
  await answer("You are welcome");
  expect(phone.pushes).toHaveLength(1);
});

test("A device is switched off by its guest, and goes with the message", async () => {
  const [phone, tablet] = [service.subscribe(), service.subscribe()];
  for (const browser of [phone, tablet]) await tell(subscription(browser));
  expect(await tell({ endpoint: phone.endpoint })).toBe(204);
  expect(await devices()).toEqual([tablet.endpoint]);
  await answer("On the way");
  expect([phone.pushes.length, tablet.pushes.length]).toEqual([0, 1]);
  // Withdrawn.
  await fetch(talk.page, { method: "POST", redirect: "manual" });
  expect(await server.sql`select from public.messages where id = ${talk.id}`).toHaveLength(0);
  expect(await devices()).toEqual([]);
  expect(await tell(subscription(phone))).toBe(404);
});

test("Of three devices the two newest are told, each once however often it asks", async () => {
  const all = [service.subscribe(), service.subscribe(), service.subscribe()];
  for (const browser of [...all, ...all.slice(1)]) await tell(subscription(browser));
  expect(await devices()).toEqual(all.slice(1).map(({ endpoint }) => endpoint));
});

test("A device that wants none is taken out, and one whose service is away is told later", async () => {
  const [phone, tablet] = [service.subscribe(), service.subscribe()];
  await tell(subscription(phone));
  service.fails.push(410);
  await answer("On the way");
  expect(await devices()).toEqual([]);
  await tell(subscription(tablet));
  service.fails.push(503);
  await answer("Still on the way");
  expect(tablet.pushes).toEqual([]);
  await server.sql`update innfo.jobs set due_at = now() where kind = 'answer' and failed_at is null`;
  await told();
  expect(tablet.pushes).toHaveLength(1);
  expect(await devices()).toEqual([tablet.endpoint]);
});

test("Guests' slow services keep no alarm from the hotel's own devices", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const [desk, ...slow] = [service.subscribe(), service.subscribe(), service.subscribe()];
  for (const browser of slow) {
    browser.held = promise;
    await tell(subscription(browser));
  }
  const { hotelId, client } = talk.taker;
  await client
    .from("push_devices")
    .insert({ hotel_id: hotelId, ...subscription(desk as Browser) })
    .throwOnError();
  await client
    .rpc("answer_message", { hotel_id: hotelId, message_id: talk.id, words: "Soon" })
    .throwOnError();
  server.context.pushes.answers.wake();
  await expect.poll(() => slow.map(({ pushes }) => pushes.length)).toEqual([1, 1]);
  await sendForm(server, hotelId, "request", { text: "Fire in the hall" });
  await server.context.pushes.jobs.settled();
  expect(desk?.pushes).toMatchObject([{ payload: { kinds: ["danger", "request"] } }]);
  resolve();
  await server.context.pushes.answers.settled();
});

describe("No browser's subscription", () => {
  test.each([
    ["another scheme", { endpoint: "http://push.example.com/1" }],
    ["a machine's number", { endpoint: "https://127.0.0.1/1" }],
    ["a port", { endpoint: "https://push.example.com:8443/1" }],
    ["a long address", { endpoint: `https://push.example.com/${"x".repeat(1000)}` }],
    ["a character that no text has", { endpoint: "https://push.example.com/\0" }],
    ["a short key", { p256dh: "B" }],
    ["no secret", { auth: "" }],
    ["half of its keys", { p256dh: undefined }],
    ["more than one has", { more: "x" }],
    ["a large body", { endpoint: `https://push.example.com/${"x".repeat(10_000)}` }],
  ])("is stored: %s", async (_, wrong) => {
    const right = subscription(service.subscribe());
    const given = JSON.parse(JSON.stringify({ ...right, ...wrong })) as Record<string, string>;
    expect(await tell(given)).toBe(422);
    expect(await devices()).toEqual([]);
    expect(await tell(right)).toBe(204);
  });

  test("is taken from another site, or for a message that is not there", async () => {
    const body = new URLSearchParams(subscription(service.subscribe()));
    const headers = { "Sec-Fetch-Site": "cross-site" };
    expect((await fetch(`${talk.page}/tell`, { method: "POST", body, headers })).status).toBe(403);
    expect(await tell(Object.fromEntries(body), `${server.url}/message/${"x".repeat(32)}`)).toBe(404);
    expect(await devices()).toEqual([]);
    expect(await tell(Object.fromEntries(body))).toBe(204);
  });
});

test("The worker shows the hotel's name and the guest's own sentence, opens the message, and says what its browser renewed", async () => {
  const shown: { title: string }[] = [];
  const opened: string[] = [];
  const focus = vi.fn();
  const windows: { url: string; focus: () => void }[] = [];
  const handlers = new Map<string, (event: object) => void>();
  const scope = talk.page;
  const words = new URLSearchParams({
    ...{ hotel: "a1", name: "Astoria", say: "Eine Antwort ist da", lang: "de", key: "the site's" },
  });
  const asked: object[] = [];
  const renewed = subscription(service.subscribe());
  const { endpoint, ...keys } = renewed;
  const self = {
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
    ...{ URL, URLSearchParams, fetch, location: { href: `${server.url}/answer-worker.js?${words}` } },
    registration: {
      scope,
      showNotification: async (title: string, options: object) => shown.push({ title, ...options }),
      pushManager: {
        subscribe: async (options: object) => {
          asked.push(options);
          return { endpoint, toJSON: () => ({ keys }) };
        },
      },
    },
    clients: { matchAll: async () => windows, openWindow: async (url: string) => opened.push(url) },
  };
  runInNewContext(
    await (await fetch(`${server.url}/answer-worker.js`)).text(),
    Object.assign(self, { self }),
  );
  let work: Promise<unknown> = Promise.resolve();
  const waitUntil = (promise: Promise<unknown>) => {
    work = promise;
  };
  handlers.get("push")?.({ waitUntil });
  await work;
  expect(shown).toMatchObject([
    { title: "Astoria", body: "Eine Antwort ist da", lang: "de", tag: scope, icon: "/view/a1/icon-192.png" },
  ]);
  const close = vi.fn();
  const click = async () => {
    handlers.get("notificationclick")?.({ waitUntil, notification: { close } });
    await work;
  };
  await click();
  expect(close).toHaveBeenCalled();
  expect(opened).toEqual([`${scope}?lang=de`]);
  windows.push({ url: `${server.url}/view/1`, focus: vi.fn() }, { url: `${scope}?lang=de`, focus });
  await click();
  expect(focus).toHaveBeenCalledOnce();
  expect(opened).toHaveLength(1);
  handlers.get("pushsubscriptionchange")?.({ waitUntil });
  await work;
  expect(asked).toEqual([{ userVisibleOnly: true, applicationServerKey: "the site's" }]);
  expect(await devices()).toEqual([renewed.endpoint]);
});
