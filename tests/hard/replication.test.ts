/**
 * Two PostgreSQL servers, a primary and its synchronous standby, and a server of ours that knows both: what
 * owners, guests and scans notice when the one takes the other's place.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { PUBLISHABLE_KEY } from "../../src/server/database/caller.ts";
import { makeDataDir, removeDataDir } from "../../testbed/data-dir.ts";
import { startDatabaseProxy } from "../../testbed/database-proxy.ts";
import { createOwner, type Owner } from "../../testbed/owner.ts";
import { type ServerProcess, startProcess } from "../../testbed/process.ts";
import { aVisit, track } from "../../testbed/scans.ts";
import { type Node, type Pair, startPair } from "./support/replication.ts";

const PACE_MS = 20;

let pair: Pair;
let server: ServerProcess | undefined;
const dataDir = makeDataDir();
const toClose: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  pair = await startPair();
});
beforeEach(() => pair.join());
afterEach(async () => {
  await server?.end();
  for (const close of toClose.splice(0)) await close();
});
afterAll(async () => {
  await pair?.stop();
  removeDataDir(dataDir);
});

/** A server that is told of both, by these ports. */
async function start(ports: number[]): Promise<string> {
  const hosts = ports.map((port) => `127.0.0.1:${port}`).join();
  const env = {
    DATABASE_URL: `postgres://innfo:${pair.password}@${hosts}/innfo?target_session_attrs=read-write`,
    LIMITS: "free.items=1000000",
    TRUST_PROXY: "1",
  };
  server = startProcess({ dataDir, env });
  return server.url;
}

/** Three owners' windows that write, two guests who read, two who scan, all without a pause. */
class Load {
  readonly #url: string;
  readonly #owner: Owner;
  readonly #scanned: string;
  #goesOn = true;
  readonly #under: Promise<void>[];
  /** By id. */
  readonly written = new Set<string>();
  readonly scanned = new Set<string>();
  pages = 0;
  repeated = 0;
  /** Events that nobody should ever have been told. */
  readonly odd: string[] = [];

