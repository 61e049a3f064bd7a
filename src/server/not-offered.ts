/**
 * What the official client can ask of a Supabase project and of this server not. Each is refused in one
 * sentence that says what to do instead, in the shape of its path, where the client shows it as the message.
 */
import { PRODUCT } from "../product.ts";

/** @param what with its article, as in "an embedded table" @param instead what to do, in the imperative */
export function notOffered(what: string, instead: string): string {
  return `${PRODUCT} does not offer ${what}: ${instead}.`;
}
