import type { Page } from "@playwright/test";
import { amenities } from "../../src/sections/amenities.ts";
import { faqs } from "../../src/sections/faqs.ts";
import { makeEntry } from "../e2e/support/entries.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { GuestPage } from "../e2e/support/pages/guest-page.ts";
import { ReorderPage } from "../e2e/support/pages/reorder-page.ts";
import { SectionPage } from "../e2e/support/pages/section-page.ts";
import { refuse } from "../e2e/support/refuse.ts";
import { addRow, showOnly } from "../e2e/support/rows.ts";

const faq = (category: string, question: string) => ({ category, question, answer: "Ask at the desk." });

const NAMES = ["Bar", "Gym", "Pool"];

const amenity = (name: string) => ({ ...makeEntry(amenities, 1), name });

/** The cards' titles, as they stand in the list. */
const titles = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });

ownerTest.describe("the order of a list", () => {
  ownerTest.beforeEach(async ({ owner, page }) => {
    for (const name of NAMES) await addRow(owner, amenities, amenity(name));
    await new SectionPage(page, amenities).open();
  });

  ownerTest("is changed by buttons, said aloud, and guests read it", async ({ page, owner, phone }) => {
    await showOnly(owner, amenities.id);
    const reorder = new ReorderPage(page);
    await reorder.start();
    await reorder.button("Pool", "up").click();
    await expect(reorder.rows).toHaveText(["Bar", "Pool", "Gym"]);
    await expect(page.getByRole("main").getByRole("status")).toHaveText("Pool moved to place 2 of 3");
    await expect(reorder.button("Pool", "up")).toBeFocused();
    await reorder.button("Bar", "down").click();
    await expect(reorder.rows).toHaveText(["Pool", "Bar", "Gym"]);
    await reorder.done();
    await expect(titles(page)).toHaveText(["Pool", "Bar", "Gym"]);

    const guest = new GuestPage(phone);
    await expect(async () => {
      await guest.open(owner.hotel.id);
      const shown = await guest.openSection(amenities.title);
      await expect(shown.getByRole("heading", { name: /^(Bar|Gym|Pool)$/ })).toHaveText(
        ["Pool", "Bar", "Gym"],
        { timeout: 1000 },
      );
    }).toPass();
  });

  ownerTest("is changed from the keyboard, to either end and no further", async ({ page, owner }) => {
    const reorder = new ReorderPage(page);
    // The list shows unsaved changes at once: before a reload the last order must be stored.
    const stored = async () => {
      const { data } = await owner.api.from("amenities").select("name").order("position").throwOnError();
      return data.map(({ name }) => name);
    };
    await reorder.start();
    await expect(page.getByRole("button", { name: "Done" })).toBeFocused();
    const up = reorder.button("Pool", "up");
    await up.focus();
    await up.press("Home");
    await expect(reorder.rows).toHaveText(["Pool", "Bar", "Gym"]);
    await up.press("ArrowUp");
    await expect(page.getByRole("main").getByRole("status")).toHaveText("Pool is already first");
    await expect.poll(stored).toEqual(["Pool", "Bar", "Gym"]);
    await up.press("ArrowDown");
    await up.press("ArrowDown");
    await expect(reorder.rows).toHaveText(["Bar", "Gym", "Pool"]);
    await expect(up).toBeFocused();
    await expect.poll(stored).toEqual(["Bar", "Gym", "Pool"]);
    await page.reload();
    await expect(titles(page)).toHaveText(["Bar", "Gym", "Pool"]);
  });

  ownerTest("is changed by dragging a row onto the place of another", async ({ reorder }) => {
    await reorder.start();
    await reorder.drag("Pool", "Bar");
    await expect(reorder.rows).toHaveText(["Pool", "Bar", "Gym"]);
    await reorder.drag("Pool", "Gym");
    await expect(reorder.rows).toHaveText(["Bar", "Gym", "Pool"]);
  });

  ownerTest.describe("that cannot be saved", () => {
    ownerTest.use({ refusals: [500] });

    ownerTest("goes back to what guests read, with a message", async ({ page, reorder }) => {
      await refuse(page, "/rest/v1/rpc/reorder_items", 500, "XX000");
      await reorder.start();
      await reorder.button("Pool", "up").click();
      await expect(page.getByRole("dialog", { name: "Error" })).toContainText("raw message");
      await page.getByRole("button", { name: "OK" }).click();
      await expect(reorder.rows).toHaveText(NAMES);
    });
  });
});

