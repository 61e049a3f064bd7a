/** Two windows' changes of the same row: apart they are merged, in the same field the owner decides. */
import type { Page } from "@playwright/test";
import { amenities } from "../../src/sections/amenities.ts";
import { makeEntry } from "../e2e/support/entries.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { holdNotice } from "../e2e/support/message.ts";
import { ProfilePage } from "../e2e/support/pages/profile-page.ts";
import { SectionPage } from "../e2e/support/pages/section-page.ts";
import { addRow } from "../e2e/support/rows.ts";

const question = (page: Page) => page.getByRole("dialog", { name: "Changed Elsewhere" });

ownerTest.describe("an item that another window has changed since the form was opened", () => {
  ownerTest.beforeEach(async ({ owner, amenityScreen }) => {
    for (const name of ["Bar", "Pool"]) await addRow(owner, amenities, { ...makeEntry(amenities, 1), name });
    await amenityScreen.open();
    await amenityScreen.edit("Pool");
    await amenityScreen.fill(amenityScreen.form("Edit"), { location: "Roof", description: "Heated" });
    await owner.api
      .from("amenities")
      .update({ location: "Garden", timing: "Until noon" })
      .eq("name", "Pool")
      .throwOnError();
    await amenityScreen.submit("Edit");
  });

  ownerTest("is not saved over unasked, and nothing typed is lost", async ({ page, owner }) => {
    // Around midnight with the day.
    await expect(question(page)).toContainText(
      /You changed this amenity in another window \((?:\w+ \d+ at )?\d/,
    );
    await expect(question(page)).toContainText("Garden");
    // Only one of the windows has changed this.
    await expect(question(page)).not.toContainText("Until noon");
    await question(page).getByRole("button", { name: "Close" }).click();
    const form = new SectionPage(page, amenities).form("Edit");
    await expect(form.getByLabel("Location")).toHaveValue("Roof");
    const { data } = await owner.api.from("amenities").select("location").eq("name", "Pool").single();
    expect(data?.location).toBe("Garden");
  });

  ownerTest("is loaded where both changed it, and saved from there", async ({ page, owner }) => {
    await question(page).getByRole("button", { name: "Load Newer Version" }).click();
    const screen = new SectionPage(page, amenities);
    await expect(screen.form("Edit").getByLabel("Location")).toHaveValue("Garden");
    await expect(screen.form("Edit").getByLabel("Description")).toHaveValue("Heated");
    await screen.submit("Edit");
    await screen.confirmMessage("Amenity updated successfully!");
    const { data } = await owner.api.from("amenities").select().eq("name", "Pool").single();
    expect(data).toMatchObject({ location: "Garden", timing: "Until noon", description: "Heated" });
  });

  ownerTest("is saved over when the owner says so, but for what was not typed", async ({ page, owner }) => {
    await question(page).getByRole("button", { name: "Save Mine Anyway" }).click();
    await new SectionPage(page, amenities).confirmMessage("Amenity updated successfully!");
    const { data } = await owner.api.from("amenities").select().eq("name", "Pool").single();
    expect(data).toMatchObject({ location: "Roof", timing: "Until noon", description: "Heated" });
  });
});

ownerTest("Different fields of an item, changed in two windows, are both saved", async ({ page, owner }) => {
  await addRow(owner, amenities, { ...makeEntry(amenities, 1), name: "Pool" });
  const screen = new SectionPage(page, amenities);
  await screen.open();
  await screen.edit("Pool");
  await owner.api.from("amenities").update({ timing: "Until noon" }).eq("name", "Pool").throwOnError();
  await screen.fill(screen.form("Edit"), { location: "Roof" });
  await screen.submit("Edit");
  await screen.confirmMessage("Amenity updated successfully!");
  await expect(page.getByText("Roof")).toBeVisible();
  await expect(page.getByText("Until noon")).toBeVisible();
});

ownerTest.describe("the profile in two windows", () => {
  async function openBoth(page: Page): Promise<[ProfilePage, ProfilePage]> {
    const first = new ProfilePage(page);
    const second = new ProfilePage(await page.context().newPage());
    for (const profile of [first, second]) {
      await profile.open();
      await expect(profile.field("Phone")).toBeVisible();
    }
    return [first, second];
  }

  ownerTest("keeps what each of them has changed", async ({ page, owner }) => {
    const [first, second] = await openBoth(page);
    await first.fill({ Phone: "+351 21 555 0111" });
    await first.save();
    await first.confirmSaved();
    await second.fill({ Description: "By the harbour" });
    await second.save();
    await second.confirmSaved();
    await expect(second.field("Phone")).toHaveValue("+351 21 555 0111");
    const { data } = await owner.api.from("hotels").select().eq("id", owner.hotel.id).single();
    expect(data).toMatchObject({ phone: "+351 21 555 0111", description: "By the harbour" });
  });

  ownerTest("asks when both have changed the same", async ({ page, owner }) => {
    const stored = async () =>
      (await owner.api.from("hotels").select("phone").eq("id", owner.hotel.id).single()).data?.phone;
    const [first, second] = await openBoth(page);
    await first.fill({ Phone: "+351 21 555 0111" });
    await first.save();
    await first.confirmSaved();
    await second.fill({ Phone: "+351 21 555 0222" });
    await second.save();
    await expect(question(second.page)).toContainText(
      /You changed this hotel in another window \((?:\w+ \d+ at )?\d/,
    );
    await expect(question(second.page)).toContainText("+351 21 555 0111");
    expect(await stored()).toBe("+351 21 555 0111");
    await question(second.page).getByRole("button", { name: "Save Mine Anyway" }).click();
    await second.confirmSaved();
    expect(await stored()).toBe("+351 21 555 0222");
  });
});

ownerTest("The switch keeps what another window has said of the same item since", async ({ page, owner }) => {
  for (const name of ["Pool", "Sauna", "Bar"])
    await addRow(owner, amenities, { ...makeEntry(amenities, 1), name });
  const screen = new SectionPage(page, amenities);
  await screen.open();
  const sees = (name: string) => page.getByRole("switch", { name: `Guests see ${name}` });
  const other = owner.api.from("amenities");
  const winter = { from: "12-01", until: "03-31", weekdays: [1, 2, 3, 4, 5, 6, 7] };
  await other.update({ location: "Roof" }).eq("name", "Pool").throwOnError();
  await sees("Pool").click();
  await holdNotice(page, "1 amenity hidden");

  await other.update({ is_hidden: true }).eq("name", "Pool").throwOnError();
  const sent = page.waitForRequest((request) => request.method() === "PATCH");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone")).toBeVisible();
  expect((await sent).postDataJSON()).toEqual({ is_hidden: false });
  await expect(sees("Pool")).toBeChecked();

  await sees("Sauna").click();
  await holdNotice(page, "1 amenity hidden");
  await other.update({ shown_during: winter }).eq("name", "Sauna").throwOnError();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("We kept the change from there.")).toBeVisible();
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page.getByText("Hidden · 1 December – 31 March")).toBeVisible();

  await other.delete().eq("name", "Bar").throwOnError();
  await sees("Bar").click();
  await expect(page.getByText("We kept the change from there.")).toBeVisible();
  await expect(sees("Bar")).toBeHidden();
});
