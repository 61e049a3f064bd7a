/** Callers' answers while the database is away; everything continues by itself once it is back. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { SAMPLE_HOTEL_ID } from "../../src/product.ts";
import { type DatabaseProxy, startDatabaseProxy } from "../../testbed/database-proxy.ts";
import { image } from "../../testbed/images.ts";
import { aVisit, track } from "../../testbed/scans.ts";
import { PASSWORD, startTestServer, type TestServer } from "../../testbed/server.ts";
import { checkoutBody } from "../../testbed/stripe.ts";
import { asSuperuser } from "../../testbed/template-copy.ts";
import { makeHotel, type Owner } from "../../testbed/tokens.ts";
import { BALANCERS } from "./support/balancer.ts";

const METRICS_TOKEN = "figures-of-a-test-server";

let proxy: DatabaseProxy;
let server: TestServer;
let owner: Owner & { hotelId: string };
beforeAll(async () => {
  proxy = await startDatabaseProxy();
  server = await startTestServer({ METRICS_TOKEN }, { at: { host: "127.0.0.1", port: proxy.port } });
  owner = await makeHotel(server);
});
afterAll(async () => {
  await server.stop();
  await proxy.stop();
});

async function get(path: string): Promise<Response> {
  return fetch(`${server.url}${path}`);
}

/** By itself: requests alone bring it back. Pages are cached again only once news of changes arrives. */
async function healthy(): Promise<void> {
  for (const path of ["/health", "/readyz"])
    await expect.poll(async () => (await get(path)).status).toBe(200);
  await expect.poll(() => server.context.hotelChanges.live).toBe(true);
}
beforeEach(async () => {
  await proxy.mend();
  await healthy();
});

