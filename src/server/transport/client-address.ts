/** Finds where a request comes from, for limits and for pages that only this machine may see. */
import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/**
 * @param trustProxy how many of our proxies stand in front. Each appends the address that called it to
 * X-Forwarded-For, so the client cannot forge that many entries, counted from the right.
 * @returns an IP address; "unknown" when the socket is already closed
 */
export function clientAddress(c: Context, trustProxy: number): string {
  return hopOf(getConnInfo(c).remote.address, () => c.req.header("x-forwarded-for"), trustProxy);
}

function hopOf(socket = "unknown", forwardedFor: () => string | undefined, trustProxy: number): string {
  if (trustProxy === 0) return socket;
  const hop = withoutPort(forwardedFor()?.split(",").at(-trustProxy)?.trim() ?? "");
  return isIP(hop) ? hop : socket;
}

/** Removes the port that some proxies add: 192.0.2.1:4711, [2001:db8::1]:4711. */
function withoutPort(hop: string): string {
  const [, v6, v4] = hop.match(/^(?:\[([^\]]*)\]|([\d.]+))(?::\d{1,5})?$/) ?? [];
  return v6 ?? v4 ?? hop;
}

/**
 * Returns what counts as one client: an IPv4 address, or the /64 network of an IPv6 address, because one customer
 * may use any of its 2^64 addresses (RFC 6177).
 */
export function clientNetwork(address: string): string {
  const [, mapped] = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i) ?? [];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  // The URL parser writes every address in one form (RFC 5952), but does not accept zones.
  const { hostname } = new URL(`http://[${address.replace(/%.*/, "")}]`);
  const [left = [], right = []] = hostname
    .slice(1, -1)
    .split("::")
    .map((half) => half.split(":").filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  return `${[...left, ...zeros, ...right].slice(0, 4).join(":")}::/64`;
}

/** Returns where a request comes from, for limits and shares. @param trustProxy as above */
export function networkOf(c: Context, trustProxy: number): string {
  return clientNetwork(clientAddress(c, trustProxy));
}

/** Does the same for a request that the application does not see. */
export function networkOfRequest({ socket, headers }: IncomingMessage, trustProxy: number): string {
  const forwardedFor = () => [headers["x-forwarded-for"]].flat().join(",");
  return clientNetwork(hopOf(socket.remoteAddress, forwardedFor, trustProxy));
}

/** Headers by which proxies name the client, in their different forms. */
const ADDED_BY_PROXIES =
  /^(x-forwarded(-.*)?|forwarded|via|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-.*|x-envoy-.*|x-proxyuser-ip|true-client-ip|client-ip|cf-.*|fastly-.*|cdn-loop)$/i;

/** Whether the caller runs on this machine, with no visible proxy in between. */
export function isOnThisMachine(c: Context): boolean {
  const { address = "" } = getConnInfo(c).remote;
  const network = clientNetwork(address);
  const loopback = network.startsWith("127.") || address === "::1";
  return loopback && !Object.keys(c.req.header()).some((name) => ADDED_BY_PROXIES.test(name));
}
