/** A guest page's statements, however much the owner wrote, in however many languages. */
import { expect, test } from "vitest";
import { observeStatements } from "../../src/server/database/message.ts";
import type { SqlStatement } from "../../src/server/database/sql.ts";
import { sharedServer } from "../../testbed/server.ts";
import { giveProPlan, makeHotel } from "../../testbed/tokens.ts";

const LANGUAGES = ["de", "fr", "es", "ar", "ja"];
const OFFERED = `{${LANGUAGES}}`;

const statements: SqlStatement[] = [];
observeStatements((statement) => statements.push(statement));
const server = await sharedServer();

/** After each change the server checks whether the hotel was deleted, with its files. */
const OF_A_CHANGE = /^\s*select from public\.hotels where id =/;

/** @returns the statements that this hotel's page took, on any connection */
async function read(hotelId: string, language: string): Promise<string[]> {
  statements.length = 0;
  const response = await fetch(`${server.url}/view/${hotelId}?lang=${language}`);
  expect(await response.text(), language).toContain(`Pool 0 in ${language}`);
  const ofHotel = statements.filter(({ values }) => values.includes(hotelId)).map(({ text }) => text);
  return ofHotel.filter((text) => !OF_A_CHANGE.test(text));
}

test.each([1, 300])(
  "A page of %i items is one statement in each language, with its translations",
  async (count) => {
    const { hotelId, userId } = await makeHotel(server);
    await giveProPlan(server, userId);
    await server.sql`update public.hotels set languages = ${OFFERED}::text[] where id = ${hotelId}`;
    await server.sql`
    insert into public.amenities (hotel_id, name, description, timing, location)
    select ${hotelId}, 'Pool ' || i, 'Heated', 'Always', 'Roof' from generate_series(0, ${count}::int - 1) as i`;
    await server.sql`
    insert into public.translations (hotel_id, table_name, row_id, column_name, language, text, source_hash)
    select ${hotelId}, 'amenities', a.id::text, 'name', tag, a.name || ' in ' || tag, repeat('0', 32)
    from public.amenities a cross join unnest(${OFFERED}::text[]) as tag where a.hotel_id = ${hotelId}`;
    await server.context.afterWrite();
    for (const language of LANGUAGES) {
      const [one, ...others] = await read(hotelId, language);
      expect(one, language).toMatch(/guest_hotel\(.*guest_translations\(/s);
      expect(others, language).toEqual([]);
    }
    expect(await read(hotelId, "de"), "from memory").toEqual([]);
  },
);
