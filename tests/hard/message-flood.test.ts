/** Programs that write to a hotel by the hundred, and the guest who writes among them. */
import { expect, test } from "vitest";
import { makeTaker, sendForm, tokenOf } from "../../testbed/messages.ts";
import { sharedServer } from "../../testbed/server.ts";

const server = await sharedServer({ TRUST_PROXY: "1" });

interface Post {
  from: string;
  values?: Record<string, string>;
}

/** Sends some at a time. @returns how many were taken */
async function sendAll(hotelId: string, posts: readonly Post[]): Promise<number> {
  let taken = 0;
  for (let at = 0; at < posts.length; at += 25) {
    const answers = posts.slice(at, at + 25).map(async ({ from, values = {} }) => {
      const response = await sendForm(server, hotelId, "request", values, { "X-Forwarded-For": from });
      await response.text();
      return response.status;
    });
    taken += (await Promise.all(answers)).filter((status) => status === 303).length;
  }
  return taken;
}

const storedAt = async (hotelId: string) => {
  const [row] = await server.sql<{ count: number }[]>`
    select count(*)::int as count from messages where hotel_id = ${hotelId}`;
  return row?.count;
};

test("Of a thousand that programs send from fifty networks hardly one comes in, and a guest's does", async () => {
  const { hotelId } = await makeTaker(server);
  const other = await makeTaker(server);
  const kinds = [
    { token: "" },
    { token: tokenOf(server, other.hotelId, "request") },
    { homepage: "https://spam.example" },
    // A page that one of them opened, and all of them send.
    { token: tokenOf(server, hotelId, "request") },
  ];
  const posts = Array.from({ length: 1000 }, (_, i) => ({
    values: { ...kinds[i % kinds.length], text: `Buy ${i}` },
    from: `198.51.100.${i % 50}`,
  }));
  const taken = await sendAll(hotelId, posts);
  expect(taken).toBeGreaterThan(0);
  expect(taken).toBeLessThanOrEqual(10);
  expect(await sendAll(hotelId, [{ from: "203.0.113.1" }])).toBe(1);
  expect(await storedAt(hotelId)).toBe(taken + 1);
});

test("Past three hundred in an hour each network has three left, and a guest's is taken", async () => {
  const { hotelId } = await makeTaker(server);
  const patient = Array.from({ length: 400 }, (_, i) => ({ from: `198.51.100.${i % 10}` }));
  expect(await sendAll(hotelId, patient)).toBe(330);
  expect(await sendAll(hotelId, [{ from: "203.0.113.1" }])).toBe(1);
  expect(await storedAt(hotelId)).toBe(331);
});
