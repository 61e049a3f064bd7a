import { faqs } from "../../src/sections/faqs.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { SectionPage } from "../e2e/support/pages/section-page.ts";
import { setHotel } from "../e2e/support/rows.ts";

ownerTest("Suggestions are in the hotel's language, or say that they are not", async ({ page, owner }) => {
  const screen = new SectionPage(page, faqs);
  const dialog = page.getByRole("dialog", { name: "Suggestions for FAQs" });
  for (const { language, question, notice } of [
    { language: "de", question: "Wo kann ich parken?", notice: 0 },
    { language: "pl", question: "Gdzie mogę zaparkować?", notice: 0 },
    { language: "sv", question: "Where can I park?", notice: 1 },
  ]) {
    await setHotel(owner, { language });
    await screen.open();
    await page.getByRole("button", { name: "Choose From Suggestions" }).click();
    await expect(dialog.getByText(question)).toBeVisible();
    await expect(dialog.getByText("We have no suggestions in Svenska.")).toHaveCount(notice);
  }
});
