/** Downloads of accounts that are read slowly delay nobody but their reader. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { CAPACITY } from "../../src/server/capacity/capacity.ts";
import { startTestServer, type TestServer } from "../../testbed/server.ts";

/** More than systems buffer for a client that does not read. */
const ROWS = 3500;
const CHARACTERS = 4000;

let server: TestServer;
beforeAll(async () => {
  const { work } = CAPACITY;
  const deliveries = { ...work.deliveries, maxWait: 1000 };
  const share = { concurrency: 3, queue: 0 };
  const deliveriesByNetwork = { ...work.deliveriesByNetwork, share };
  const capacity = { ...CAPACITY, work: { ...work, deliveries, deliveriesByNetwork } };
  server = await startTestServer({ TRUST_PROXY: "1" }, { capacity });
});
afterAll(() => server.stop());

async function owner(rows: number): Promise<(network: string) => Promise<Response>> {
  const { client, userId, hotelId } = await server.ownerWithHotel();
  for (const what of ["items", "text_bytes"]) {
    await server.sql`
      insert into innfo.account_limits (user_id, what, max) values (${userId}, ${what}, 1000000000)`;
  }
  await server.sql`
    insert into public.faqs (hotel_id, category, question, answer)
    select ${hotelId}, 'General', 'Question', repeat('a', ${CHARACTERS}::int) from generate_series(1, ${rows}::int)`;
  const { data } = await client.auth.getSession();
  const authorization = `Bearer ${data.session?.access_token}`;
  return (network) =>
    fetch(`${server.url}/auth/v1/user/data`, { headers: { authorization, "x-forwarded-for": network } });
}

test("an owner downloads their data while more accounts than there are connections read theirs byte by byte", async () => {
  const slow = [await owner(ROWS), await owner(ROWS), await owner(ROWS)];
  const taking = await Promise.all(slow.map((download) => download("192.0.2.1")));
  expect(taking.map(({ status }) => status)).toEqual([200, 200, 200]);

  const honest = await owner(1);
  // However many accounts a network has, its places are limited.
  expect((await honest("192.0.2.1")).status).toBe(429);
  const answer = await honest("192.0.2.2");
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ hotels: [{ sections: { faqs: [{ question: "Question" }] } }] });

  const [again] = slow;
  const refused = await again?.("192.0.2.3");
  expect(refused?.status).toBe(429);
  expect(await refused?.json()).toMatchObject({ msg: expect.stringMatching(/^Too many of your requests/) });

  await Promise.all(taking.map(({ body }) => body?.cancel()));
  const whole = await again?.("192.0.2.3");
  expect(whole?.status).toBe(200);
  expect((await whole?.text())?.length).toBeGreaterThan(ROWS * CHARACTERS);
});
