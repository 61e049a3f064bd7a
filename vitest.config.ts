import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/unit/**/*.test.ts", "tests/db/**/*.test.ts", "tests/api/**/*.test.ts"],
    globalSetup: "testbed/database.ts",
    setupFiles: ["testbed/seed.ts", "testbed/cheap-passwords.ts"],
    // Each test file has a database of its own; two files at a time suit two cores.
    maxWorkers: 2,
    // For what hangs, not for what a busy machine takes its time over.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
