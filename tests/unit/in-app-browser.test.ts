import { devices } from "@playwright/test";
import { expect, test } from "vitest";
import { isInApp } from "../../src/lib/in-app-browser.ts";
import { IN_APP_BROWSERS } from "../e2e/support/in-app-browsers.ts";

test.each(Object.entries(IN_APP_BROWSERS))("%s saves no files", (_, userAgent) => {
  expect(isInApp(userAgent)).toBe(true);
});

test.each([
  "Pixel 7",
  "iPhone 15",
  "Galaxy S24",
  "iPad Mini",
  "Desktop Chrome",
  "Desktop Firefox",
  "Desktop Safari",
])("the browser of a %s saves them", (name) => {
  expect(isInApp(devices[name]?.userAgent)).toBe(false);
});

test("A browser that says nothing of itself saves them", () => expect(isInApp(undefined)).toBe(false));
