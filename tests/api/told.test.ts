/** A person told of an alarm was reached by a mail server or a push service; an unreached one is said. */
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { transaction } from "../../src/server/database/transaction.ts";
import { listenHere } from "../../testbed/listen-here.ts";
import { makeTaker, sendForm } from "../../testbed/messages.ts";
import { startPushService } from "../../testbed/push-service.ts";
import { sharedServer } from "../../testbed/server.ts";
import { makeHotel, makeOwner } from "../../testbed/tokens.ts";

const NOBODY = "nobody@hotel.example";
const mails: { to: string; source: string }[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onRcptTo({ address }, _session, done) {
    if (address === NOBODY) return done(Object.assign(new Error("no such mailbox"), { responseCode: 550 }));
    if (address.startsWith("busy")) return done(Object.assign(new Error("later"), { responseCode: 451 }));
    done();
  },
  onData(stream, { envelope }, done) {
    void text(stream).then((source) => {
      mails.push({ to: envelope.rcptTo[0]?.address ?? "", source });
      done();
    });
  },
});
const service = await startPushService();
const server = await sharedServer({
  PUSH_STAND_IN: service.url,
  SMTP_URL: `smtp://127.0.0.1:${await listenHere(smtp)}`,
  MAIL_FROM: "Innfo <hello@innfo.example>",
});
service.senderKey = server.context.pushes.publicKey;
afterAll(async () => {
  await service.stop();
  await new Promise<void>((resolve) => {
    smtp.close(() => resolve());
  });
});

type Taker = Awaited<ReturnType<typeof makeTaker>>;
let taker: Taker;
beforeEach(async () => {
  taker = await makeTaker(server);
  service.fails.length = 0;
  service.held = undefined;
  mails.length = 0;
});

interface Line {
  step: string;
  way: string;
  state: string;
  reason: string | null;
  who: string | null;
  address: string | null;
  endpoint?: string | null;
}

async function notify({ client }: Pick<Taker, "client">, to = service.subscribe()) {
  const { endpoint, p256dh, auth } = to;
  await client
    .from("push_devices")
    .upsert({ hotel_id: taker.hotelId, endpoint, p256dh, auth }, { onConflict: "hotel_id,endpoint" })
    .throwOnError();
  return to;
}

async function alarm(): Promise<string> {
  const answer = await sendForm(server, taker.hotelId, "request", { topic: "help", room: "207" });
  expect(answer.status).toBe(303);
  const [row] = await server.sql<{ id: string }[]>`
    select id from messages where hotel_id = ${taker.hotelId} order by created_at desc limit 1`;
  return row?.id ?? "";
}

async function sent(): Promise<void> {
  await server.context.pushes.jobs.settled();
  await server.context.outbox.received();
}

/** Lets the minutes until the step pass. */
async function step(id: string, step: string): Promise<void> {
  for (;;) {
    const [job] = await server.sql<{ id: string; step: string }[]>`
      select id, payload ->> 'step' as step from innfo.jobs
      where kind = 'escalation' and payload ->> 'messageId' = ${id} and payload ->> 'step' <> 'again'`;
    if (!job) throw new Error(`No step ${step}`);
    await server.sql`select innfo.escalate(${job.id})`;
    server.context.pushes.jobs.wake();
    server.context.outbox.send();
    if (job.step === step) return;
  }
}

const told = async (id: string, { client } = taker) =>
  (await client.rpc("told", { hotel_id: taker.hotelId, message_id: id }).throwOnError()).data as unknown as
    | Line[]
    | null;
const tellings = async ({ client }: Pick<Taker, "client"> = taker) =>
  (await client.rpc("told", { hotel_id: taker.hotelId }).throwOnError()).data as unknown as {
    unreached: Line[];
    test: { told: Line[] } | null;
  } | null;
const toManager = async (id: string) =>
  (await told(id))?.filter((line) => line.step === "manager").map(({ way, state }) => `${way} ${state}`);

