/** The page of an old folder beside what became of it. */
import type { Page } from "@playwright/test";
import { expectNoBarriers } from "../e2e/support/barriers.ts";
import { expect, ownerTest as test } from "../e2e/support/fixtures.ts";

const HTML = `<style>body{font:13px serif}</style><h1>Pension Arven</h1><p>Welcome to all.</p>
<div style="break-after:page"></div><h2>Parking</h2><p>You park in front of the house, free.</p>
<h2>House rules</h2><p>Quiet from 22:00. No smoking inside. Boots in the ski room. Dogs on the lead. Bins by the gate.</p>
<h2>Important numbers</h2><p>Ski school Joch: +43 5555 0170</p>`;

async function bring(page: Page): Promise<void> {
  const print = await page.context().newPage();
  await print.setContent(HTML);
  const buffer = await print.pdf({ format: "A5", margin: { top: "20mm", left: "15mm", right: "15mm" } });
  await print.close();
  await page.goto("/admin/faqs");
  await page.getByRole("button", { name: "Import or export" }).click();
  await page.getByRole("menuitem", { name: "Bring your old guest folder" }).click();
  await page.getByLabel("Folder file").setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer });
}

test("On a desk a press on a mark shows its item, and on the item its mark; presses put it right and Undo takes each back", async ({
  page,
  owner,
}) => {
  await bring(page);
  const dialog = page.getByRole("dialog", { name: "Your Folder" });
  const press = (name: string) => dialog.getByRole("button", { name, exact: true }).click();
  const item = (name: string) => dialog.getByRole("checkbox", { name: new RegExp(`^${name}`) });
  await press("Next page");
  // It is drawn, and its marks lie on it.
  await expect(dialog.getByRole("img", { name: "Page 2 of 2" })).toBeVisible();
  const mark = dialog.getByRole("button", { name: "You park in front of the house, free." });
  const [drawn, marked] = await Promise.all([dialog.getByRole("img").boundingBox(), mark.boundingBox()]);
  expect((marked?.y ?? 0) - (drawn?.y ?? 0)).toBeGreaterThan((drawn?.height ?? 0) * 0.1);
  expect((marked?.y ?? 0) - (drawn?.y ?? 0)).toBeLessThan((drawn?.height ?? 0) * 0.35);
  await mark.click();
  await expect(mark).toHaveAttribute("aria-pressed", "true");
  await expect(item("Parking")).toBeInViewport();
  await press("Move");
  await page.getByRole("button", { name: "Amenities" }).click();
  await expect(dialog.getByRole("group", { name: "Amenities" }).getByRole("checkbox")).toBeVisible();
  await press("Undo");
  await expect(dialog.getByRole("group", { name: "Amenities" })).toHaveCount(0);
  await press("Not needed");
  await expect(item("Parking")).toHaveCount(0);
  await press("Undo");
  await expect(item("Parking")).toBeChecked();

  await press("Split into 5");
  await expect(item("Boots in the ski room")).toBeChecked();
  // And back: the item shows where it stands.
  await press("Page before");
  await dialog
    .getByRole("listitem")
    .filter({ has: page.getByRole("checkbox", { name: /^Boots in the ski room/ }) })
    .getByRole("button", { name: /^Page 2/ })
    .click();
  await expect(dialog.getByText("Page 2 of 2")).toBeVisible();
  await press("Join");
  await expect(item("Boots in the ski room")).toHaveCount(0);
  await expect(dialog.getByText("Joined with the one above").filter({ visible: true })).toBeVisible();
  await dialog.getByRole("button", { name: /^Add \d items/ }).click();
  await expect(page.getByText(/\d items added successfully!/)).toBeVisible();
  const { data } = await owner.api.from("faqs").select("answer").throwOnError();
  expect(data).toContainEqual({ answer: "No smoking inside.\nBoots in the ski room." });
});

test("A phone shows the page or the facts, and a mark's item below the page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await bring(page);
  const dialog = page.getByRole("dialog", { name: "Your Folder" });
  await expect(dialog.getByRole("checkbox", { name: /^Parking/ })).toBeVisible();
  await dialog.getByText("Page", { exact: true }).click();
  await expect(dialog.getByRole("checkbox", { name: /^Parking/ })).toBeHidden();
  await dialog.getByRole("button", { name: "Next page" }).click();
  await dialog.getByRole("button", { name: "You park in front of the house, free." }).click();
  await expect(dialog.getByRole("heading", { name: "Parking" })).toBeVisible();
  await dialog.getByRole("button", { name: "Not needed" }).click();
  await dialog.getByRole("button", { name: "Undo" }).click();
  await dialog.getByText("Facts", { exact: true }).click();
  await expect(dialog.getByRole("checkbox", { name: /^Parking/ })).toBeChecked();
});

test("A sentence becomes what its owner says by a press, with the value that stands in it", async ({
  page,
}) => {
  await bring(page);
  const dialog = page.getByRole("dialog", { name: "Your Folder" });
  await dialog.getByRole("button", { name: "Next page" }).click();
  await dialog.getByRole("button", { name: "Quiet from 22:00.", exact: true }).click();
  const sentence = dialog.getByRole("region", { name: "This sentence is" });
  await expect(sentence).toContainText("“Quiet from 22:00.” is");
  // On a desk the whole of it is in sight below the page.
  await expect(sentence.getByRole("button", { name: "Not needed" })).toBeInViewport({ ratio: 1 });
  await sentence.getByRole("button", { name: "Other" }).click();
  const places = page.getByRole("dialog", { name: "Where does it belong?" });
  await places.getByRole("button", { name: /^Amenities/ }).click();
  await expect(dialog.getByRole("group", { name: "Amenities" }).getByRole("checkbox")).toBeVisible();
  await dialog.getByRole("button", { name: "Boots in the ski room." }).click();
  await sentence.getByRole("button", { name: "Not needed" }).click();
  await dialog.getByRole("button", { name: "Undo" }).filter({ visible: true }).click();
  await expect(sentence).toContainText("“Boots in the ski room.” is");
});

test("A page beside its facts has no barriers, on a desk and on a phone", async ({ page }) => {
  await bring(page);
  const dialog = page.getByRole("dialog", { name: "Your Folder" });
  await dialog.getByRole("button", { name: "Next page" }).click();
  await expect(dialog.getByRole("img", { name: "Page 2 of 2" })).toBeVisible();
  await dialog.getByRole("button", { name: "Boots in the ski room." }).click();
  await expectNoBarriers(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoBarriers(page);
  await dialog.getByText("Page", { exact: true }).click();
  await expectNoBarriers(page);
});
