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
  const load = async (id: string) => (await fetch(`${server.url}/view/${id}`)).text();
  // On a busy machine it takes longer than a guest waits, who then retries.
  await vi.waitFor(async () => expect(await load(hotelId)).toContain("Question 500"), { timeout: 25_000 });
  expect((await load(hotelId)).match(/Item 175/g)).toHaveLength(20);
  expect(rendered).toHaveBeenCalledOnce();

  const small = await makeHotel(server);
  expect(await load(small.hotelId)).toContain("1 Quay");
  expect(rendered).toHaveBeenCalledOnce();
});

test("small pages do not wait for several big pages", async () => {
  const rendering = Promise.withResolvers<never>();
  const rendered = vi.spyOn(server.context.bigPages, "render").mockReturnValue(rendering.promise);
  const load = (id: string, network: string) =>
    fetch(`${server.url}/view/${id}`, { headers: { "x-forwarded-for": network } });
  const sent: Promise<Response>[] = [];
  for (let i = 0; i < BIG_PAGES; i++) {
    const { hotelId } = await makeHotel(server);
    await server.sql`
      insert into faqs (hotel_id, category, question, answer)
      select ${hotelId}, 'General', 'Question', repeat('a', 4000) from generate_series(1, 130)`;
    sent.push(load(hotelId, `192.0.2.${i}`));
  }
  const { bigPages } = server.context.bulkheads;
  await expect.poll(() => bigPages.running + bigPages.waiting).toBe(BIG_PAGES);
  expect(rendered).toHaveBeenCalledOnce();

  const small = await makeHotel(server);
  const answer = await load(small.hotelId, "198.51.100.1");
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("1 Quay")]);
  rendered.mockRejectedValue(new OverloadedError("The test is over"));
  rendering.reject(new OverloadedError("The test is over"));
  for (const big of sent) expect((await big).status).toBe(503);
});
