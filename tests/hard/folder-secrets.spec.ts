/** A hotel's own spreadsheet, brought to its page: what it says to staff is not published. */
import { xlsx } from "../../testbed/xlsx.ts";
import { expect, ownerTest as test } from "../e2e/support/fixtures.ts";

const SHEETS = {
  House: [
    ["Place", "Info", "Responsible"],
    ["Wi-Fi", "Seehof_Guest / pw: tidepool77", "Jessica"],
    ["Wine cellar", "Code 2580", "Marco"],
    ["Parking", "Behind the house, gate code 7719, 10 € a night", "Marco"],
    ["Bike shop", "Say the code SUMMER24 and get 10 % off", "Jessica"],
    ["Pets", "Dogs are welcome in all rooms", "Jessica"],
  ],
};

test("Codes of a spreadsheet go to the profile, closed, and one Undo takes them back", async ({
  page,
  owner,
}) => {
  await page.goto("/admin/setup");
  await page.getByRole("button", { name: "Bring Your Folder" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Folder file").setInputFiles({
    name: "house.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: Buffer.from(xlsx(SHEETS)),
  });
  const profile = dialog.getByRole("group", { name: "For your profile" });
  await expect(
    profile.getByRole("checkbox", { name: /^Wi-Fi Seehof_Guest, password tidepool77/ }),
  ).toBeChecked();
  await expect(profile.getByRole("checkbox", { name: /^Wine cellar code 2580/ })).toBeChecked();
  await expect(profile.getByRole("checkbox", { name: /^Parking code 7719/ })).toBeChecked();
  await expect(profile.getByText("Nobody: guests ask reception").first()).toBeVisible();
  const discount = dialog.getByRole("checkbox", { name: /^Bike shop “SUMMER24” looks like a code/ });
  await expect(discount).not.toBeChecked();
  await expect(
    dialog.getByRole("checkbox", { name: /^Parking Behind the house, 10 € a night/ }),
  ).toBeChecked();
  await dialog.getByRole("button", { name: /^Add 2 items and 3 facts$/ }).click();
  await expect(page.getByText("2 FAQs and 3 facts added successfully!")).toBeVisible();

  const secrets = () => owner.api.from("secrets").select("name, code, shown_to").order("name").throwOnError();
  expect((await secrets()).data).toEqual([
    { name: "Parking", code: "7719", shown_to: "reception" },
    { name: "Wine cellar", code: "2580", shown_to: "reception" },
  ]);
  const { data } = await owner.api.from("faqs").select("question, answer").throwOnError();
  const published = JSON.stringify(data);
  for (const word of ["tidepool77", "2580", "7719", "SUMMER24", "Jessica", "Marco"])
    expect(published).not.toContain(word);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("2 FAQs and 3 facts taken out again")).toBeVisible();
  expect((await secrets()).data).toEqual([]);
});
