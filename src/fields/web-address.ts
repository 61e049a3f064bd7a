/** A host name that ends in letters, with an optional path. Excludes IP addresses and mail addresses. */
const BARE = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u;

/** Completes "www.hotel.com" to a link that works. */
export function webAddress(typed: string): string {
  const text = typed.trim();
  return BARE.test(text) ? `https://${text}` : text;
}
