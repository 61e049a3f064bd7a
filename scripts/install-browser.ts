/**
 * Provides a Chromium for the browser tests; `npm test` runs this first. Uses an installed one; else
 * Playwright downloads its own; else, on Debian as root, apt installs the package.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { browserPath } from "../testbed/browser.ts";

const PLAYWRIGHT = join(import.meta.dirname, "../node_modules/@playwright/test/cli.js");
const DOWNLOAD_MINUTES = 5;

/** The first word is the program. */
type Command = readonly [string, ...string[]];

function run([program, ...args]: Command, env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(program, args, {
    stdio: ["ignore", "inherit", "inherit"],
    timeout: DOWNLOAD_MINUTES * 60_000,
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** A downloaded browser may lack system libraries, which only shows when it starts. */
function starts(path: string): boolean {
  return spawnSync(path, ["--version"], { timeout: 30_000 }).status === 0;
}

async function installed(): Promise<boolean> {
  const path = await browserPath();
  return path !== undefined && starts(path);
}

function download(): boolean {
  console.log("Downloading Chromium for the browser tests (once) …");
  return run([process.execPath, PLAYWRIGHT, "install", "--no-shell", "chromium"], {
    // Offline, this fails soon, and the next way is tried.
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000",
  });
}

function installPackage(): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return false;
  console.log("Installing Chromium with apt-get for the browser tests (once) …");
  const apt = (...args: string[]) => run(["apt-get", ...args, "-q"], { DEBIAN_FRONTEND: "noninteractive" });
  // Older releases have no package for the shell alone.
  return (
    apt("update") &&
    ["chromium-headless-shell", "chromium"].some((name) =>
      apt("install", "-y", "--no-install-recommends", name),
    )
  );
}

async function ensureBrowser(): Promise<boolean> {
  if (await browserPath()) return true;
  return (download() && (await installed())) || (installPackage() && (await installed()));
}

try {
  if (!(await ensureBrowser())) {
    throw new Error(
      "The browser tests need Chromium: install the package chromium or Google Chrome, or set CHROMIUM_PATH",
    );
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
