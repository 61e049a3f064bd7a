import { expect, type Page } from "@playwright/test";

/** Opens the menu of the row with this title, and chooses in it what opens a dialog. */
export async function chooseFor(page: Page, title: string, action: string): Promise<void> {
  const item = page.getByRole("menuitem", { name: action });
  const opener = page.getByRole("button", { name: `More for ${title}`, exact: true });
  let isPressed = false;
  // Right after a dialog has closed, a busy machine may move the focus once more, which closes a menu just opened.
  await expect(async () => {
    // A press that was reported too late has opened the dialog all the same, and nothing behind it can be pressed.
    if (isPressed && (await page.getByRole("dialog").isVisible())) return;
    if (!(await item.isVisible())) await opener.click({ timeout: 5000 });
    isPressed = true;
    await item.click({ timeout: 5000 });
    await expect(item).toBeHidden({ timeout: 5000 });
  }).toPass();
}
