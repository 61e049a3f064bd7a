// Makes a checkout ready to run: installs the locked dependencies and builds the browser code,
// each only when what it is made from has changed. Runs before `npm start`, `npm test` and
// `npm run dev`, possibly under the user's own older Node (18+) because ours is one of the
// dependencies, so this file uses no npm package and no TypeScript.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(root);

const BROWSER_SOURCES = ["src/admin", "src/guest", "src/sections", "src/fields", "src/lib", "src/product.ts"];

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

/** Runs `make` unless `stamp` says that exactly these inputs were made before. */
function unlessMade(stamp, inputs, make) {
  const wanted = digest(inputs);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  make();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
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

unlessMade("node_modules/.innfo-installed", ["package.json", "package-lock.json"], () => {
  console.log("Installing the dependencies (once) …");
  npm("ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error");
});

if (!process.argv.includes("--no-build")) {
  unlessMade("dist/.built", [...files(...BROWSER_SOURCES), "vite.config.ts", "package-lock.json"], () => {
    // Whatever the shell has set: half a development build does not run.
    const env = { ...process.env, NODE_ENV: "production" };
    run(node, ["node_modules/vite/bin/vite.js", "build", "--app", "--logLevel", "warn"], env);
  });
}

if (process.argv.includes("--browser")) run(node, ["scripts/install-browser.ts"]);
