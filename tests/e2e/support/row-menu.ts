import { expect, type Page } from "@playwright/test";

/** Opens the menu of the row with this title, and chooses in it. */
export async function chooseFor(page: Page, title: string, action: string): Promise<void> {
  const item = page.getByRole("menuitem", { name: action });
  // Right after a dialog has closed, a busy machine may move the focus once more, which closes a menu just opened.
  await expect(async () => {
    if (!(await item.isVisible())) {
      await page.getByRole("button", { name: `More for ${title}`, exact: true }).click();
    }
    await item.click({ timeout: 5000 });
    await expect(item).toBeHidden({ timeout: 5000 });
  }).toPass();
}
