/** Programs that write to a hotel by the hundred, and a guest who writes among them. */
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

/** As if all that were counted of messages had begun so long ago. */
const daysLater = (days: number) =>
  server.sql`update auth.rate_limits set expire = expire - ${days * 24 * 60 * 60_000}`;

test("Of three thousand from fifty networks, each with a page of its own, a hundred come in, and guests do", async () => {
  const { hotelId } = await makeTaker(server);
  const house = (count: number) => Array.from({ length: count }, () => ({ from: "203.0.113.1" }));
  expect(await sendAll(hotelId, house(1))).toBe(1);
  await daysLater(1);
  const patient = Array.from({ length: 3_000 }, (_, i) => ({ from: `198.51.100.${i % 50}` }));
  expect(await sendAll(hotelId, patient)).toBeLessThanOrEqual(100);
  // Everybody in the house behind one address, and others with one of their own.
  expect(await sendAll(hotelId, house(50))).toBe(50);
  const guests = Array.from({ length: 20 }, (_, i) => ({ from: `192.0.2.${i}` }));
  expect(await sendAll(hotelId, guests)).toBe(20);
}, 300_000);

test("Spammers who come back on the next day bring no more than is left to those who are known", async () => {
  const { hotelId } = await makeTaker(server);
  const patient = Array.from({ length: 1000 }, (_, i) => ({ from: `198.51.100.${i % 50}` }));
  expect(await sendAll(hotelId, patient)).toBe(100);
  await daysLater(1);
  expect(await sendAll(hotelId, patient)).toBe(290);
  expect(await sendAll(hotelId, [{ from: "203.0.113.1" }])).toBe(1);
}, 300_000);
