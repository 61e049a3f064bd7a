/**
 * JWT_SECRET may be turned: what an earlier secret has signed or sealed stays valid.
 * docs/operations.md#turning-secrets.
 */

import type { Env } from "../config/env.ts";
import { allKeys, type Keys } from "../config/keys.ts";
import type { Log } from "../config/log.ts";
import type { Secrets } from "../config/secrets.ts";
import type { Sql } from "../database/connection.ts";
import { opened, sealed } from "./authenticator.ts";

/** @param secrets those of DATA_DIR: before JWT_SECRET was set, DATA_DIR's own secret was in force */
export function keysOf(
  { jwtSecret, jwtSecretPrevious }: Pick<Env, "jwtSecret" | "jwtSecretPrevious">,
  secrets: Secrets,
): Required<Keys> {
  const [present = "", ...former] = new Set(
    [jwtSecret, secrets.jwtSecret, jwtSecretPrevious].filter((secret) => secret !== undefined),
  );
  const bytes = (secret: string) => new TextEncoder().encode(secret);
  return { jwtKey: bytes(present), formerKeys: former.map(bytes) };
}

interface Sealed {
  id: string;
  userId: string;
  secret: Buffer;
}

/**
 * Seals with the present key what an earlier key sealed. Logs an error for what no key opens: its owner is locked
 * out.
 */
export async function resealApps(sql: Sql, keys: Keys, log: Log): Promise<void> {
  const apps = await sql<Sealed[]>`
    select id, user_id as "userId", secret from auth.mfa_factors where factor_type = 'totp'`;
  let resealed = 0;
  let lost = 0;
  for (const { id, userId, secret } of apps) {
    const [isPresent, app] = openedBy(keys, secret, userId);
    if (!app) lost++;
    if (!app || isPresent) continue;
    // An app that was removed or replaced meanwhile stays as it is.
    await sql`
      update auth.mfa_factors set secret = ${sealed(app, keys.jwtKey, userId)}
      where id = ${id} and secret = ${secret}`;
    resealed++;
  }
  if (resealed > 0) log.info({ apps: resealed }, "authenticator apps are sealed with the new JWT_SECRET");
  if (lost > 0) {
    log.error(
      { apps: lost },
      "authenticator apps were sealed with another JWT_SECRET, and their owners cannot sign in: set JWT_SECRET_PREVIOUS to it. `npm run innfo -- secret show` prints the one of a DATA_DIR",
    );
  }
}

/** @returns the secret, and whether the present key opens it */
export function openedBy(keys: Keys, secret: Buffer, userId: string) {
  for (const key of allKeys(keys)) {
    const app = opened(secret, key, userId);
    if (app) return [key === keys.jwtKey, app] as const;
  }
  return [false, undefined] as const;
}
