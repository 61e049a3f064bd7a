/** The files of a checkout that go into a release. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const COPIED = [
  ...["deploy", "dist", "src", "supabase/migrations", "docs"],
  ...[".npmrc", "README.md", "CHANGELOG.md", "SECURITY.md"],
];
/** Browsers' code is in dist/; the icons are read where they are. */
const LEFT_OUT = /^(src\/admin\/(?!icons)|docs\/decisions|docs\/screenshots)/;

/** Copies a built checkout, the current folder, to where a server runs without its development packages. */
export function assembleRelease(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const path of COPIED) {
    const filter = (source: string) => !LEFT_OUT.test(source);
    cpSync(path, join(folder, path), { recursive: true, filter });
  }
  const manifest = { ...releaseManifest(JSON.parse(readFileSync("package.json", "utf8"))), ...repository() };
  writeFileSync(join(folder, "package.json"), json(manifest));
  const lockfile = releaseLockfile(JSON.parse(readFileSync("package-lock.json", "utf8")));
  writeFileSync(join(folder, "package-lock.json"), json(lockfile));
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Where the checkout is from, which a checkout's own files cannot know. A password in the address stays out. */
function repository(): { repository?: { type: "git"; url: string } } {
  const { status, stdout } = spawnSync("git", ["remote", "get-url", "origin"], { encoding: "utf8" });
  return status === 0 ? { repository: { type: "git", url: publicUrl(stdout.trim()) } } : {};
}

/** @param address as git takes it: a URL, or host:path */
export function publicUrl(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  url.username = "";
  url.password = "";
  return url.href;
}

interface Manifest {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  scripts: Record<string, string>;
  allowScripts: Record<string, boolean>;
  [other: string]: unknown;
}

/** Commands of operators; the others build or test. */
const COMMANDS = ["start", "migrate", "backup", "restore", "innfo"];

/** Without what builds and tests; nothing installs or builds before a command. */
function releaseManifest(manifest: Manifest): Omit<Manifest, "devDependencies" | "overrides"> {
  const { devDependencies: _dev, overrides: _overrides, ...kept } = manifest;
  const scripts = Object.fromEntries(COMMANDS.map((name) => [name, manifest.scripts[name] ?? ""]));
  return { ...kept, scripts };
}

interface Lockfile {
  packages: Record<string, { dev?: boolean }>;
  [other: string]: unknown;
}

function releaseLockfile(lockfile: Lockfile): Lockfile {
  const packages = Object.entries(lockfile.packages).flatMap(([path, entry]) => {
    const { devDependencies: _, ...kept } = entry as { devDependencies?: unknown; dev?: boolean };
    return kept.dev ? [] : [[path, kept] as const];
  });
  return { ...lockfile, packages: Object.fromEntries(packages) };
}

/** @returns the version's section of the changelog, without its heading. @throws when there is none */
export function changesOf(changelog: string, version: string): string {
  const [, section] = changelog.split(new RegExp(`^## ${version.replaceAll(".", "\\.")}\\b.*\\n`, "m"));
  const [text] = section?.split(/^## /m) ?? [];
  if (!text?.trim()) throw new Error(`CHANGELOG.md says nothing of ${version}`);
  return `${text.trim()}\n`;
}
