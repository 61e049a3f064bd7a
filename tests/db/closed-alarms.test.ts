/** Who closes an alarm, and what is kept of it. */
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { makeTaker, storeMessage } from "../../testbed/messages.ts";
import { sharedServer } from "../../testbed/server.ts";
import { makeColleague, makeHotel, type Owner } from "../../testbed/tokens.ts";

const server = await sharedServer();
let owner: Owner & { hotelId: string };
beforeEach(async () => {
  owner = await makeTaker(server);
});

async function send(values: object = {}): Promise<string> {
  const alarm = { topic: "help", room: "207", text: "Mon mari s’appelle Paul", danger: true, language: "fr" };
  return (await storeMessage(server.sql, owner.hotelId, { ...alarm, ...values })).id;
}

const addMember = (role: string) => makeColleague(server, owner, role);

const set = ({ client }: Pick<Owner, "client">, message_id: string, seen: string, state: string) =>
  client.rpc("set_message_state", { hotel_id: owner.hotelId, message_id, seen, state });
const read = async (id: string) =>
  (await owner.client.from("messages").select("state, outcome").eq("id", id).single().throwOnError()).data;
const close = (id: string, outcome: string) =>
  owner.client.from("messages").update({ state: "done", outcome }).eq("id", id).select("id");

describe("An alarm", () => {
  test("is taken by housekeeping, and closed by the desk alone", async () => {
    const maid = await addMember("housekeeping");
    const id = await send();
    expect((await set(maid, id, "new", "working")).data).toMatchObject({ changed: true });
    expect((await set(maid, id, "working", "done")).error?.message).toContain("The desk closes an alarm");
    expect(await read(id)).toMatchObject({ state: "working" });
    const towels = await send({ topic: "towels", danger: false });
    expect((await set(maid, towels, "new", "done")).data).toMatchObject({ changed: true });
    expect((await close(id, "false_alarm")).data).toHaveLength(1);
    expect(await read(id)).toEqual({ state: "done", outcome: "false_alarm" });
  });

  test("is not all right any more once it rings again", async () => {
    const id = await send();
    await close(id, "all_right");
    await server.sql`select innfo.write_again(${JSON.stringify({ id: randomUUID(), message_id: id, text: "Again", language: "fr" })}::text::jsonb, true)`;
    expect(await read(id)).toEqual({ state: "new", outcome: null });
  });
});

interface Logged {
  room: string | null;
  message_id: string | null;
  outcome: string | null;
  lines: { what: string; value: string | null; by: string | null; words: string | null }[];
}
const log = async ({ client }: Pick<Owner, "client"> = owner) =>
  (await client.rpc("alarm_log", { hotel_id: owner.hotelId }).throwOnError()).data as unknown as
    | Logged[]
    | null;

describe("The log of alarms", () => {
  test("says who heard, took and closed each, and nothing that its guest wrote", async () => {
    const id = await send();
    await send({ topic: "towels", danger: false });
    await owner.client.rpc("hear_alarms", { hotel_id: owner.hotelId }).throwOnError();
    await set(owner, id, "new", "working");
    const words = "Help is coming.";
    await owner.client
      .rpc("answer_message", { hotel_id: owner.hotelId, message_id: id, words, translation_language: "fr" })
      .throwOnError();
    await close(id, "all_right");
    const logged = await log();
    expect(logged).toHaveLength(1);
    expect(logged?.[0]).toMatchObject({ room: "207", outcome: "all_right" });
    const lines = logged?.[0]?.lines.map(({ what, value }) => [what, value]);
    expect(lines).toContainEqual(["reached", "screen new"]);
    expect(lines).toContainEqual(["state", "working"]);
    expect(lines).toContainEqual(["said", "fr"]);
    expect(lines).toContainEqual(["outcome", "all_right"]);
    expect(lines).toContainEqual(["state", "done"]);
    expect(JSON.stringify(logged)).not.toContain("Paul");
    expect(logged?.[0]?.lines.every(({ what, by }) => by !== null || what === "wrote")).toBe(true);
  });

  test("keeps one whose guest withdrew it or thanked for it, with no room that is no number", async () => {
    const withdrawn = await send({ room: "Paul Martin" });
    await server.sql`select innfo.withdraw_message(${withdrawn})`;
    const thanked = await send({ topic: "repair", text: "Il y a le feu" });
    await close(thanked, "all_right");
    await server.sql`select innfo.write_again(${JSON.stringify({ id: randomUUID(), message_id: thanked, text: "Merci", language: "fr" })}::text::jsonb, false)`;
    expect(await log()).toMatchObject([
      { message_id: null, room: null },
      { message_id: thanked, room: "207" },
    ]);
  });

  test("is read at the desk, by nobody of housekeeping and at no other hotel", async () => {
    await send();
    expect(await log(await addMember("desk"))).toHaveLength(1);
    expect(await log(await addMember("housekeeping"))).toBeNull();
    expect(await log(await makeHotel(server))).toBeNull();
  });
});
