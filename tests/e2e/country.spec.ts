import { importantContacts } from "../../src/sections/important-contacts.ts";
import { createOwner, type Owner } from "../../testbed/owner.ts";
import { expect, ownerTest } from "./support/fixtures.ts";
import { addRow } from "./support/rows.ts";

const SUGGESTED = { type: "emergency", label: "Emergency", number: "999" };

/** Of the same number, in the owner's own words. */
const TYPED = { type: "emergency", label: "If it burns", number: "999" };

ownerTest.use({
  owner: async ({ url }, use) => use(await createOwner(url, { hotel: { country: "GB", time_zone: "UTC" } })),
});

async function numbersOf({ api }: Owner) {
  const { data } = await api.from("important_contacts").select("label, number").throwOnError();
  return data.map(({ label, number }) => `${label} ${number}`).toSorted();
}

const AUSTRIAN = ["Ambulance 144", "Emergency 112", "Fire brigade 122", "Police 133"];

ownerTest(
  "The set-up says whose emergency numbers it suggests; another country replaces those it suggested before, with one Undo",
  async ({ page, owner }) => {
    await addRow(owner, importantContacts, SUGGESTED);
    await addRow(owner, importantContacts, TYPED);
    await page.goto("/admin/setup?step=house");
    await expect(page.getByRole("heading", { name: "Numbers for United Kingdom" })).toBeVisible();
    await page.getByRole("button", { name: "Change Country" }).click();
    const country = page.getByRole("combobox", { name: "Country" });
    await country.fill("Austr");
    await page.getByRole("option", { name: "Austria" }).click();
    await expect(page.getByRole("heading", { name: "Numbers for Austria" })).toBeVisible();
    await expect(
      page.getByText("1 emergency number for United Kingdom replaced by 4 for Austria"),
    ).toBeVisible();
    expect(await numbersOf(owner)).toEqual([...AUSTRIAN, "If it burns 999"].toSorted());

    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("1 emergency number for United Kingdom put back")).toBeVisible();
    expect(await numbersOf(owner)).toEqual(["Emergency 999", "If it burns 999"]);
  },
);
