/** A hotel with more texts than a screen bears at once. */
import { expect } from "../e2e/support/fixtures.ts";
import { offerGerman } from "../e2e/support/offer-german.ts";
import { proTest as test } from "../e2e/support/pro.ts";

const QUESTIONS = 60;

test("Texts come by pages: what was translated on one is not skipped over on the next", async ({
  page,
  owner: { api, hotel },
}) => {
  await offerGerman({ api, hotel });
  const rows = Array.from({ length: QUESTIONS }, (_, i) => ({
    hotel_id: hotel.id,
    question: `Question ${i}?`,
    answer: `Answer ${i}`,
    category: "General",
  }));
  await api.from("faqs").insert(rows).throwOnError();
  await page.goto("/admin/languages?language=de");
  const texts = page.getByRole("textbox", { name: /^Deutsch/ });
  const next = page.getByRole("button", { name: "Next" });
  await expect(page.getByText("1 to 50 of 121")).toBeVisible();
  await expect(texts).toHaveCount(50);
  await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();

  // The description, then question and answer in turn.
  await texts.last().fill("Frage 24?");
  await next.click();
  await expect(page.getByText("50 to 99 of 120")).toBeFocused();
  await expect(texts).toHaveCount(50);
  await expect(texts.first()).toHaveAccessibleName(/Question 24\?: Answer/);
  await next.click();
  await expect(page.getByText("100 to 120 of 120")).toBeFocused();
  await expect(texts.last()).toHaveAccessibleName(/Question 59\?: Answer/);
  await expect(next).toBeDisabled();

  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByText("50 to 99 of 120")).toBeFocused();
  await page.getByRole("button", { name: /^Translated \d/ }).click();
  await expect(texts).toHaveValue("Frage 24?");
});
