/**
 * A host name that ends in letters, with an optional path. Neither an address of digits nor a mail address.
 */
const BARE = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u;

/** Owners type "www.hotel.com"; a link that works begins with https://. */
export function webAddress(typed: string): string {
  const text = typed.trim();
  return BARE.test(text) ? `https://${text}` : text;
}
