import { expect, test } from "vitest";
import { Holdings } from "../../src/server/capacity/holdings.ts";
import { ofPrefix, prefixOf } from "../../src/server/capacity/prefixes.ts";
import { clientNetwork } from "../../src/server/transport/client-address.ts";

test.each([
  { address: "2001:db8:1:2:3:4:5:6", prefix: "2001:db8:1::/48" },
  { address: "2001:0DB8:0001:ffff::1", prefix: "2001:db8:1::/48" },
  { address: "2001:db8::1", prefix: "2001:db8:0::/48" },
  { address: "203.0.113.7", prefix: undefined },
  { address: "::ffff:203.0.113.7", prefix: undefined },
  { address: "unknown", prefix: undefined },
])("$address is one of $prefix", ({ address, prefix }) => {
  expect(prefixOf(clientNetwork(address))).toBe(prefix);
});

test("An account's id has no prefix", () => {
  expect(prefixOf(crypto.randomUUID())).toBeUndefined();
});

test.each([
  { what: "eight times as much as a network", ofNetwork: 10, together: undefined, expected: 80 },
  { what: "a quarter of what there is", ofNetwork: 10, together: 100, expected: 25 },
  { what: "no less than a network", ofNetwork: 30, together: 60, expected: 30 },
])("A prefix has $what", ({ ofNetwork, together, expected }) => {
  expect(ofPrefix(ofNetwork, together)).toBe(expected);
});

test("What the networks of a prefix hold counts for each and for all of them, until it is let go", () => {
  const holdings = new Holdings({ ofNetwork: 10, together: 80 });
  const of = (amount: number, network: string) => ({ amount, network });
  const nth = (n: number) => `2001:db8:1:${n}::/64`;
  const release = holdings.take(of(10, nth(1)));
  expect(holdings.exceeds(of(1, nth(1)))).toBe("own");
  expect(holdings.exceeds(of(10, nth(2)))).toBeUndefined();
  holdings.take(of(10, nth(2)));
  expect(holdings.exceeds(of(1, nth(3)))).toBe("own");
  expect(holdings.exceeds(of(10, "2001:db8:2:1::/64"))).toBeUndefined();
  for (let i = 0; i < 6; i++) holdings.take(of(10, `192.0.2.${i}`));
  expect(holdings.exceeds(of(1, "192.0.2.6"))).toBe("all");
  release();
  expect(holdings.exceeds(of(10, nth(3)))).toBeUndefined();
  expect(holdings.taken).toBe(70);
});
