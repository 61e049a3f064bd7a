/** A copy of a site for staging: it shows the same pages, knows nobody and reaches nobody. */
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readSecrets } from "../../src/server/config/secrets.ts";
import { connectDatabase } from "../../src/server/database/connection.ts";
import { runningEmbedded } from "../../src/server/postgres/embedded.ts";
import { runCommand, runOperator } from "../../testbed/commands.ts";
import { makeDataDir, removeDataDir } from "../../testbed/data-dir.ts";
import { type EmptyDatabase, makeEmptyDatabase } from "../../testbed/empty-database.ts";
import type { Owner } from "../../testbed/owner.ts";
import { type ServerProcess, startProcess } from "../../testbed/process.ts";
import { tableSums } from "../../testbed/table-sums.ts";
import { populate } from "./support/populated.ts";

const EMAIL = "ada.owner@innkeeper.example";
const GUEST = "lost-and-sad@guest.example";

const [dataDir, copyDir] = [makeDataDir(), makeDataDir()];
let owner: Owner;
let page: string;
let copy: EmptyDatabase;
let staging: ServerProcess;
/** Every text that must not be in the copy. */
let known: string[];
let secrets: [string, string];
let done: Awaited<ReturnType<typeof runCommand>>;

beforeAll(async () => {
  const server = startProcess({ dataDir, env: { COMPLIMENTARY_PRO_EMAILS: EMAIL } });
  const url = await server.url;
  const sql = connectDatabase(runningEmbedded(dataDir, readSecrets(dataDir).databasePassword) ?? {});
  owner = await populate(url.replace("127.0.0.1", "localhost"), sql, EMAIL);
  const { id, user_id } = owner.hotel;
  await sql`
    update public.subscriptions set plan_id = 'InnfoTest', customer_id = 'cus_of_the_house', subscription_id = 'sub_of_the_house',
      checkout_id = 'cs_of_the_house', subscription_status = 'active' where user_id = ${user_id}`;
  await sql`
    insert into public.subscriptions (user_id, plan_id, customer_id, subscription_id, checkout_id, subscription_status)
    values (${user_id}, 'InnfoTest', 'cus_of_the_house', 'sub_of_the_house', 'cs_of_the_house', 'active')
    on conflict (user_id) do nothing`;
  await sql`update public.message_kinds set emails = ${sql`array[${"desk@innkeeper.example"}::text]`} where hotel_id = ${id}`;
  await sql`
    update public.hotels set wifi = '[{"name": "Guests", "password": "the-wifi-password", "shown_to": "code"}]' where id = ${id}`;
  await sql`
    insert into public.messages (hotel_id, kind, item, contact, by_guest) values (${id}, 'lost', 'Scarf', ${GUEST}, true)`;
  await sql`
    insert into innfo.jobs (kind, payload, due_at)
    values ('mail', ${JSON.stringify({ letter: "passwordChanged", to: EMAIL })}::text::jsonb, now() + interval '1 hour')`;
  const [row] = await sql<{ hash: string; token: string }[]>`
    select u.password_hash as hash, (select token from public.codes where hotel_id = ${id} limit 1) as token
    from auth.users u where u.id = ${user_id}`;
  known = [
    ...[EMAIL, GUEST, "desk@innkeeper.example", "push.example.com", "cus_of_the_house", "sub_of_the_house"],
    ...["cs_of_the_house", "the-wifi-password", row?.hash ?? "", row?.token ?? ""],
  ];
  page = await (await fetch(`${url}/view/${id}`)).text();
  const file = join(dataDir, "site.tar.gz");
  expect(await runCommand(["backup", file], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
  // All of it is there to be taken away.
  expect(await foundIn(sql)).toEqual(known);
  await sql.end();
  await server.end();

  copy = await makeEmptyDatabase();
  done = await runCommand(["restore", file, "--for-staging"], { ...copy.env, DATA_DIR: copyDir });
  secrets = [readSecrets(dataDir).jwtSecret, readSecrets(copyDir).jwtSecret];
  staging = startProcess({ dataDir: copyDir, env: copy.env });
}, 180_000);

afterAll(async () => {
  await staging?.end();
  await copy?.sql.end();
  for (const folder of [dataDir, copyDir]) removeDataDir(folder);
});

/** Which of the known texts stand in some row of some table. */
async function foundIn(sql: EmptyDatabase["sql"]): Promise<string[]> {
  const tables = Object.keys(await tableSums(sql));
  const found = new Set<string>();
  for (const table of tables) {
    const name = table
      .split(".")
      .map((part) => `"${part}"`)
      .join(".");
    for (const text of known) {
      const { count } = await sql.unsafe(`select from ${name} t where strpos(t::text, $1) > 0 limit 1`, [
        text,
      ]);
      if (count > 0) found.add(text);
    }
  }
  return known.filter((text) => found.has(text));
}

test("It has no address, password, customer, device, token or Wi-Fi password of the site", async () => {
  expect(done).toMatchObject({ code: 0, errors: "" });
  expect(done.printed).toContain("Then took away messages, addresses, passwords");
  await staging.url;
  expect(await foundIn(copy.sql)).toEqual([]);
});

test("It has no messages, sessions, jobs, devices, history or house secrets", async () => {
  await staging.url;
  const sums = await tableSums(copy.sql);
  for (const table of ["messages", "push_devices", "invitations", "changes", "secrets", "stations"]) {
    expect(sums[`public.${table}`]?.rows, table).toBe(0);
  }
  for (const table of ["sessions", "mailed_tokens", "mfa_factors", "passkeys", "known_devices"]) {
    expect(sums[`auth.${table}`]?.rows, table).toBe(0);
  }
  expect(await copy.sql`select from innfo.jobs`).toEqual([]);
  expect(sums["public.amenities"]?.rows).toBeGreaterThan(3);
});

test("What the site has signed it does not take", () => {
  expect(secrets[1]).toHaveLength(secrets[0].length);
  expect(secrets[1]).not.toBe(secrets[0]);
});

test("Guests see the page's words, on the plan that was paid for, and nobody is mailed or charged", async () => {
  const url = await staging.url;
  const shown = await fetch(`${url}/view/${owner.hotel.id}`);
  expect(shown.status).toBe(200);
  const heading = /<h1[^>]*>.*?<\/h1>/s.exec(page)?.[0];
  expect(heading).toBeDefined();
  expect(await shown.text()).toContain(heading);
  const [plan] = await copy.sql`
    select (innfo.plan_of(user_id)).id as id, figures_mail from public.hotels where id = ${owner.hotel.id}`;
  expect(plan).toEqual({ id: "InnfoTest", figures_mail: "never" });
});

test("An operator finds an owner by the new address, and lets themselves in with a mailed link", async () => {
  await staging.url;
  const env = { ...copy.env, DATA_DIR: copyDir };
  const email = `${owner.hotel.user_id}@staging.invalid`;
  const listed = await runOperator(["users", "list", email, "--json"], env);
  expect(JSON.parse(listed.printed)).toMatchObject([{ email, hotels: 1 }]);
  expect(await runOperator(["users", "reset", email], env)).toMatchObject({ code: 0 });
  await vi.waitFor(
    async () => expect(await copy.sql`select from innfo.jobs where kind = 'mail'`).toEqual([]),
    60_000,
  );
  const [link] = await copy.sql`select email from auth.mailed_tokens`;
  expect(link).toEqual({ email });
});

test("A backup is not made for staging", async () => {
  const made = await runCommand(["backup", "--for-staging"], { DATA_DIR: dataDir });
  expect(made).toMatchObject({ code: 1, errors: "--for-staging is for restore\n" });
});
