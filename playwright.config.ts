import { defineConfig, devices } from "@playwright/test";
import { launchOptions } from "./testbed/browser.ts";

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  globalSetup: "./testbed/e2e-setup.ts",
  fullyParallel: true,
  // Vitest tries three files beside them: docs/decisions/0044-tests.md.
  workers: 2,
  retries: 0,
  maxFailures: 15,
  forbidOnly: true,
  reporter: "list",
  timeout: 120_000,
  // As for Vitest: what appears ends the wait, and a busy machine takes its time.
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env.E2E_URL,
    // To record one costs as much as a third of a test: --trace=retain-on-failure is for who looks for a fault.
    trace: "off",
    // Half-faded dialogs have no contrast to measure and nothing to press.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: await launchOptions(),
  },
  projects: [
    {
      name: "desktop",
      testIgnore: ["guest.spec.ts", "guest-accessibility.spec.ts"],
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } },
    },
    {
      name: "phone",
      // What guests see, and the screens that change their shape, not their function.
      testMatch: ["shell.spec.ts", "guest.spec.ts", "guest-accessibility.spec.ts"],
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
    },
  ],
});
