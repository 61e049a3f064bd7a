/** A hotel's own host: what it answers, what it refuses, and what follows it. */
import { once } from "node:events";
import { request } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { codeSvg } from "../../src/guest/parts/code-svg.ts";
import { applyConfiguration } from "../../src/server/app/apply-configuration.ts";
import { upkeepTasks } from "../../src/server/app/upkeep.ts";
import { transaction } from "../../src/server/database/transaction.ts";
import { tokenOf } from "../../testbed/messages.ts";
import { type NameServerStandIn, startNameServer } from "../../testbed/name-server.ts";
import { analyticsAt, aVisit, USER_AGENTS } from "../../testbed/scans.ts";
import { startTestServer, type TestServer } from "../../testbed/server.ts";
import { accessToken, giveProPlan, makeHotel, type Owner } from "../../testbed/tokens.ts";

const SITE = "https://innfo.example";
const TARGET = "guests.innfo.example";
const OURS = "203.0.113.10";

let dns: NameServerStandIn;
let server: TestServer;
beforeAll(async () => {
  dns = await startNameServer();
  const env = {
    PUBLIC_URL: SITE,
    SMTP_URL: "smtp://localhost:1",
    CUSTOM_DOMAINS: TARGET,
    DNS_SERVERS: dns.address,
  };
  server = await startTestServer({ ...env, EMAIL_CONFIRMATION: "off" });
  await applyConfiguration(server.sql, { ...server.context.env, sampleHotel: true });
});
afterAll(async () => {
  await server.stop();
  await dns.stop();
});

type Hotel = Owner & { hotelId: string };
let owner: Hotel;
let other: Hotel;
let host: string;
beforeEach(async () => {
  dns.mood = "well";
  dns.records = { [TARGET]: { A: [OURS] } };
  owner = await makeHotel(server);
  other = await makeHotel(server);
  host = `guide.${owner.hotelId}.example`;
});

/** Adds a domain as its owner does. @returns the text of its proof */
async function addDomain({ hotelId }: Hotel, name = host): Promise<string> {
  const [row] = await server.sql<{ proof: string }[]>`
    insert into domains (hotel_id, host) values (${hotelId}, ${name}) returning proof`;
  return `innfo=${row?.proof}`;
}
const pointHere = (name: string, proof: string) => {
  dns.records[name] = { CNAME: [TARGET] };
  dns.records[`_innfo.${name}`] = { TXT: ["v=spf1 -all", proof] };
};
async function call({ userId: sub, email, sessionId: session_id, hotelId: hotel_id }: Hotel) {
  const token = await accessToken(server, { sub, email, session_id, iss: `${SITE}/auth/v1` });
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const body = JSON.stringify({ hotel_id });
  return fetch(`${server.url}/functions/v1/check-domain`, { method: "POST", headers, body });
}
const stateOf = async ({ hotelId }: Hotel) => {
  const [row] = await server.sql<{ state: string; finding: string | null }[]>`
    select state, finding from domains where hotel_id = ${hotelId}`;
  return [row?.state, row?.finding];
};
async function check(of: Hotel) {
  const answer = await call(of);
  const { state, finding } = await answer.json();
  expect([answer.status, state, finding]).toEqual([200, ...(await stateOf(of))]);
  return [state, finding];
}
/** Proved, as guests find it. */
async function show(of: Hotel, name = host): Promise<void> {
  pointHere(name, await addDomain(of, name));
  expect(await check(of)).toEqual(["proved", null]);
}
async function giveUp({ hotelId }: Hotel): Promise<void> {
  await server.sql`delete from domains where hotel_id = ${hotelId}`;
  await vi.waitUntil(() => !server.context.guestHosts.originOf(hotelId).includes(host));
}

async function takeMessages({ userId, hotelId }: Hotel): Promise<void> {
  await giveProPlan(server, userId);
  await server.sql`insert into message_kinds (hotel_id, kind, is_on) values (${hotelId}, 'request', true)`;
}

interface Asked {
  at?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}