/** How often /readyz was asked. */
async function timesAsked(): Promise<number> {
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
  const figures = await (await fetch(`${server.url}/metrics`, { headers })).text();
  const counts = figures.matchAll(/^innfo_http_request_duration_seconds_count\{.*"\/readyz".*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

function post(path: string, body: unknown, method = "POST", by = owner): Promise<Response> {
  return fetch(`${server.url}${path}`, {
    method,
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${by.token}` },
    body: JSON.stringify(body),
  });
}

const contact = (label: string, by = owner) => ({ hotel_id: by.hotelId, label, number: "112" });
const addContact = (label: string, by = owner) =>
  post("/rest/v1/important_contacts", contact(label, by), "POST", by);

async function contacts(): Promise<string[]> {
  const { data } = await owner.client.from("important_contacts").select("label").throwOnError();
  return data.map(({ label }) => label);
}

describe("While the database is away", () => {
  const upload = async () => {
    const body = new Uint8Array(await image("png"));
    const headers = { Authorization: `Bearer ${owner.token}` };
    return fetch(`${server.url}/storage/v1/object/logos/${owner.hotelId}/a.webp`, {
      method: "POST",
      headers,
      body,
    });
  };
  const CALLS: [what: string, call: () => Promise<Response>, body: object][] = [
    [
      "a read",
      () => post("/rest/v1/rpc/guest_hotel", { hotel_id: SAMPLE_HOTEL_ID }),
      { code: "PGRST001", hint: null },
    ],
    ["a write", () => addContact("Nobody"), { code: "PGRST001", hint: null }],
    [
      "a sign-in",
      () => post("/auth/v1/token?grant_type=password", { email: owner.email, password: PASSWORD }),
      { code: 503, error_code: "service_unavailable" },
    ],
    ["an upload", upload, { statusCode: "503", error: "DatabaseError" }],
    [
      "a checkout",
      () => post("/functions/v1/stripe-checkout", checkoutBody(server.url)),
      { code: "try_again", error: expect.any(String) },
    ],
    ["a scan", () => track(server.url, aVisit(SAMPLE_HOTEL_ID)), { code: "503" }],
    ["the question for health", () => get("/health"), { status: "unavailable" }],
  ];

  test.each(CALLS)("%s is answered with 503, and when to try again", async (_, call, body) => {
    await call();
    await proxy.cut();
    // A restart would mend nothing.
    expect((await get("/livez")).status).toBe(200);
    const response = await call();
    expect(response.status).toBe(503);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject(body);
    await proxy.mend();
    await healthy();
    expect((await call()).status).not.toBe(503);
  });

  test("guests read cached pages, and an apology in place of all others", async () => {
    const before = await (await get(`/view/${owner.hotelId}`)).text();
    await proxy.cut();
    const kept = await get(`/view/${owner.hotelId}`);
    expect(kept.status).toBe(200);
    expect(await kept.text()).toBe(before);

    const never = await get("/view/0123456789");
    expect(never.status).toBe(503);
    expect(never.headers.get("Content-Type")).toMatch("text/html");
    expect(Number(never.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await never.text()).toContain("</html>");
    expect((await get("/login")).status).toBe(200);
  });

  test("balancers go on sending guests here: no other process could do more", async () => {
    await proxy.cut();
    expect((await get("/readyz")).status).toBe(200);
    await proxy.mend();
    await healthy();
    proxy.stall();
    expect((await get("/readyz")).status).toBe(200);
  });

  test.each(BALANCERS)("guests behind $name read cached pages", async ({ name, start }) => {
    const balancer = await start([server.url]);
    onTestFinished(() => balancer.stop());
    const page = () => fetch(`${balancer.url}/view/${owner.hotelId}`);
    await expect.poll(async () => (await page()).status).toBe(200);
    await proxy.cut();
    const before = await timesAsked();
    // nginx does not ask.
    if (name === "caddy") await expect.poll(() => timesAsked()).toBeGreaterThan(before + 1);
    const answers = await Promise.all(Array.from({ length: 16 }, page));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  test("the server reports itself as unhealthy, and works again as soon as the database answers", async () => {
    proxy.stall();
    expect((await get("/health")).status).toBe(503);
    await proxy.mend();
    await healthy();
    const label = randomUUID();
    expect((await addContact(label)).status).toBe(201);
    expect(await contacts()).toContain(label);
  });

  test("everything that was acknowledged before is still stored afterwards", async () => {
    const label = randomUUID();
    expect((await addContact(label)).status).toBe(201);
    await proxy.cut();
    expect((await addContact(`${label} again`)).status).toBe(503);
    await proxy.mend();
    await healthy();
    const labels = await contacts();
    expect(labels).toContain(label);
    expect(labels).not.toContain(`${label} again`);
  });
});

describe("A connection that is cut in the middle of a write", () => {
  test.each([
    ["heard", "after", true],
    ["heard of", "before", false],
  ] as const)("with its commit, which was %s or not, says that nobody knows", async (_, when, isSaved) => {
    const label = randomUUID();
    await addContact(`${label} first`);
    proxy.cutAt(label, when);
    const response = await addContact(label);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      code: "08007",
      message: expect.stringContaining("may be saved or not"),
    });
    expect((await contacts()).includes(label)).toBe(isSaved);
  });

  test.each(["account", "session", "commit"])(
    "at the %s undoes a sign-up as a whole, which then succeeds",
    async (at) => {
      const email = `${randomUUID()}@example.com`;
      const device = `Phone ${randomUUID()}`;
      const signUp = () =>
        fetch(`${server.url}/auth/v1/signup`, {
          method: "POST",
          headers: { "Content-Type": "application/json", "User-Agent": device },
          body: JSON.stringify({ email, password: PASSWORD }),
        });
      proxy.cutAt({ account: email, session: device }[at] ?? at, "before");
      expect((await signUp()).status).toBe(503);
      expect((await signUp()).status).toBe(200);
    },
  );
});

test("A process whose requests cannot log in, while others may, is not sent any", async () => {
  const [{ name } = { name: "" }] = await server.sql<{ name: string }[]>`select current_database() as name`;
  const login = `requests_of_${name}`;
  await server.sql.unsafe(`alter role ${login} nologin`);
  try {
    await server.sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = ${login}`;
    await expect.poll(async () => (await get("/readyz")).status).toBe(503);
    expect((await get("/health")).status).toBe(200);
  } finally {
    await server.sql.unsafe(`alter role ${login} login`);
  }
  await healthy();
});

test("When all connections are taken callers are asked to come back, and served once some are free", async () => {
  const [{ name } = { name: "" }] = await server.sql<{ name: string }[]>`select current_database() as name`;
  const superuser = asSuperuser();
  // An account's share is two writers, and there are six.
  const others = [await makeHotel(server), await makeHotel(server)];
  const limitTo = (connections: number) =>
    superuser.unsafe(`alter database ${name} connection limit ${connections}`);
  try {
    // The next writer needs a new connection.
    await limitTo(0);
    const ofRequests = superuser`from pg_stat_activity where datname = ${name} and usename like 'requests_of_%'`;
    await superuser`select pg_terminate_backend(pid) ${ofRequests}`;
    await expect.poll(async () => (await superuser`select ${ofRequests}`).length).toBe(0);
    const answers = await Promise.all(
      [owner, ...others].flatMap((who) => [addContact("A", who), addContact("B", who)]),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toEqual(statuses.map(() => 503));
    await limitTo(-1);
    expect((await addContact(randomUUID())).status).toBe(201);
  } finally {
    await limitTo(-1);
    await superuser.end();
  }
});
