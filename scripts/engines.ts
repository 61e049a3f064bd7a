/**
 * Walks through the product in the engines beside Chromium, one after the other: docs/engines.md. Names what it leaves
 * out. Where an engine's packages are missing it runs nothing of it, which fails in CI only.
 *
 *     node scripts/engines.ts [engine [Playwright's arguments]]
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { ENGINES } from "../testbed/engines/engines.ts";

const CONFIG = "playwright.engines.config.ts";

function isThere([command, ...args]: readonly [string, ...string[]]): boolean {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}

async function walk(name: string, args: string[]): Promise<boolean> {
  const playwright = spawn("playwright", ["test", "-c", CONFIG, ...args], {
    stdio: "inherit",
    env: { ...process.env, ENGINE: name },
  });
  const [code] = await once(playwright, "exit");
  return code === 0;
}

const [only, ...args] = process.argv.slice(2);
for (const { name, needs, notDriven } of ENGINES) {
  if (only && only !== name) continue;
  const lacking = Object.entries(needs).flatMap(([packages, command]) => (isThere(command) ? [] : packages));
  if (lacking.length > 0) {
    console.log(`Nothing ran in ${name}: it needs Debian's ${lacking.join(" ")}.`);
    if (process.env.CI) process.exitCode = 1;
    continue;
  }
  for (const { title, why } of notDriven) console.log(`Not in ${name}: ${title}, because ${why}.`);
  if (!(await walk(name, args))) process.exitCode = 1;
}
