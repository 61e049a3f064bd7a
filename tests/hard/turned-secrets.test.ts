/** Each secret is turned beside owners at work: nobody is signed out or locked out; pushes, mails and pictures arrive. */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createClient } from "@supabase/supabase-js";
import { Secret, TOTP } from "otpauth";
import { SMTPServer } from "smtp-server";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import type { Database } from "../../src/lib/database.types.ts";
import { readSecrets } from "../../src/server/config/secrets.ts";
import { PUBLISHABLE_KEY } from "../../src/server/database/caller.ts";
import { callAuth } from "../../testbed/auth.ts";
import { mailsTo } from "../../testbed/mailbox.ts";
import { newDataDir, startOwn } from "../../testbed/own-servers.ts";
import { logoPicture } from "../../testbed/pictures.ts";
import { freePort } from "../../testbed/process.ts";
import { startS3 } from "../../testbed/s3.ts";
import { deliver, signedEvent, startStripe } from "../../testbed/stripe.ts";
import { asSuperuser } from "../../testbed/template-copy.ts";

const PASSWORD = "correct horse battery";
const EMAIL = "owner@example.com";
const INVITED = "ana@example.com";

const TURNS = 4;

const newSecret = () => randomBytes(32).toString("hex");

test("A secret that is turned signs nobody out, locks nobody out, and silences no device", async () => {
  const dataDir = newDataDir();
  // Tokens name their site.
  const PORT = String(await freePort());
  const url = `http://localhost:${PORT}`;
  const started = async (env: Record<string, string>) => {
    const server = startOwn({ dataDir, env: { PORT, LOG_LEVEL: "info", ...env } });
    await server.url;
    return server;
  };
  const client = () =>
    createClient<Database>(url, PUBLISHABLE_KEY, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
  let server = await started({});
  const owner = client();
  const { data: signedUp } = await owner.auth.signUp({ email: EMAIL, password: PASSWORD });
  const row = {
    user_id: signedUp.user?.id ?? "",
    name: "The Copper Kettle",
    description: "Quiet",
    address: "1 Quay",
    phone: "1",
    email: EMAIL,
  };
  const { data: hotel } = await owner.from("hotels").insert(row).select("id").single().throwOnError();
  const apps: { id: string; secret: Secret }[] = [];
  // The server takes each half minute's code of an app once: one app for each turn.
  while (apps.length < TURNS) {
    const { data: app } = await owner.auth.mfa.enroll({
      factorType: "totp",
      friendlyName: `Phone ${apps.length}`,
    });
    const secret = Secret.fromBase32(app?.totp.secret ?? "");
    const factorId = app?.id ?? "";
    const code = new TOTP({ secret }).generate();
    expect((await owner.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    apps.push({ id: factorId, secret });
  }
  /** Signs in with a code that was not used yet. */
  async function signInWithApp() {
    const { id: factorId = "", secret = new Secret() } = apps.pop() ?? {};
    const again = client();
    expect((await again.auth.signInWithPassword({ email: EMAIL, password: PASSWORD })).error).toBeNull();
    const code = new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 });
    const { error } = await again.auth.mfa.challengeAndVerify({ factorId, code });
    return { again, error };
  }
  await owner
    .from("invitations")
    .insert({ hotel_id: hotel.id, email: INVITED, role: "editor" })
    .throwOnError();
  const made = new TextEncoder().encode(readSecrets(dataDir).jwtSecret);
  const invitation = await vi.waitFor(async () => {
    const [mail] = await mailsTo({ url, jwtKey: made }, INVITED);
    const [link = ""] = mail?.links ?? [];
    expect(link).toContain("/join#");
    return new URL(link).hash.slice(1);
  });
  const pushKey = async () =>
    ((await (await fetch(`${url}/config.json`)).json()) as { pushKey: string }).pushKey;
  const known = await pushKey();

  /** Everything made before a turn works after it. */
  async function expectAllIsWell(): Promise<void> {
    expect((await owner.from("hotels").select("id")).data).toEqual([{ id: hotel.id }]);
    const { again, error } = await signInWithApp();
    expect(error).toBeNull();
    expect((await again.from("hotels").select("id")).data).toEqual([{ id: hotel.id }]);
    const { body } = await callAuth({ url }, "/invitation", { body: { token: invitation } });
    expect(body).toMatchObject({ hotel: row.name });
    expect(await pushKey()).toBe(known);
  }

  const [second, third, fourth] = [newSecret(), newSecret(), newSecret()];
  const restart = async (env: Record<string, string>) => {
    await server.end();
    server = await started(env);
  };
  // The folder still has the one that it made.
  await restart({ JWT_SECRET: second });
  await expectAllIsWell();
  expect(server.output()).toContain("sealed with the new JWT_SECRET");
  await restart({ JWT_SECRET: third, JWT_SECRET_PREVIOUS: second });
  await expectAllIsWell();

  await restart({ JWT_SECRET: fourth });
  expect(server.output()).toContain("set JWT_SECRET_PREVIOUS to it");
  expect((await signInWithApp()).error).not.toBeNull();
  expect(await pushKey()).toBe(known);
  await restart({ JWT_SECRET: fourth, JWT_SECRET_PREVIOUS: third });
  await expectAllIsWell();
  await restart({ JWT_SECRET: fourth });
  expect(server.output()).not.toContain("JWT_SECRET");
});

test("Passwords and keys of database, mails, uploads, payments and metrics are turned beside an owner at work", async () => {
  const { host, port } = inject("postgres");
  const root = asSuperuser();
  onTestFinished(() => root.end());
  const login = `turned_${randomBytes(6).toString("hex")}`;
  await root.unsafe(`create role ${login} login createrole password 'first-password'`);
  await root.unsafe(`grant anon, authenticated, service_role to ${login} with admin option`);
  await root.unsafe(`create database ${login} owner ${login}`);

  const mails: string[] = [];
  let mailPassword = "first-password";
  const smtp = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    onAuth: (given, _session, done) =>
      given.password === mailPassword
        ? done(null, { user: given.username })
        : done(new Error("not this one")),
    onData(stream, { envelope }, done) {
      stream.resume().on("end", () => {
        mails.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  await once(smtp.listen(0, "127.0.0.1"), "listening");
  const s3 = await startS3();
  const stripe = await startStripe();
  onTestFinished(async () => {
    await Promise.all([s3.stop(), stripe.stop(), new Promise<void>((done) => void smtp.close(() => done()))]);
  });
  const PORT = String(await freePort());
  const url = `http://localhost:${PORT}`;
  const dataDir = newDataDir();
  const mailPort = (smtp.server.address() as AddressInfo).port;
  const started = async (which: string) => {
    const server = startOwn({
      dataDir,
      env: {
        ...{ PORT, PGHOST: host, PGPORT: String(port), PGUSER: login, PGPASSWORD: `${which}-password` },
        ...{ DATABASE_URL: `postgres:///${login}`, EMAIL_CONFIRMATION: "off", SAMPLE_HOTEL: "off" },
        ...{ SMTP_URL: `smtp://innfo:${which}-password@127.0.0.1:${mailPort}`, ...s3.env, ...stripe.env },
        ...{ S3_ACCESS_KEY_ID: `${which}-key`, STRIPE_WEBHOOK_SECRET: `whsec_${which}` },
        METRICS_TOKEN: `${which}-token-of-the-scraper`,
      },
    });
    await server.url;
    return server;
  };
  s3.keys = ["first-key"];
  let server = await started("first");
  const owner = createClient<Database>(url, PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { data: signedUp } = await owner.auth.signUp({ email: EMAIL, password: PASSWORD });
  const user_id = signedUp.user?.id ?? "";
  const row = {
    user_id,
    name: "The Tin Kettle",
    description: "Quiet",
    address: "1 Quay",
    phone: "1",
    email: EMAIL,
  };
  const { data: hotel } = await owner.from("hotels").insert(row).select("id").single().throwOnError();
  const upload = async (name: string) => {
    const { error } = await owner.storage
      .from("logos")
      .upload(`${hotel.id}/${name}.webp`, await logoPicture(), { contentType: "image/png" });
    return error;
  };
  const logo = async (name: string) =>
    (await fetch(`${url}/storage/v1/object/public/logos/${hotel.id}/${name}.webp`)).status;
  const scrape = async (which: string) => {
    const headers = { authorization: `Bearer ${which}-token-of-the-scraper` };
    return (await fetch(`${url}/metrics`, { headers })).status;
  };
  const paid = (which: string) =>
    deliver(
      url,
      signedEvent(
        "invoice.paid",
        { object: "invoice", id: "in_1", customer: "cus_1" },
        { secret: `whsec_${which}` },
      ),
    );
  const works = async () => (await owner.from("hotels").select("id")).data;
  expect(await upload("before")).toBeNull();
  expect([await logo("before"), await scrape("first"), await scrape("second")]).toEqual([200, 200, 401]);
  expect([await paid("first"), await paid("second")]).toEqual([200, 400]);

  // At the services, while the server has the old ones.
  await root.unsafe(`alter role ${login} password 'second-password'`);
  mailPassword = "second-password";
  s3.keys = ["second-key"];
  stripe.env.STRIPE_SECRET_KEY = "sk_test_second";
  expect(await works()).toEqual([{ id: hotel.id }]);
  await owner.auth.resetPasswordForEmail(EMAIL);
  expect(await upload("meanwhile")).not.toBeNull();
  await server.end();

  server = await started("second");
  expect(await works()).toEqual([{ id: hotel.id }]);
  expect(await upload("after")).toBeNull();
  expect([await logo("before"), await logo("after")]).toEqual([200, 200]);
  expect([await scrape("first"), await scrape("second")]).toEqual([401, 200]);
  expect([await paid("first"), await paid("second")]).toEqual([400, 200]);
  await vi.waitFor(() => expect(mails).toEqual([EMAIL]), { timeout: 120_000, interval: 500 });
  expect((await owner.auth.refreshSession()).error).toBeNull();
  await server.end();
  await expect(started("first")).rejects.toThrow(/password authentication failed/);
});
