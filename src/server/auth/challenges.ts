/** Challenges that contain their purpose and end, signed, so that asking for one stores nothing. */
import { createHmac, randomBytes } from "node:crypto";
import { isSameText } from "../config/same-text.ts";
import type { Transaction } from "../database/connection.ts";
import { hashOfToken } from "./tokens.ts";

/** Seconds. */
const LIFETIME = 5 * 60;
const RANDOM_BYTES = 16;
const TIME_BYTES = 4;

/** The deed of an answer. The challenge's subject is the account that may answer. */
type Purpose = "totp" | "registration" | "authentication";

export interface Challenge {
  /** base64url; the bytes that a passkey signs. */
  id: string;
  /** Seconds since 1970. */
  expiresAt: number;
}

export function makeChallenge(key: Uint8Array, purpose: Purpose, subject = ""): Challenge {
  const expiresAt = Math.floor(Date.now() / 1000) + LIFETIME;
  const time = Buffer.alloc(TIME_BYTES);
  time.writeUInt32BE(expiresAt);
  return { id: signed(key, purpose, subject, Buffer.concat([time, randomBytes(RANDOM_BYTES)])), expiresAt };
}

/**
 * "unknown": made for another purpose or subject, or not made here. {@link takeChallenge} tells whether it was
 * answered before.
 */
export function stateOfChallenge(
  key: Uint8Array,
  purpose: Purpose,
  id: string,
  subject = "",
): "open" | "expired" | "unknown" {
  const said = Buffer.from(id, "base64url").subarray(0, TIME_BYTES + RANDOM_BYTES);
  // Compares texts: a challenge is used up by its text, so other spellings of the same bytes are refused.
  if (!isSameText(id, signed(key, purpose, subject, said))) return "unknown";
  return said.readUInt32BE() * 1000 > Date.now() ? "open" : "expired";
}

function signed(key: Uint8Array, purpose: Purpose, subject: string, said: Buffer): string {
  const signature = createHmac("sha256", key).update(`challenge\0${purpose}\0${subject}\0`).update(said);
  return Buffer.concat([said, signature.digest()]).toString("base64url");
}

/** @returns false if it was answered before */
export async function takeChallenge(tx: Transaction, id: string): Promise<boolean> {
  const { count } = await tx`
    insert into auth.used_challenges (hash, expires_at)
    values (${hashOfToken(id)}, now() + make_interval(secs => ${2 * LIFETIME}))
    on conflict (hash) do nothing`;
  return count > 0;
}
