/** Identifies this site to push services: RFC 8292. */
import { createECDH, createHmac, createPrivateKey } from "node:crypto";
import { SignJWT } from "jose/jwt/sign";

/** The RFC allows a day; services refuse longer ones, which a server whose clock is ahead would send. */
const LIFETIME = "12h";

export type Vapid = ReturnType<typeof vapidOf>;

/**
 * Derives the key from the server's own, so all processes have the same one, and one secret is to be kept.
 * After a change of JWT_SECRET, services refuse pushes to the devices known so far.
 *
 * @param subject where the service's operators reach ours
 */
export function vapidOf(jwtKey: Uint8Array, subject: string) {
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
    /** In base64url, for browsers. */
    publicKey,
    /** @returns the Authorization header for a service. @param origin the service's */
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
