/**
 * A token made with the form identifies this copy of it. The same words sent twice from one page are one message, so
 * a double press, or a retry after a lost answer, does no harm.
 */
import { createHmac, hash, randomBytes, timingSafeEqual } from "node:crypto";

/** Milliseconds. People need longer to read and fill in a form; programs do not. */
const LEAST_AGE = 1000;
const GREATEST_AGE = 24 * 60 * 60_000;

export interface FormOf {
  hotelId: string;
  kind: string;
}

export function formToken(key: Uint8Array, form: FormOf, now = Date.now()): string {
  const made = `${now.toString(36)}.${randomBytes(16).toString("base64url")}`;
  return `${made}.${signature(key, form, made)}`;
}

export function isGenuine(key: Uint8Array, form: FormOf, token: string): boolean {
  const [, made = "", signed = ""] = /^([0-9a-z]{1,12}\.[\w-]{22})\.([\w-]{43})$/.exec(token) ?? [];
  return made !== "" && timingSafeEqual(Buffer.from(signed), Buffer.from(signature(key, form, made)));
}

/**
 * @param token a genuine token
 * @param now in milliseconds
 */
export function ageOf(token: string, now = Date.now()): "young" | "right" | "old" {
  const age = now - Number.parseInt(token, 36);
  return age < LEAST_AGE ? "young" : age > GREATEST_AGE ? "old" : "right";
}

/** The secret in the address where the guest follows the message: 192 bits, made from the sent page alone. */
export function secretOf(key: Uint8Array, token: string, values: object): string {
  return createHmac("sha256", key)
    .update(`message\0${token}\0${JSON.stringify(values)}`)
    .digest("base64url")
    .slice(0, 32);
}

/** The message's id. It does not reveal the secret. */
export function idOf(secret: string): string {
  const digits = hash("sha256", secret, "hex").slice(0, 32);
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

function signature(key: Uint8Array, { hotelId, kind }: FormOf, made: string): string {
  return createHmac("sha256", key).update(`form\0${hotelId}\0${kind}\0${made}`).digest("base64url");
}
