import { expect, ownerTest } from "../e2e/support/fixtures.ts";

ownerTest(
  "What an owner answers in the group Legal is the imprint that guests read",
  async ({ page, owner, phone, profile }) => {
    await profile.open();
    await expect(profile.field("Legal Name")).toBeHidden();
    await page.getByRole("heading", { name: "Legal" }).click();
    await profile.fill({ "Legal Name": "Casa Azul Lda", "Your Own Imprint": "not a link" });
    await profile.save();
    await expect(profile.field("Your Own Imprint")).toHaveAccessibleDescription(/https:/);
    await profile.fill({ "Your Own Imprint": "" });
    await profile.save();
    await profile.confirmSaved();

    await phone.goto(`/view/${owner.hotel.id}`);
    const legal = phone.locator("footer .social.soft");
    await expect(legal.getByRole("link")).toHaveText([
      ...["Privacy", "Imprint", "Accessibility", "Report this page"],
    ]);
    for (const link of await legal.getByRole("link").all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await legal.getByRole("link", { name: "Imprint" }).click();
    await expect(phone.getByRole("heading", { level: 1, name: "Imprint" })).toBeVisible();
    await expect(phone.getByRole("definition").first()).toContainText("Casa Azul Lda");
  },
);