ownerTest("A row that another window only moved is saved without a question", async ({ page, owner }) => {
  for (const name of NAMES) await addRow(owner, amenities, amenity(name));
  const screen = new SectionPage(page, amenities);
  await screen.open();
  await screen.edit("Pool");
  const { data } = await owner.api.from("amenities").select("id").order("name", { ascending: false });
  const item_ids = (data ?? []).map(({ id }) => id);
  await owner.api.rpc("reorder_items", { table_name: "amenities", item_ids }).throwOnError();
  await screen.fill(screen.form("Edit"), { location: "Roof" });
  await screen.submit("Edit");
  await screen.confirmMessage("Amenity updated successfully!");
  await expect(page.getByText("Roof")).toBeVisible();
});

ownerTest.describe("a row that another window has deleted", () => {
  // No row for a request of one, and no preview of it.
  ownerTest.use({ refusals: [403, 406] });

  ownerTest("is said to be gone, and what was typed stays", async ({ page, owner, amenityScreen }) => {
    await addRow(owner, amenities, amenity("Pool"));
    await amenityScreen.open();
    await amenityScreen.edit("Pool");
    await owner.api.from("amenities").delete().eq("name", "Pool").throwOnError();
    await amenityScreen.fill(amenityScreen.form("Edit"), { location: "Roof" });
    await amenityScreen.submit("Edit");
    const message = page.getByRole("dialog", { name: "Error" });
    await expect(message).toContainText("Amenity not found. It may have already been deleted.");
    await message.getByRole("button", { name: "OK" }).click();
    await expect(amenityScreen.form("Edit").getByLabel("Location")).toHaveValue("Roof");
  });
});

ownerTest(
  "A list is asked for once, as soon as the pointer is on its link; a press then shows it",
  async ({ page, owner, shell }) => {
    await addRow(owner, amenities, amenity("Pool"));
    await page.goto("/admin/account");
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/rest/v1/amenities")) asked.push(request.url());
    });
    await shell.unfold();
    const link = shell.menu.getByRole("link", { name: /^Amenities/ });
    await Promise.all([page.waitForResponse(/rest\/v1\/amenities/), link.hover()]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Account Settings");
    await link.click();
    await expect(titles(page)).toHaveText(["Pool"]);
    expect(asked).toHaveLength(1);
  },
);

ownerTest("Questions change places within their category", async ({ page, owner, reorder }) => {
  await addRow(owner, faqs, faq("General", "Where is the lift?"));
  await addRow(owner, faqs, faq("Parking", "Is there a garage?"));
  await addRow(owner, faqs, faq("General", "When is breakfast?"));
  await new SectionPage(page, faqs).open();
  await reorder.start();
  await reorder.button("When is breakfast?", "up").click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText(
    "When is breakfast? moved to place 1 of 2 in General",
  );
  await expect(reorder.rows).toHaveText(["When is breakfast?", "Where is the lift?", "Is there a garage?"]);
});

ownerTest("A row is duplicated under a name of its own", async ({ page, owner, amenityScreen }) => {
  await addRow(owner, amenities, { ...amenity("Pool"), location: "Roof" });
  await amenityScreen.open();
  await amenityScreen.choose("Duplicate", "Pool");
  const form = amenityScreen.form("Add");
  await expect(form.getByLabel("Amenity Name")).toHaveValue("Pool (copy)");
  await expect(form.getByLabel("Location")).toHaveValue("Roof");
  await amenityScreen.submit("Add");
  await amenityScreen.confirmMessage("Amenity added successfully!");
  await expect(titles(page)).toHaveText(["Pool", "Pool (copy)"]);
});

ownerTest("A row is as wide as its list, whose lines it stands between", async ({ page, owner }) => {
  await addRow(owner, amenities, amenity("Pool"));
  await new SectionPage(page, amenities).open();
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Pool" }) });
  const [own, list] = await Promise.all([row.boundingBox(), row.locator("..").boundingBox()]);
  expect(own?.width).toBe(list?.width);
});
