/** Lists that are longer than one answer. */
import { beforeAll, expect, test } from "vitest";
import { MAX_ANSWER_BYTES } from "../../src/server/rest/listed.ts";
import { fillWithFaqs, LIMITS_FOR_LARGE_LIST, LIST_BYTES } from "../../testbed/large-list.ts";
import { type Client, sharedServer } from "../../testbed/server.ts";

const server = await sharedServer({ LIMITS: LIMITS_FOR_LARGE_LIST });
let owner: Client;
let hotelId: string;
beforeAll(async () => {
  // Before the first request, with which the server reads the catalogue.
  await server.sql`
    create function public.say(times int) returns text language sql stable as $$ select repeat('a', times) $$`;
  await server.sql`grant execute on function public.say(int) to authenticated`;
  ({ client: owner, hotelId } = await server.ownerWithHotel());
  await fillWithFaqs(server.sql, hotelId, 2);
});

const TOO_LONG = {
  code: "IN005",
  message: `The answer is longer than ${MAX_ANSWER_BYTES} bytes`,
  details: "Ask for fewer rows at a time, with limit and offset, or for fewer columns, with select",
};
const faqs = () => owner.from("faqs");

test("A list that is too long is refused with what to do about it, and read by parts or by fewer columns", async () => {
  const refused = await faqs().select("*");
  expect([refused.status, refused.error]).toEqual([400, { ...TOO_LONG, hint: null }]);
  const { data: names } = await faqs().select("question").throwOnError();
  expect(names).toHaveLength(700);
  const parts = [];
  for (let at = 0; at < 700; at += 350) {
    const { data } = await faqs()
      .select("*")
      .order("id")
      .range(at, at + 349)
      .throwOnError();
    parts.push(...data);
  }
  expect(new Set(parts.map(({ id }) => id)).size).toBe(700);
  expect(parts.reduce((bytes, { answer }) => bytes + Buffer.byteLength(answer), 0)).toBe(2 * LIST_BYTES);
});

test("A write whose rows are too long to answer writes nothing; without them it is done", async () => {
  const change = () => faqs().update({ position: 7 }).eq("hotel_id", hotelId);
  const { error } = await change().select("*");
  expect(error).toMatchObject(TOO_LONG);
  expect((await faqs().select("id").eq("position", 7).throwOnError()).data).toEqual([]);
  await change().throwOnError();
  expect((await change().select("id").throwOnError()).data).toHaveLength(700);
});

test("A function's result is bounded likewise", async () => {
  const say = (times: number) => owner.rpc("say" as never, { times } as never);
  expect((await say(1000)).data).toHaveLength(1000);
  expect((await say(MAX_ANSWER_BYTES)).error).toMatchObject(TOO_LONG);
});

test("Its owner's file holds all of it", async () => {
  const { data } = await owner.auth.getSession();
  const headers = { authorization: `Bearer ${data.session?.access_token}` };
  const file = await (await fetch(`${server.url}/auth/v1/user/data`, { headers })).json();
  expect(file.hotels[0].sections.faqs).toHaveLength(700);
});
