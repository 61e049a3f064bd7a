/** Looks names up for requests to addresses that others chose: whatever leads into our own networks is refused. */
import type { LookupAddress } from "node:dns";
import { Resolver } from "node:dns/promises";
import { BlockList, type LookupFunction } from "node:net";

/** IANA's registries of special addresses, RFC 6890: all that is not somebody's public host. */
const INNER_4 = [
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"],
  ...[
    "192.0.0.0/24",
    "192.0.2.0/24",
    "192.31.196.0/24",
    "192.52.193.0/24",
    "192.88.99.0/24",
    "192.168.0.0/16",
  ],
  ...["192.175.48.0/24", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/3"],
];
/** The one block of IPv6 that is given out, and what is special within it. */
const GLOBAL_6 = "2000::/3";
const INNER_6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

function listOf(family: "ipv4" | "ipv6", ...networks: string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const inner4 = listOf("ipv4", ...INNER_4);
const inner6 = listOf("ipv6", ...INNER_6);
const global6 = listOf("ipv6", GLOBAL_6);

export function isPublicAddress(address: string, family: number): boolean {
  // An IPv4 address within IPv6 is not in the block that is given out.
  return family === 4
    ? !inner4.check(address, "ipv4")
    : global6.check(address, "ipv6") && !inner6.check(address, "ipv6");
}

/** Its `code` is ours: the log says why. */
class InnerAddressError extends Error {
  override name = "InnerAddressError";
  readonly code = "INNER_ADDRESS";
}

/**
 * Milliseconds until a name server is asked once more; the second time it has twice as long. Which one is asked is up
 * to whoever chose the name.
 */
const TIMEOUT_MS = 1000;

/** Made anew for each name, because it learns the machine's name servers once. */
const makeResolver = () => new Resolver({ timeout: TIMEOUT_MS, tries: 2 });

/**
 * For `lookup` of a request. The address that was looked at is the one that is connected to, so a name that changes
 * between two questions gains nothing. It asks the network by itself: the system's own lookup would keep one of the
 * process's few threads, which passwords and files need too, for as long as a name server likes.
 */
export function lookupPublic(resolverOf = makeResolver): LookupFunction {
  return (hostname, { all }, done) => {
    void publicAddressesOf(resolverOf(), hostname).then(
      (found) => (all ? done(null, found) : done(null, found[0]?.address ?? "", found[0]?.family)),
      (error: NodeJS.ErrnoException) => done(error, ""),
    );
  };
}

/** @throws {InnerAddressError | NodeJS.ErrnoException} when there is none */
async function publicAddressesOf(resolver: Resolver, hostname: string): Promise<LookupAddress[]> {
  const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  const found = answers.flatMap((answer, nth) =>
    answer.status === "fulfilled"
      ? answer.value.map((address) => ({ address, family: nth === 0 ? 4 : 6 }))
      : [],
  );
  if (!found.every(({ address, family }) => isPublicAddress(address, family))) {
    throw new InnerAddressError("The name leads to an address that is not public");
  }
  if (found.length > 0) return found;
  const failed = answers.find((answer) => answer.status === "rejected");
  throw failed?.reason ?? new Error("The name has no address");
}
