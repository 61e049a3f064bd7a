/** Hotels' own hosts behind Caddy: certificates on demand, of an authority of its own. */
import { once } from "node:events";
import { request } from "node:https";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type NameServerStandIn, startNameServer } from "../../testbed/name-server.ts";
import { createOwner } from "../../testbed/owner.ts";
import { startTemporaryServer, type TemporaryServer } from "../../testbed/temporary-server.ts";
import {
  type CaddyOnDemand,
  HAS_CADDY,
  provedByCaddy,
  startCaddyOnDemand,
} from "./support/caddy-on-demand.ts";

const TARGET = "guests.innfo.example";

let dns: NameServerStandIn;
let server: TemporaryServer;
let caddy: CaddyOnDemand;

interface Answer {
  status: number | undefined;
  location: string | undefined;
  text: string;
  headers: NodeJS.Dict<string | string[]>;
}

/** @returns the answer at a host, over TLS whose certificate names it; undefined when there is none */
async function ask(
  host: string,
  path = "/",
  given: { method?: string; body?: string } = {},
): Promise<Answer | undefined> {
  const { port } = caddy;
  const { method = "GET", body } = given;
  const sent = request({
    host: "127.0.0.1",
    port,
    servername: host,
    path,
    method,
    ca: caddy.authority(),
    agent: false,
  });
  sent.setHeader("Host", `${host}:${port}`);
  if (body) sent.setHeader("Content-Type", "application/x-www-form-urlencoded");
  const answered = once(sent, "response").catch((error: NodeJS.ErrnoException) => {
    // Caddy refuses the handshake of a name for which it may have no certificate.
    if (!/tls|ssl|EPROTO|ECONNRESET/i.test(`${error.code} ${error.message}`)) throw error;
    return [undefined];
  });
  sent.end(body);
  const [response] = await answered;
  if (!response) return undefined;
  const text = Buffer.concat(await response.toArray()).toString();
  const { statusCode: status, headers } = response;
  return { status, location: headers.location, text, headers };
}

beforeAll(async () => {
  if (!HAS_CADDY) return;
  dns = await startNameServer();
  dns.records[TARGET] = { A: ["192.0.2.1"] };
  server = await startTemporaryServer({ CUSTOM_DOMAINS: TARGET, DNS_SERVERS: dns.address, TRUST_PROXY: "1" });
  caddy = await startCaddyOnDemand(server.url);
});
afterAll(async () => {
  await caddy?.stop();
  await server?.stop();
  await dns?.stop();
});

const title = "Caddy gets a certificate for a proved host alone, and prints with it live on";
test.skipIf(!HAS_CADDY)(provedByCaddy(title), async () => {
  const { api, hotel } = await createOwner(server.url);
  const host = `guide.${hotel.id}.example`;
  const path = `/view/${hotel.id}`;
  const site = `http://localhost:${new URL(server.url).port}`;
  const { data } = await api
    .from("domains")
    .insert({ hotel_id: hotel.id, host })
    .select("proof")
    .single()
    .throwOnError();
  // Waiting: no certificate, so no handshake.
  expect(await ask(host)).toBeUndefined();
  expect((await ask("guide.example.com", "/health"))?.status).toBe(200);

  dns.records[host] = { CNAME: [TARGET] };
  dns.records[`_innfo.${host}`] = { TXT: [`innfo=${data.proof}`] };
  const check = async () =>
    (await api.functions.invoke("check-domain", { body: { hotel_id: hotel.id } })).data;
  expect(await check()).toEqual({ state: "proved", finding: null });
  expect(await ask(host)).toMatchObject({ status: 302, location: path });
  const page = await ask(host, path);
  expect(page?.status).toBe(200);
  expect(page?.text).toContain(`<link rel="canonical" href="http://${host}`);
  expect(page?.headers["strict-transport-security"]).toBeUndefined();
  expect(await ask(host, "/admin")).toMatchObject({ status: 302, location: `${site}/admin` });
  expect((await ask(host, "/auth/v1/token", { method: "POST", body: "a=b" }))?.status).toBe(404);
  expect((await ask(host, "/guest-worker.js"))?.status).toBe(200);

  // Names that nobody has proved get none, however often they are asked for.
  for (const name of [`www.${host}`, "made-up.example", `${hotel.id}.example`]) {
    expect([name, await ask(name)]).toEqual([name, undefined]);
  }

  await api.from("domains").delete().eq("hotel_id", hotel.id).throwOnError();
  while ((await ask(host))?.location === path) await sleep(50);
  expect(await ask(host)).toMatchObject({ status: 302, location: site + path });
  expect(await ask(host, `${path}?lang=de`)).toMatchObject({
    status: 302,
    location: `${site}${path}?lang=de`,
  });
});
