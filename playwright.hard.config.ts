import { defineConfig } from "@playwright/test";
import everyday from "./playwright.config.ts";
import type { Fixtures } from "./tests/e2e/support/fixtures.ts";

const [desktop, phone] = everyday.projects ?? [];

/** Everyday walks that are also walked in a translated page: docs/decisions/0142-browsers.md. */
const TRANSLATED = [
  "account.spec.ts",
  "announcements.spec.ts",
  "custom-sections.spec.ts",
  "dashboard.spec.ts",
  "hidden-items.spec.ts",
  "hotels.spec.ts",
  "inbox.spec.ts",
  "login.spec.ts",
  "main-job.spec.ts",
  "profile.spec.ts",
  "sections.spec.ts",
  "setup.spec.ts",
  "subscription.spec.ts",
  "suggestions.spec.ts",
  "translations.spec.ts",
  "visibility.spec.ts",
];

/** The browser's part of `npm run test:hard`. */
export default defineConfig<Pick<Fixtures, "isTranslated">>(everyday, {
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
    {
      ...desktop,
      name: "a browser that translates",
      testDir: "tests/e2e",
      testMatch: TRANSLATED,
      testIgnore: [],
      use: { ...desktop?.use, isTranslated: true },
    },
  ],
});
