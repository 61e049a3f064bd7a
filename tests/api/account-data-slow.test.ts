/** Downloads of accounts by who takes them slowly: nobody waits for them but themselves. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { CAPACITY } from "../../src/server/capacity/capacity.ts";
import { startTestServer, type TestServer } from "../../testbed/server.ts";

/** More than systems keep for a reader who does not read. */
const ROWS = 3500;
const CHARACTERS = 4000;

let server: TestServer;
beforeAll(async () => {
  const { rooms } = CAPACITY;
  const deliveries = { ...rooms.deliveries, patience: 1000 };
  server = await startTestServer({}, { capacity: { ...CAPACITY, rooms: { ...rooms, deliveries } } });
});
afterAll(() => server.stop());

async function owner(rows: number): Promise<() => Promise<Response>> {
  const { client, userId, hotelId } = await server.ownerWithHotel();
  for (const what of ["items", "text_bytes"]) {
    await server.sql`
      insert into innfo.account_limits (user_id, what, max) values (${userId}, ${what}, 1000000000)`;
  }
  await server.sql`
    insert into public.faqs (hotel_id, category, question, answer)
    select ${hotelId}, 'General', 'Question', repeat('a', ${CHARACTERS}::int) from generate_series(1, ${rows}::int)`;
  const { data } = await client.auth.getSession();
  const headers = { Authorization: `Bearer ${data.session?.access_token}` };
  return () => fetch(`${server.url}/auth/v1/user/data`, { headers });
}

test("an honest owner's comes while more than there are connections take theirs drip by drip, one an account", async () => {
  const slow = [await owner(ROWS), await owner(ROWS), await owner(ROWS)];
  const taking = await Promise.all(slow.map((download) => download()));
  expect(taking.map(({ status }) => status)).toEqual([200, 200, 200]);

  const honest = await owner(1);
  const answer = await honest();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ hotels: [{ sections: { faqs: [{ question: "Question" }] } }] });

  const [again] = slow;
  const refused = await again?.();
  expect(refused?.status).toBe(429);
  expect(await refused?.json()).toMatchObject({ msg: expect.stringMatching(/^Too many of your requests/) });

  await Promise.all(taking.map(({ body }) => body?.cancel()));
  const whole = await again?.();
  expect(whole?.status).toBe(200);
  expect((await whole?.text())?.length).toBeGreaterThan(ROWS * CHARACTERS);
});
