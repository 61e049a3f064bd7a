/** Rows of changes that were told of are cleared away soon: each announcement reads past those that are not. */
import { expect, test } from "vitest";
import { sharedServer } from "../../testbed/server.ts";
import { makeHotel } from "../../testbed/tokens.ts";

test("a hundred rows that are added leave nothing to read past", async () => {
  const server = await sharedServer();
  const { client, hotelId } = await makeHotel(server);
  const bytes = async () => {
    const [row] = await server.sql<{ bytes: number }[]>`
      select pg_relation_size('innfo.unannounced_changes')::int as bytes`;
    return row?.bytes;
  };
  const row = { hotel_id: hotelId, label: "Bar", number: "1" };
  await server.sql`insert into innfo.account_limits (user_id, what, max)
    select user_id, 'items', 1000 from hotels where id = ${hotelId}`;
  for (let i = 0; i < 100; i++) await client.from("important_contacts").insert(row).throwOnError();
  await expect.poll(bytes).toBe(0);
});
