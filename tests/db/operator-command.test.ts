/** `npm run innfo`: what an operator looks up and does, beside a running server. */
import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { FREE_PLAN, PRO_PLAN } from "../../src/product.ts";
import { applyConfiguration } from "../../src/server/app/apply-configuration.ts";
import { readEnv } from "../../src/server/config/env.ts";
import { type Ask, run as runInProcess } from "../../src/server/operator/run.ts";
import { runOperator } from "../../testbed/commands.ts";
import { makeDataDir, removeDataDir } from "../../testbed/data-dir.ts";
import { mailsTo } from "../../testbed/mailbox.ts";
import { operatorOf } from "../../testbed/operator.ts";
import { makeBuyer, sharedStripe, subscriptionOf } from "../../testbed/paying-owner.ts";
import { PASSWORD, sharedServer } from "../../testbed/server.ts";
import { deliver, signedEvent } from "../../testbed/stripe.ts";
import { makeHotel, type Owner } from "../../testbed/tokens.ts";

const stripe = await sharedStripe();
const server = await sharedServer(stripe.env);
// Other tests have more room.
await applyConfiguration(server.sql, { complimentaryProEmails: [], limits: {} });
const { env, printed, run, refused } = operatorOf(server, stripe.env);

const newAddress = () => `somebody-${randomUUID()}@example.com`;
const guestPage = async (hotelId: string) => (await fetch(`${server.url}/view/${hotelId}`)).status;

