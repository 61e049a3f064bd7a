/** A request's cost must not reveal how much there is that it may not see. */
import { expect, test } from "vitest";
import { NOWHERE, type Place, put, rowOf } from "../../testbed/parties.ts";
import { sharedServer } from "../../testbed/server.ts";
import { actingAs, giveProPlan, makeHotel } from "../../testbed/tokens.ts";

const server = await sharedServer();

const ROWS = 2000;
/** Pages read regardless of whose rows they are. */
const SLACK = 20;
/**
 * Before this version, a list is compared with an index's second column only after the rows are read. So a
 * custom section's id, which guests know, reveals how many items it has, which guests see. A plan bounds
 * their number.
 */
const SECOND_COLUMNS_SINCE = 170_000;

interface Case {
  table: string;
  /** SQL; $1 is the hotel, $2 one of its custom sections. */
  fill: string;
  filter(place: Place): string;
}
const byHotel = ({ hotelId }: Place) => `hotel_id = '${hotelId}'`;
const cases: Case[] = [
  {
    table: "qr_scans",
    fill: `insert into qr_scans (hotel_id, scanned_at)
      select $1, now() + n * interval '1 ms' from generate_series(1, ${ROWS}) as n where $2::text <> ''`,
    filter: byHotel,
  },
  {
    table: "faqs",
    fill: `insert into faqs (hotel_id, category, question, answer)
      select $1, 'General', n::text, n::text from generate_series(1, ${ROWS}) as n where $2::text <> ''`,
    filter: byHotel,
  },
  {
    table: "custom_section_items",
    fill: `insert into custom_section_items (hotel_id, section_id, title, description)
      select $1, $2::text::uuid, n::text, n::text from generate_series(1, ${ROWS}) as n`,
    filter: ({ sectionId }) => `section_id = '${sectionId}'`,
  },
];

async function makePlace(): Promise<Place> {
  const owner = await makeHotel(server);
  await giveProPlan(server, owner.userId);
  const place = { ...owner, sectionId: "" };
  return { ...place, sectionId: await put(server, "custom_sections", rowOf("custom_sections", place)) };
}

test.each(cases)(
  "a busy competitor's $table are passed over without being read",
  async ({ table, fill, filter }) => {
    const owner = await makePlace();
    const competitor = await makePlace();
    // More hotels, so that the table is not only one or two hotels'.
    const places = [owner, competitor, ...(await Promise.all(Array.from({ length: 4 }, makePlace)))];
    for (const { hotelId, sectionId } of places) await server.sql.unsafe(fill, [hotelId, sectionId]);
    await server.sql.unsafe(`analyze ${table}`);

    const pagesRead = (place: Place) =>
      actingAs(server, owner.userId, async (tx) => {
        // Planned once for a connection, from pages of the catalogue.
        await tx`select from innfo.hotels_of('editor')`;
        // Autovacuum, at any time, could let the index alone answer, from few pages.
        await tx`set local enable_indexonlyscan to off`;
        const [row] = await tx.unsafe<{ "QUERY PLAN": [{ Plan: Record<string, number> }] }[]>(
          `explain (analyze, buffers, format json) select count(*) from public.${table} where ${filter(place)}`,
        );
        const plan = row?.["QUERY PLAN"][0].Plan ?? {};
        return (plan["Shared Hit Blocks"] ?? 0) + (plan["Shared Read Blocks"] ?? 0);
      });
    const ofNone = await pagesRead(NOWHERE);
    const ofOwn = await pagesRead(owner);
    const [{ version }] = await server.sql<[{ version: number }]>`
      select current_setting('server_version_num')::int as version`;
    const isRead = table === "custom_section_items" && version < SECOND_COLUMNS_SINCE;
    expect(await pagesRead(competitor)).toBeLessThanOrEqual((isRead ? ofOwn : ofNone) + SLACK);
    // The same query about one's own hotel does read them.
    expect(ofOwn).toBeGreaterThan(ofNone + SLACK);
  },
);
