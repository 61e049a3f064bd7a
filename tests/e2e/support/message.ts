import { expect, type Locator, type Page } from "@playwright/test";

/** Sees the message and dismisses it. */
export async function confirmMessage(page: Page, title: string): Promise<void> {
  const message = page.getByRole("dialog", { name: title });
  await expect(message).toBeVisible();
  // A success disappears by itself: its button may be gone before it is found.
  await page.keyboard.press("Escape");
  await expect(message).toBeHidden();
}

/**
 * Rests the pointer on what is said in passing: it stays for as long, and with it Undo, however slow the machine. Keys
 * may be pressed meanwhile, and another page's mouse.
 */
export async function holdNotice(page: Page, title: string | RegExp): Promise<void> {
  await page.getByRole("status").getByRole("group", { name: title }).hover();
}

/** The one place that reports a deletion and offers undo. */
export function deletedNotice(page: Page, title: string): Locator {
  return page.getByRole("status").getByRole("group", { name: title });
}
