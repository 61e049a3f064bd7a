/** Guests' searches and presses, as their pages report them. */
import type { LookKind, LookSum } from "../src/lib/figures/looks.ts";
import type { Sql } from "../src/server/database/connection.ts";
import { USER_AGENTS } from "./scans.ts";
import type { TestServer } from "./server.ts";

/** A kind, and the id of a section or the address of an item; of 'missed' words. */
type Looked = readonly [kind: LookKind, thing: string];

/** @param looks such as "Phone/item-0a1b2c3d" and "missed/en/gym" @returns the answer's status */
export async function report(
  url: string,
  hotelId: string,
  looks: readonly string[],
  { from = "192.0.2.1", headers = {} } = {},
): Promise<number> {
  const { status } = await fetch(`${url}/functions/v1/looks`, {
    method: "POST",
    headers: { "User-Agent": USER_AGENTS.Mobile, "X-Forwarded-For": from, ...headers },
    body: JSON.stringify({ hotel_id: hotelId, looks }),
  });
  return status;
}

/** As if a device of each network had reported it. @param marks from 0 to 255, of different networks */
export async function recordLooks(
  sql: Sql,
  hotelId: string,
  looks: readonly Looked[],
  marks: readonly number[],
  { inHouse = false } = {},
): Promise<void> {
  for (const mark of marks)
    await sql`
      select innfo.record_looks(${hotelId}, ${mark.toString(16).padStart(2, "0")}, ${inHouse}, ${JSON.stringify(
        looks.map(([kind, thing]) => ({ kind, thing, language: kind === "missed" ? "en" : "" })),
      )}::text::jsonb)`;
}

/** The owner's view. */
export async function looksOf({
  client,
  hotelId,
}: Awaited<ReturnType<TestServer["ownerWithHotel"]>>): Promise<LookSum[]> {
  const { data } = await client.rpc("looked_for", { hotel_id: hotelId }).throwOnError();
  return data as unknown as LookSum[];
}
