import type { Page } from "@playwright/test";

/** Lets the next calls of a path fail the way the service would. */
export async function refuse(page: Page, path: string, status: number, code: string): Promise<void> {
  const weakness = code === "weak_password" && { weak_password: { reasons: ["length"] } };
  const json = { code, error_code: code, msg: "raw message", message: "raw message", ...weakness };
  await page.route(`**${path}*`, (route) =>
    // The same address also answers who is signed in.
    route.request().method() === "GET" ? route.fallback() : route.fulfill({ status, json }),
  );
}
