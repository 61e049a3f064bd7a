/**
 * Features that the official client can ask of a Supabase project but not of this server. Each is refused
 * with one sentence that says what to do instead, in the shape that the client shows as the message.
 */
import { PRODUCT } from "../../product.ts";

/**
 * @param what with its article, as in "an embedded table"
 * @param instead what to do, in the imperative
 */
export function unsupported(what: string, instead: string): string {
  return `${PRODUCT} does not offer ${what}: ${instead}.`;
}
