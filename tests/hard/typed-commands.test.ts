/** Each command of docs/install.md and docs/operations.md is run by a test, or marked as not run. */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSecrets } from "../../src/server/config/secrets.ts";
import { makeDataDir, removeDataDir } from "../../testbed/data-dir.ts";
import { sendForm } from "../../testbed/messages.ts";
import { createOwner, type Owner } from "../../testbed/owner.ts";
import { type ServerProcess, startProcess } from "../../testbed/process.ts";
import { beginningOf, commandsOf, typed } from "./support/documents.ts";

/** The beginning of a command, and the test that runs it, or why none does. */
const INSTALL: Readonly<Record<string, string>> = {
  "npm run …": "it stands for all of them",
  sudo: "a test changes no machine: tests/hard/production-install.test.ts installs a release in a folder",
  "sudo innfo-npm": "tests/db/operator-command.test.ts, tests/hard/backup-drill.test.ts",
  "sudo /opt/innfo/deploy/innfo-": "tests/hard/operations-files.test.ts",
  "curl -sf": "tests/api/health.test.ts",
  "journalctl -u innfo": "a test has no systemd: tests/hard/runbook.test.ts reads such a log",
};
const OPERATIONS: Readonly<Record<string, string>> = {
  "npm run …": "it stands for all of them",
  "npm run backup": "tests/hard/backup-drill.test.ts",
  "npm run restore": "tests/hard/backup-drill.test.ts, tests/hard/staging.test.ts",
  "npm run migrate": "tests/hard/migrate-command.test.ts",
  "npm run bench": "a bench is no test",
  "npm run innfo -- secret show": "it prints a secret: tests/hard/turned-secrets.test.ts has what it is for",
  "npm run innfo -- users no-second-factor": "tests/db/operator-command.test.ts",
  "npm run innfo -- sample remove": "tests/db/operator-command.test.ts",
  "npm run -s innfo": "tests/db/operator-command.test.ts",
  "npm start": "tests/hard/production-install.test.ts",
  "npm run innfo -- limits": "it stands for both of them",
  "npm ci": "tests/hard/production-install.test.ts",
  "DATA_DIR=/tmp/drill": "tests/hard/backup-drill.test.ts",
  pgbackrest: "its own operator runs it; run by hand on Debian 12, as the document says",
  "docker ": "a test builds no image: tests/unit/container.test.ts",
  "apt install": "a test changes no machine: tests/hard/pooler.test.ts",
  "systemd-analyze": "tests/hard/operations-files.test.ts",
  journalctl: "a test has no systemd: tests/hard/runbook.test.ts reads such a log",
};
/** Run here, in the document's order, beside a server, with what they print. */
const PRINTED: Readonly<Record<string, RegExp>> = {
  "npm run innfo -- users list": /^keeper@example\.com /m,
  "npm run innfo -- users show": /^suspended +no$/m,
  "npm run innfo -- users export": /^What keeper@example\.com has is in /m,
  "npm run innfo -- users delete --help": /asks: users delete/,
  "npm run innfo -- hotels list": /^None$/m,
  "npm run innfo -- hotels show": /^guests_see +the page/m,
  "npm run innfo -- hotels import": /^Hotels added: 1,/m,
  "npm run innfo -- codes list": /#q/,
  "npm run innfo -- plan grant": / has Innfo Pro until /,
  "npm run innfo -- limits set": /^hotels +20 /m,
  "npm run innfo -- mail list": /^(None$|id )/m,
  "npm run innfo -- messages list": /^\S+ .* lost /m,
  "npm run innfo -- messages erase": / is erased$/m,
  "npm run innfo -- trail list": /^\d{4}-\d\d-\d\d /m,
  "npm run innfo": /--reason/,
};

const commands = commandsOf("docs/operations.md");
const isRun = (command: string) =>
  beginningOf(command, { ...PRINTED, ...OPERATIONS }) === beginningOf(command, PRINTED);

test.each([
  ["docs/install.md", commandsOf("docs/install.md"), INSTALL],
  ["docs/operations.md", commands, { ...PRINTED, ...OPERATIONS }],
])("each command of %s is run by a test, or marked as not run", (_, all, known) => {
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter((command) => !beginningOf(command, known))).toEqual([]);
  const unused = Object.keys(known).filter(
    (beginning) => !all.some((command) => beginningOf(command, known) === beginning),
  );
  expect(unused).toEqual([]);
  const named = Object.values(known).flatMap((why) => String(why).match(/tests\/[\w/-]+\.test\.ts/g) ?? []);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

describe("Operators' commands, typed as they stand", () => {
  const dataDir = makeDataDir();
  let server: ServerProcess;
  let owner: Owner;
  let message = "";
  beforeAll(async () => {
    server = startProcess({ dataDir });
    const url = await server.url;
    owner = await createOwner(url, { email: "keeper@example.com" });
    const hotelId = owner.hotel.id;
    typed("npm run innfo -- plan grant keeper@example.com", { DATA_DIR: dataDir });
    const kind = { hotel_id: hotelId, kind: "lost", is_on: true };
    await owner.api.from("message_kinds").insert(kind).throwOnError();
    const jwtKey = new TextEncoder().encode(readSecrets(dataDir).jwtSecret);
    const sent = await sendForm({ url, jwtKey }, hotelId, "lost");
    message = `https://guide.example.com${sent.headers.get("Location")}`;
    writeFileSync(
      join(dataDir, "chain.csv"),
      'name,address,owner,phone,email\nAnker Harbour,"1 Quay, 8000 Example",keeper@example.com,+1 207 555 0101,desk@example.com\n',
    );
  });
  afterAll(async () => {
    await server.end();
    removeDataDir(dataDir);
  });

  test.each(commands.filter(isRun))("%s", (command) => {
    const here = command
      .replace("k3x9", owner.hotel.id)
      .replace("owner@example.com", "keeper@example.com")
      // At a terminal it asks.
      .replace("https://guide.example.com/message/…", `${message} --yes`)
      .replace(/(data\.json|chain\.csv)/, join(dataDir, "$1"));
    expect(typed(here, { DATA_DIR: dataDir })).toMatch(PRINTED[beginningOf(command, PRINTED) ?? ""] ?? "");
  });
});
