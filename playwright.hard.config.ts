import { defineConfig } from "@playwright/test";
import everyday from "./playwright.config.ts";

/** The browser's part of `npm run test:hard`. */
export default defineConfig(everyday, {
  testDir: "tests/hard",
  // The others there are Vitest's.
  testMatch: "**/*.spec.ts",
  projects: (everyday.projects ?? []).filter(({ name }) => name === "desktop"),
});
