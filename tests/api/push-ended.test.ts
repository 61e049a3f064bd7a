/** A device that is signed out from elsewhere is told so once, and of nothing else any more. */
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { endAllSessions, forgetOldSessions } from "../../src/server/auth/sessions.ts";
import { transaction } from "../../src/server/database/transaction.ts";
import { makeTaker, sendForm } from "../../testbed/messages.ts";
import { startPushService } from "../../testbed/push-service.ts";
import { sharedServer } from "../../testbed/server.ts";
import { makeHotel, makeOwner, type Owner, signInAgain } from "../../testbed/tokens.ts";

const service = await startPushService();
const server = await sharedServer({ PUSH_STAND_IN: service.url });
service.senderKey = server.context.pushes.publicKey;
afterAll(() => service.stop());

type Taker = Awaited<ReturnType<typeof makeTaker>>;
let taker: Taker;
/** Who ends the other's session. */
let elsewhere: Owner;
beforeEach(async () => {
  taker = await makeTaker(server);
  elsewhere = await signInAgain(server, taker);
  service.fails.length = 0;
});

async function notify({ client }: Pick<Owner, "client">, hotelId: string, browser = service.subscribe()) {
  const { endpoint, p256dh, auth } = browser;
  await client
    .from("push_devices")
    .upsert({ hotel_id: hotelId, endpoint, p256dh, auth }, { onConflict: "hotel_id,endpoint" })
    .throwOnError();
  return browser;
}

