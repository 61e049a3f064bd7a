/** Settings of all Vitest runs: each test file has a database of its own, copied from one template. */
import type { ViteUserConfig } from "vitest/config";

export const SHARED = {
  // Else Vitest imports an empty text for each style, and pages lack theirs.
  css: { include: /\?inline$/ },
  setupFiles: ["testbed/seed.ts", "testbed/cheap-passwords.ts"],
  // Catches hangs, not a busy machine.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
} satisfies ViteUserConfig["test"];
