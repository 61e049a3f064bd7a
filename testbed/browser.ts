/** Finds the Chromium for the browser tests, and its flags. */
import { accessSync, closeSync, constants, existsSync, openSync, readSync, realpathSync } from "node:fs";
import { basename, delimiter, join } from "node:path";

/**
 * Names on the PATH, best first. Prefers the headless shell: a full Chromium starts a second renderer per
 * page, which doubles a test's time.
 */
const COMMANDS = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

const MACOS_APPLICATIONS = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * CHROMIUM_PATH, else an installed browser, else Playwright's own.
 *
 * @returns an absolute path, or undefined if there is none
 * @throws {Error} if CHROMIUM_PATH does not exist
 */
export async function browserPath(): Promise<string | undefined> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!isExecutable(chosen)) throw new Error(`CHROMIUM_PATH ${chosen} is no program`);
    return chosen;
  }
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin"];
  const installed = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)))
    .concat(MACOS_APPLICATIONS)
    .find((path) => isExecutable(path) && !isSnap(path));
  return installed ?? playwrightsOwn();
}

/** In addition to Playwright's own: tests must not call any server but the one under test. */
export const BROWSER_FLAGS = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
  "--disable-gpu",
  // Chromium's sandbox refuses to run as root, as in containers.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/** For Playwright. */
export async function launchOptions() {
  const executablePath = await browserPath();
  return { args: BROWSER_FLAGS, ...(executablePath && { executablePath }) };
}

async function playwrightsOwn(): Promise<string | undefined> {
  // Loaded on demand, because it takes longer than everything above.
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A browser in a snap cannot read Playwright's profile folders; Ubuntu's package only installs the snap. */
function isSnap(path: string): boolean {
  const target = realpathSync(path);
  if (basename(target) === "snap") return true;
  const head = Buffer.alloc(4096);
  const file = openSync(target, "r");
  try {
    const text = head.toString("latin1", 0, readSync(file, head));
    return text.startsWith("#!") && text.includes("/snap/");
  } finally {
    closeSync(file);
  }
}
