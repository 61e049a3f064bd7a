/** A write whose answer got lost is not stored twice. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { faqs } from "../../src/sections/faqs.ts";
import { newEmail, newHotelName, PASSWORD } from "../../testbed/owner.ts";
import { makeEntry } from "../e2e/support/entries.ts";
import { expect, ownerTest, test } from "../e2e/support/fixtures.ts";
import { confirmMessage } from "../e2e/support/message.ts";
import { ProfilePage } from "../e2e/support/pages/profile-page.ts";
import { SectionPage } from "../e2e/support/pages/section-page.ts";
import { proTest } from "../e2e/support/pro.ts";
import { cutOff, loseAnswer } from "../e2e/support/refuse.ts";
import { addCustomSection, addRow } from "../e2e/support/rows.ts";

const KEPT = "Kept here until there is a network";

for (const each of [test, ownerTest, proTest]) each.use({ refusals: ["no answer"] });

/** Nothing waits any more, without a press. */
async function isSent(page: Page): Promise<void> {
  await expect(page.getByText(KEPT)).toBeVisible();
  await expect(page.getByRole("button", { name: "waiting" })).toBeHidden();
}

/** Loses the answer to the next write of a path, and blocks later ones. */
async function loseAnswerAndNetwork(page: Page, path: string): Promise<void> {
  await cutOff(page, path);
  await loseAnswer(page, path);
}

ownerTest(
  "A question whose answer got lost is sent again by itself, and is there once",
  async ({ page, owner }) => {
    const screen = new SectionPage(page, faqs);
    await screen.open();
    await loseAnswer(page, "/rest/v1/faqs");
    await screen.add(makeEntry(faqs, 1));
    await isSent(page);
    const { data } = await owner.api.from("faqs").select("question");
    expect(data).toEqual([{ question: "Question 1" }]);
  },
);

/** Types another answer into the form of a question that waits, without sending it. */
async function correctWaiting(page: Page): Promise<SectionPage> {
  const screen = new SectionPage(page, faqs);
  await screen.open();
  await loseAnswerAndNetwork(page, "/rest/v1/faqs");
  await screen.add(makeEntry(faqs, 1));
  await expect(page.getByText("Waiting for a network", { exact: true })).toBeVisible();
  await screen.edit("Question 1");
  await screen.fill(screen.form("Edit"), { answer: "Ask at the desk." });
  return screen;
}

ownerTest(
  "A question that was corrected while it waits is there once, as corrected",
  async ({ page, owner }) => {
    const screen = await correctWaiting(page);
    await screen.submit("Edit");
    // It waits with the question; otherwise the question alone might be sent first.
    await expect(screen.form("Edit")).toBeHidden();
    await page.unrouteAll();
    await isSent(page);
    const { data } = await owner.api.from("faqs").select("question, answer");
    expect(data).toEqual([{ question: "Question 1", answer: "Ask at the desk." }]);
    await expect(page.getByRole("button", { name: "Question 1", exact: true })).toHaveCount(1);
  },
);

ownerTest(
  "A correction in a form that was opened while its question waited is stored once the question is sent",
  async ({ page, owner }) => {
    const screen = await correctWaiting(page);
    await page.unrouteAll();
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(page.getByText("Waiting for a network", { exact: true })).toBeHidden();
    await screen.submit("Edit");
    await expect(screen.form("Edit")).toBeHidden();
    const { data } = await owner.api.from("faqs").select("question, answer");
    expect(data).toEqual([{ question: "Question 1", answer: "Ask at the desk." }]);
  },
);

ownerTest("A question whose answer got lost is there once, also after a reload", async ({ page, owner }) => {
  const screen = new SectionPage(page, faqs);
  await screen.open();
  await loseAnswerAndNetwork(page, "/rest/v1/faqs");
  await screen.add(makeEntry(faqs, 1));
  await expect(page.getByText(KEPT)).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole("button", { name: "Question 1", exact: true })).toHaveCount(1);
  await expect(page.getByRole("button", { name: "waiting" })).toBeHidden();
  expect((await owner.api.from("faqs").select("question")).data).toEqual([{ question: "Question 1" }]);
});

ownerTest.describe("A deletion whose answer got lost", () => {
  // Before a resend, the admin checks whether the row exists.
  ownerTest.use({ refusals: ["no answer", 406] });

  ownerTest("is taken back on the server, too", async ({ page, owner }) => {
    await addRow(owner, faqs, makeEntry(faqs, 1));
    const screen = new SectionPage(page, faqs);
    await screen.open();
    await expect(page.getByRole("button", { name: "Question 1", exact: true })).toBeVisible();
    await loseAnswerAndNetwork(page, "/rest/v1/faqs");
    await (await screen.askToDelete("Question 1"))
      .getByRole("button", { name: "Delete", exact: true })
      .click();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("FAQ restored")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", { name: "Question 1", exact: true })).toBeVisible();
    expect((await owner.api.from("faqs").select("question")).data).toEqual([{ question: "Question 1" }]);
  });
});