async function mailTo(address: string): Promise<void> {
  await server.sql`update auth.users set email = ${address} where id = ${taker.userId}`;
  await server.sql`update hotels set email = 'desk@hotel.example' where id = ${taker.hotelId}`;
}

describe("The manager of an alarm that nobody takes", () => {
  test("is told once a mail server has the mail, and not before", async () => {
    const id = await alarm();
    const { promise, resolve } = Promise.withResolvers<void>();
    service.held = promise;
    const phone = await notify(taker);
    await step(id, "manager");
    await expect.poll(() => phone.pushes.length).toBeGreaterThan(0);
    expect(await toManager(id)).toContain("push waiting");
    service.held = undefined;
    resolve();
    await sent();
    expect(await toManager(id)).toEqual(["push reached", "mail reached"]);
    expect((await tellings())?.unreached).toEqual([]);
  });

  test("is not reached where the mail is refused, which is said until a mail arrives or goes elsewhere", async () => {
    await mailTo(NOBODY);
    const id = await alarm();
    await step(id, "manager");
    await sent();
    expect(await toManager(id)).toEqual(["mail refused"]);
    expect(await told(id)).toMatchObject([
      { step: "new", way: "mail", state: "reached", address: "desk@hotel.example" },
      { step: "mail", way: "mail", state: "reached" },
      {
        step: "manager",
        state: "refused",
        address: NOBODY,
        reason: "a mail was not delivered: 550 at RCPT TO",
      },
    ]);
    expect((await tellings())?.unreached).toMatchObject([{ way: "mail", address: NOBODY, step: "manager" }]);
    await mailTo("ada@hotel.example");
    expect((await tellings())?.unreached).toEqual([]);
  });

  test("is not reached yet while the mail server takes nothing, and is once it does", async () => {
    await mailTo("busy@hotel.example");
    const id = await alarm();
    await step(id, "manager");
    await sent();
    expect(await toManager(id)).toEqual(["mail waiting"]);
    expect((await tellings())?.unreached).toMatchObject([
      { state: "waiting", reason: "a mail was not delivered: 451 at RCPT TO" },
    ]);
    await server.sql`update innfo.jobs set due_at = now(), payload = payload || '{"to": "free@hotel.example"}'
      where kind = 'mail' and payload ->> 'to' = 'busy@hotel.example'`;
    server.context.outbox.send();
    await sent();
    expect(await toManager(id)).toEqual(["mail reached"]);
  });

  test("is not reached by what answers 200 in a push service's place, such as a Wi-Fi's page", async () => {
    await notify(taker);
    // Before the alarm, whose push may be on its way at once.
    service.fails.push(200, 200, 200);
    const id = await alarm();
    await sent();
    expect((await told(id))?.find(({ way }) => way === "push")).toMatchObject({
      state: "waiting",
      reason: "a push was not taken",
    });
  });

  test("is told of nothing where somebody took it meanwhile", async () => {
    const id = await alarm();
    await step(id, "mail");
    await sent();
    const [job] = await server.sql<{ id: string }[]>`
      select id from innfo.jobs where kind = 'escalation' and payload ->> 'messageId' = ${id}`;
    await server.sql`select innfo.escalate(${job?.id ?? ""})`;
    expect(await toManager(id)).toEqual(["mail waiting"]);
    await server.sql`update messages set state = 'working' where id = ${id}`;
    await sent();
    expect(
      (await told(id))?.filter(({ state }) => state === "reached").map(({ step }) => step),
    ).not.toContain("manager");
  });
});