async function call({ token }: Pick<Owner, "token">, method: string, path: string, body?: object) {
  const response = await fetch(`${server.url}/auth/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.ok, await response.text()).toBe(true);
}

async function told(): Promise<void> {
  server.context.pushes.jobs.wake();
  await server.context.pushes.jobs.settled();
}
/** As if what has failed were due again; nothing may be under way. */
async function later(): Promise<void> {
  await server.sql`update innfo.jobs set due_at = now() where kind = 'push' and failed_at is null`;
  await told();
}
const payloadsOf = ({ pushes }: ReturnType<typeof service.subscribe>) =>
  pushes.map(({ payload }) => payload as { kinds: string[] });
const kindsOf = (browser: ReturnType<typeof service.subscribe>) =>
  payloadsOf(browser).map(({ kinds }) => kinds);
const rowsOf = (hotelId: string) => server.sql`select from push_devices where hotel_id = ${hotelId}`;

test.each<[how: string, end: () => Promise<unknown>]>([
  ["one device ends", () => call(elsewhere, "DELETE", `sessions/${taker.sessionId}`)],
  ["all others are signed out", () => call(elsewhere, "POST", "logout?scope=others")],
  ["everything is signed out", () => call(elsewhere, "POST", "logout?scope=global")],
  ["the password is changed", () => call(elsewhere, "PUT", "user", { password: "a heron on the quay" })],
  ["nobody used it for 90 days", endOfRest],
  ["an operator ends all of an account's", () => endAllSessions(server.sql, taker.userId)],
])("When %s, the device is told so once, and no message reaches it any more", async (_how, end) => {
  const phone = await notify(taker, taker.hotelId);
  await end();
  expect(await rowsOf(taker.hotelId)).toHaveLength(0);
  await told();
  const [hotel] = await server.sql`select name from hotels where id = ${taker.hotelId}`;
  expect(payloadsOf(phone)).toEqual([{ hotelId: taker.hotelId, name: hotel?.name, kinds: ["ended"] }]);
  await sendForm(server, taker.hotelId, "request");
  await told();
  expect(kindsOf(phone)).toEqual([["ended"]]);
});

async function endOfRest(): Promise<void> {
  await server.sql`
    update auth.sessions set refreshed_at = now() - interval '100 days' where id = ${taker.sessionId}`;
  await forgetOldSessions(server.sql);
}

test("The device that ends the others goes on being told of messages, and of no end", async () => {
  const desk = await notify(elsewhere, taker.hotelId);
  const phone = await notify(taker, taker.hotelId);
  await call(elsewhere, "POST", "logout?scope=others");
  await sendForm(server, taker.hotelId, "request");
  await told();
  expect(kindsOf(desk)).toEqual([["request"]]);
  expect(kindsOf(phone)).toEqual([["ended"]]);
});

describe("Nothing is said to a device", () => {
  test("on which somebody signs out", async () => {
    const phone = await notify(taker, taker.hotelId);
    await call(taker, "POST", "logout?scope=local");
    expect(await rowsOf(taker.hotelId)).toHaveLength(0);
    await told();
    expect(phone.pushes).toEqual([]);
  });

  test("that was switched off there before", async () => {
    const phone = await notify(taker, taker.hotelId);
    await taker.client.from("push_devices").delete().eq("endpoint", phone.endpoint).throwOnError();
    await call(elsewhere, "POST", "logout?scope=others");
    await told();
    expect(phone.pushes).toEqual([]);
  });

  test("on which somebody has signed in and switched it on again before the news went out", async () => {
    const phone = await notify(taker, taker.hotelId);
    service.fails.push(503);
    await call(elsewhere, "POST", "logout?scope=others");
    await told();
    const again = await signInAgain(server, taker);
    await notify(again, taker.hotelId, phone);
    await later();
    expect(phone.pushes).toEqual([]);
    await sendForm(server, taker.hotelId, "request");
    await told();
    expect(kindsOf(phone)).toEqual([["request"]]);
  });

  test("of a hotel that is deleted", async () => {
    const phone = await notify(taker, taker.hotelId);
    await server.sql`delete from public.hotels where id = ${taker.hotelId}`;
    await told();
    expect(phone.pushes).toEqual([]);
  });
});

test("Whoever is removed is told nothing more on any device, and housekeeping nothing of what is the desk's", async () => {
  const { hotelId } = taker;
  const [leaves, cleans, stays] = await Promise.all([
    makeOwner(server),
    makeOwner(server),
    makeOwner(server),
  ]);
  const people = [leaves, cleans, stays];
  for (const { userId } of people) {
    await server.sql`insert into members (hotel_id, user_id, role) values (${hotelId}, ${userId}, 'desk')`;
  }
  const phones = await Promise.all(people.map((person) => notify(person, hotelId)));
  const { client } = taker;
  await client.rpc("remove_member", { hotel_id: hotelId, user_id: leaves.userId }).throwOnError();
  for (const [{ userId }, role] of [[cleans, "housekeeping"] as const, [stays, "editor"] as const]) {
    await client
      .rpc("change_member", { hotel_id: hotelId, user_id: userId, role, topics: [] })
      .throwOnError();
  }
  expect(await rowsOf(hotelId)).toHaveLength(2);
  await sendForm(server, hotelId, "request", { topic: "taxi" });
  await told();
  expect(phones.map(kindsOf)).toEqual([[], [], [["request"]]]);
});

test("The news is tried again while its service is away, and ends where the browser wants none", async () => {
  const phone = await notify(taker, taker.hotelId);
  service.fails.push(503);
  await call(elsewhere, "POST", "logout?scope=others");
  await told();
  expect(phone.pushes).toEqual([]);
  await later();
  expect(kindsOf(phone)).toEqual([["ended"]]);

  const other = await notify(elsewhere, taker.hotelId);
  service.fails.push(410);
  const third = await signInAgain(server, taker);
  await call(third, "POST", "logout?scope=others");
  await told();
  expect(other.pushes).toEqual([]);
  const jobs = await server.sql`
    select from innfo.jobs where kind = 'push' and payload ->> 'hotelId' = ${taker.hotelId}`;
  expect(jobs).toHaveLength(0);
});

test("It counts among the pushes of its hotel's owner", async () => {
  const owner = await makeHotel(server);
  const phone = service.subscribe();
  await server.sql`
    insert into push_devices (hotel_id, session_id, endpoint, p256dh, auth)
    values (${owner.hotelId}, ${owner.sessionId}, ${phone.endpoint}, ${phone.p256dh}, ${phone.auth})`;
  // Not begun: the transaction is not over.
  await transaction(server.sql, async (tx) => {
    await tx`delete from auth.sessions where id = ${owner.sessionId}`;
    const jobs = await tx`
        select owner_id from innfo.jobs where kind = 'push' and payload ->> 'hotelId' = ${owner.hotelId}`;
    expect([...jobs]).toEqual([{ owner_id: owner.userId }]);
    throw new Error("taken back");
  }).catch((error: Error) => expect(error.message).toBe("taken back"));
});
