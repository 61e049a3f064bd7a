import { defineConfig } from "vitest/config";
import everyday from "./vitest.config.ts";

/** The proofs that take long or load the machine: kills, drills, mutants, thousands of odd requests. */
export default defineConfig({
  ...everyday,
  test: { ...everyday.test, include: ["tests/hard/**/*.test.ts"] },
});
