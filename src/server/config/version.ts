/** Which Innfo this is. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import packageFile from "../../../package.json" with { type: "json" };

/** Written where it is built: scripts/prepare.mjs, Dockerfile. */
const COMMIT_FILE = join(import.meta.dirname, "../../../dist/commit");

export const { version: VERSION } = packageFile;
/** Of the source; empty where it was built outside of git. */
export const COMMIT = existsSync(COMMIT_FILE) ? readFileSync(COMMIT_FILE, "utf8").trim() : "";
