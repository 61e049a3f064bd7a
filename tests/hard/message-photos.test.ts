/**
 * A list of so many guests' photos that they fill gigabytes contains none of them; each is read separately.
 */
import { expect, test } from "vitest";
import { makeTaker } from "../../testbed/messages.ts";
import { sharedServer } from "../../testbed/server.ts";

const PHOTOS = 250;
const BYTES = 1024 * 1024;

const server = await sharedServer();

test("All columns of 250 photos of a megabyte each are a short list, and one of them is downloaded whole", async () => {
  const { client, hotelId } = await makeTaker(server);
  await server.sql`insert into innfo.account_limits (user_id, what, max)
    select user_id, 'message_photo_bytes', ${2 * PHOTOS * BYTES} from hotels where id = ${hotelId}`;
  await server.sql`insert into messages (hotel_id, kind, room, topic, text)
    select ${hotelId}, 'request', '12', 'towels', 'Wish ' || i from generate_series(1, ${PHOTOS}::int) as i`;
  await server.sql`insert into message_photos (message_id, hotel_id, picture)
    select id, hotel_id, decode(repeat('ab', ${BYTES}::int), 'hex') from messages where hotel_id = ${hotelId}`;

  const { data: rows } = await client.from("message_photos").select("*").throwOnError();
  expect(rows).toHaveLength(PHOTOS);
  expect(JSON.stringify(rows).length).toBeLessThan(100_000);

  const { data: photo } = await client.storage.from("messages").download(`${hotelId}/${rows[0]?.message_id}`);
  expect(photo?.size).toBe(BYTES);
});