test("While it is noted whom a new alarm tells, no push or mail that waits already, and tells of it, is begun", async () => {
  const { hotelId } = taker;
  await notify(taker);
  await alarm();
  await sent();
  // Within the minute, so that its push and its mail wait, and tell of the third one, too.
  await alarm();
  const message = { id: crypto.randomUUID(), hotel_id: hotelId, kind: "request", topic: "help", room: "207" };
  const free = await transaction(server.sql, async (tx) => {
    await tx`select innfo.send_message(${JSON.stringify({ ...message, danger: true, language: "en" })}::text::jsonb)`;
    return server.sql<{ id: string }[]>`select id from innfo.jobs for update skip locked`;
  });
  const telling = await server.sql<{ way: string; job_id: string }[]>`
    select way, job_id from innfo.tellings where message_id = ${message.id} order by way`;
  expect(telling.map(({ way }) => way)).toEqual(["mail", "push"]);
  const ids = free.map(({ id }) => id);
  expect(telling.filter(({ job_id }) => ids.includes(job_id))).toEqual([]);
});

test("A device that its push service dropped is named to the desk at once, and to nobody else, until it is back", async () => {
  const colleague = await makeOwner(server);
  await server.sql`insert into members (hotel_id, user_id, role)
    values (${taker.hotelId}, ${colleague.userId}, 'housekeeping')`;
  const phone = await notify(taker);
  service.fails.push(410);
  await sendForm(server, taker.hotelId, "request", { topic: "taxi" });
  await sent();
  const [dropped] = (await tellings())?.unreached ?? [];
  expect(dropped).toMatchObject({
    way: "push",
    state: "refused",
    reason: "dropped",
    endpoint: phone.endpoint,
  });
  expect((await tellings(colleague))?.unreached).toEqual([]);
  const stranger = await makeHotel(server);
  expect(await tellings(stranger)).toBeNull();
  await notify(taker);
  expect((await tellings())?.unreached).toEqual([]);
});

describe("A test alarm", () => {
  const ring = ({ client } = taker) => client.rpc("ring_test", { hotel_id: taker.hotelId }).throwOnError();
  const settle = async () => {
    server.context.pushes.jobs.wake();
    server.context.outbox.send();
    await sent();
  };

  test("rings on all devices, is mailed like an alarm, and says who was reached", async () => {
    await mailTo(NOBODY);
    const phone = await notify(taker);
    expect((await ring()).data).not.toBeNull();
    await settle();
    expect(phone.pushes.map(({ payload }) => payload)).toMatchObject([{ kinds: ["test"] }]);
    const lines = (await tellings())?.test?.told.map(({ way, state, address }) => [way, state, address]);
    expect(lines).toEqual([
      ["push", "reached", null],
      ["mail", "reached", "desk@hotel.example"],
      ["mail", "refused", NOBODY],
    ]);
    expect(mails.map(({ to }) => to)).toEqual(["desk@hotel.example"]);
    expect(mails[0]?.source).toMatch(/Subject: TEST ALARM: /);
    expect(mails[0]?.source).toMatch(/nobody is in danger/);
  });

  test("is rung by who edits the hotel, and once in half a minute", async () => {
    await mailTo("grace@hotel.example");
    const [one, other] = [await ring(), await ring()];
    expect(other.data).toBe(one.data);
    await settle();
    expect(mails).toHaveLength(2);
    expect((await ring(await makeHotel(server))).data).toBeNull();
  });
});

test("The mail of an alarm names the room, by its card, too, and the number to dial", async () => {
  await server.sql`update hotels set country = 'BR' where id = ${taker.hotelId}`;
  await alarm();
  await sent();
  const [mail] = mails;
  expect(mail?.source).toMatch(/Subject: ALARM, room 207: /);
  expect(mail?.source).toMatch(/In danger: Ambulance 192, Fire brigade 193, and Police 190/);
});

test("A screen that rings is noted once for each person, and not for who works elsewhere", async () => {
  const id = await alarm();
  const hear = async ({ client } = taker) =>
    (await client.rpc("hear_alarms", { hotel_id: taker.hotelId }).throwOnError()).data;
  expect([await hear(), await hear()]).toEqual([1, 0]);
  expect(await hear(await makeHotel(server))).toBeNull();
  expect((await told(id))?.filter(({ way }) => way === "screen")).toHaveLength(1);
});
