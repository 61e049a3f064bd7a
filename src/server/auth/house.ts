/** A hotel's house: the networks where its people were lately signed in. Its guests are behind the same networks. */
import { createHmac } from "node:crypto";
import { blockOf, groupOf } from "../capacity/prefixes.ts";
import type { Transaction } from "../database/connection.ts";

/** Keyed hash of a network, or of its prefix where the desk and the guests' Wi-Fi are different networks. */
export function houseMark(key: Uint8Array, network: string): string {
  return hashOf(key, `house\0${groupOf(network)}`);
}

/** Keyed hash of the network's block, stored with a session. Invitations are counted by it. */
export function blockMark(key: Uint8Array, network: string): string {
  return hashOf(key, `block\0${blockOf(network)}`);
}

function hashOf(key: Uint8Array, text: string): string {
  return createHmac("sha256", key).update(text).digest("base64url");
}

/** Days after which an idle session says nothing about where the house is. */
const REMEMBERED_DAYS = 7;

/** Whether somebody who may read the hotel's messages was signed in there lately. */
export async function isHouse(sql: Transaction, hotelId: string, mark: string): Promise<boolean> {
  const [seen] = await sql`
    select from auth.sessions s join innfo.roles r on r.user_id = s.user_id
    where r.hotel_id = ${hotelId} and r.role = 'desk' and s.network = ${mark}
      and s.refreshed_at > now() - make_interval(days => ${REMEMBERED_DAYS})
    limit 1`;
  return seen !== undefined;
}