async function ask(path: string, { at = host, method = "GET", headers = {}, body }: Asked = {}) {
  const sent = request(server.url + path, { method, headers: { host: at, ...headers }, agent: false }).end(
    body,
  );
  const [response] = await once(sent, "response");
  const text = Buffer.concat(await response.toArray()).toString();
  const { location, etag, ...others } = response.headers as Record<string, string>;
  return { status: response.statusCode as number, location, etag, headers: others, text };
}
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];

describe("What DNS says", () => {
  test.each<[string, string, (proof: string) => void, (string | null)[]]>([
    ["of an alias", "CNAME", (proof) => pointHere(host, proof), ["proved", null]],
    [
      "of the site's addresses",
      "A",
      (proof) => {
        pointHere(host, proof);
        dns.records[host] = { A: [OURS] };
      },
      ["proved", null],
    ],
    [
      "of one address of the site and another",
      "A",
      (proof) => {
        pointHere(host, proof);
        dns.records[host] = { A: [OURS, "198.51.100.7"] };
      },
      ["waiting", "elsewhere"],
    ],
    [
      "of another name",
      "CNAME",
      (proof) => {
        pointHere(host, proof);
        dns.records[host] = { CNAME: ["innfo.example.evil.example"] };
      },
      ["waiting", "elsewhere"],
    ],
    ["of another hotel's proof", "TXT", () => pointHere(host, "innfo=0"), ["waiting", "no_proof"]],
    [
      "of a proof and no address",
      "TXT",
      (proof) => {
        dns.records[`_innfo.${host}`] = { TXT: [proof] };
      },
      ["waiting", "elsewhere"],
    ],
    ["of nothing", "no name", () => {}, ["waiting", "nothing"]],
    [
      "while it fails",
      "SERVFAIL",
      (proof) => {
        pointHere(host, proof);
        dns.mood = "failing";
      },
      ["waiting", "unanswered"],
    ],
  ])("%s (%s) is what the owner reads", async (_what, _kind, say, state) => {
    say(await addDomain(owner));
    expect(await check(owner)).toEqual(state);
  });

  test("that never comes is not waited for, and a proved domain stays", async () => {
    await show(owner);
    dns.mood = "silent";
    expect(await check(owner)).toEqual(["proved", "unanswered"]);
    expect((await ask(`/view/${owner.hotelId}`)).status).toBe(200);
  });

  test("is asked for by an owner of the hotel alone", async () => {
    await addDomain(owner);
    dns.asked.length = 0;
    expect((await call({ ...other, hotelId: owner.hotelId })).status).toBe(404);
    expect((await call(other)).status).toBe(404);
    expect((await fetch(`${server.url}/functions/v1/check-domain`, { method: "POST" })).status).toBe(401);
    expect(dns.asked).toEqual([]);
    expect((await call(owner)).status).toBe(200);
    expect(dns.asked).toContain(`_innfo.${host}`);
  });

  test("is asked again by upkeep: each hour until it is proved, then once a day", async () => {
    const proof = await addDomain(owner);
    await check(owner);
    const hoursPass = (hours: number) =>
      server.sql`update domains set checked_at = checked_at - make_interval(hours => ${hours}) where hotel_id = ${owner.hotelId}`;
    const upkeep = () => upkeepTasks(server.context)["domains of hotels"]?.();
    pointHere(host, proof);
    await upkeep();
    expect(await stateOf(owner)).toEqual(["waiting", "nothing"]);
    await hoursPass(1);
    await upkeep();
    expect(await stateOf(owner)).toEqual(["proved", null]);
    delete dns.records[host];
    await hoursPass(1);
    await upkeep();
    expect(await stateOf(owner)).toEqual(["proved", null]);
    await hoursPass(23);
    await upkeep();
    expect(await stateOf(owner)).toEqual(["lost", "elsewhere"]);
  });
});

