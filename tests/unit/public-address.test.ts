/** Where requests may go to whose address others chose. */

import { createECDH } from "node:crypto";
import type { LookupAddress } from "node:dns";
import { describe, expect, test } from "vitest";
import { isPublicAddress, lookupPublic } from "../../src/server/push/public-address.ts";
import { openPushService } from "../../src/server/push/send.ts";
import { vapidOf } from "../../src/server/push/vapid.ts";

describe("An address", () => {
  test.each([
    ["8.8.8.8", 4],
    ["142.250.74.138", 4],
    ["172.32.0.1", 4],
    ["2a00:1450:4001:830::200a", 6],
    ["2606:4700::1111", 6],
  ])("%s is public", (address, family) => {
    expect(isPublicAddress(address, family)).toBe(true);
  });

  test.each([
    ["0.0.0.0", 4],
    ["10.1.2.3", 4],
    ["100.64.0.1", 4],
    ["127.0.0.1", 4],
    ["169.254.169.254", 4],
    ["172.16.0.1", 4],
    ["172.31.255.255", 4],
    ["192.168.1.1", 4],
    ["198.18.0.1", 4],
    ["224.0.0.1", 4],
    ["255.255.255.255", 4],
    ["::", 6],
    ["::1", 6],
    ["::ffff:127.0.0.1", 6],
    ["64:ff9b::7f00:1", 6],
    ["2001:db8::1", 6],
    ["2002:7f00:1::", 6],
    ["fc00::1", 6],
    ["fe80::1", 6],
    ["ff02::1", 6],
  ])("%s is not", (address, family) => {
    expect(isPublicAddress(address, family)).toBe(false);
  });
});

describe("A name", () => {
  const look = (name: string, all: boolean) =>
    new Promise<string | undefined>((resolve) =>
      lookupPublic(name, { all }, (error, found) => {
        const [first] = Array.isArray(found) ? (found as LookupAddress[]) : [{ address: found as string }];
        resolve(error?.code ?? first?.address);
      }),
    );

  test.each([true, false])(
    "that leads inside is refused, one that leads outside is found (all: %s)",
    async (all) => {
      expect(await look("localhost", all)).toBe("INNER_ADDRESS");
      // No question is asked of the network for a number.
      expect(await look("8.8.8.8", all)).toBe("8.8.8.8");
    },
  );
});

test("A push to a name that leads inside is never sent, and given up", async () => {
  const browser = createECDH("prime256v1");
  browser.generateKeys();
  const service = openPushService(vapidOf(new Uint8Array(32), "mailto:desk@example.com"), undefined);
  const send = service.send(
    {
      endpoint: "https://localhost/send/1",
      p256dh: browser.getPublicKey("base64url"),
      auth: "A".repeat(22),
    },
    {},
    "topic",
  );
  await expect(send).rejects.toMatchObject({
    isFinal: true,
    details: { error: "INNER_ADDRESS", service: "localhost" },
  });
});
