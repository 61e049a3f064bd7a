/** The devices an account was used on. A sign-in on any other one mails its owner. */
import { deviceName } from "../../lib/accounts/device-name.ts";
import type { Transaction } from "../database/connection.ts";
import type { Call } from "./requests.ts";
import { hashOfToken } from "./tokens.ts";

/** Per account. An owner with more devices is told again of those used longest ago. */
const MAX_KNOWN = 100;
/** After a sign-up, sign-ins elsewhere are expected: where the mail was opened, and on the phone. */
const FIRST_HOUR = "1 hour";

/** Remembers the device. @returns whether the account was used on others, and never on this one */
export async function isNewDevice(
  tx: Transaction,
  userId: string,
  { userAgent, mark }: Pick<Call, "userAgent" | "mark">,
): Promise<boolean> {
  // Identifies the browser by its kind, because its version changes every few weeks.
  const hash = hashOfToken(`${deviceName(userAgent ?? null)}\0${mark}`);
  const [known] = await tx<{ isNew: boolean }[]>`
    with before as (
      select count(*) filter (where mark = ${hash}) > 0 as is_known, count(*) as devices
      from auth.known_devices where user_id = ${userId}
    ), outdated as (
      delete from auth.known_devices where user_id = ${userId} and mark in (
        select mark from auth.known_devices where user_id = ${userId} and mark <> ${hash}
        order by seen_at desc offset ${MAX_KNOWN - 1})
    ), seen as (
      insert into auth.known_devices (user_id, mark) values (${userId}, ${hash})
      on conflict (user_id, mark) do update set seen_at = now()
    )
    select not is_known and devices > 0 and u.created_at < now() - ${FIRST_HOUR}::interval as "isNew"
    from before, auth.users u where u.id = ${userId}`;
  return known?.isNew === true;
}
