import { expect, type Page } from "@playwright/test";

/** Sees the message and puts it away. */
export async function confirmMessage(page: Page, title: string): Promise<void> {
  const message = page.getByRole("dialog", { name: title });
  await expect(message).toBeVisible();
  await message.getByRole("button", { name: "OK" }).click();
  await expect(message).toBeHidden();
}
