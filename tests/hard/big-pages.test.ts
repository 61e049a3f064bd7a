/** A hotel with long texts does not delay anybody else. */
import { afterEach, expect, test, vi } from "vitest";
import { OverloadedError } from "../../src/server/capacity/bulkhead.ts";
import { sharedServer } from "../../testbed/server.ts";
import { giveProPlan, makeHotel } from "../../testbed/tokens.ts";

/** More than the one thread draws at a time. */
const BIG_PAGES = 5;

const server = await sharedServer({ TRUST_PROXY: "1" });
afterEach(() => void vi.restoreAllMocks());

test("the page of 4,000 items is rendered beside the server's own work, and is whole", async () => {
  const { userId, hotelId } = await makeHotel(server);
  await giveProPlan(server, userId);
  await server.sql`
    insert into faqs (hotel_id, category, question, answer)
    select ${hotelId}, 'General', 'Question ' || n, 'Answer' from generate_series(1, 500) as n`;
  const sections = await server.sql<{ id: string }[]>`
    insert into custom_sections (hotel_id, name, description)
    select ${hotelId}, 'Section ' || n, 'What is in it' from generate_series(1, 20) as n returning id`;
  for (const { id } of sections) {
    await server.sql`
      insert into custom_section_items (section_id, title, description)
      select ${id}, 'Item ' || n, 'What it is' from generate_series(1, 175) as n`;
  }
  // Late news of these rows would render the page again.
  await server.context.hotelChanges.settled();
  const rendered = vi.spyOn(server.context.bigPages, "render");
  const textOf = async (id: string) => (await fetch(`${server.url}/view/${id}`)).text();
  // On a busy machine it takes longer than a guest waits, who then retries.
  await vi.waitFor(async () => expect(await textOf(hotelId)).toContain("Question 500"), { timeout: 120_000 });
  expect((await textOf(hotelId)).match(/Item 175/g)).toHaveLength(20);
  expect(rendered).toHaveBeenCalledOnce();

  const small = await makeHotel(server);
  expect(await textOf(small.hotelId)).toContain("1 Quay");
  expect(rendered).toHaveBeenCalledOnce();
});

/** Its document has more than half a million characters. */
async function bigHotel(): Promise<string> {
  const { hotelId } = await makeHotel(server);
  await server.sql`
    insert into faqs (hotel_id, category, question, answer)
    select ${hotelId}, 'General', 'Question', repeat('a', 4000) from generate_series(1, 130)`;
  return hotelId;
}

/** Holds the thread. */
function holdRendering() {
  const { promise, reject } = Promise.withResolvers<never>();
  const rendered = vi.spyOn(server.context.bigPages, "render").mockReturnValue(promise);
  const end = () => {
    rendered.mockRejectedValue(new OverloadedError("The test is over"));
    reject(new OverloadedError("The test is over"));
  };
  return { rendered, end };
}

const load = (path: string, network: string) =>
  fetch(server.url + path, { headers: { "x-forwarded-for": network } });

test("a big page that is asked for in many languages takes three places of pages to make, and is refused beyond", async () => {
  const { end } = holdRendering();
  const hotelId = await bigHotel();
  const sent = ["de", "es", "fr", "it"].map((language, i) =>
    load(`/view/${hotelId}?lang=${language}`, `192.0.2.${i}`),
  );
  // None is rendered yet.
  expect((await Promise.race(sent)).status).toBe(503);
  const { misses, bigPages } = server.context.bulkheads;
  expect([misses.running, bigPages.running, bigPages.waiting]).toEqual([3, 1, 2]);
  end();
  for (const one of sent) expect((await one).status).toBe(503);
});

test("small pages do not wait for several big pages", async () => {
  const { rendered, end } = holdRendering();
  const sent: Promise<Response>[] = [];
  for (let i = 0; i < BIG_PAGES; i++) {
    sent.push(load(`/view/${await bigHotel()}`, `192.0.2.${i}`));
  }
  const { bigPages } = server.context.bulkheads;
  await expect.poll(() => bigPages.running + bigPages.waiting).toBe(BIG_PAGES);
  expect(rendered).toHaveBeenCalledOnce();

  const small = await makeHotel(server);
  const answer = await load(`/view/${small.hotelId}`, "198.51.100.1");
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("1 Quay")]);
  end();
  for (const big of sent) expect((await big).status).toBe(503);
});
