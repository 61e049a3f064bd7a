import { defineConfig } from "@playwright/test";
import everyday from "./playwright.config.ts";

const [desktop, phone] = everyday.projects ?? [];

/** The browser's part of `npm run test:hard`. */
export default defineConfig(everyday, {
  testDir: "tests/hard",
  // They run alone.
  workers: 3,
  // For what hangs, not for what a busy machine takes its time over: axe needs a minute for a screen there.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  projects: [
    // The others there are Vitest's.
    { ...desktop, testMatch: "**/*.spec.ts", testIgnore: "guest-accessibility.spec.ts" },
    { ...phone, testMatch: ["shell.spec.ts", "guest.spec.ts", "guest-accessibility.spec.ts"] },
    {
      ...desktop,
      name: "guests on a desktop",
      testDir: "tests/e2e",
      testMatch: "guest.spec.ts",
      testIgnore: [],
    },
  ],
});
