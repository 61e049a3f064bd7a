/** Topics of requests at a hotel: rows, some of them its own. */
import { beforeEach, describe, expect, test } from "vitest";
import { makeTaker, storeMessage } from "../../testbed/messages.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { sharedServer } from "../../testbed/server.ts";

const server = await sharedServer();
let owner: Awaited<ReturnType<typeof makeTaker>>;
beforeEach(async () => {
  owner = await makeTaker(server);
});

const add = (values: object, { client, hotelId } = owner) =>
  client.from("topics").insert({ hotel_id: hotelId, ...values } as never);

const ask = async (topic: string) => (await storeMessage(server.sql, owner.hotelId, { topic })).outcome;

const writeDown = async (topic: string) => {
  const row = { ...exampleRow("messages"), hotel_id: owner.hotelId, topic } as never;
  return (await owner.client.from("messages").insert(row)).error?.message ?? "stored";
};

test("The usual topics come with the first row for requests, and a hotel's own beside them", async () => {
  const keys = async () =>
    (await owner.client.from("topics").select("key, is_on").order("key").throwOnError()).data;
  const usual = ["late_checkout", "other", "repair", "taxi", "towels", "wake_up_call"];
  expect(await keys()).toEqual(usual.map((key) => ({ key, is_on: true })));
  const [shown] = await server.sql<{ topics: string[] }[]>`
    select to_json(array(select topic from innfo.topics_of(${owner.hotelId}))) as topics`;
  expect(shown?.topics).toEqual(["towels", "late_checkout", "taxi", "wake_up_call", "repair", "other"]);
  const settings = () => owner.client.from("message_kinds").delete().eq("kind", "request").throwOnError();
  await owner.client.from("topics").delete().eq("key", "taxi").throwOnError();
  await settings();
  await owner.client
    .from("message_kinds")
    .insert({ hotel_id: owner.hotelId, kind: "request" })
    .throwOnError();
  expect(await keys()).toHaveLength(6);
  expect((await add({ key: "taxi" })).error?.code).toBe("23505");
});

test("Guests ask for what is on, and the desk also writes down what is off", async () => {
  const other = await makeTaker(server);
  expect((await add({ label: "A cot" }, other)).error).toBeNull();
  expect([await ask("A cot"), await writeDown("A cot")]).toEqual([
    "closed",
    expect.stringContaining("messages_topic_choice"),
  ]);
  expect((await add({ label: "A cot" })).error).toBeNull();
  expect([await ask("A cot"), await writeDown("A cot")]).toEqual(["sent", "stored"]);
  await owner.client.from("topics").update({ is_on: false }).eq("label", "A cot").throwOnError();
  expect([await ask("A cot"), await writeDown("A cot")]).toEqual(["closed", "stored"]);
  await owner.client.from("topics").delete().eq("label", "A cot").throwOnError();
  expect(await writeDown("A cot")).toContain("messages_topic_choice");
  const { data } = await owner.client.from("messages").select("topic").throwOnError();
  expect(data.map(({ topic }) => topic)).toEqual(["A cot", "A cot", "A cot"]);
});

describe("A topic cannot be", () => {
  test.each<[string, object, string]>([
    ["called as a usual one is in messages", { label: "Taxi" }, "topics_label_taken"],
    ["called as help is", { label: " HELP" }, "topics_label_taken"],
    ["called nothing", { label: "\u200b" }, "topics_label_required"],
    ["without a name", {}, "topics_label_required"],
    ["both usual and the hotel's own", { key: "taxi", label: "Cab" }, "topics_label_required"],
    ["usual where there is no such", { key: "gold" }, "topics_key_choice"],
    ["longer than a chip", { label: "x".repeat(61) }, "topics_label_length"],
    ["on two lines", { label: "A\ncot" }, "topics_label_legible"],
    ["called as another", { label: "a COT" }, "topics_label_key"],
  ])("%s", async (_, values, rule) => {
    expect((await add({ label: "A cot" })).error).toBeNull();
    expect((await add(values)).error?.message).toContain(rule);
    expect((await add({ label: "x".repeat(60) })).error).toBeNull();
  });
});
