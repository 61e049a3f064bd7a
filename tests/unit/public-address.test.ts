/** Where requests may go to whose address others chose. */

import { createECDH } from "node:crypto";
import { createSocket } from "node:dgram";
import { Resolver } from "node:dns/promises";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
  /** RFC 1035: a name server for a few names; one that it does not know is asked in vain. */
  const NAMES: Record<string, string[]> = {
    "inside.example.com": ["127.0.0.1"],
    "outside.example.com": ["8.8.8.8", "8.8.4.4"],
    "both.example.com": ["8.8.8.8", "10.0.0.1"],
    "nowhere.example.com": [],
  };
  const server = createSocket("udp4");
  beforeAll(async () => {
    server.bind(0, "127.0.0.1");
    await once(server, "listening");
    server.on("message", (question, { port, address }) => {
      const name = nameIn(question);
      const found = NAMES[name];
      if (!found) return;
      const end = 12 + name.length + 2 + 4;
      const isOfIpv4 = question.readUInt16BE(end - 4) === 1;
      const addresses = isOfIpv4 ? found : [];
      const head = Buffer.from(question.subarray(0, 12));
      head.writeUInt16BE(0x8180, 2);
      head.writeUInt16BE(addresses.length, 6);
      head.fill(0, 8);
      const answers = addresses.map((one) =>
        Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...one.split(".").map(Number)]),
      );
      server.send(Buffer.concat([head, question.subarray(12, end), ...answers]), port, address);
    });
  });
  afterAll(() => server.close());

  function nameIn(question: Buffer): string {
    const labels: string[] = [];
    for (let at = 12; question[at]; at += 1 + (question[at] ?? 0)) {
      labels.push(question.toString("latin1", at + 1, at + 1 + (question[at] ?? 0)));
    }
    return labels.join(".").toLowerCase();
  }

  const lookup = lookupPublic(() => {
    const resolver = new Resolver({ timeout: 50, tries: 1 });
    resolver.setServers([`127.0.0.1:${server.address().port}`]);
    return resolver;
  });
  const look = (name: string, all: boolean) =>
    new Promise<unknown>((resolve) => lookup(name, { all }, (error, found) => resolve(error?.code ?? found)));

  test("that leads outside is found", async () => {
    expect(await look("outside.example.com", false)).toBe("8.8.8.8");
    expect(await look("outside.example.com", true)).toEqual([
      { address: "8.8.8.8", family: 4 },
      { address: "8.8.4.4", family: 4 },
    ]);
  });

  test.each([
    ["that leads inside", "inside.example.com", "INNER_ADDRESS"],
    ["of which one address is inside", "both.example.com", "INNER_ADDRESS"],
    ["without an address", "nowhere.example.com", "ENODATA"],
    ["whose name server never answers", "silent.example.com", "ETIMEOUT"],
  ])("%s is refused", async (_, name, code) => {
    expect(await look(name, false)).toBe(code);
    expect(await look(name, true)).toBe(code);
  });

  test("that leads inside gets no push, which is given up", async () => {
    const browser = createECDH("prime256v1");
    browser.generateKeys();
    const service = openPushService(
      vapidOf(new Uint8Array(32).fill(1), "mailto:desk@example.com"),
      undefined,
      lookup,
    );
    const p256dh = browser.getPublicKey("base64url");
    const send = service.send(
      { endpoint: "https://inside.example.com/send/1", p256dh, auth: "A".repeat(22) },
      {},
      "topic",
    );
    await expect(send).rejects.toMatchObject({
      isFinal: true,
      details: { error: "INNER_ADDRESS", service: "inside.example.com" },
    });
  });
});