describe("At its own host", () => {
  test("a hotel's page is the same page, which names that address at both", async () => {
    const before = await ask(`/view/${owner.hotelId}`, { at: "innfo.example" });
    expect(canonicalOf(before.text)).toBe(`${SITE}/view/${owner.hotelId}`);
    await show(owner);
    const own = await ask(`/view/${owner.hotelId}`);
    const old = await ask(`/view/${owner.hotelId}`, { at: "innfo.example" });
    expect([own.status, canonicalOf(own.text)]).toEqual([200, `https://${host}/view/${owner.hotelId}`]);
    expect([old.status, old.etag, old.text]).toEqual([200, own.etag, own.text]);
    // The code on paper.
    const { text: svg } = await ask(`/view/${owner.hotelId}/code.svg`);
    expect(svg).toBe(codeSvg({ text: `https://${host}/view/${owner.hotelId}#q`, ecc: "M" }));
  });

  test("kept and new answers promise https for the site's host alone", async () => {
    await show(owner);
    for (const _kept of [false, true]) {
      const own = await ask(`/view/${owner.hotelId}`);
      const old = await ask(`/view/${owner.hotelId}`, { at: "innfo.example" });
      expect(own.headers["strict-transport-security"]).toBeUndefined();
      expect(old.headers["strict-transport-security"]).toBe("max-age=31536000");
      expect(own.headers["content-security-policy"]).toBe(old.headers["content-security-policy"]);
    }
  });

  test.each(["", ":443", "."])(
    "the address without a path leads to the page: %j after the host",
    async (end) => {
      await show(owner);
      const answer = await ask("/?lang=de", { at: host.toUpperCase() + end });
      expect([answer.status, answer.location]).toEqual([302, `/view/${owner.hotelId}?lang=de`]);
      expect(answer.headers["cache-control"]).toBe("no-store");
      expect((await ask("/", { at: "innfo.example" })).location).toBe("/admin");
      expect((await ask("/", { at: `other.${host}` })).location).toBe("/admin");
    },
  );

  test("another hotel's page is at the site's address, and its forms are not taken", async () => {
    await takeMessages(other);
    await show(owner);
    for (const end of ["", ".md", "/privacy", "/request", "/code.svg"]) {
      const answer = await ask(`/view/${other.hotelId}${end}?lang=de`);
      expect([answer.status, answer.location]).toEqual([302, `${SITE}/view/${other.hotelId}${end}?lang=de`]);
    }
    expect((await ask(`/view/${other.hotelId}/request`, { method: "POST" })).status).toBe(404);
    // Also when it is kept.
    await ask(`/view/${other.hotelId}`, { at: "innfo.example" });
    expect((await ask(`/view/${other.hotelId}`)).status).toBe(302);
    expect((await ask(`/view/${other.hotelId}`, { at: "innfo.example" })).status).toBe(200);
  });

  test.each([
    ["GET", "/rest/v1/hotels", 404],
    ["POST", "/auth/v1/token", 404],
    ["GET", "/auth/v1/user", 404],
    ["GET", "/config.json", 404],
    ["GET", "/admin-worker.js", 404],
    ["GET", "/admin.webmanifest", 404],
    ["POST", "/functions/v1/nearby", 404],
    ["POST", "/storage/v1/object/photos/x/y", 404],
    ["GET", "/dev/mailbox", 404],
    ["GET", "/sitemap.xml", 404],
    ["GET", "/custom-domain?domain=x", 404],
    ["GET", "/health", 404],
    ["GET", "/guest-worker.js", 200],
    ["GET", "/answer-worker.js", 200],
    ["GET", "/robots.txt", 200],
  ])("%s %s is answered with %i", async (method, path, status) => {
    await show(owner);
    expect((await ask(path, { method })).status).toBe(status);
  });

  test("a request that is answered early elsewhere is refused, too", async () => {
    await show(owner);
    const { userId: sub, email, sessionId: session_id } = owner;
    const token = await accessToken(server, { sub, email, session_id, iss: `${SITE}/auth/v1` });
    const headers = { authorization: `Bearer ${token}`, apikey: "sb_publishable_innfo" };
    const path = `/rest/v1/faqs?select=*&hotel_id=eq.${owner.hotelId}`;
    const statuses = async (at: string) => [
      (await ask(path, { at, headers })).status,
      (await ask(path, { at, headers })).status,
    ];
    expect(await statuses("innfo.example")).toEqual([200, 200]);
    expect(await statuses(host)).toEqual([404, 404]);
  });

  test("whoever wants to sign in is led to the site", async () => {
    await show(owner);
    expect((await ask("/admin/qr-code?a=b")).location).toBe(`${SITE}/admin/qr-code?a=b`);
    expect((await ask("/login")).location).toBe(`${SITE}/login`);
    expect((await ask("/admin", { method: "POST" })).status).toBe(404);
  });

  test("what pages load is there", async () => {
    await show(owner);
    const { text } = await ask(`/view/${owner.hotelId}`);
    const files = [...text.matchAll(/(?:src|href)="(\/(?:assets|view)\/[^"?]+)"/g)].map(
      ([, path]) => path ?? "",
    );
    expect(files.length).toBeGreaterThan(3);
    for (const path of files) expect([path, (await ask(path)).status]).toEqual([path, 200]);
  });

  test("a visit counts, and the hotel's own host is no site that it came from", async () => {
    await show(owner);
    const report = (referer: string) =>
      ask("/functions/v1/track-scan", {
        method: "POST",
        headers: {
          ...{ "content-type": "application/json", "user-agent": USER_AGENTS.Mobile },
          ...{ "sec-fetch-site": "same-origin", referer },
        },
        body: JSON.stringify({ ...aVisit(owner.hotelId) }),
      });
    expect((await report(`https://${host}/view/${owner.hotelId}`)).status).toBe(204);
    expect((await report("https://news.example/")).status).toBe(204);
    const { total, referrers } = await analyticsAt(server, owner.hotelId);
    expect([total, referrers]).toEqual([
      2,
      [
        { host: "Direct", scans: 1 },
        { host: "news.example", scans: 1 },
      ],
    ]);
  });

  test("a guest writes to the hotel, and another site's page does not", async () => {
    await takeMessages(owner);
    await show(owner);
    const post = (site: string) =>
      ask(`/view/${owner.hotelId}/request`, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": site },
        body: new URLSearchParams({
          ...{ token: tokenOf(server, owner.hotelId, "request"), topic: "towels", room: "12" },
        }).toString(),
      });
    expect((await post("cross-site")).status).toBe(403);
    const sent = await post("same-origin");
    expect([sent.status, sent.location]).toEqual([303, expect.stringMatching(/^\/message\/[\w-]{32}$/)]);
    expect((await ask(sent.location ?? "")).status).toBe(200);
  });

  test("crawlers are led to the site's map, which names the hotel's own address", async () => {
    await server.sql`update hotels set times_confirmed = true where id = ${owner.hotelId}`;
    await show(owner);
    expect((await ask("/robots.txt")).text).toContain(`Sitemap: ${SITE}/sitemap.xml`);
    const { text: index } = await ask("/sitemap.xml", { at: "innfo.example" });
    const [, file = ""] = /<loc>https:\/\/innfo\.example(\/sitemap\/[^<]+)/.exec(index) ?? [];
    const { text } = await ask(file, { at: "innfo.example" });
    expect(text).toContain(`<loc>https://${host}/view/${owner.hotelId}</loc>`);
  });
});

