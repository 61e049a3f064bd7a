import { Hono } from "hono";
import { expect, test } from "vitest";
import { clientAddress, clientNetwork } from "../../src/server/transport/client-address.ts";

const SOCKET = "192.0.2.1";

test.each([
  { trustProxy: 0, forwarded: undefined, address: SOCKET },
  { trustProxy: 0, forwarded: "203.0.113.7", address: SOCKET },
  { trustProxy: 1, forwarded: "203.0.113.7", address: "203.0.113.7" },
  { trustProxy: 1, forwarded: "6.6.6.6, 203.0.113.7", address: "203.0.113.7" },
  { trustProxy: 1, forwarded: "6.6.6.6,  2001:db8::7 ", address: "2001:db8::7" },
  { trustProxy: 2, forwarded: "6.6.6.6, 203.0.113.7, 198.51.100.1", address: "203.0.113.7" },
  { trustProxy: 2, forwarded: "203.0.113.7", address: SOCKET },
  { trustProxy: 1, forwarded: undefined, address: SOCKET },
  { trustProxy: 1, forwarded: "6.6.6.6, unknown", address: SOCKET },
  { trustProxy: 1, forwarded: "", address: SOCKET },
  { trustProxy: 1, forwarded: "6.6.6.6, 203.0.113.7:4711", address: "203.0.113.7" },
  { trustProxy: 1, forwarded: "[2001:db8::7]:4711", address: "2001:db8::7" },
  { trustProxy: 1, forwarded: "[2001:db8::7]", address: "2001:db8::7" },
  { trustProxy: 1, forwarded: "203.0.113.7:http", address: SOCKET },
  { trustProxy: 1, forwarded: "[203.0.113]:1", address: SOCKET },
])("with $trustProxy proxies and X-Forwarded-For '$forwarded' the client is $address", async (scenario) => {
  const { trustProxy, forwarded, address } = scenario;
  const app = new Hono().get("/", (c) => c.text(clientAddress(c, trustProxy)));
  const headers = forwarded === undefined ? {} : { "X-Forwarded-For": forwarded };
  const response = await app.request("/", { headers }, { incoming: { socket: { remoteAddress: SOCKET } } });
  expect(await response.text()).toBe(address);
});

test.each([
  { address: "203.0.113.7", network: "203.0.113.7" },
  { address: "::ffff:203.0.113.7", network: "203.0.113.7" },
  { address: "2001:db8:1:2:3:4:5:6", network: "2001:db8:1:2::/64" },
  { address: "2001:0DB8:0001:0002::1", network: "2001:db8:1:2::/64" },
  { address: "2001:db8::1", network: "2001:db8:0:0::/64" },
  { address: "fe80::1%eth0", network: "fe80:0:0:0::/64" },
  { address: "::1", network: "0:0:0:0::/64" },
  { address: "unknown", network: "unknown" },
])("$address counts as $network", ({ address, network }) => {
  expect(clientNetwork(address)).toBe(network);
});
