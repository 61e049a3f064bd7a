import { faqs } from "../../src/sections/faqs.ts";
import { makeEntry } from "./support/entries.ts";
import { expect, ownerTest } from "./support/fixtures.ts";
import { addRow } from "./support/rows.ts";

ownerTest(
  "The menus say how much is in a section, and who is signed in; the account is marked in the latter",
  async ({ page, owner, isMobile, shell }) => {
    for (const number of [1, 2]) await addRow(owner, faqs, makeEntry(faqs, number));
    await shell.open();
    if (isMobile) await shell.openMenu.click();
    await shell.unfold();
    await expect(shell.menu.getByRole("region", { name: "Content" }).getByRole("link").first()).toHaveText(
      /^FAQs/,
    );
    await expect(shell.menu.getByRole("link", { name: "FAQs (2 FAQs)", exact: true })).toBeVisible();
    await expect(shell.menu.getByRole("link", { name: "Amenities", exact: true })).toBeVisible();
    if (isMobile) await shell.closeMenu.click();

    const button = page.getByRole("button", { name: "User menu" });
    await expect(button).not.toHaveAttribute("aria-current");
    const menu = await shell.userMenu();
    for (const fact of [owner.hotel.name, owner.email, "Free"]) await expect(menu).toContainText(fact);
    await menu.getByRole("menuitem", { name: "Account Settings" }).click();
    await expect(page).toHaveURL("/admin/account");
    await expect(button).toHaveAttribute("aria-current", "page");
  },
);

ownerTest(
  "A phone has five destinations at the thumb, which say where one is",
  async ({ page, isMobile }) => {
    await page.goto("/admin/hotel");
    const bar = page.getByRole("navigation", { name: "Shortcuts" });
    await expect(bar).toBeVisible({ visible: isMobile });
    if (!isMobile) return;
    await expect(bar.getByRole("link")).toHaveText(["Today", "Content", "Inbox", "Code", "Hotel"]);
    await page.getByRole("main").getByRole("link", { name: "Languages" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Languages");
    await expect(bar.locator("[aria-current=true]")).toHaveText("Hotel");
    await bar.getByRole("link", { name: "Content" }).click();
    await page.getByRole("main").getByRole("link", { name: "Amenities" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Amenities");
    await expect(page.getByRole("button", { name: "Quick Add" })).toBeVisible();
    await expect(bar).toBeVisible();
    await page.getByRole("link", { name: "Back to Content" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Content");
    await expect(page.getByRole("main").getByText("Section Management")).toBeVisible();
  },
);
