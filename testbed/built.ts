/**
 * Builds the pages that the tests' server serves, if their sources have changed.
 * Vitest or Playwright may have been called by itself.
 */
import { execFileSync } from "node:child_process";

export default function buildPages(): void {
  execFileSync(process.execPath, ["scripts/prepare.mjs"], { stdio: "inherit" });
}
