/** Secrets made once and kept in the DATA_DIR, readable by the server's account alone. */
import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { codeOf } from "./code-of.ts";
import { makeDataDir, removeLeftovers } from "./data-dir.ts";
import { ConfigurationError } from "./errors.ts";
import { syncFolderAtOnce } from "./sync-folder.ts";

const schema = z.object({
  /** The key that signs access tokens, unless JWT_SECRET is set. */
  jwtSecret: z.string().min(32),
  databasePassword: z.string().min(32),
});

/** The bits of a file's mode for everybody who is neither owner nor group. */
const OTHERS = 0o007;

export type Secrets = z.infer<typeof schema>;

/** Two servers that start together on an empty DATA_DIR get the same secrets. */
export function readSecrets(dataDir: string): Secrets {
  const path = pathIn(dataDir);
  makeDataDir(dataDir);
  removeLeftovers(dataDir, "secrets.json.");
  const text = readIfThere(path) ?? create(path, token());
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new ConfigurationError(`${path} is damaged: restore it from a backup of DATA_DIR`);
  }
}

export function hasSecrets(dataDir: string): boolean {
  return existsSync(pathIn(dataDir));
}

/** Stores a given secret in a DATA_DIR without one, so that earlier signatures stay valid. */
export function adoptSecret(dataDir: string, jwtSecret: string): void {
  create(pathIn(dataDir), jwtSecret);
}

function pathIn(dataDir: string): string {
  return join(dataDir, "secrets.json");
}

function readIfThere(path: string): string | undefined {
  try {
    // Rights of the group are the operator's choice; volumes are often shared by a group.
    if ((statSync(path).mode & OTHERS) !== 0) {
      throw new ConfigurationError(`${path} is open to every account of this machine: chmod 600 it`);
    }
    return readFileSync(path, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

function create(path: string, jwtSecret: string): string {
  const secrets: Secrets = { jwtSecret, databasePassword: token() };
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
  try {
    // A link appears whole or not at all, and never replaces a file that another process made first.
    linkSync(unfinished, path);
    syncFolderAtOnce(dirname(path));
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
  return readFileSync(path, "utf8");
}

/** Returns 256 random bits. */
function token(): string {
  return randomBytes(32).toString("base64url");
}
