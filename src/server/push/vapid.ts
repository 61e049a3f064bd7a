/** Identifies this site to push services: RFC 8292. */
import { createECDH, createHmac, createPrivateKey } from "node:crypto";
import { SignJWT } from "jose/jwt/sign";
import type { Sql } from "../database/connection.ts";

/** The RFC allows a day; services refuse longer ones, which a server whose clock is ahead would send. */
const LIFETIME = "12h";

export type Vapid = ReturnType<typeof vapidOf>;

/**
 * Returns the site's private key, the same in all processes. It is made once, because services refuse pushes by
 * another key to known devices. Versions before derived it from the key of tokens, so their devices know that one.
 */
export async function pushSecretOf(sql: Sql, jwtKey: Uint8Array): Promise<Uint8Array> {
  const derived = createHmac("sha256", jwtKey).update("vapid").digest();
  await sql`insert into auth.push_secret (secret) values (${derived}) on conflict do nothing`;
  const [row] = await sql<{ secret: Buffer }[]>`select secret from auth.push_secret`;
  if (!row) throw new Error("There is no secret for pushes");
  return row.secret;
}

/**
 * @param secret the private key
 * @param subject where the service's operators reach ours
 */
export function vapidOf(secret: Uint8Array, subject: string) {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(secret);
  const point = pair.getPublicKey();
  const key = createPrivateKey({
    format: "jwk",
    key: {
      ...{ kty: "EC", crv: "P-256", d: pair.getPrivateKey("base64url") },
      ...{ x: point.toString("base64url", 1, 33), y: point.toString("base64url", 33) },
    },
  });
  const publicKey = point.toString("base64url");
  return {
    /** In base64url, for browsers. */
    publicKey,
    /**
     * @param origin the service's
     * @returns the Authorization header for a service
     */
    async authorization(origin: string): Promise<string> {
      const token = await new SignJWT({ sub: subject })
        .setProtectedHeader({ typ: "JWT", alg: "ES256" })
        .setAudience(origin)
        .setExpirationTime(LIFETIME)
        .sign(key);
      return `vapid t=${token}, k=${publicKey}`;
    },
  };
}
