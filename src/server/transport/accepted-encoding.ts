import type { Context } from "hono";
import { accepts } from "hono/accepts";

/**
 * The first of these encodings that the client takes (RFC 9110, section 12.5.3). The server's order decides: browsers name
 * gzip first without preferring it.
 */
export function acceptedEncoding<Encoding extends string>(
  c: Context,
  supports: readonly Encoding[],
): Encoding | "identity" {
  return accepts(c, {
    header: "Accept-Encoding",
    supports: [...supports],
    default: "identity",
    match: (accepted) =>
      supports.find((name) => accepted.some(({ type, q }) => type === name && q > 0)) ?? "identity",
  }) as Encoding | "identity";
}
