/** By what push services know this site: RFC 8292. */
import { createECDH, createHmac, createPrivateKey } from "node:crypto";
import { SignJWT } from "jose";

/** The RFC allows a day; services refuse what the clock of a server that is ahead makes longer. */
const LIFETIME = "12h";

export interface Vapid {
  /** In base64url, for browsers. */
  publicKey: string;
  /** @returns the Authorization header for a service. @param origin the service's */
  authorization(origin: string): Promise<string>;
}

/**
 * The key follows from the server's own, so all of its processes have the same and there is one secret to keep.
 * With another JWT_SECRET the services refuse what goes to the devices known so far.
 *
 * @param subject where the service's operators reach ours
 */
export function vapidOf(jwtKey: Uint8Array, subject: string): Vapid {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(createHmac("sha256", jwtKey).update("vapid").digest());
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
    publicKey,
    async authorization(origin) {
      const token = await new SignJWT({ sub: subject })
        .setProtectedHeader({ typ: "JWT", alg: "ES256" })
        .setAudience(origin)
        .setExpirationTime(LIFETIME)
        .sign(key);
      return `vapid t=${token}, k=${publicKey}`;
    },
  };
}
