/**
 * `npm run release`: fills release/ with what is published of this version (docs/releasing.md). The archive holds
 * the built program, and of package.json and the lock file only what a server needs to run. With `--offline` there is
 * another one for this machine's system, with all packages inside: it installs without a registry.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, createReadStream, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import packageFile from "../package.json" with { type: "json" };
import { assembleRelease, changesOf } from "./support/release.ts";
import { untranslated, untranslatedForOwners } from "./support/untranslated.ts";

const FOLDER = join(import.meta.dirname, "../release");
const { version } = packageFile;
const name = `innfo-${version}`;

/** @returns what the program prints */
function run(command: string, ...args: string[]): string {
  const { status, stdout, error } = spawnSync(command, args, {
    encoding: "utf8",
    maxBuffer: 64 * 2 ** 20,
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${status}:\n${stdout}`);
  return stdout;
}

rmSync(FOLDER, { recursive: true, force: true });
assembleRelease(join(FOLDER, name));
writeFileSync(join(FOLDER, "notes.md"), changesOf(readFileSync("CHANGELOG.md", "utf8"), version));
writeFileSync(join(FOLDER, "audit.txt"), run("npm", "run", "-s", "audit"));
cpSync("docs/licences.md", join(FOLDER, "licences.md"));
const sbom = ["sbom", "--sbom-format=cyclonedx", "--sbom-type=application"];
writeFileSync(join(FOLDER, `${name}.cdx.json`), run("npm", ...sbom, "--package-lock-only"));
run("tar", "-czf", join(FOLDER, `${name}.tar.gz`), "--owner=0", "--group=0", "-C", FOLDER, name);
const archives = [`${name}.tar.gz`];
if (process.argv.includes("--offline")) {
  run("npm", "ci", "--prefix", join(FOLDER, name), "--no-audit", "--no-fund", "--loglevel=error");
  const archive = `${name}-${process.platform}-${process.arch}.tar.gz`;
  run("tar", "-czf", join(FOLDER, archive), "--owner=0", "--group=0", "-C", FOLDER, name);
  archives.push(archive);
}
rmSync(join(FOLDER, name), { recursive: true });

const files = [...archives, `${name}.cdx.json`, "licences.md", "audit.txt"];
const sums: string[] = [];
for (const file of files) {
  const hash = createHash("sha256");
  await pipeline(createReadStream(join(FOLDER, file)), hash);
  sums.push(`${hash.digest("hex")}  ${file}\n`);
}
writeFileSync(join(FOLDER, "SHA256SUMS"), sums.join(""));
for (const line of [...untranslated(), ...untranslatedForOwners()]) console.log(line);
console.log(`release/ has ${files.join(", ")}, SHA256SUMS and notes.md`);