describe("Accounts", () => {
  test("whose owner lost phone and recovery codes are let in with the password alone", async () => {
    const { email, userId, sessionId } = await makeHotel(server);
    await server.sql`
      insert into auth.mfa_factors (user_id, factor_type, status, secret) values (${userId}, 'totp', 'verified', '')`;
    await server.sql`
      insert into auth.mfa_factors (user_id, factor_type, status, codes) values (${userId}, 'recovery_code', 'verified', '[]')`;
    await server.sql`
      insert into auth.passkeys (user_id, credential_id, public_key, counter, friendly_name)
      values (${userId}, ${Buffer.from(userId)}, '', 0, 'Phone')`;
    await server.sql`update auth.sessions set awaits_factor = true where id = ${sessionId}`;
    expect(await run("users", "show", email)).toMatchObject({ second_factor: true });
    expect(await run("users", "no-second-factor", email)).toEqual({
      done: `${email} signs in with the password alone again`,
      factors: 3,
    });
    expect(await run("users", "show", email)).toMatchObject({ second_factor: false });
    const [session] = await server.sql`select awaits_factor from auth.sessions where id = ${sessionId}`;
    expect(session).toEqual({ awaits_factor: false });
    expect((await run("users", "no-second-factor", email)).done).toBe(`${email} had no second factor`);
  });

  test("are found by a part of their address, and shown", async () => {
    const { email, userId, hotelId } = await makeHotel(server);
    const [found] = await run("users", "list", email.slice(3, 30).toUpperCase());
    expect(found).toMatchObject({ email, confirmed: true, plan: FREE_PLAN.name, hotels: 1 });
    expect(await run("users", "list", "nobody has this")).toEqual([]);
    expect(await run("users", "show", userId)).toMatchObject({ email });
    const shown = await printed(["users", "show", email.toUpperCase()]);
    expect(shown).toMatch(new RegExp(`^id +${userId}$`, "m"));
    expect(shown).toMatch(/^sessions +1$/m);
    expect(shown).toContain(`(${hotelId})`);
    expect(await run("users", "list", "--limit", "1")).toHaveLength(1);
  });

  test("are confirmed as by their link, which removes a password that two people chose", async () => {
    const email = newAddress();
    const contested = newAddress();
    await server.sql`insert into auth.users (email, password_hash) values (${email}, 'hash')`;
    await server.sql`
      insert into auth.users (email, password_hash, password_contested) values (${contested}, 'hash', true)`;
    expect((await run("users", "confirm", email)).done).toBe(`${email} is confirmed`);
    expect((await run("users", "confirm", contested)).done).toMatch(/so it has none: send a reset$/);
    expect(await run("users", "show", email)).toMatchObject({
      password: true,
      confirmed_at: expect.any(String),
    });
    expect(await run("users", "show", contested)).toMatchObject({ password: false });
    expect((await run("users", "confirm", email)).done).toBe(`${email} was confirmed already`);
  });

  test("get a link to set a new password, from the server that runs", async () => {
    const { email } = await makeHotel(server);
    await run("users", "reset", email);
    server.context.outbox.send();
    const [mail] = await mailsTo(server, email);
    expect(mail?.links[0]).toMatch(/type=recovery/);
  });

  test("are signed out everywhere, at once", async () => {
    const { email, client } = await server.signUp();
    expect((await client.auth.getUser()).error).toBeNull();
    expect(await run("users", "sign-out", email)).toMatchObject({ sessions: 1 });
    expect((await client.auth.getUser()).error).toMatchObject({ name: "AuthSessionMissingError" });
    expect((await client.auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  test("are deleted with uploads and subscription, once somebody agreed", async () => {
    const buyer = await makeBuyer(server);
    const subscription = await stripe.pay(buyer.checkoutId);
    await deliver(server.url, signedEvent("customer.subscription.created", subscription));
    const { logos } = server.context.uploads;
    const logo = `${buyer.hotelId}/logo.webp`;
    await logos.write(logo, Buffer.from("picture"), { replace: false });

    const question = await refused("users", "delete", buyer.email);
    expect(question).toMatch(
      /^This deletes .+ with 1 hotel \(Hotel .+\), .+ Nobody can be asked here: add --yes/,
    );
    expect(await guestPage(buyer.hotelId)).toBe(200);
    stripe.outage = 500;
    expect(await refused("users", "delete", buyer.email, "--yes")).toMatch(/Nothing was deleted$/);
    expect(await guestPage(buyer.hotelId)).toBe(200);
    stripe.outage = undefined;

    expect(await run("users", "delete", buyer.email, "--yes")).toMatchObject({ hotels: [buyer.hotelId] });
    expect(await stripe.store.get(subscription.id)).toMatchObject({ status: "canceled" });
    await server.context.afterWrite();
    expect(await guestPage(buyer.hotelId)).toBe(404);
    expect(await logos.list(buyer.hotelId)).toEqual([]);
    expect(await refused("users", "show", buyer.email)).toBe(`There is no account ${buyer.email}`);
    server.context.outbox.send();
    expect((await mailsTo(server, buyer.email))[0]?.subject).toContain("deleted");
  });
});

test("The sample hotel is taken away for good where SAMPLE_HOTEL is off", async () => {
  await applyConfiguration(server.sql, { complimentaryProEmails: [], limits: {}, sampleHotel: true });
  await server.context.afterWrite();
  expect(await guestPage("1")).toBe(200);
  expect(await refused("sample", "remove")).toBe(
    "Set SAMPLE_HOTEL=off first: the next start would bring it back",
  );
  expect(await guestPage("1")).toBe(200);

  const remove = () =>
    runInProcess(["sample", "remove"], () => readEnv({ ...env, SAMPLE_HOTEL: "off" }), undefined);
  expect(await remove()).toContain("The sample hotel is gone");
  await server.context.afterWrite();
  expect(await guestPage("1")).toBe(404);
  await applyConfiguration(server.sql, { complimentaryProEmails: [], limits: {}, sampleHotel: false });
  expect(await run("hotels", "list", "1")).not.toContainEqual(expect.objectContaining({ id: "1" }));
  expect(await remove()).toContain("There is no sample hotel");
});

test("A command says what it does and loses, also before it has all its words", async () => {
  const about = await printed(["users", "delete", "--help"]);
  expect(about).toContain("users delete EMAIL  deletes an account with hotels, uploads and subscription");
  expect(about).toContain("asks: users delete. --yes does not ask");
  expect(about).not.toContain("users list");
  expect(await printed(["users", "list", "--help"])).not.toContain("--yes does not ask");
  expect(await printed(["users", "--help"])).toContain("users list");
});

test("A hotel is found by its printed address, with the time of its last scan", async () => {
  const { hotelId } = await makeHotel(server);
  await server.sql`
    insert into public.qr_scans (hotel_id, scanned_at, device_type) values (${hotelId}, now(), 'Mobile')`;
  const code = `https://guide.example.com/view/${hotelId.toUpperCase()}#q`;
  const [found, ...others] = await run("codes", "list", code);
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    id: hotelId,
    scans_in_30_days: 1,
    last: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect(found.code).toMatch(new RegExp(`/view/${hotelId}#q$`));
  expect(await run("hotels", "list", hotelId)).toMatchObject([{ id: hotelId, plan: FREE_PLAN.name }]);
});

describe("Plans", () => {
  const planOf = async (owner: Owner) => (await subscriptionOf(owner))?.plan_in_force ?? FREE_PLAN.id;

  test("Pro is granted for some days, to the account and not to its address, and ended", async () => {
    const owner = await makeHotel(server);
    const { until } = await run("plan", "grant", owner.email, "--days", "10");
    expect((Date.parse(until) - Date.now()) / 86_400_000).toBeCloseTo(10, 1);
    expect(await planOf(owner)).toBe(PRO_PLAN.id);
    const moved = newAddress();
    await server.sql`update auth.users set email = ${moved} where id = ${owner.userId}`;
    // The server does this at every start.
    await applyConfiguration(server.sql, { complimentaryProEmails: [], limits: {} });
    expect(await run("plan", "show", moved)).toMatchObject({ plan: PRO_PLAN.name, paid_for: false });

    expect(await refused("plan", "end", moved)).toMatch(/^This ends the plan: .+ add --yes to do it$/);
    expect(await run("plan", "end", moved, "--yes")).toMatchObject({ plan: FREE_PLAN.name });
    expect(await planOf(owner)).toBe(FREE_PLAN.id);
  });

  test("a plan that was granted ends by itself, and guests are told", async () => {
    const owner = await makeHotel(server);
    await run("plan", "grant", owner.email);
    const changed: string[] = [];
    server.context.hotelChanges.subscribe({ changed: (id) => void changed.push(id), missed: () => {} });
    await server.sql`
      update innfo.granted_plans set period_end = now() - interval '1 minute' where user_id = ${owner.userId}`;
    await server.context.afterWrite();
    expect(await planOf(owner)).toBe(FREE_PLAN.id);
    changed.length = 0;
    await server.sql`select innfo.notify_ended_plans()`;
    await server.context.afterWrite();
    expect(changed).toContain(owner.hotelId);
  });

  test("ending Pro cancels what is paid for", async () => {
    const buyer = await makeBuyer(server);
    const subscription = await stripe.pay(buyer.checkoutId);
    await deliver(server.url, signedEvent("customer.subscription.created", subscription));
    expect(await refused("plan", "end", buyer.email)).toMatch(
      /^This cancels the subscription at the payment/,
    );
    await run("plan", "end", buyer.email, "--yes");
    expect(await stripe.store.get(subscription.id)).toMatchObject({ status: "canceled" });
    expect(await planOf(buyer)).toBe(FREE_PLAN.id);
  });

  test("a plan from the configuration is ended in the configuration", async () => {
    const { email } = await makeHotel(server);
    const complimentary = { complimentaryProEmails: [email], limits: {} };
    await applyConfiguration(server.sql, complimentary);
    expect(await refused("plan", "end", email, "--yes")).toMatch(/^COMPLIMENTARY_PRO_EMAILS lists .+$/);
    await applyConfiguration(server.sql, { ...complimentary, complimentaryProEmails: [] });
  });
});

test("An account is given more than its plan, and later what the plan gives, while the server runs", async () => {
  const owner = await makeHotel(server);
  /** Names are unique across accounts, so each is new. */
  const add = (count: number) =>
    owner.client.from("hotels").insert(
      Array.from({ length: count }, () => ({
        ...{ user_id: owner.userId, name: `Hotel ${randomBytes(8).toString("hex")}`, address: "1 Quay" },
        ...{ description: "Quiet", phone: "1", email: owner.email },
      })),
    );
  const { hotels } = FREE_PLAN.limits;
  const { error: full } = await add(hotels);
  expect(full).toMatchObject({ code: "IN003", details: "hotels" });

  const raised = await run(
    "limits",
    "set",
    owner.email.toUpperCase(),
    "hotels=7",
    "items=600",
    "photos=2000",
  );
  expect(raised).toContainEqual({ name: "hotels", max: 7, of_plan: hotels });
  expect((await add(6)).error).toBeNull();
  expect((await add(1)).error).toMatchObject({ code: "IN003" });

  expect(await run("limits", "set", owner.email, "hotels=plan")).toContainEqual({
    ...{ name: "hotels", max: hotels, of_plan: hotels },
  });
  // A limit set for something else stays, and showing changes nothing.
  expect(await printed(["limits", "show", owner.email])).toMatch(/^items +600 +500$/m);
});

test("Mails that were given up are listed, and sent again on request", async () => {
  const { email } = await makeHotel(server);
  const [job] = await server.sql<{ id: string }[]>`
    insert into innfo.jobs (kind, payload, created_at, attempts, failed_at, reason)
    values ('mail', jsonb_build_object('letter', 'passwordChanged', 'to', ${email}::text), now() - interval '2 days', 30,
      now(), 'a mail was not delivered') returning id`;
  const id = job?.id ?? "";
  expect(await run("mail", "list", email)).toMatchObject([
    {
      id,
      state: "given up",
      letter: "passwordChanged",
      to: email,
      attempts: 30,
      reason: "a mail was not delivered",
    },
  ]);
  expect(await mailsTo(server, email)).toEqual([]);
  expect(await run("mail", "retry", id)).toMatchObject({ mails: 1 });
  server.context.outbox.send();
  expect(await mailsTo(server, email)).toHaveLength(1);
  expect(await run("mail", "list", email)).toEqual([]);
  expect(await refused("mail", "retry", id)).toBe("No such mail was given up");
});

test("As a process it prints its answer, and asks no question without a terminal", async () => {
  const { email } = await server.signUp();
  const [listed, refused] = await Promise.all([
    runOperator(["users", "list", email, "--json"], env),
    runOperator(["users", "delete", email], env),
  ]);
  expect(listed).toMatchObject({
    ...{ code: 0, errors: "", printed: expect.stringMatching(/^\[\{"email":.+\}\]\n$/) },
  });
  expect(refused).toMatchObject({
    ...{ code: 1, printed: "", errors: expect.stringMatching(/add --yes to do it\n$/) },
  });
  // The operator must type the address.
  const answers: Ask = async (question) => (question.endsWith(`Type ${email} to go on: `) ? "yes" : "?");
  await expect(printed(["users", "delete", email], answers)).rejects.toThrow("Nothing was done");
  expect(await run("users", "list", email)).toHaveLength(1);
  expect(await printed(["users", "delete", email], async () => `${email}\n`)).toBe(
    `${email} is deleted, with 0 hotels`,
  );
});

test.each([
  ["no account", ["users", "show", "nobody@example.com"], /^There is no account nobody@example\.com$/],
  ["nobody", ["plan", "grant"], /^Write it as: innfo plan grant EMAIL$/],
  [
    "too much",
    ["users", "confirm", "a@example.com", "b@example.com"],
    /^Write it as: innfo users confirm EMAIL$/,
  ],
  [
    "an unknown action",
    ["users", "destroy", "a@b.c"],
    /^There is no command users destroy\. .+users delete EMAIL, /,
  ],
  ["an unknown group", ["rooms"], /^There is no command rooms list\. There are: users, hotels, .+$/],
  ["an unknown option", ["users", "list", "--force"], /^Unknown option '--force'.*$/],
  ["no number", ["users", "list", "--limit", "many"], /^--limit must be a whole number .+$/],
  [
    "an unknown limit",
    ["limits", "set", "a@example.com", "rooms=3"],
    /^"rooms=3" is no limit: .+ There are hotels, items, .+$/,
  ],
  [
    "a limit without number",
    ["limits", "set", "a@example.com", "hotels=many"],
    /^"hotels=many" is no limit: .+$/,
  ],
  [
    "a limit above what a list shows",
    ["limits", "set", "a@example.com", "items=1001"],
    /^"items=1001" is more than a list shows: write at most items=1000$/,
  ],
  ["what is no id", ["mail", "retry", "all"], /^all is no id: .+$/],
])("%s is refused in one line", async (_, args, line) => {
  expect(await refused(...args)).toMatch(line);
});

test("Without a command it lists all commands, and needs no database", async () => {
  const help = await runInProcess([], () => expect.fail("the configuration was read"), undefined);
  for (const usage of ["users delete EMAIL", "limits set EMAIL NAME=MAX…", "mail retry [ID]"]) {
    expect(help).toContain(`  ${usage} `);
  }
});

test("A database of another version is refused before anything is asked of it", async () => {
  await server.sql`insert into innfo_server.migrations (name, checksum) values ('99999999999999_later.sql', '')`;
  expect(await refused("users", "list")).toMatch(/^The database was made by another version: .+$/);
  await server.sql`delete from innfo_server.migrations where name = '99999999999999_later.sql'`;
  expect(await run("users", "list", "nobody has this")).toEqual([]);
});

test("A DATA_DIR without a database is named, and none is made", async () => {
  const dataDir = makeDataDir();
  const run = runInProcess(["users", "list"], () => readEnv({ DATA_DIR: dataDir }), undefined);
  await expect(run).rejects.toThrow(`There is no database in DATA_DIR ${dataDir}`);
  removeDataDir(dataDir);
});
