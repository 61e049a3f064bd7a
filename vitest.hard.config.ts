import { defineConfig } from "vitest/config";
import everyday from "./vitest.config.ts";

/** The proofs that take long or load the machine: kills, drills, mutants, thousands of odd requests. */
export default defineConfig({
  ...everyday,
  test: {
    ...everyday.test,
    include: ["tests/hard/**/*.test.ts"],
    // Whole servers start and stop here, also beside other work.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
