/** Several people at one hotel: who is where, what others changed, and who has a message. */
import { expect, test } from "vitest";
import { sharedServer } from "../../testbed/server.ts";
import { makeHotel, makeOwner } from "../../testbed/tokens.ts";

const server = await sharedServer();
type HotelOwner = Awaited<ReturnType<typeof makeHotel>>;

async function makeMember(owner: HotelOwner, role: string) {
  const member = await makeOwner(server);
  await server.sql`insert into members (hotel_id, user_id, role) values (${owner.hotelId}, ${member.userId}, ${role})`;
  return { ...member, hotelId: owner.hotelId };
}

interface Answer {
  team: boolean;
  new: number;
  changes: number[];
  here: { name: string; screen: string; item: string | null; typing: boolean }[];
}

async function ask({ client, hotelId }: HotelOwner, shown: object = {}): Promise<Answer> {
  const { data } = await client.rpc("inbox_news", { hotel_id: hotelId, ...shown }).throwOnError();
  return data as unknown as Answer;
}

const nameOf = ({ email }: { email: string }) => email.split("@")[0];

test("Colleagues read which screen somebody has in sight, for some seconds; others, and the same person, do not", async () => {
  const owner = await makeHotel(server);
  expect(await ask(owner)).toMatchObject({ team: false });
  const ana = await makeMember(owner, "editor");
  const stranger = await makeHotel(server);
  const shown = { screen: "/admin/amenities", item: "amenities/1", typing: true };
  await ask(ana, shown);
  const herself = { name: nameOf(ana), ...shown };
  expect(await ask(owner, { screen: "/admin" })).toMatchObject({ team: true, here: [herself] });
  expect((await ask(ana)).here).toEqual([
    { name: nameOf(owner), screen: "/admin", item: null, typing: false },
  ]);
  expect((await ask(stranger)).here).toEqual([]);
  expect(await ask({ ...stranger, hotelId: owner.hotelId }, shown)).toBeNull();
  expect((await ask(owner)).here).toEqual([herself]);

  // Another screen takes the place of the one before.
  await ask(ana, { screen: "/admin/faqs" });
  expect((await ask(owner)).here).toEqual([{ ...herself, screen: "/admin/faqs", item: null, typing: false }]);
  await server.sql`
    update innfo.presences set seen_at = now() - interval '16 seconds' where user_id = ${ana.userId}`;
  expect((await ask(owner)).here).toEqual([]);
  await ask(ana, { screen: "/admin/faqs" });
  expect((await ask(owner)).here).toHaveLength(1);
  await server.sql`delete from auth.sessions where user_id = ${ana.userId}`;
  expect((await ask(owner)).here).toEqual([]);
});

test("What others changed of the content is told to the desk and above, and nobody of what they changed themselves", async () => {
  const owner = await makeHotel(server);
  const [ana, paul, marta] = [
    await makeMember(owner, "editor"),
    await makeMember(owner, "desk"),
    await makeMember(owner, "housekeeping"),
  ];
  const all = async () =>
    Promise.all([owner, ana, paul, marta].map(async (each) => (await ask(each)).changes.length));
  expect(await all()).toEqual([0, 0, 0, 0]);
  const faq = { hotel_id: owner.hotelId, category: "General", question: "When?", answer: "Now" };
  await ana.client.from("faqs").insert(faq).throwOnError();
  expect(await all()).toEqual([1, 0, 1, 0]);
  await owner.client.from("faqs").update({ answer: "Later" }).eq("hotel_id", owner.hotelId).throwOnError();
  expect(await all()).toEqual([1, 1, 2, 0]);
  // An order of many rows, and a page of them, are one answer of ten at most.
  const many = Array.from({ length: 12 }, (_, index) => ({ ...faq, question: `When, ${index}?` }));
  await ana.client.from("faqs").insert(many).throwOnError();
  expect(await all()).toEqual([10, 0, 10, 0]);
});

test("A message is taken once, whoever asks and by which way; the same press again is a success, and giving back frees it", async () => {
  const owner = await makeHotel(server);
  const [paul, marta] = [await makeMember(owner, "desk"), await makeMember(owner, "housekeeping")];
  await server.sql`insert into message_kinds (hotel_id, kind, is_on) values (${owner.hotelId}, 'request', false)`;
  const [row] = await server.sql<{ id: string }[]>`
    insert into messages (hotel_id, kind, topic, room) values (${owner.hotelId}, 'request', 'towels', '12') returning id`;
  const id = row?.id ?? "";
  const set = async (by: HotelOwner, seen: string, state: string) => {
    const args = { hotel_id: owner.hotelId, message_id: id, seen, state };
    return (await by.client.rpc("set_message_state", args).throwOnError()).data;
  };
  const taken = { state: "working", assignee: nameOf(paul), by: nameOf(paul) };
  const two = await Promise.all([set(paul, "new", "working"), set(paul, "new", "working")]);
  expect(two).toEqual([
    { changed: true, ...taken },
    { changed: true, ...taken },
  ]);
  expect(await set(owner, "new", "working")).toEqual({ changed: false, ...taken });
  expect(await set(marta, "new", "working")).toEqual({ changed: false, ...taken });
  const seen = await server.sql`select from message_events where message_id = ${id} and what = 'state'`;
  expect(seen).toHaveLength(1);

  expect(await set(paul, "working", "new")).toMatchObject({ changed: true, state: "new", assignee: null });
  expect(await set(marta, "new", "working")).toMatchObject({ changed: true, assignee: nameOf(marta) });
  // By a program, over its table: who begins has it, unless it names somebody.
  await owner.client.from("messages").update({ state: "new" }).eq("id", id).throwOnError();
  const begin = (values: object) =>
    owner.client
      .from("messages")
      .update({ state: "working", ...values })
      .match({ id, state: "new" })
      .select("taken_by");
  expect((await begin({})).data).toEqual([{ taken_by: owner.userId }]);
  expect((await begin({})).data).toEqual([]);
  await owner.client.from("messages").update({ state: "new" }).eq("id", id).throwOnError();
  expect((await begin({ taken_by: marta.userId })).data).toEqual([{ taken_by: marta.userId }]);

  const stranger = await makeHotel(server);
  expect(await set(stranger, "working", "done")).toBeNull();
});
