/** JWT_SECRET is turned beside owners at work: nobody is signed out or locked out, and pushes arrive. */
import { randomBytes } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import { Secret, TOTP } from "otpauth";
import { expect, test, vi } from "vitest";
import type { Database } from "../../src/lib/database.types.ts";
import { readSecrets } from "../../src/server/config/secrets.ts";
import { PUBLISHABLE_KEY } from "../../src/server/database/caller.ts";
import { callAuth } from "../../testbed/auth.ts";
import { mailsTo } from "../../testbed/mailbox.ts";
import { newDataDir, startOwn } from "../../testbed/own-servers.ts";
import { freePort } from "../../testbed/process.ts";

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

  /** What was made before a turn works after it. */
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
