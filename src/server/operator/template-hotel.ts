/** Parts that a new hotel of a chain takes from another one: texts, times, look, and the rows of its sections. */
import { randomUUID } from "node:crypto";
import { SECTIONS } from "../../sections/index.ts";
import { ConfigurationError } from "../config/errors.ts";
import type { Transaction } from "../database/connection.ts";

/** No name, address, picture, legal name or password: those are the hotel's own. */
export const TEMPLATE_COLUMNS = [
  ...["description", "check_in", "check_out", "times_confirmed", "breakfast", "before_leaving"],
  ...[
    "time_zone",
    "country",
    "language",

    "accent",
    "type_mood",
    "leaves_out_empty",
    "section_order",
    "reception_hours",
  ],
];
/** Rows of all sections together: the copies of ten thousand hotels stand in one table a section. */
const MAX_ROWS = 1000;

/** @throws {ConfigurationError} if there is no such hotel, or it has too much */
export async function checkTemplate(tx: Transaction, id: string): Promise<void> {
  const { count } = await tx`select from public.hotels where id = ${id}`;
  if (count === 0) throw new ConfigurationError(`there is no template hotel ${id}`);
  let rows = 0;
  for (const table of [...SECTIONS.map((section) => section.table), "custom_section_items"]) {
    const [counted] = await tx<{ count: number }[]>`
      select count(*)::int as count from public.${tx(table)} where hotel_id = ${id}`;
    rows += counted?.count ?? 0;
  }
  if (rows > MAX_ROWS) {
    throw new ConfigurationError(
      `the template hotel ${id} has ${rows} items: at most ${MAX_ROWS} are copied`,
    );
  }
}

/**
 * Copies the sections by the functions that owners use, in the name of the new hotel's owner: limits and plans hold.
 * Custom sections go along where the plan has them, and sections that the template hides stay hidden.
 */
export async function copyTemplate(
  tx: Transaction,
  from: string,
  to: { id: string; userId: string; isPro: boolean },
): Promise<void> {
  await act(tx, to.userId);
  const copyId = randomUUID();
  for (const { table } of SECTIONS) {
    await tx`
      select public.copy_items(${table}, coalesce((
        select jsonb_agg(id) from public.${tx(table)} where hotel_id = ${from}), '[]'), ${to.id}, ${copyId})`;
  }
  if (to.isPro) {
    await tx`
      select public.copy_section(s.id, coalesce((
        select jsonb_agg(i.id) from public.custom_section_items i where i.section_id = s.id), '[]'), ${to.id}, ${copyId})
      from (select id from public.custom_sections where hotel_id = ${from} order by position, created_at, id) as s`;
  }
  await tx`
    insert into public.section_visibility (hotel_id, section_name, is_visible)
    select ${to.id}, v.section_name, false from public.section_visibility v
    where v.hotel_id = ${from} and not v.is_visible`;
  await act(tx, "");
}

/** @param userId whom the database's functions take for the caller; empty for nobody */
async function act(tx: Transaction, userId: string): Promise<void> {
  const claims = userId ? JSON.stringify({ sub: userId, role: "authenticated" }) : "";
  await tx`
    select set_config('request.jwt.claims', ${claims}, true), set_config('request.jwt.claim.sub', ${userId}, true)`;
}
