/** The commands of docs/runbook.md do what it says, as somebody types them at three in the morning. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from "vitest";
import { readSecrets } from "../../src/server/config/secrets.ts";
import { makeDataDir, removeDataDir } from "../../testbed/data-dir.ts";
import { sendForm } from "../../testbed/messages.ts";
import { createOwner, type Owner } from "../../testbed/owner.ts";
import { type ServerProcess, startProcess } from "../../testbed/process.ts";
import { beginningOf, blocksOf, commandsOf, typed } from "./support/documents.ts";
import { startPair } from "./support/replication.ts";

const blocks = blocksOf("docs/runbook.md");
const promotion = blocks.find((lines) => lines.some((line) => line.includes("pg_promote"))) ?? [];
const commands = commandsOf(
  "docs/runbook.md",
  blocks.filter((lines) => lines !== promotion),
);

/** The beginning of each command that no test can type, and why. */
const NOT_RUN: Readonly<Record<string, string>> = {
  systemctl: "a test has no systemd",
  "sudo ": "tests/hard/backup-drill.test.ts restores",
  "npm run innfo -- mail retry": "tests/db/operator-command.test.ts",
  "sudo certbot": "its certificates are a proxy's",
  "journalctl -u caddy": "a test has no systemd",
  "users reset": "it is the end of a command",
  "npm run …": "it stands for all of them",
  "ps -u innfo": "a test has no such account",
};
/** Output of the others. */
const PRINTED: Readonly<Record<string, RegExp>> = {
  "curl -s -o": /^200$/,
  "tail DATA_DIR/postgres.log": /ready to accept connections\n(.*\n)*Filesystem/,
  "journalctl -u innfo --since -10min": /^\{"level":40,.*SMTP_URL.*\}\n\{"level":40,.*"upkeep failed".*\}$/,
  "journalctl -u innfo --since -4h": /^\{"level":40,.*"upkeep failed".*"task":"backup"\}$/,
  "psql -c": /postgres +\| active/,
  "npm run innfo -- mail list": /./,
  "npm run innfo -- cases list": /It asks for my card/,
  "npm run innfo -- cases show": /^contact +guest@example\.com$/m,
  "npm run innfo -- hotels show": /^guests_see +the page, also/m,
  "npm run innfo -- hotels hide": / is hidden: /,
  "npm run innfo -- users suspend": / is suspended; /,
  "npm run innfo -- denied add": /^pay your room again is refused from now on$/m,
  "npm run innfo -- cases close": /^Case 1 is closed$/m,
  "npm run innfo -- hotels restore": / is back: /,
  "npm run innfo -- users restore": / may sign in again$/m,
  "npm run innfo -- trail list": /hotels hide/,
  "npm run backup": /\.tar\.gz/,
  "df -h": /^Filesystem/,
  "du -sh": /postgres/,
};
const dataDir = makeDataDir();
let server: ServerProcess;
let owner: Owner;
beforeAll(async () => {
  // Nobody runs a mail server there, which is a warning.
  server = startProcess({
    dataDir,
    env: { LOG_LEVEL: "info", SMTP_URL: "smtp://127.0.0.1:1", EMAIL_CONFIRMATION: "off" },
  });
  await server.url;
  await vi.waitFor(() => expect(server.output()).toContain("SMTP_URL"), { timeout: 120_000 });
  const failure = '{"level":40,"msg":"upkeep failed","task":"backup"}';
  owner = await createOwner(await server.url, { email: "keeper@example.com" });
  const hotelId = owner.hotel.id;
  const jwtKey = new TextEncoder().encode(readSecrets(dataDir).jwtSecret);
  const values = { text: "It asks for my card", contact: "guest@example.com" };
  await sendForm({ url: await server.url, jwtKey }, hotelId, "report", values);
  // The journal has systemd's own lines between ours.
  const lines = ["Started innfo.service - Innfo.", server.output().trim(), failure, "Stopping innfo.service"];
  writeFileSync(join(dataDir, "journal"), lines.join("\n"));
});
afterAll(async () => {
  await server.end();
  removeDataDir(dataDir);
});

test("All that a server prints into a log is JSON", () => {
  for (const line of server.output().trim().split("\n")) expect(JSON.parse(line)).toHaveProperty("level");
});

test("each command of the runbook is run here, or marked as not run", () => {
  expect(commands.length).toBeGreaterThan(10);
  const unknown = commands.filter((command) => !beginningOf(command, { ...NOT_RUN, ...PRINTED }));
  expect(unknown).toEqual([]);
});

/** True for programs that a runbook's reader has and a machine for tests may lack. */
const isLacking = (command: string) =>
  ["jq", "psql"].some(
    (program) =>
      command.includes(`${program} -`) && spawnSync(program, ["--version"], { stdio: "ignore" }).error,
  );

describe("It says so, where jq and psql are installed", () => {
  const run = commands.filter((command) => beginningOf(command, PRINTED));
  test.for(run)("%s", async (command, { skip }) => {
    skip(isLacking(command));
    const { host, port, password } = inject("postgres");
    const here = command
      .replace("https://guide.example.com", await server.url)
      .replaceAll("DATA_DIR", dataDir)
      .replace("k3x9", owner.hotel.id)
      .replace("owner@example.com", "keeper@example.com")
      .replace(/^journalctl [^|]*/, `cat ${dataDir}/journal `);
    const login = { PGHOST: host, PGPORT: String(port), PGUSER: "postgres", PGPASSWORD: password };
    const printed = typed(here, { ...login, DATA_DIR: dataDir });
    expect(printed).toMatch(PRINTED[beginningOf(command, PRINTED) ?? ""] ?? "");
  });
});

test("A promoted standby that has copied the wait for another standby takes writes at once", async () => {
  const pair = await startPair();
  onTestFinished(() => pair.stop());
  await pair.join();
  const [primary, standby] = pair.nodes;
  await standby.ask((sql) => sql.unsafe("alter system set synchronous_standby_names = '*'"));
  await standby.ask((sql) => sql`select pg_reload_conf()`);
  await primary.kill();
  const login = { PGHOST: standby.login.host, PGPORT: String(standby.port), PGUSER: "postgres" };
  const [health, ...statements] = promotion.toReversed();
  expect(health).toMatch(/^curl .*\/health$/);
  const printed = statements
    .toReversed()
    .map((command) =>
      typed(command.replace("sudo -u postgres ", ""), { ...login, PGPASSWORD: pair.password }),
    );
  expect(printed.join("\n")).toMatch(/pg_promote *\n-+\n t\n/);
  expect(printed.at(-1)).toMatch(/pg_logical_emit_message *\n-+\n 0\/\w+\n/);
});
