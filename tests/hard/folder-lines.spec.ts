/** Lines of an old folder that the rules cannot place, and those that are for no guest. */
import { expect, ownerTest as test } from "../e2e/support/fixtures.ts";

test("An owner places one line after the other, takes one back, and nothing else is added", async ({
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
  // What is for no guest can be placed, too.
  await dialog.getByText("Left out, unticked").click();
  const ending = dialog.getByRole("checkbox", { name: "Sent from my phone" });
  await expect(ending).not.toBeChecked();
  await ending.check();
  await dialog.getByRole("button", { name: "We could not place these 3 lines" }).click();
  const place = (name: string) => dialog.getByRole("button", { name, exact: true });
  await expect(place("Important Contacts")).toHaveAttribute("aria-pressed", "true");
  await place("FAQs").click();
  await place("Put it there").click();
  await expect(dialog.getByRole("button", { name: /^Blue Cars/ })).toHaveAttribute("aria-current", "true");
  await place("Leave out").click();
  await place("Put it there").click();
  await dialog
    .getByRole("listitem")
    .filter({ hasText: "Blue Cars" })
    .getByRole("button", { name: "Undo" })
    .click();
  await place("Later").click();
  await expect(dialog.getByRole("button", { name: "We could not place these 2 lines" })).toBeVisible();
  await expect(dialog.getByRole("checkbox", { name: /^City Cabs 01234 567890/ })).toBeChecked();
  await place("Add 3 items").click();
  await expect(page.getByText("3 items added successfully!")).toBeVisible();
  const { data } = await owner.api.from("faqs").select("question, answer").throwOnError();
  expect(data).toEqual([{ question: "City Cabs", answer: "01234 567890, only until midnight" }]);
});
