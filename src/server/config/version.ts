/** The version and commit of this server. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import packageFile from "../../../package.json" with { type: "json" };

/** Written by the build: scripts/prepare.mjs, Dockerfile. */
const COMMIT_FILE = join(import.meta.dirname, "../../../dist/commit");

export const { version: VERSION } = packageFile;
/** The source's commit; empty when built outside of git. */
export const COMMIT = existsSync(COMMIT_FILE) ? readFileSync(COMMIT_FILE, "utf8").trim() : "";
