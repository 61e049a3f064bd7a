/** A release as docs/install.md installs it: built elsewhere, with what a running server needs alone. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { assembleRelease } from "../../scripts/support/release.ts";
import { makeDataDir, removeDataDir } from "../../testbed/data-dir.ts";
import { run } from "../../testbed/other-postgres.ts";
import { reachesRegistry } from "../../testbed/registry.ts";

const MAX_MEGABYTES = 355;

const hasRegistry = reachesRegistry();
const title = hasRegistry ? "" : "NOT PROVED, because no npm registry is reached: ";

const checkout = makeDataDir();
const dataDir = makeDataDir();
let npm: ChildProcess | undefined;
afterAll(async () => {
  if (npm && npm.exitCode === null) {
    npm.kill("SIGTERM");
    await once(npm, "exit");
  }
  for (const folder of [checkout, dataDir]) removeDataDir(folder);
});

test.skipIf(!hasRegistry)(
  `${title}npm ci of a release takes ${MAX_MEGABYTES} MB, and npm start works from it`,
  async () => {
    assembleRelease(checkout);
    run("npm", ["ci", "--prefer-offline"], { cwd: checkout });
    const kilobytes = Number.parseInt(run("du", ["-sk", "node_modules"], { cwd: checkout }), 10);
    process.stdout.write(`npm ci of a release: ${Math.round(kilobytes / 1024)} MB\n`);
    expect(kilobytes / 1024).toBeLessThanOrEqual(MAX_MEGABYTES);

    // As deploy/innfo-npm does, without npm on the machine.
    const helped = run("node_modules/.bin/node", ["--run", "innfo", "--", "--help"], {
      ...{ cwd: checkout, env: { PATH: "/usr/bin:/bin" } },
    });
    expect(helped).toContain("hotels import FILE");
    expect(existsSync(join(checkout, "deploy/innfo.service"))).toBe(true);

    const { PATH, HOME } = process.env;
    npm = spawn("npm", ["start"], {
      cwd: checkout,
      env: { PATH, HOME, PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "silent" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let printed = "";
    npm.stdout?.on("data", (chunk: Buffer) => {
      printed += chunk;
    });
    const address = () => /"Admin":"([^"]+)\/admin"/.exec(printed)?.[1];
    await expect.poll(address).toBeDefined();
    expect(await (await fetch(`${address()}/view/1`)).text()).toContain("</html>");
    expect((await fetch(`${address()}/admin`)).status).toBe(200);
    // It has installed and built nothing more, and asks nobody for a package that only a build needs.
    const { packages } = JSON.parse(readFileSync(join(checkout, "package-lock.json"), "utf8"));
    expect(Object.keys(packages)).toContain("node_modules/pg");
    expect(Object.keys(packages)).not.toContain("node_modules/vite");
    expect(existsSync(join(checkout, "node_modules/vite"))).toBe(false);
  },
);
