import { defineConfig } from "vitest/config";
import { SHARED } from "./testbed/vitest.ts";

/** The proofs that take long or load the machine: kills, drills, mutants, thousands of odd requests. */
export default defineConfig({
  test: {
    ...SHARED,
    globalSetup: "testbed/database.ts",
    maxWorkers: 2,
    include: ["tests/hard/**/*.test.ts"],
    // Whole servers start and stop here, also beside other work.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
