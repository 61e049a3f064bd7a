/**
 * The second tier of what is counted by network. A customer of an IPv6 provider has up to 65,536 networks, the /64s
 * of one /48 (RFC 6177), so those of one /48 have a share together, too. An IPv4 address has no such tier.
 */

/**
 * A customer's prefix has as much as this many networks: enough for a busy house, or the phones in one carrier's
 * /48.
 */
const NETWORKS_OF_PREFIX = 8;
/** A prefix has at most this part of a common total, unless one network alone has more. */
const PART_OF_PREFIX = 1 / 4;

/**
 * @param network as client-address.ts writes it
 * @returns undefined for anything but an IPv6 network
 */
export function prefixOf(network: string): string | undefined {
  const [, prefix] = /^([0-9a-f]{1,4}(?::[0-9a-f]{1,4}){2}):[0-9a-f]{1,4}::\/64$/.exec(network) ?? [];
  return prefix && `${prefix}::/48`;
}

/**
 * The addresses that one customer can easily have: an IPv6 /48, or an IPv4 /24, the smallest that providers give
 * away. Used to count what is rare among honest neighbours.
 */
export function blockOf(network: string): string {
  const [, block] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network) ?? [];
  return block ? `${block}.0/24` : (prefixOf(network) ?? network);
}

/** The name under which a caller takes turns: its network's prefix if there is one, else the caller itself. */
export function groupOf(caller: string): string {
  return prefixOf(caller) ?? caller;
}

/** How much the networks of one prefix have together. @param together the total of all, where there is one */
export function ofPrefix(ofNetwork: number, together = Number.POSITIVE_INFINITY): number {
  return Math.max(ofNetwork, Math.min(NETWORKS_OF_PREFIX * ofNetwork, Math.floor(together * PART_OF_PREFIX)));
}