test("A page that an operator took down is down at its own host, too", async () => {
  await show(owner);
  const status = async () => (await ask(`/view/${owner.hotelId}`)).status;
  expect(await status()).toBe(200);
  await server.sql`insert into innfo.taken_down (hotel_id, reason) values (${owner.hotelId}, 'phishing')`;
  await vi.waitUntil(async () => (await status()) === 410);
  await server.sql`delete from innfo.taken_down where hotel_id = ${owner.hotelId}`;
  await vi.waitUntil(async () => (await status()) === 200);
});

describe("A printed address", () => {
  test("leads to the page after its owner has taken the domain away", async () => {
    await show(owner);
    expect((await ask(`/view/${owner.hotelId}`)).status).toBe(200);
    await giveUp(owner);
    for (const path of [`/view/${owner.hotelId}`, `/view/${owner.hotelId}/privacy`, "/message/x"]) {
      expect((await ask(path)).location).toBe(SITE + path);
    }
    expect((await ask("/")).location).toBe(`${SITE}/view/${owner.hotelId}`);
    const old = await ask(`/view/${owner.hotelId}`, { at: "innfo.example" });
    expect([old.status, canonicalOf(old.text)]).toEqual([200, `${SITE}/view/${owner.hotelId}`]);
  });

  test("leads there although its page is kept for that host", async () => {
    await show(owner);
    const statuses = async () => [
      (await ask(`/view/${owner.hotelId}`)).status,
      (await ask(`/view/${owner.hotelId}`)).status,
    ];
    expect(await statuses()).toEqual([200, 200]);
    await transaction(server.sql, async (tx) => {
      // Nobody tells the kept pages.
      await tx`alter table public.domains disable trigger notify_hotel_changed`;
      await tx`delete from domains where hotel_id = ${owner.hotelId}`;
      await tx`alter table public.domains enable trigger notify_hotel_changed`;
    });
    expect(await statuses()).toEqual([200, 200]);
    await server.context.guestHosts.refresh(owner.hotelId);
    expect(await statuses()).toEqual([302, 302]);
  });

  test("leads there, too, while the proof is gone and the name still points here", async () => {
    await show(owner);
    delete dns.records[`_innfo.${host}`];
    expect(await check(owner)).toEqual(["lost", "no_proof"]);
    expect((await ask(`/view/${owner.hotelId}`)).location).toBe(`${SITE}/view/${owner.hotelId}`);
  });

  test("is taken over by another hotel with a proof of its own alone, and still leads to the first", async () => {
    await show(owner);
    const proof = await addDomain(other);
    expect(await check(other)).toEqual(["waiting", "no_proof"]);
    expect((await ask("/")).location).toBe(`/view/${owner.hotelId}`);
    await giveUp(owner);
    expect(await check(other)).toEqual(["waiting", "no_proof"]);
    pointHere(host, proof);
    expect(await check(other)).toEqual(["proved", null]);
    expect((await ask("/")).location).toBe(`/view/${other.hotelId}`);
    expect((await ask(`/view/${owner.hotelId}`)).location).toBe(`${SITE}/view/${owner.hotelId}`);
  });
});

