import { randomBytes } from "node:crypto";

/** Like Stripe's: a prefix for the kind, then random characters. */
export function simulatedId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("hex")}`;
}
