/** From where a hotel's own people write and read: the house, as guests behind the same connection are in it too. */
import { createHmac } from "node:crypto";
import { groupOf } from "../capacity/prefixes.ts";
import type { Sql } from "../database/connection.ts";

/** Of a network's prefix where it has one: the desk and the guests' Wi-Fi are different networks of it. */
export function houseMark(key: Uint8Array, network: string): string {
  return createHmac("sha256", key)
    .update(`house\0${groupOf(network)}`)
    .digest("base64url");
}

/** Days after which a session that is not prolonged says nothing of where the house is. */
const REMEMBERED_DAYS = 7;

/** Whether somebody was signed in there lately who may read the hotel's messages. */
export async function isHouse(sql: Sql, hotelId: string, mark: string): Promise<boolean> {
  const [seen] = await sql`
    select from auth.sessions s join public.hotels h on h.user_id = s.user_id
    where h.id = ${hotelId} and s.network = ${mark}
      and s.refreshed_at > now() - make_interval(days => ${REMEMBERED_DAYS})
    limit 1`;
  return seen !== undefined;
}
