import { expect, type Page } from "@playwright/test";

/** A form that comes faster than a person could have written it is taken for a program's. */
export async function sendAsAPerson(page: Page, label: string): Promise<void> {
  const since = Date.now();
  await expect.poll(() => Date.now() - since).toBeGreaterThan(1100);
  await page.getByRole("button", { name: label }).click();
}
