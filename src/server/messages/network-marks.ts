/** Marks by which a hotel's desk mutes a network without knowing it: docs/decisions/0128-noticed.md. */
import { createHmac } from "node:crypto";
import { DAY } from "../../lib/time/zoned-time.ts";
import type { Transaction } from "../database/connection.ts";

/** The mark differs each day (UTC) and at each hotel. */
export function networkMark(key: Uint8Array, hotelId: string, network: string, now = Date.now()): string {
  const day = Math.floor(now / DAY);
  return createHmac("sha256", key).update(`muted\0${day}\0${hotelId}\0${network}`).digest("base64url");
}

export async function isMuted(
  sql: Transaction,
  key: Uint8Array,
  hotelId: string,
  network: string,
): Promise<boolean> {
  const marks = [Date.now(), Date.now() - DAY].map((at) => networkMark(key, hotelId, network, at));
  const [muted] = await sql`
    select from innfo.muted_networks
    where hotel_id = ${hotelId} and mark in (${marks[0] ?? ""}, ${marks[1] ?? ""}) and until > now()`;
  return muted !== undefined;
}
