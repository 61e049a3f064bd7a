/** Resolves names for requests to addresses that others chose, and refuses addresses in our own networks. */
import type { LookupAddress } from "node:dns";
import { Resolver } from "node:dns/promises";
import { BlockList, type LookupFunction } from "node:net";

/** IANA's registries of special addresses, RFC 6890: everything that is no public host. */
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
/** The one allocated block of IPv6, and the special ranges in it. */
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
  // IPv4 addresses within IPv6 are outside of the allocated block.
  return family === 4
    ? !inner4.check(address, "ipv4")
    : global6.check(address, "ipv6") && !inner6.check(address, "ipv6");
}

/** Has a `code` of its own, so that the log says why. */
class InnerAddressError extends Error {
  override name = "InnerAddressError";
  readonly code = "INNER_ADDRESS";
}

/**
 * Milliseconds until a name server is asked again; the second attempt takes twice as long. A hostile name may have a
 * hostile name server.
 */
const TIMEOUT_MS = 1000;

/** Makes a new one for each name, because a resolver reads the machine's name servers only once. */
const makeResolver = () => new Resolver({ timeout: TIMEOUT_MS, tries: 2 });

/**
 * The `lookup` of a request. Connects to the very address that it checked, so a name that changes between two
 * queries gains nothing. Queries the network itself: the system's lookup would hold one of the process's few
 * threads, which passwords and files need too, for as long as a name server likes.
 */
export function lookupPublic(resolverOf = makeResolver): LookupFunction {
  return (hostname, { all }, done) => {
    void publicAddressesOf(resolverOf(), hostname).then(
      (found) => (all ? done(null, found) : done(null, found[0]?.address ?? "", found[0]?.family)),
      (error: NodeJS.ErrnoException) => done(error, ""),
    );
  };
}

/** @throws {InnerAddressError | NodeJS.ErrnoException} if there is none */
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