proTest("A custom section and its item, whose answers got lost, are there once", async ({ page, owner }) => {
  await page.goto("/admin/sections");
  await loseAnswer(page, "/rest/v1/custom_sections");
  await page.getByRole("button", { name: "Create Section" }).click();
  const form = page.getByRole("dialog", { name: "Create Section" });
  await form.getByLabel("Section Name").fill("Spa");
  await form.getByLabel("Description").fill("Baths");
  await form.getByRole("button", { name: "Create Section" }).click();
  await isSent(page);
  expect((await owner.api.from("custom_sections").select("name")).data).toEqual([{ name: "Spa" }]);

  const section = await addCustomSection(owner, { name: "Events" });
  const items = new SectionPage(page, section);
  await items.open();
  await loseAnswer(page, "/rest/v1/custom_section_items");
  await items.add({ title: "Concert", description: "On Fridays" });
  await isSent(page);
  expect((await owner.api.from("custom_section_items").select("title")).data).toEqual([{ title: "Concert" }]);
});

ownerTest("Rows that are imported again are there once", async ({ page, owner }) => {
  const screen = new SectionPage(page, faqs);
  await screen.open();
  await page.getByRole("button", { name: "Import or export" }).click();
  await page.getByRole("menuitem", { name: /^Import/ }).click();
  const dialog = page.getByRole("dialog", { name: "Import FAQs" });
  const file = "Category,Question,Answer\nGeneral,Pets?,Yes\nGeneral,Lift?,No\n";
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "faqs.csv", mimeType: "text/csv", buffer: Buffer.from(file) });
  await loseAnswer(page, "/rest/v1/faqs");
  await dialog.getByRole("button", { name: "Import 2 FAQs" }).click();
  // The list behind the dialog shows that they have arrived.
  await expect(dialog).toContainText("The rows are imported.");
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("2 FAQs imported successfully!")).toBeVisible();
  expect((await owner.api.from("faqs").select("question")).data).toHaveLength(2);
});

ownerTest("A hotel that is added again is there once, as corrected", async ({ page, owner, hotels }) => {
  const names = [newHotelName(), newHotelName()] as const;
  await page.goto("/admin/hotels/new");
  await loseAnswer(page, "/rest/v1/hotels");
  await hotels.add(names[0]);
  await expect(page.getByRole("alert")).toContainText("Network error.");
  await page.getByLabel("Hotel Name").fill(names[1]);
  await page.getByRole("button", { name: "Try Again" }).click();
  await confirmMessage(page, "Hotel added successfully!");
  const { data } = await owner.api.from("hotels").select("name, description").order("created_at");
  expect(data).toEqual([
    { name: owner.hotel.name, description: owner.hotel.description },
    { name: names[1], description: expect.stringContaining(names[1]) },
  ]);
});

test("The hotel of a sign-up is there once", async ({ page }) => {
  await page.goto("/signup");
  await loseAnswer(page, "/rest/v1/hotels");
  const name = newHotelName();
  const email = newEmail();
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Hotel Name").fill(name);
  await page.getByLabel("Phone Number").fill("+351 21 555 0199");
  await page.getByLabel("Hotel Address").fill("2 Harbour Quay, Lisbon");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("button", { name: `User menu: ${name}` })).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: `User menu: ${name}` }).click();
  await expect(page.getByRole("menuitem", { name: "Add Hotel" })).toBeVisible();
  // With one hotel there is nothing to choose from.
  await expect(page.getByRole("menuitemradio")).toHaveCount(0);
});

ownerTest("A profile whose answer got lost asks nothing, and its new logo stays", async ({ page, owner }) => {
  const profile = new ProfilePage(page);
  await profile.open();
  await profile.fill({ Phone: "+351 21 555 0111" });
  await profile.chooseLogo({
    name: "logo.webp",
    mimeType: "image/webp",
    buffer: readFileSync("docs/screenshots/guest-phone.webp"),
  });
  await loseAnswer(page, "/rest/v1/hotels");
  await profile.save();
  await isSent(page);
  await expect(page.getByText("You have unsaved changes.")).toBeHidden();
  const { data } = await owner.api.from("hotels").select().eq("id", owner.hotel.id).single();
  expect(data?.phone).toBe("+351 21 555 0111");
  expect((await page.request.get(data?.logo_url ?? "")).status()).toBe(200);
});
