import { defineConfig } from "@playwright/test";
import everyday from "./playwright.config.ts";
import { engineNamed, WALKS } from "./testbed/engines/engines.ts";

const { name, use, notDriven } = engineNamed(process.env.ENGINE);
const common = { grepInvert: notDriven.map(({ title }) => title), use };

export default defineConfig({
  ...everyday,
  maxFailures: 0,
  // These drivers lose a page or an answer once in a hundred walks. What is wrong in the product fails twice.
  retries: 1,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  projects: [
    { ...common, name: `${name}, every day`, testDir: "tests/e2e", testMatch: WALKS.everyday },
    {
      ...common,
      name: `${name}, hard`,
      testDir: "tests/hard",
      testMatch: Object.keys(WALKS.hard),
      grep: Object.values(WALKS.hard),
    },
  ],
});
