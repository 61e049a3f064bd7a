import { defineConfig } from "vitest/config";
import { SHARED } from "./testbed/vitest.ts";

export default defineConfig({
  test: {
    globalSetup: "testbed/database.ts",
    // Each file's database stays; the workers that look through a hundred of them take from the tests.
    provide: { autovacuum: "off" },
    // Two browser tests run beside them, and end earlier: docs/decisions/0044-tests.md.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...SHARED,
          name: "unit",
          include: ["tests/unit/**/*.test.ts"],
          setupFiles: [...SHARED.setupFiles, "testbed/restored.ts"],
          isolate: false,
        },
      },
      {
        test: {
          ...SHARED,
          name: "server",
          globalSetup: "testbed/built.ts",
          include: ["tests/db/**/*.test.ts", "tests/api/**/*.test.ts"],
          // The server is loaded once for many files: docs/decisions/0044-tests.md.
          isolate: false,
        },
      },
    ],
  },
});
