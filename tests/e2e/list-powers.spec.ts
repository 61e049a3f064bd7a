import type { Page } from "@playwright/test";
import { amenities } from "../../src/sections/amenities.ts";
import { faqs } from "../../src/sections/faqs.ts";
import { makeEntry } from "./support/entries.ts";
import { expect, ownerTest } from "./support/fixtures.ts";
import { ReorderPage } from "./support/pages/reorder-page.ts";
import { SectionPage } from "./support/pages/section-page.ts";
import { addRow } from "./support/rows.ts";

const amenity = (name: string) => ({ ...makeEntry(amenities, 1), name });

const faq = (category: string, question: string) => ({ category, question, answer: "Ask at the desk." });

/** The cards' titles, as they stand in the list. */
const titles = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });

ownerTest("Questions change places within their category", async ({ page, owner }) => {
  await addRow(owner, faqs, faq("General", "Where is the lift?"));
  await addRow(owner, faqs, faq("Parking", "Is there a garage?"));
  await addRow(owner, faqs, faq("General", "When is breakfast?"));
  await new SectionPage(page, faqs).open();
  const reorder = new ReorderPage(page);
  await reorder.start();
  await reorder.button("When is breakfast?", "up").click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText(
    "When is breakfast? moved to place 1 of 2 in General",
  );
  await expect(reorder.rows).toHaveText(["When is breakfast?", "Where is the lift?", "Is there a garage?"]);
});

ownerTest("A row is duplicated under a name of its own", async ({ page, owner }) => {
  await addRow(owner, amenities, { ...amenity("Pool"), timing: "Until ten" });
  const screen = new SectionPage(page, amenities);
  await screen.open();
  await screen.choose("Duplicate", "Pool");
  const form = screen.form("Add");
  await expect(form.getByLabel("Amenity Name")).toHaveValue("Pool (copy)");
  await expect(form.getByLabel("Timing")).toHaveValue("Until ten");
  await screen.submit("Add");
  await screen.confirmMessage("Amenity added successfully!");
  await expect(titles(page)).toHaveText(["Pool", "Pool (copy)"]);
});
