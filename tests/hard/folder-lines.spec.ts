/** Lines of an old folder that the rules cannot place, and those that are for no guest. */
import { expect, ownerTest as test } from "../e2e/support/fixtures.ts";

test("An owner places a line by a press, takes one back, and nothing else is added", async ({
  page,
  owner,
}) => {
  await page.goto("/admin/faqs");
  await page.getByRole("button", { name: "Import or export" }).click();
  await page.getByRole("menuitem", { name: "Bring your old guest folder" }).click();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByLabel("Or paste its text")
    .fill(
      "Taxis\nCity Cabs: 01234 567890, only until midnight\nBlue Cars: 01234 567891, with child seats\nSent from my phone",
    );
  const looks = dialog.getByRole("region", { name: "To look at" });
  await expect(looks.getByText("2 to look at")).toBeVisible();
  // A line for no guest is struck out on the page, and can be placed, too.
  await dialog.getByRole("button", { name: "Sent from my phone" }).click();
  await dialog
    .getByRole("region", { name: "This sentence is" })
    .getByRole("button", { name: "FAQs" })
    .click();
  await expect(dialog.getByRole("checkbox", { name: /^Sent from my phone/ })).toBeChecked();
  await dialog.getByRole("button", { name: "Undo" }).click();
  const row = (name: string) => looks.getByRole("listitem").filter({ hasText: name });
  const press = (name: string, place: string) =>
    row(name).getByRole("button", { name: place, exact: true }).click();
  await press("City Cabs", "FAQs");
  await press("Blue Cars", "Not needed");
  await expect(looks).toHaveCount(0);
  await dialog.getByRole("button", { name: "Undo" }).click();
  await expect(row("Blue Cars")).toBeVisible();
  await expect(dialog.getByRole("checkbox", { name: /^City Cabs 01234 567890/ })).toBeChecked();
  await dialog.getByRole("button", { name: "Add 3 items", exact: true }).click();
  await expect(page.getByText("3 items added successfully!")).toBeVisible();
  const { data } = await owner.api.from("faqs").select("question, answer").throwOnError();
  expect(data).toEqual([{ question: "City Cabs", answer: "01234 567890, only until midnight" }]);
});

test("A text in an office's own letters is read, with the reader that its worker loads", async ({ page }) => {
  await page.goto("/admin/faqs");
  await page.getByRole("button", { name: "Import or export" }).click();
  await page.getByRole("menuitem", { name: "Bring your old guest folder" }).click();
  const text = "Frühstück\r\nVon 7 bis 10 Uhr im Stüberl.\r\n\r\nParkplätze\r\nFür Gäste hinter dem Haus.";
  const buffer = Buffer.from(text, "latin1");
  await page.getByLabel("Folder file").setInputFiles({ name: "haus.txt", mimeType: "text/plain", buffer });
  await expect(page.getByRole("checkbox", { name: /^Parkplätze Für Gäste/ })).toBeChecked();
});
