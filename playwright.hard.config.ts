import { defineConfig } from "@playwright/test";
import everyday from "./playwright.config.ts";

/** The browser's part of `npm run test:hard`. */
export default defineConfig(everyday, {
  testDir: "tests/hard",
  projects: (everyday.projects ?? []).filter(({ name }) => name === "desktop"),
});
