/** The cluster on disk (PGDATA): made once, and checked before it is started. */
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { PRODUCT } from "../../product.ts";
import { codeOf } from "../config/code-of.ts";
import { removeLeftovers } from "../config/data-dir.ts";
import { ConfigurationError } from "../config/errors.ts";
import { syncFolderAtOnce } from "../config/sync-folder.ts";
import { changeOwner, type Runtime } from "./runtime.ts";

export interface Cluster {
  /** Absolute, links resolved: the path that a running postmaster was started with. */
  folder: string;
  dataDir: string;
  password: string;
}

export const SUPERUSER = "postgres";
/** Version of the bundled programs. */
const MAJOR_VERSION = "18";
/** Bytes. PostgreSQL stops if it cannot add a segment of 16 MB to its log. */
const MIN_FREE_BYTES = 20 * 1024 * 1024;

export class DataDirInUseError extends ConfigurationError {
  override name = "DataDirInUseError";
}

export function inUse({ dataDir }: Cluster): DataDirInUseError {
  return new DataDirInUseError(
    `DATA_DIR ${dataDir} is in use by another running ${PRODUCT} server: stop that one first, or set another DATA_DIR`,
  );
}

/**
 * Makes the cluster beside its place and moves it there whole, so a killed attempt leaves nothing half-made.
 * @throws {ConfigurationError} if the existing one is unusable, or none can be made
 */
export function initialise({ bin, cluster, account }: Runtime, password: string): void {
  const parent = dirname(cluster);
  removeLeftovers(parent, "postgres.new-");
  if (isThere(cluster)) return;
  const unfinished = join(parent, `postgres.new-${process.pid}`);
  mkdirSync(unfinished, { mode: 0o700 });
  try {
    changeOwner(unfinished, account);
    const data = join(unfinished, "data");
    const passwordFile = join(unfinished, "password");
    writeFileSync(passwordFile, password, { mode: 0o600 });
    changeOwner(passwordFile, account);
    const { status, stderr, error } = spawnSync(
      join(bin, "initdb"),
      [
        `--pgdata=${data}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
        "--locale=C",
      ],
      { cwd: "/", encoding: "utf8", ...account, env: { LC_ALL: "C" } },
    );
    if (error) throw error;
    if (status !== 0) {
      throw new ConfigurationError(`The database could not be created: ${startFailure(parent, stderr)}`);
    }
    renameSync(data, cluster);
    syncFolderAtOnce(parent);
  } catch (failure) {
    // Another server that started at the same moment was faster; its cluster serves as well.
    if (!existsSync(join(cluster, "PG_VERSION"))) throw failure;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** @throws {ConfigurationError} */
function isThere(cluster: string): boolean {
  const version = versionOf(cluster);
  if (version === MAJOR_VERSION) return true;
  if (version !== undefined) {
    throw new ConfigurationError(
      `The database in ${cluster} is of PostgreSQL ${version} and this ${PRODUCT} brings ${MAJOR_VERSION}: start the ${PRODUCT} it was made with, or restore a backup into an empty DATA_DIR`,
    );
  }
  if (existsSync(cluster) && readdirSync(cluster).length > 0) {
    throw new ConfigurationError(
      `${cluster} holds something else than a whole database: restore it from a backup, or move it away`,
    );
  }
  return false;
}

/** @returns undefined if there is no cluster */
function versionOf(cluster: string): string | undefined {
  try {
    return readFileSync(join(cluster, "PG_VERSION"), "utf8").trim();
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

/**
 * Why a database was not made or did not start, in one line.
 * @param folder on the database's disk
 * @param output what the program printed
 */
export function startFailure(folder: string, output: string): string {
  const { bavail, bsize } = statfsSync(folder);
  // Checked first: on a full disk PostgreSQL cannot write down why it stops.
  if (bavail * bsize < MIN_FREE_BYTES) return `there is no room left on the disk of ${folder}`;
  return failureIn(output) || "it said nothing about why";
}

/** Finds the last failure, with PostgreSQL's detail if it has one. */
function failureIn(output: string): string {
  const lines = output.trim().split("\n");
  const last = lines.findLastIndex((line) => /(FATAL|PANIC|error):/.test(line));
  const [failure = "", next = ""] = last < 0 ? [lines.at(-1)] : lines.slice(last);
  const detail = /DETAIL:\s+(.*)/.exec(next)?.[1];
  return [failure.replace(/^.*?(FATAL|PANIC|error):\s+/, ""), detail].filter(Boolean).join(". ");
}
