import { importantContacts } from "../../src/sections/important-contacts.ts";
import { createOwner, type Owner } from "../../testbed/owner.ts";
import { expect, ownerTest, test } from "../e2e/support/fixtures.ts";
import { holdNotice } from "../e2e/support/message.ts";
import { validSignup } from "../e2e/support/pages/signup-page.ts";
import { refuse } from "../e2e/support/refuse.ts";
import { addRow } from "../e2e/support/rows.ts";

ownerTest.use({
  owner: async ({ url }, use) => use(await createOwner(url, { hotel: { country: "GB", time_zone: "UTC" } })),
});

test.describe("An owner with an English phone and the world's clocks", () => {
  test.use({ locale: "en-GB", timezoneId: "UTC" });

  for (const [address, phone, heading] of [
    ["6391 Fieberbrunn, Tirol", "+44 20 7946 0018", "Numbers for Austria"],
    // No British postal code has this form.
    ["Hauptstrasse 3, 6391 Dorf", "+44 20 7946 0018", "In which country are you?"],
    ["Harbour House", "+44 20 7946 0018", "Numbers for United Kingdom"],
    ["Harbour House", "020 7946 0018", "In which country are you?"],
  ] as const) {
    test(`at "${address}" with ${phone} reads "${heading}"`, async ({ page, signup }) => {
      await signup.open();
      await signup.signUp({ ...validSignup(), "Hotel Address": address, "Phone Number": phone });
      await expect(page).toHaveURL("/admin");
      await page.goto("/admin/setup?step=house");
      await expect(page.getByText(heading)).toBeVisible();
      await expect(page.getByText(/999$/)).toHaveCount(heading.endsWith("Kingdom") ? 1 : 0);
    });
  }
});

ownerTest.describe("Numbers that could not be replaced", () => {
  ownerTest.use({ refusals: [403] });

  ownerTest("say so, and are with the next press", async ({ page, owner }) => {
    await addRow(owner, importantContacts, { type: "emergency", label: "Emergency", number: "999" });
    await page.goto("/admin/setup?step=house");
    await page.getByText("Whom guests call").click();
    await page.getByRole("button", { name: "Change Country" }).click();
    await refuse(page, "/rest/v1/important_contacts", 403, "42501");
    const country = page.getByRole("combobox", { name: "Country" });
    await country.fill("Öst");
    await expect(page.getByRole("listbox").getByRole("option")).toHaveText("AustriaÖsterreich");
    await country.fill("Irel");
    await page.getByRole("option", { name: "Ireland" }).click();
    await expect(page.getByText("Guests may still see emergency numbers for United Kingdom.")).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByText("Emergency numbers now for Ireland, not United Kingdom")).toBeVisible();
    const { data } = await owner.api.from("important_contacts").select("number").throwOnError();
    expect(data).toEqual([{ number: "112" }]);
  });
});

const SUGGESTED = { type: "emergency", label: "Emergency", number: "999" };

/** The same number in the owner's own words. */
const TYPED = { type: "emergency", label: "If it burns", number: "999" };

async function numbersOf({ api }: Owner) {
  const { data } = await api.from("important_contacts").select("label, number").throwOnError();
  return data.map(({ label, number }) => `${label} ${number}`).toSorted();
}

const AUSTRIAN = ["Ambulance 144", "Emergency 112", "Fire brigade 122", "Police 133"];

ownerTest.describe("Another country in the profile", () => {
  ownerTest("replaces the numbers that were suggested before", async ({ page, owner, profile }) => {
    await addRow(owner, importantContacts, SUGGESTED);
    await profile.open();
    await page.getByRole("combobox", { name: "Country" }).fill("Austr");
    await page.getByRole("option", { name: "Austria" }).click();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Emergency numbers now for Austria, not United Kingdom")).toBeVisible();
    expect(await numbersOf(owner)).toEqual(AUSTRIAN);
  });
});

ownerTest.describe("A hotel in a country that nobody knows", () => {
  ownerTest.use({
    owner: async ({ url }, use) =>
      use(await createOwner(url, { hotel: { country: null, time_zone: "UTC" } })),
  });

  ownerTest("is asked for it where its numbers are ticked", async ({ page, owner }) => {
    await page.goto("/admin/setup?step=house");
    await expect(page.getByRole("heading", { name: "In which country are you?" })).toBeVisible();
    await expect(page.getByText(/Emergency · 112/)).toHaveCount(0);
    await page.getByRole("combobox", { name: "Country" }).fill("Austr");
    await page.getByRole("option", { name: "Austria" }).click();
    await page.getByText("Whom guests call").click();
    await expect(page.getByRole("button", { name: /^Emergency · 112/ })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    expect(await numbersOf(owner)).toEqual([]);
  });
});

ownerTest(
  "The set-up says whose emergency numbers it suggests; another country replaces those it suggested before, with one Undo",
  async ({ page, owner }) => {
    await addRow(owner, importantContacts, SUGGESTED);
    await addRow(owner, importantContacts, TYPED);
    await page.goto("/admin/setup?step=house");
    await expect(page.getByText("Numbers for United Kingdom")).toBeVisible();
    await page.getByText("Whom guests call").click();
    await page.getByRole("button", { name: "Change Country" }).click();
    const country = page.getByRole("combobox", { name: "Country" });
    await country.fill("Austr");
    await page.getByRole("option", { name: "Austria" }).click();
    await expect(page.getByText("Numbers for Austria")).toBeVisible();
    await holdNotice(page, "Emergency numbers now for Austria, not United Kingdom");
    expect(await numbersOf(owner)).toEqual([...AUSTRIAN, "If it burns 999"].toSorted());

    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Emergency numbers for United Kingdom are back")).toBeVisible();
    expect(await numbersOf(owner)).toEqual(["Emergency 999", "If it burns 999"]);
  },
);
