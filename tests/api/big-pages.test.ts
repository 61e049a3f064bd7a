/** A hotel with much to say keeps nobody else waiting. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startTestServer, type TestServer } from "../../testbed/server.ts";
import { giveProPlan, makeHotel } from "../../testbed/tokens.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("the page of 4,000 items is drawn beside the server's own work, and is whole", async () => {
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
  // News of these rows that arrives late would have the page made anew.
  await server.context.hotelChanges.settled();
  const drawn = vi.spyOn(server.context.bigPages, "draw");
  const load = async (id: string) => (await fetch(`${server.url}/view/${id}`)).text();
  // On a busy machine it takes longer than a guest is kept waiting, who then tries again.
  await vi.waitFor(async () => expect(await load(hotelId)).toContain("Question 500"), { timeout: 25_000 });
  expect((await load(hotelId)).match(/Item 175/g)).toHaveLength(20);
  expect(drawn).toHaveBeenCalledOnce();

  const small = await makeHotel(server);
  expect(await load(small.hotelId)).toContain("1 Quay");
  expect(drawn).toHaveBeenCalledOnce();
});