  /** @param scanned a hotel that nobody edits: scans would wait for the row that three windows keep locked */
  constructor(url: string, owner: Owner, token: string, scanned: string) {
    this.#url = url;
    this.#owner = owner;
    this.#scanned = scanned;
    this.#under = [
      ...Array.from({ length: 3 }, () => this.#keep(() => this.#write(token))),
      ...Array.from({ length: 2 }, () => this.#keep(() => this.#read())),
      ...Array.from({ length: 2 }, () => this.#keep(() => this.#scan())),
    ];
  }

  /** @returns once everything that was begun is acknowledged */
  async end(): Promise<void> {
    this.#goesOn = false;
    await Promise.all(this.#under);
  }

  /** Until so many more have been written, and scanned a little, too. */
  async goOn(writes = 40): Promise<void> {
    const [written, scanned] = [this.written.size + writes, this.scanned.size + 5];
    while (this.written.size < written || this.scanned.size < scanned) await sleep(5);
  }

  async #keep(work: () => Promise<void>): Promise<void> {
    while (this.#goesOn) {
      await work();
      await sleep(PACE_MS);
    }
  }

  /** As the admin does: with an id of its own, and again when it may have got lost. */
  async #write(token: string): Promise<void> {
    const id = randomUUID();
    const headers = {
      ...{ apikey: PUBLISHABLE_KEY, Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    };
    const row = { id, hotel_id: this.#owner.hotel.id, question: id, answer: "Yes", category: "General" };
    const send = () =>
      fetch(`${this.#url}/rest/v1/faqs`, { method: "POST", headers, body: JSON.stringify(row) });
    await this.#untilDone(send, [201], [201, 409]);
    this.written.add(id);
  }

  async #scan(): Promise<void> {
    const visit = aVisit(this.#scanned);
    // A page that waits as long as it is told to never meets the limits of one guest and one network. This one asks
    // again at once, each time as another guest, to see when scans are taken again.
    const send = () => {
      const from = { "X-Forwarded-For": `10.${randomBytes(3).join(".")}` };
      return track(this.#url, { ...visit, guest_id: randomUUID() }, from);
    };
    await this.#untilDone(send, [204], [204]);
    this.scanned.add(visit.visit_id);
  }

  async #untilDone(send: () => Promise<Response>, first: number[], later: number[]): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const answer = await send();
      const text = await answer.text();
      if ((attempt > 1 ? later : first).includes(answer.status)) return;
      // 429: more of one owner's writes wait at once than may.
      if (![503, 429].includes(answer.status) || !answer.headers.has("Retry-After")) {
        this.odd.push(`${answer.status} ${text}`);
        return;
      }
      this.repeated += 1;
      await sleep(PACE_MS);
    }
  }

  async #read(): Promise<void> {
    const answer = await fetch(`${this.#url}/view/${this.#owner.hotel.id}`);
    const text = await answer.text();
    if (answer.status === 200 && text.includes("</html>")) this.pages += 1;
    else this.odd.push(`guest page: ${answer.status}`);
  }
}

interface Run {
  load: Load;
  owner: Owner;
  /** The owner whose hotel is scanned. */
  neighbour: Owner;
}

async function underLoad(url: string): Promise<Run> {
  const [owner, neighbour] = [await createOwner(url), await createOwner(url)];
  await fetch(`${url}/view/${owner.hotel.id}`);
  const token = (await owner.api.auth.getSession()).data.session?.access_token ?? "";
  const load = new Load(url, owner, token, neighbour.hotel.id);
  await load.goOn();
  return { load, owner, neighbour };
}

/** Runs it under load, and reports how long owners could not write afterwards. */
async function promoted(what: string, load: Load, node: Node): Promise<void> {
  await node.promote();
  if (node !== pair.nodes[0]) pair.nodes.reverse();
  const began = performance.now();
  const before = load.written.size;
  while (load.written.size === before) await sleep(5);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(`${what}: writing again ${seconds} s after the promotion\n`);
  await load.goOn();
}

/** Nothing acknowledged is lost or doubled, and the server hears of changes again. */
async function expectWhole(url: string, { load, owner, neighbour }: Run) {
  const [node] = pair.nodes;
  await load.end();
  expect(load.odd).toEqual([]);
  const { id } = owner.hotel;
  const stored = await node.ask(
    (sql) => sql<{ question: string }[]>`select question from public.faqs where hotel_id = ${id}`,
    "innfo",
  );
  expect(stored.map(({ question }) => question).sort()).toEqual([...load.written].sort());
  const visited = { hotel_id: neighbour.hotel.id };
  const { data } = await neighbour.api.rpc("scan_analytics", visited).throwOnError();
  expect(data).toMatchObject({ total: load.scanned.size });

  // By nobody's request: only the database can tell of it.
  const name = `Renamed ${randomUUID()}`;
  await node.ask((sql) => sql`update public.hotels set name = ${name} where id = ${id}`, "innfo");
  await expect.poll(async () => (await fetch(`${url}/view/${id}`)).text()).toContain(name);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const { pages, written, scanned, repeated } = load;
  process.stdout.write(
    `  ${written.size} writes and ${scanned.size} scans, 0 lost, 0 doubled, ${repeated} sent again; ${pages} guest pages, 0 failed\n`,
  );
}

test("the primary is killed, and the standby promoted", async () => {
  const [one, other] = pair.nodes;
  const url = await start([one.port, other.port]);
  const run = await underLoad(url);
  await one.kill();
  await promoted("kill -9", run.load, other);
  await expectWhole(url, run);
});

test("a planned switch-over, and back", async () => {
  const [one, other] = pair.nodes;
  // The standby is named first: it is asked, too, and passed over.
  const url = await start([other.port, one.port]);
  const run = await underLoad(url);
  await one.stop();
  await promoted("switch-over", run.load, other);
  await one.follow(other);
  await run.load.goOn();
  await other.stop();
  await promoted("and back", run.load, one);
  await expectWhole(url, run);
});

test("the network to the primary swallows everything, the standby is promoted, and the network comes back", async () => {
  const [one, other] = pair.nodes;
  const proxies = [await startDatabaseProxy(one.login), await startDatabaseProxy(other.login)] as const;
  toClose.push(...proxies.map((proxy) => () => proxy.stop()));
  const url = await start(proxies.map(({ port }) => port));
  const run = await underLoad(url);
  proxies[0].stall();
  await promoted("cut network", run.load, other);
  // It still takes itself for the primary, and would take writes if it were asked to.
  await one.ask(async (sql) => {
    await sql.unsafe("alter system reset synchronous_standby_names");
    await sql`select pg_reload_conf()`;
  });
  await proxies[0].mend();
  // New connections look for the primary anew.
  await proxies[1].cut();
  await proxies[1].mend();
  await run.load.goOn();
  await expectWhole(url, run);
});
