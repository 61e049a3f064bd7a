/** Who changed what: taken back by Undo, on the screen History, and in an item's own dialog. */
import { amenities } from "../../src/sections/amenities.ts";
import { uploadPhoto } from "../../testbed/give-photo.ts";
import type { Owner } from "../../testbed/owner.ts";
import { makeEntry } from "../e2e/support/entries.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { proTest } from "../e2e/support/pro.ts";
import { addCustomSection, addRow } from "../e2e/support/rows.ts";

async function itemsOf({ api, hotel }: Owner): Promise<string[]> {
  const { data } = await api
    .from("custom_section_items")
    .select("title")
    .eq("hotel_id", hotel.id)
    .order("title")
    .throwOnError();
  return data.map(({ title }) => title);
}

async function amenityOf({ api }: Owner) {
  const { data } = await api.from("amenities").select("*").single().throwOnError();
  return data;
}

proTest(
  "A deleted section comes back with its items by Undo, and by the history",
  async ({ page, owner, phone, sections, guest }) => {
    const spa = await addCustomSection(owner, { name: "Walks from the door" });
    for (const title of ["Chapel", "Lake", "Mill"])
      await addRow(owner, spa, { title, description: "Two hours" });
    await sections.open();
    const remove = async () => {
      const question = await sections.askToDelete("Walks from the door");
      await question.getByRole("button", { name: "Delete" }).click();
      await expect(sections.card("Walks from the door")).toBeHidden();
    };
    await remove();
    await expect.poll(() => itemsOf(owner)).toEqual([]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Section restored")).toBeVisible();
    expect(await itemsOf(owner)).toEqual(["Chapel", "Lake", "Mill"]);

    await remove();
    await expect.poll(() => itemsOf(owner)).toEqual([]);
    await page.goto("/admin/hotel");
    await page.getByRole("main").getByRole("link", { name: "History" }).click();
    const entry = page.getByRole("listitem").filter({ hasText: "You · Deleted: 1 section and 3 items" });
    await expect(entry).toHaveCount(2);
    await entry.first().getByRole("button", { name: "Restore “Walks from the door”" }).click();
    await expect(page.getByText("Restored", { exact: true })).toBeVisible();
    expect(await itemsOf(owner)).toEqual(["Chapel", "Lake", "Mill"]);
    await expect(entry.filter({ hasText: "Restored since" })).toHaveCount(2);
    await expect(entry.getByRole("button", { name: /Restore/ })).toHaveCount(0);
    await guest.open(owner.hotel.id);
    await expect(phone.getByRole("link", { name: "Walks from the door" }).first()).toBeVisible();
  },
);

ownerTest("A deleted item comes back with its photo", async ({ page, owner }) => {
  const photo_path = await uploadPhoto(owner.api, owner.hotel.id);
  await addRow(owner, amenities, makeEntry(amenities, 1));
  const { id, name } = await amenityOf(owner);
  await owner.api.from("amenities").update({ photo_path }).eq("id", id).throwOnError();
  await owner.api.from("amenities").delete().eq("id", id).throwOnError();
  await page.goto("/admin/history?section=amenities");
  await page
    .getByRole("button", { name: `Restore “${name}”` })
    .first()
    .click();
  await expect(page.getByText("Restored", { exact: true })).toBeVisible();
  expect(await amenityOf(owner)).toMatchObject({ id, photo_path });
});

ownerTest(
  "Everything one person did since a moment is undone; what somebody changed since stays, and is named",
  async ({ page, owner }) => {
    await addRow(owner, amenities, makeEntry(amenities, 1));
    const { id, timing } = await amenityOf(owner);
    await owner.api.from("amenities").update({ timing: "15:00–22:00" }).eq("id", id).throwOnError();
    await owner.api.from("amenities").update({ location: "Roof" }).eq("id", id).throwOnError();
    await page.goto("/admin/history");
    const words = page.getByRole("listitem").filter({ hasText: "You · Changed: Timing" });
    await expect(words.locator("del")).toHaveText(timing ?? "");
    await expect(words.locator("ins")).toHaveText("15:00–22:00");
    await page.getByLabel("Person").selectOption("You");
    await page.getByLabel("Since").selectOption({ index: 1 });
    await page.getByRole("button", { name: "Undo all 2" }).click();
    // While the question is open.
    await owner.api.from("amenities").update({ location: "Garden" }).eq("id", id).throwOnError();
    await page.getByRole("dialog").getByRole("button", { name: "Undo all 2" }).click();
    const left = page.getByRole("dialog", { name: "Error" });
    await expect(left).toContainText("1 change could not be undone.");
    await expect(left).toContainText("It has changed since.");
    expect(await amenityOf(owner)).toMatchObject({ timing, location: "Garden" });
  },
);

ownerTest(
  "A person who has had two names is one of the persons, with all changes",
  async ({ page, owner }) => {
    await addRow(owner, amenities, makeEntry(amenities, 1));
    const { id, location } = await amenityOf(owner);
    await owner.api.auth.updateUser({ data: { name: "Ana Costa" } });
    await owner.api.from("amenities").update({ location: "Roof" }).eq("id", id).throwOnError();
    await page.goto("/admin/history");
    const person = page.getByLabel("Person");
    await expect(person.getByRole("option")).toHaveText(["Everybody", "You"]);
    await person.selectOption("You");
    await expect(page).toHaveURL(/account=[^&]+$/);
    await expect(page.getByRole("listitem").filter({ hasText: "You · Added" })).toBeVisible();
    await page.getByLabel("Since").selectOption({ index: 0 });
    await page.getByRole("button", { name: "Undo all 1" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Undo all 1" }).click();
    await expect.poll(() => amenityOf(owner)).toMatchObject({ location });
  },
);

ownerTest(
  "Days and times are those of the hotel's clocks, wherever its reader is",
  async ({ page, owner }) => {
    // An hour after midnight there; the browser's day is the one before.
    await page.clock.setFixedTime("2026-01-25T12:00:00Z");
    const { id } = owner.hotel;
    await owner.api.from("hotels").update({ time_zone: "Pacific/Auckland" }).eq("id", id).throwOnError();
    const asked: unknown[] = [];
    await page.route("**/rest/v1/rpc/history", async (route) => {
      asked.push(route.request().postDataJSON());
      const changed = { table_name: "amenities", kind: "changed" };
      const change = {
        ...changed,
        row_id: id,
        section: "amenities",
        title: "Sauna",
        is_back: false,
        columns: [],
      };
      const entry = { name: "Marta", user_id: null, count: 1, photos: null, can_be_undone: true };
      await route.fulfill({
        json: ["2026-01-25T11:30:00.5Z", "2026-01-25T10:30:00.5Z"].map((at) => ({
          ...{ ...entry, at, kinds: [{ ...changed, rows: 1 }], changes: [change] },
        })),
      });
    });
    await page.goto("/admin/history?person=Marta");
    await expect(page.getByRole("region", { name: "Today" }).getByRole("time")).toHaveText(/12:30\sAM/);
    await expect(page.getByRole("region", { name: "Yesterday" }).getByRole("time")).toHaveText(/11:30\sPM/);
    await expect(page.getByLabel("Since").getByRole("option")).toHaveText([/^1\/26\/26/, /^1\/25\/26/]);
    await page.getByRole("button", { name: "Today" }).click();
    await expect(page).toHaveURL(/day=2026-01-26$/);
    await expect
      .poll(() => asked.at(-1))
      .toMatchObject({ since: "2026-01-25T11:00:00.000Z", before: "2026-01-26T11:00:00.000Z" });
  },
);

ownerTest("An item's own dialog takes one change of it back", async ({ page, owner, amenityScreen }) => {
  await addRow(owner, amenities, makeEntry(amenities, 1));
  const { id, name, timing } = await amenityOf(owner);
  await owner.api.from("amenities").update({ timing: "15:00–22:00" }).eq("id", id).throwOnError();
  await amenityScreen.open();
  await page.getByRole("button", { name: `Edit ${name}`, exact: true }).click();
  const form = page.getByRole("dialog", { name: "Edit Amenity" });
  await form.getByRole("button", { name: "History", exact: true }).click();
  await form.getByRole("listitem").filter({ hasText: "Changed: Timing" }).getByRole("button").click();
  await expect(form).toBeHidden();
  expect((await amenityOf(owner)).timing).toBe(timing);
});

ownerTest("What is chosen stays in the address; where nothing was changed it says so", async ({ page }) => {
  await page.goto("/admin/history");
  await expect(page.getByText("Nothing Changed Yet")).toBeVisible();
  await page.getByLabel("Section").selectOption("FAQs");
  await page.getByRole("button", { name: "Today" }).click();
  await expect(page.getByText("Nothing Was Changed")).toBeVisible();
  await expect(page).toHaveURL(/section=faqs&day=\d{4}-\d\d-\d\d$/);
  await page.goBack();
  await expect(page.getByRole("button", { name: "Today" })).toHaveAttribute("aria-pressed", "false");
});

ownerTest.describe("Without a network", () => {
  ownerTest.use({ refusals: ["no answer"] });

  ownerTest("it says what it needs, and is there once that is back", async ({ page }) => {
    await page.route("**/rest/v1/rpc/history", (route) => route.abort());
    await page.goto("/admin/history");
    await expect(page.getByText("The history needs a network")).toBeVisible();
    await page.unroute("**/rest/v1/rpc/history");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByText("Nothing Changed Yet")).toBeVisible();
  });
});
