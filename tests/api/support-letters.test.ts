/** Priority support: what owners on Pro write to the operator. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { forgetLetters } from "../../src/server/support/routes.ts";
import { mailsTo } from "../../testbed/mailbox.ts";
import { startTestServer, type TestServer } from "../../testbed/server.ts";
import { callFunction } from "../../testbed/stripe.ts";
import { giveProPlan, makeHotel, type Owner } from "../../testbed/tokens.ts";

const OPERATOR = "desk@operator.example";

let server: TestServer;
let owner: Owner & { hotelId: string };
beforeAll(async () => {
  server = await startTestServer({ OPERATOR_EMAIL: OPERATOR });
});
afterAll(() => server.stop());
beforeEach(async () => {
  owner = await makeHotel(server, `Casa ${randomUUID()}`);
});

function write(changes: object = {}, by = owner, to = server) {
  const letter = { id: randomUUID(), hotel_id: by.hotelId, text: "Our code\n\nis not read.", ...changes };
  return callFunction(to.url, "support", letter, by.token);
}

/** Those about this owner's hotel. */
async function letters() {
  const [hotel] = await server.sql<
    { name: string }[]
  >`select name from public.hotels where id = ${owner.hotelId}`;
  return (await mailsTo(server, OPERATOR)).filter(({ subject }) => subject === `PRIORITY: ${hotel?.name}`);
}

test("An owner on Pro writes, once for each letter also when the answer was lost", async () => {
  await giveProPlan(server, owner.userId);
  const letter = { id: randomUUID() };
  expect((await write(letter)).status).toBe(200);
  expect((await write(letter)).status).toBe(200);
  const sent = await letters();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ replyTo: owner.email, isUrgent: true });
  expect(sent[0]?.text).toContain("Our code\n\nis not read.");
});

test("What was sent a month ago is forgotten, what was sent today is not", async () => {
  await giveProPlan(server, owner.userId);
  const [old, today] = [{ id: randomUUID() }, { id: randomUUID() }];
  await write(old);
  await write(today);
  await server.sql`update innfo.letters set created_at = now() - interval '31 days' where id = ${old.id}`;
  await forgetLetters(server.sql);
  const kept = await server.sql`select id from innfo.letters where user_id = ${owner.userId}`;
  expect([...kept]).toEqual([today]);
});

test("Free accounts, other people's hotels and letters beyond a day's are refused", async () => {
  expect(await write()).toMatchObject({ status: 403, body: { code: "not_offered" } });
  await giveProPlan(server, owner.userId);
  const other = await makeHotel(server, `Casa ${randomUUID()}`);
  expect((await write({ hotel_id: other.hotelId })).status).toBe(404);
  expect((await write({ text: " " })).status).toBe(400);
  for (let sent = 0; sent < 5; sent += 1) expect((await write()).status).toBe(200);
  expect(await write()).toMatchObject({ status: 429, body: { code: "too_many" } });
  expect(await letters()).toHaveLength(5);
});

test("Where the operator has no address, the call says so, and the admin knows", async () => {
  const silent = await startTestServer();
  try {
    const own = await makeHotel(silent, `Casa ${randomUUID()}`);
    await giveProPlan(silent, own.userId);
    expect(await write({}, own, silent)).toMatchObject({ status: 501, body: { code: "support_off" } });
    expect(await (await fetch(`${silent.url}/config.json`)).json()).toMatchObject({ support: false });
    expect(await (await fetch(`${server.url}/config.json`)).json()).toMatchObject({ support: true });
  } finally {
    await silent.stop();
  }
});
