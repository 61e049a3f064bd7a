import { expect, type Locator, type Page } from "@playwright/test";

/** Sees the message and puts it away. */
export async function confirmMessage(page: Page, title: string): Promise<void> {
  const message = page.getByRole("dialog", { name: title });
  await expect(message).toBeVisible();
  // A success goes by itself, perhaps just now: its button may be gone before it is found.
  await page.keyboard.press("Escape");
  await expect(message).toBeHidden();
}

/** The one place that says what was deleted, and offers to undo it. */
export function deletedNotice(page: Page, title: string): Locator {
  return page.getByRole("status").getByRole("group", { name: title });
}
