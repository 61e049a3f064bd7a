import { defineConfig } from "vitest/config";
import { SHARED } from "./testbed/vitest.ts";

/** These read pictures with libvips, which the server sets up for its whole process. */
const PICTURES = "tests/unit/{bare-picture,logo-plates,qr-code}.test.ts";

export default defineConfig({
  test: {
    globalSetup: "testbed/database.ts",
    // Two browser tests run beside them, and end earlier: docs/decisions/0054-tests-share-a-process.md.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...SHARED,
          name: "unit",
          include: ["tests/unit/**/*.test.ts"],
          exclude: [PICTURES],
          setupFiles: [...SHARED.setupFiles, "testbed/restored.ts"],
          isolate: false,
        },
      },
      { test: { ...SHARED, name: "pictures", include: [PICTURES] } },
      {
        test: {
          ...SHARED,
          name: "server",
          include: ["tests/db/**/*.test.ts", "tests/api/**/*.test.ts"],
          // The server is loaded once for many files: docs/decisions/0054-tests-share-a-process.md.
          isolate: false,
        },
      },
    ],
  },
});
