/** Before unsettled lost and found things are deleted, those who hear of new ones are told once. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { mailsTo } from "../../testbed/mailbox.ts";
import { makeTaker } from "../../testbed/messages.ts";
import { startPushService } from "../../testbed/push-service.ts";
import { sharedServer } from "../../testbed/server.ts";

const service = await startPushService();
const server = await sharedServer({ PUSH_STAND_IN: service.url });
service.senderKey = server.context.pushes.publicKey;
afterAll(() => service.stop());

let taker: Awaited<ReturnType<typeof makeTaker>>;
let desk: string;
beforeEach(async () => {
  taker = await makeTaker(server);
  desk = `desk-${randomUUID()}@example.com`;
  const { hotelId: hotel_id } = taker;
  const kinds = ["lost", "found"].map((kind) => ({ hotel_id, kind, emails: [desk], is_on: true }));
  await taker.client.from("message_kinds").upsert(kinds, { onConflict: "hotel_id,kind" }).throwOnError();
});

/** @param left days until it is deleted; @param age days since it arrived */
async function thing(left: number, values: object = {}, age = 80): Promise<string> {
  const [row] = await server.sql<{ id: string }[]>`
    insert into messages ${server.sql({ hotel_id: taker.hotelId, kind: "found", item: "Scarf", ...values })} returning id`;
  await server.sql`
    update messages set keep_until = (now() at time zone 'UTC')::date + ${left}::int,
      created_at = now() - ${age} * interval '1 day' where id = ${row?.id ?? ""}`;
  return row?.id ?? "";
}

/** As upkeep does hourly. @returns the desk's mails so far */
async function remind() {
  await server.sql`select innfo.remind_of_things()`;
  server.context.outbox.send();
  server.context.pushes.jobs.wake();
  await server.context.pushes.jobs.settled();
  return mailsTo(server, desk);
}

test("A mail and a push say so a week before, once for all that end then, without a word of what it is", async () => {
  const phone = service.subscribe();
  const { endpoint, p256dh, auth } = phone;
  await taker.client
    .from("push_devices")
    .insert({ hotel_id: taker.hotelId, endpoint, p256dh, auth })
    .throwOnError();
  await thing(8);
  expect(await remind()).toEqual([]);
  await thing(7);
  await thing(0);
  const mails = await remind();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain("their time is over within a week: 2.");
  expect(mails[0]?.text).not.toContain("Scarf");
  expect(mails[0]?.links).toEqual([
    `${server.context.publicUrl}/admin/hotels/${taker.hotelId}/inbox?kind=found`,
  ]);
  expect(phone.pushes.map(({ payload }) => payload)).toMatchObject([
    { hotelId: taker.hotelId, kinds: ["ending"] },
  ]);
  expect(await remind()).toHaveLength(1);
  expect(phone.pushes).toHaveLength(1);
  // A thing that enters its last week later is reported then.
  await thing(7);
  expect(await remind()).toHaveLength(2);
  expect(phone.pushes).toHaveLength(2);
});

test("What is settled, or is no thing, or came just now and is kept for a few days, is not told of", async () => {
  await thing(3, { state: "done" });
  await thing(3, { outcome: "sent" });
  await thing(3, { kind: "request", topic: "taxi", room: "12", item: null });
  const fresh = await thing(5, {}, 0);
  await thing(-1);
  expect(await remind()).toEqual([]);
  // For short retention, at most half of the time.
  await server.sql`update messages set created_at = now() - interval '5 days' where id = ${fresh}`;
  expect(await remind()).toHaveLength(1);
});

test("Nobody is written to about what somebody has settled before the mail went out", async () => {
  const id = await thing(3);
  await server.sql`select innfo.remind_of_things()`;
  await server.sql`update messages set state = 'done' where id = ${id}`;
  server.context.outbox.send();
  expect(await mailsTo(server, desk)).toEqual([]);
  await thing(3);
  expect(await remind()).toHaveLength(1);
});
