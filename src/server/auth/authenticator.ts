/** Authenticator apps: a secret that both sides know makes a code every half minute (RFC 6238). */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { PRODUCT } from "../../product.ts";

/** The settings that every app supports, even apps that ignore the code's parameters. */
const CODES = { algorithm: "SHA1", digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** Steps before and after the present one that also count, because clocks differ. */
const DRIFT = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Makes a new secret, in the form that an app reads. */
export function newAuthenticator(email: string, issuer: string = PRODUCT): TOTP {
  return new TOTP({ ...CODES, issuer, label: email, secret: new Secret({ size: SECRET_BYTES }) });
}

/** @returns the code's time step, or undefined for a wrong code */
export function stepOfCode(secret: Secret, code: string, now = Date.now()): number | undefined {
  const delta = TOTP.validate({ ...CODES, token: code, secret, window: DRIFT, timestamp: now });
  return delta === null ? undefined : TOTP.counter({ period: CODES.period, timestamp: now }) + delta;
}

/** Encrypts with AES-256-GCM. @param userId the owner's id; the secret cannot be opened in another account's row */
export function sealed(secret: Secret, key: Uint8Array, userId: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", sealingKey(key), iv).setAAD(Buffer.from(userId));
  const text = Buffer.concat([cipher.update(secret.bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** @returns undefined if it is damaged, or was sealed with another key, as before JWT_SECRET was changed */
export function opened(stored: Buffer, key: Uint8Array, userId: string): Secret | undefined {
  if (stored.length < IV_BYTES + TAG_BYTES) return undefined;
  const iv = stored.subarray(0, IV_BYTES);
  const decipher = createDecipheriv("aes-256-gcm", sealingKey(key), iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(userId))
    .setAuthTag(stored.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const start = decipher.update(stored.subarray(IV_BYTES + TAG_BYTES));
  try {
    return new Secret({ buffer: new Uint8Array(Buffer.concat([start, decipher.final()])).buffer });
  } catch {
    return undefined;
  }
}

function sealingKey(key: Uint8Array): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", key, "", "secrets of authenticator apps", 32));
}
