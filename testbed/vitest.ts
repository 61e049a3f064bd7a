/** What all of Vitest's runs have in common: each test file has a database of its own, copied from one template. */
import type { ViteUserConfig } from "vitest/config";

export const SHARED = {
  setupFiles: ["testbed/seed.ts", "testbed/cheap-passwords.ts"],
  // For what hangs, not for what a busy machine takes its time over.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
} satisfies ViteUserConfig["test"];
