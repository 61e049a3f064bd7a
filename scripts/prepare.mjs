// Makes a checkout ready to run: installs the locked dependencies and builds the browser code, each only if
// its inputs have changed. Runs before `npm start`, `npm test` and `npm run dev`, possibly under the user's
// own older Node (18+) because ours is one of the dependencies; so this file uses no npm package and no
// TypeScript.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(root);

const BROWSER_SOURCES = [
  "src/admin",
  "src/guest",
  "src/sections",
  "src/suggestions",
  "src/nearby",
  "src/forms",
  "src/fields",
  "src/lib",
  "src/product.ts",
];

/** Every file under the given paths, in a fixed order. */
function* files(...paths) {
  for (const path of paths) {
    if (/\.\w+$/.test(path)) yield path;
    else for (const name of readdirSync(path).sort()) yield* files(join(path, name));
  }
}

function digest(paths) {
  const hash = createHash("sha256");
  for (const path of paths) hash.update(path).update("\0").update(readFileSync(path));
  return hash.digest("hex");
}

/** Whether `stamp` records exactly these inputs. */
function isMade(stamp, inputs) {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === digest(inputs);
}

/**
 * Whether node_modules matches package-lock.json, whoever called npm. If nothing needs the development
 * packages, an installation without any of them is complete too: `npm ci --omit=dev`.
 */
function isInstalled({ dev }) {
  // npm writes it last.
  if (!existsSync("node_modules/.package-lock.json")) return false;
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const wanted = Object.entries(packages).filter(([path]) => path !== "");
  const installed = new Map(wanted.map(([path]) => [path, versionIn(path)]));
  const withoutDev = !dev && !wanted.some(([path, entry]) => entry.dev && installed.get(path));
  return wanted.every(([path, { version, optional, devOptional, dev }]) => {
    // Packages for other systems are optional.
    const mayLack = optional || devOptional || (withoutDev && dev);
    return installed.get(path) === version || (mayLack && !installed.get(path));
  });
}

function versionIn(folder) {
  const manifest = join(folder, "package.json");
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, "utf8")).version : undefined;
}

function run(command, args, env = process.env) {
  const { status, error } = spawnSync(command, args, { env, stdio: ["ignore", "inherit", "inherit"] });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

function npm(...args) {
  const cli = process.env.npm_execpath;
  if (cli) run(process.execPath, [cli, ...args]);
  else run("npm", args);
}

const node = join(root, "node_modules", ".bin", "node");

const wants = (flag) => process.argv.includes(flag);
const DIST = {
  stamp: "dist/.built",
  inputs: () => [
    ...files(...BROWSER_SOURCES),
    "vite.config.ts",
    "scripts/support/script-in-every-language.ts",
    "scripts/support/admin-catalogues.ts",
    "scripts/support/admin-chunks.ts",
    "scripts/support/admin-in-every-language.ts",
    "scripts/support/declared-texts.ts",
    "scripts/support/message-parts.ts",
    "scripts/support/pseudo-texts.ts",
    "scripts/support/texts-in-source.ts",
    "package-lock.json",
  ],
};
const builds = !wants("--no-build") && !wants("--dev") && !isMade(DIST.stamp, DIST.inputs());

if (!isInstalled({ dev: builds || wants("--dev") || wants("--browser") })) {
  console.log("Installing the dependencies (once) …");
  npm("ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error");
}

if (builds) {
  // Overrides the shell's: half a development build does not run.
  const env = { ...process.env, NODE_ENV: "production" };
  run(node, ["node_modules/vite/bin/vite.js", "build", "--app", "--logLevel", "error"], env);
  mkdirSync(dirname(DIST.stamp), { recursive: true });
  writeFileSync(DIST.stamp, digest(DIST.inputs()));
}

// For /metrics, beside what it was built from; an archive keeps the one that it came with.
const commit = spawnSync("git", ["rev-parse", "HEAD"], {
  encoding: "utf8",
  stdio: ["ignore", "pipe", "ignore"],
});
if (commit.status === 0 && existsSync("dist")) writeFileSync("dist/commit", commit.stdout);

if (process.argv.includes("--browser")) run(node, ["scripts/install-browser.ts"]);