describe("A proxy that asks for a certificate", () => {
  const may = async (domain: string) =>
    (await ask(`/custom-domain?domain=${domain}`, { at: "127.0.0.1" })).status;

  test("may have one for hosts that were proved, also when they lead elsewhere by now", async () => {
    await addDomain(other, `guide.${other.hotelId}.example`);
    await show(owner);
    expect(await may(host)).toBe(200);
    expect(await may(`guide.${other.hotelId}.example`)).toBe(404);
    expect(await may(`x.${host}`)).toBe(404);
    expect(await may("")).toBe(404);
    await giveUp(owner);
    expect(await may(host)).toBe(200);
    await server.sql`update innfo.former_hosts set checked_at = now() - interval '1 day' where host = ${host}`;
    delete dns.records[host];
    await upkeepTasks(server.context)["domains of hotels"]?.();
    await vi.waitUntil(async () => (await may(host)) === 404);
  });

  test("is answered while the database is silent", async () => {
    await show(owner);
    await transaction(server.sql, async (tx) => {
      await tx`lock table public.domains, innfo.former_hosts in access exclusive mode`;
      expect([await may(host), await may("made-up.example")]).toEqual([200, 404]);
    });
  });
});

test("Without CUSTOM_DOMAINS nothing of it is there, whatever the database holds", async () => {
  await show(owner);
  const plain = await startTestServer({ PUBLIC_URL: SITE, SMTP_URL: "smtp://localhost:1" });
  try {
    const { customDomains } = await (await fetch(`${plain.url}/config.json`)).json();
    expect(customDomains).toBeNull();
    expect((await fetch(`${plain.url}/custom-domain?domain=${host}`)).status).toBe(404);
  } finally {
    await plain.stop();
  }
  const { customDomains } = await (await fetch(`${server.url}/config.json`)).json();
  expect(customDomains).toBe(TARGET);
});
