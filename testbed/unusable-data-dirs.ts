/** Kinds of DATA_DIR on which a server cannot start, with the line that says so. */
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

/** Root may ignore permissions, so root's tests start these servers as another account. */
export const ACCOUNT = process.getuid?.() === 0 ? { uid: idOf("-u"), gid: idOf("-g") } : undefined;

function idOf(option: string): number {
  return Number(spawnSync("id", [option, "nobody"], { encoding: "utf8" }).stdout);
}

/** Everything below a folder: names, modes and contents. */
export function picture(path: string): string[] {
  const status = lstatSync(path);
  const line = `${path} ${status.mode.toString(8)} ${status.uid}`;
  // Not even its own account may read it.
  if ((status.mode & 0o400) === 0) return [line];
  if (!status.isDirectory()) return [`${line} ${readFileSync(path, "utf8")}`];
  return [line, ...readdirSync(path).flatMap((name) => picture(join(path, name)))];
}

const SECRETS = JSON.stringify({ jwtSecret: "a".repeat(40), databasePassword: "b".repeat(40) });

interface Scenario {
  /** Root could write there, so only another account's process tries it. */
  ofPermissions?: true;
  /** @returns DATA_DIR, made in this folder of the account's own */
  prepare(home: string): string;
  says: RegExp;
}

export function own(path: string, mode: number): void {
  if (ACCOUNT) chownSync(path, ACCOUNT.uid, ACCOUNT.gid);
  chmodSync(path, mode);
}
function makeFolder(path: string, mode = 0o755): string {
  mkdirSync(path);
  own(path, mode);
  return path;
}
function makeFile(path: string, text: string, mode = 0o600): string {
  writeFileSync(path, text);
  own(path, mode);
  return path;
}
/** The files that are read before it is started. */
function makeCluster(home: string, version: string, mode: number): string {
  const cluster = makeFolder(join(home, "postgres"));
  makeFile(join(cluster, "PG_VERSION"), `${version}\n`);
  makeFile(join(cluster, "postgresql.conf"), "");
  chmodSync(cluster, mode);
  makeFile(join(home, "secrets.json"), SECRETS);
  makeFile(join(home, "postgres.log"), "");
  return home;
}

export const UNUSABLE_DATA_DIRS: Record<string, Scenario> = {
  "that is a file": {
    prepare: (home) => makeFile(join(home, "file"), ""),
    says: /^DATA_DIR .*\/file cannot be used: it, or something on the way to it, is a file\n$/,
  },
  "below a file": {
    prepare: (home) => join(makeFile(join(home, "file"), ""), "data"),
    says: /^DATA_DIR .*\/file\/data cannot be used: it, or something on the way to it, is a file\n$/,
  },
  "that its account may only read": {
    ofPermissions: true,
    prepare: (home) => makeFolder(join(home, "data"), 0o555),
    says: /^DATA_DIR .* cannot be used: this account may not write there: give it the folder, or set another DATA_DIR \(.*secrets\.json\.\d+\)\n$/,
  },
  "in a folder that its account may only read": {
    ofPermissions: true,
    prepare: (home) => join(makeFolder(join(home, "readable"), 0o555), "data"),
    says: /^DATA_DIR .*\/data cannot be used: this account may not write there: .*\n$/,
  },
  "whose secrets it may not read": {
    ofPermissions: true,
    prepare(home) {
      makeFile(join(home, "secrets.json"), SECRETS, 0o000);
      return home;
    },
    says: /^DATA_DIR .* cannot be used: this account may not write there: .*\(.*\/secrets\.json\)\n$/,
  },
  "whose secrets everybody may read": {
    prepare(home) {
      makeFile(join(home, "secrets.json"), SECRETS, 0o644);
      return home;
    },
    says: /^.*\/secrets\.json is open to every account of this machine: chmod 600 it\n$/,
  },
  "whose secrets are half a file": {
    prepare(home) {
      makeFile(join(home, "secrets.json"), SECRETS.slice(0, 30));
      return home;
    },
    says: /^.*\/secrets\.json is damaged: restore it from a backup of DATA_DIR\n$/,
  },
  "with the database of another PostgreSQL": {
    prepare: (home) => makeCluster(home, "16", 0o700),
    says: /^The database in .*\/postgres is of PostgreSQL 16 and this Innfo brings 18: .*\n$/,
  },
  "with a database that others may enter": {
    prepare: (home) => makeCluster(home, "18", 0o755),
    says: /^The database did not start: data directory ".*" has invalid permissions\. Permissions should be .*\n$/,
  },
  "with half a database": {
    prepare(home) {
      makeFile(join(makeFolder(join(home, "postgres"), 0o700), "pg_hba.conf"), "");
      makeFile(join(home, "secrets.json"), SECRETS);
      return home;
    },
    says: /^.*\/postgres holds something else than a whole database: restore it from a backup, or move it away\n$/,
  },
};
