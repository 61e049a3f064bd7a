import type { Page } from "@playwright/test";

/** Opens the menu of the row with this title, and chooses in it. */
export async function chooseFor(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `More for ${title}`, exact: true }).click();
  await page.getByRole("menuitem", { name: action }).click();
}
