/** The board of a large house, in processor time of its database: docs/decisions/0132-todays-rooms.md. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sharedServer } from "../../testbed/server.ts";
import { actingAs, makeHotel } from "../../testbed/tokens.ts";

const server = await sharedServer();

const ROOMS = 500;
const CALLS = 20;
const TICK_MS = 10;

/** Milliseconds of processor time of a process so far. */
function spentBy(pid: number): number {
  // The name in brackets may have spaces: utime and stime are the 12th and 13th after it.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

test("500 rooms, half of which ask for something, are listed in 300 ms of processor time", async () => {
  const { userId, hotelId } = await makeHotel(server);
  await server.sql`
    insert into codes (hotel_id, label, area)
    select ${hotelId}, n::text, 'Floor ' || n / 50 from generate_series(1, ${ROOMS}) as n`;
  await server.sql`
    insert into room_days (hotel_id, code_id, day, wish, by_user)
    select c.hotel_id, c.id, innfo.room_day(c.hotel_id) - d.ago, 'left', ${userId}
    from codes c cross join generate_series(0, 13) as d (ago) where c.hotel_id = ${hotelId} and c.label::int % 2 = 0`;
  const { listed, spent } = await actingAs(server, userId, async (tx) => {
    const [{ pid = 0 } = {}] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
    const list = () => tx<{ rooms: { wish: string | null }[] }[]>`select rooms(${hotelId}) as rooms`;
    await list();
    const before = spentBy(pid);
    let listed: { wish: string | null }[] = [];
    for (let i = 0; i < CALLS; i++) listed = (await list())[0]?.rooms ?? [];
    return { listed, spent: (spentBy(pid) - before) / CALLS };
  });
  expect(listed).toHaveLength(ROOMS);
  expect(listed.filter(({ wish }) => wish === "left")).toHaveLength(ROOMS / 2);
  expect(spent).toBeLessThan(300);
});
