/** Hotels' own hosts behind Caddy, as docs/operations.md configures it: certificates on demand, of an authority of its own. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDataDir, removeDataDir } from "../../testbed/data-dir.ts";
import { type NameServerStandIn, startNameServer } from "../../testbed/name-server.ts";
import { createOwner } from "../../testbed/owner.ts";
import { freePort } from "../../testbed/process.ts";
import { startTemporaryServer, type TemporaryServer } from "../../testbed/temporary-server.ts";

const TARGET = "guests.innfo.example";
const there = spawnSync("caddy", ["version"]).error === undefined;

let dns: NameServerStandIn;
let server: TemporaryServer;
let caddy: ChildProcess | undefined;
let https: number;
const folder = makeDataDir();

/** The handbook's Caddyfile, on free ports and with Caddy's own authority in the place of a public one. */
function caddyfile(http: number): string {
  const blocks = readFileSync("docs/operations.md", "utf8").split(/^```.*\n/m);
  const [text = "", ...more] = blocks.filter((one) => one.startsWith("# Caddyfile: hotels' own domains"));
  expect(more).toEqual([]);
  const options = `admin off\n  skip_install_trust\n  local_certs\n  http_port ${http}\n  https_port ${https}\n`;
  return text.replace("{\n", `{\n  ${options}`).replaceAll("127.0.0.1:3000", new URL(server.url).host);
}

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
  const ca = readFileSync(join(folder, "caddy/pki/authorities/local/root.crt"));
  const { method = "GET", body } = given;
  const sent = request({ host: "127.0.0.1", port: https, servername: host, path, method, ca, agent: false });
  sent.setHeader("Host", `${host}:${https}`);
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
  if (!there) return;
  dns = await startNameServer();
  dns.records[TARGET] = { A: ["192.0.2.1"] };
  server = await startTemporaryServer({ CUSTOM_DOMAINS: TARGET, DNS_SERVERS: dns.address, TRUST_PROXY: "1" });
  const http = await freePort();
  https = await freePort();
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "Caddyfile");
  writeFileSync(file, caddyfile(http));
  caddy = spawn("caddy", ["run", "--config", file, "--adapter", "caddyfile"], {
    stdio: "ignore",
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  while (
    (await fetch(`http://127.0.0.1:${http}`, { redirect: "manual" }).catch(() => undefined)) === undefined
  ) {
    expect(caddy.exitCode).toBeNull();
    await sleep(50);
  }
});
afterAll(async () => {
  if (caddy) {
    caddy.kill();
    await once(caddy, "exit");
  }
  await server?.stop();
  await dns?.stop();
  removeDataDir(folder);
});

const title = "Caddy gets a certificate for a proved host alone, and prints with it live on";
test.skipIf(!there)(there ? title : `NOT PROVED, because caddy is not installed: ${title}`, async () => {
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
