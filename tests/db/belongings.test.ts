/** Lost and found things step by step, feedback that cannot wait, and deletions that an open inbox notices. */
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { transaction } from "../../src/server/database/transaction.ts";
import { makeTaker, sendForm } from "../../testbed/messages.ts";
import { sharedServer } from "../../testbed/server.ts";

const server = await sharedServer();
const taker = await makeTaker(server);
const other = await makeTaker(server);
type Taker = typeof taker;

async function write({ client, hotelId }: Taker, kind: "lost" | "found", item = "Scarf"): Promise<string> {
  const id = randomUUID();
  const contact = kind === "lost" ? { contact: "ana@example.com" } : {};
  await client
    .from("messages")
    .insert({ id, hotel_id: hotelId, kind, item, ...contact })
    .throwOnError();
  return id;
}
const change = ({ client }: Taker, id: string, changes: object) =>
  client.from("messages").update(changes).eq("id", id).select("id");
const read = async (id: string) =>
  (
    await taker.client
      .from("messages")
      .select("match_id, ownership_checked, outcome, state")
      .eq("id", id)
      .single()
      .throwOnError()
  ).data;
const eventsOf = async (id: string) =>
  (
    await taker.client
      .from("message_events")
      .select("what, value, by_user")
      .eq("message_id", id)
      .order("at")
      .throwOnError()
  ).data;

describe("A match", () => {
  test("is said once and stands on both sides, from step to step, each with who did it", async () => {
    const [lost, found] = [await write(taker, "lost"), await write(taker, "found")];
    await change(taker, lost, { match_id: found }).throwOnError();
    expect(await read(found)).toMatchObject({ match_id: lost });
    await change(taker, found, { ownership_checked: true, shelf: "A3" }).throwOnError();
    expect(await read(lost)).toMatchObject({ ownership_checked: true, outcome: null, state: "new" });
    await change(taker, lost, { outcome: "handed_over", state: "done" }).throwOnError();
    expect(await read(found)).toEqual({
      match_id: lost,
      ...{ ownership_checked: true, outcome: "handed_over", state: "done" },
    });
    const by_user = taker.userId;
    const events = await eventsOf(found);
    for (const event of [
      { what: "match", value: lost, by_user },
      { what: "ownership", value: "true", by_user },
      { what: "shelf", value: "A3", by_user },
      { what: "outcome", value: "handed_over", by_user },
    ])
      expect(events).toContainEqual(event);
  });

  test("can be taken back, and another takes its place", async () => {
    const [lost, first, second] = [
      await write(taker, "lost"),
      await write(taker, "found"),
      await write(taker, "found"),
    ];
    await change(taker, lost, { match_id: first }).throwOnError();
    await change(taker, lost, { match_id: second }).throwOnError();
    expect([await read(first), await read(second)]).toMatchObject([{ match_id: null }, { match_id: lost }]);
    await change(taker, second, { match_id: null }).throwOnError();
    expect(await read(lost)).toMatchObject({ match_id: null });
    await change(taker, first, { match_id: lost }).throwOnError();
    await taker.client.from("messages").delete().eq("id", first).throwOnError();
    expect(await read(lost)).toMatchObject({ match_id: null });
  });

  test("is of a report and a find of the same hotel", async () => {
    const [lost, found] = [await write(taker, "lost"), await write(taker, "found")];
    for (const wrong of [await write(taker, "lost"), await write(other, "found"), randomUUID(), lost]) {
      const { error } = await change(taker, lost, { match_id: wrong });
      expect(error?.code).toBe("23514");
      expect(error?.message).toBe("A find belongs to a report of the same hotel");
    }
    expect((await change(taker, lost, { match_id: found })).data).toHaveLength(1);
    const request = randomUUID();
    await taker.client
      .from("messages")
      .insert({ id: request, hotel_id: taker.hotelId, kind: "request", topic: "towels", room: "1" })
      .throwOnError();
    const { error } = await change(taker, request, { ownership_checked: true });
    expect(error?.message).toContain("messages_ownership_checked_kind");
  });
});

describe("Feedback that cannot wait", () => {
  let hotel: Taker;
  beforeAll(async () => {
    hotel = await makeTaker(server, ["feedback"]);
  });
  const mails = async () =>
    (
      await server.sql<{ count: number; later: number }[]>`
        select count(*)::int as count, count(*) filter (where due_at > now())::int as later from innfo.jobs
        where kind = 'mail' and payload ->> 'hotelId' = ${hotel.hotelId}`
    )[0];

  test("has its mail at once, in the place of the one that waits; other feedback waits for its time", async () => {
    // As if nobody sent mails: what is due stays.
    await server.context.outbox.received();
    const send = (rating: string) =>
      server.sql`select innfo.send_message(${JSON.stringify({
        ...{ id: randomUUID(), hotel_id: hotel.hotelId, kind: "feedback", rating, language: "en" },
      })}::text::jsonb)`;
    await send("4");
    await server.sql`delete from innfo.jobs where payload ->> 'hotelId' = ${hotel.hotelId}`;
    await send("4");
    expect(await mails()).toEqual({ count: 1, later: 1 });
    await send("2");
    expect(await mails()).toEqual({ count: 1, later: 1 });
    const due = await transaction(server.sql, async (tx) => {
      await tx`select innfo.send_message(${JSON.stringify({
        ...{ id: randomUUID(), hotel_id: hotel.hotelId, kind: "feedback", rating: 1, language: "en" },
      })}::text::jsonb)`;
      return tx`select due_at <= now() as "isDue" from innfo.jobs
        where kind = 'mail' and payload ->> 'hotelId' = ${hotel.hotelId}`;
    });
    expect([...due]).toEqual([{ isDue: true }]);
  });

  test("is what the hotel says it is", async () => {
    const set = (values: object) =>
      hotel.client
        .from("message_kinds")
        .update(values)
        .eq("hotel_id", hotel.hotelId)
        .select("attention, alarm");
    expect((await set({ attention: null, alarm: null })).data).toEqual([{ attention: null, alarm: null }]);
    for (const alarm of [0, 5])
      expect((await set({ alarm })).error?.message).toContain("message_kinds_alarm_range");
    expect((await set({ attention: 5 })).error?.message).toContain("message_kinds_attention_range");
    expect((await set({ attention: 2, alarm: 1 })).data).toEqual([{ attention: 2, alarm: 1 }]);
  });
});

test("An open inbox notices what its guest deletes, and nobody else's does", async () => {
  const news = async ({ client, hotelId }: Taker) =>
    (await client.rpc("inbox_news", { hotel_id: hotelId }).throwOnError()).data;
  const sent = await sendForm(server, taker.hotelId, "request");
  const [before, elsewhere] = [await news(taker), await news(other)];
  expect(await news(taker)).toEqual(before);
  await fetch(new URL(sent.headers.get("location") ?? "", server.url), {
    method: "POST",
    redirect: "manual",
  });
  expect(await news(taker)).not.toEqual(before);
  expect(await news(other)).toEqual(elsewhere);
});

test("A hotel with messages can be deleted", async () => {
  const leaving = await makeTaker(server);
  const [lost, found] = [await write(leaving, "lost"), await write(leaving, "found")];
  await change(leaving, lost, { match_id: found }).throwOnError();
  await leaving.client.from("hotels").delete().eq("id", leaving.hotelId).throwOnError();
  expect(await server.sql`select from messages where hotel_id = ${leaving.hotelId}`).toHaveLength(0);
});
