/** Unsaved input survives a reload and the end of a session, for the person who typed it. */
import type { Page } from "@playwright/test";
import { amenities } from "../../src/sections/amenities.ts";
import { createOwner, PASSWORD } from "../../testbed/owner.ts";
import { makeEntry } from "../e2e/support/entries.ts";
import { expect, ownerTest, test } from "../e2e/support/fixtures.ts";
import { HotelsPage } from "../e2e/support/pages/hotels-page.ts";
import { ProfilePage } from "../e2e/support/pages/profile-page.ts";
import { SectionPage } from "../e2e/support/pages/section-page.ts";
import { holdWrites } from "../e2e/support/refuse.ts";
import { addRow } from "../e2e/support/rows.ts";

const back = (page: Page) => page.getByText("Your unsaved text is back.");
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("innfo-draft-")));
const leaveQuestion = (page: Page) => page.getByRole("dialog", { name: "Leave without saving?" });

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
}

ownerTest(
  "A new item that was typed before a reload is offered, finished and forgotten",
  async ({ page, owner, amenityScreen }) => {
    await amenityScreen.open();
    await page.getByRole("button", { name: "Add Your First Amenity" }).click();
    await amenityScreen.fill(amenityScreen.form("Add"), { name: "Pool", location: "Roof" });
    await page.reload();
    await expect(page.getByText("What you typed under “Add Amenity” has not been saved.")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(back(page)).toBeVisible();
    await expect(amenityScreen.form("Add").getByLabel("Location")).toHaveValue("Roof");
    await amenityScreen.fill(amenityScreen.form("Add"), {
      ...makeEntry(amenities, 1),
      name: "Pool",
      location: "Roof",
    });
    await amenityScreen.submit("Add");
    await amenityScreen.confirmMessage("Amenity added successfully!");
    await expect.poll(() => drafts(page)).toEqual([]);
    const { data } = await owner.api.from("amenities").select("name, location");
    expect(data).toEqual([{ name: "Pool", location: "Roof" }]);
  },
);

ownerTest(
  "A change that was typed before a reload is merged with what was saved meanwhile",
  async ({ page, owner, amenityScreen }) => {
    await addRow(owner, amenities, { ...makeEntry(amenities, 1), name: "Pool" });
    await amenityScreen.open();
    await amenityScreen.edit("Pool");
    await amenityScreen.fill(amenityScreen.form("Edit"), { location: "Roof" });
    await owner.api.from("amenities").update({ timing: "Until noon" }).eq("name", "Pool").throwOnError();
    await page.reload();
    await amenityScreen.edit("Pool");
    await expect(back(page)).toBeVisible();
    await amenityScreen.submit("Edit");
    await amenityScreen.confirmMessage("Amenity updated successfully!");
    const { data } = await owner.api.from("amenities").select("timing, location");
    expect(data).toEqual([{ timing: "Until noon", location: "Roof" }]);
    await expect.poll(() => drafts(page)).toEqual([]);
  },
);

for (const { where, discard } of [
  {
    where: "in the form",
    discard: (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Discard" }).click(),
  },
  {
    where: "by closing the form",
    discard: async (page: Page) => {
      await page.keyboard.press("Escape");
      await page
        .getByRole("dialog", { name: "Discard changes?" })
        .getByRole("button", { name: "Discard" })
        .click();
      await page.getByRole("button", { name: "Add Your First Amenity" }).click();
    },
  },
]) {
  ownerTest(`Unsaved text that is discarded ${where} is gone`, async ({ page, amenityScreen }) => {
    await amenityScreen.open();
    await page.getByRole("button", { name: "Add Your First Amenity" }).click();
    await amenityScreen.fill(amenityScreen.form("Add"), { name: "Pool" });
    await page.reload();
    await page.getByRole("button", { name: "Add Your First Amenity" }).click();
    await expect(amenityScreen.form("Add").getByLabel("Amenity Name")).toHaveValue("Pool");
    await discard(page);
    await expect(amenityScreen.form("Add").getByLabel("Amenity Name")).toHaveValue("");
    await expect(back(page)).toBeHidden();
    await expect.poll(() => drafts(page)).toEqual([]);
  });
}

ownerTest("The profile shows what was typed before a reload", async ({ page, owner, profile }) => {
  page.on("dialog", (dialog) => void dialog.accept());
  await profile.open();
  await profile.fill({ Phone: "+351 21 555 0111" });
  await page.reload();
  await expect(back(page)).toBeVisible();
  await expect(profile.field("Phone")).toHaveValue("+351 21 555 0111");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(profile.field("Phone")).toHaveValue(owner.hotel.phone);
  await expect(back(page)).toBeHidden();
  await expect.poll(() => drafts(page)).toEqual([]);
});

for (const path of ["/admin/profile", "/admin/setup"]) {
  ownerTest(`${path} shows the Wi-Fi that was typed before a reload`, async ({ page }) => {
    page.on("dialog", (dialog) => void dialog.accept());
    await page.goto(path);
    const network = page.getByRole("textbox", { name: "Network" });
    await network.fill("Lantern");
    await page.getByRole("textbox", { name: "Password" }).fill("saltandthyme");
    await expect.poll(() => drafts(page)).toHaveLength(1);
    await page.reload();
    await expect(back(page)).toBeVisible();
    await expect(network).toHaveValue("Lantern");
    await expect(page.getByRole("textbox", { name: "Password" })).toHaveValue("saltandthyme");
    await page.getByRole("button", { name: "Discard" }).click();
    await expect(network).toHaveValue("");
  });
}

ownerTest("A hotel that was typed before a reload is still there", async ({ page }) => {
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto("/admin/hotels/new");
  await page.getByLabel("Hotel Name").fill("The Second");
  await page.reload();
  await expect(back(page)).toBeVisible();
  await expect(page.getByLabel("Hotel Name")).toHaveValue("The Second");
});

test("A sign-up that was typed before a reload is still there, but for the passwords", async ({ page }) => {
  await page.goto("/signup");
  await page.getByLabel("Hotel Name").fill("The Second");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.reload();
  await expect(page.getByLabel("Hotel Name")).toHaveValue("The Second");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
});

ownerTest.describe("when the session has ended", () => {
  ownerTest.use({ refusals: [400, 401, 403] });

  ownerTest("the form is open as it was after signing in again", async ({ page, owner, amenityScreen }) => {
    await addRow(owner, amenities, { ...makeEntry(amenities, 1), name: "Pool" });
    await amenityScreen.open();
    await amenityScreen.edit("Pool");
    await amenityScreen.fill(amenityScreen.form("Edit"), { location: "Roof" });
    // The browser has the same session.
    await owner.api.auth.signOut({ scope: "global" });
    await amenityScreen.submit("Edit");
    await expect(page.getByText("You were signed out. Please sign in.")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await signIn(page, owner.email);
    await expect(amenityScreen.form("Edit").getByLabel("Location")).toHaveValue("Roof");
    await amenityScreen.submit("Edit");
    await amenityScreen.confirmMessage("Amenity updated successfully!");
    await expect(page.getByText("Roof")).toBeVisible();
    await expect.poll(() => drafts(page)).toEqual([]);
  });

  for (const { how, end } of [
    {
      how: "its news comes before the storage's",
      end: () => {
        const key = Object.keys(localStorage).find((each) => each.endsWith("-auth-token")) ?? "";
        new BroadcastChannel(key).postMessage({ event: "SIGNED_OUT", session: null });
      },
    },
    {
      how: "its news was missed",
      end: () => {
        const key = Object.keys(localStorage).find((each) => each.endsWith("-auth-token")) ?? "";
        localStorage.removeItem(key);
      },
    },
  ]) {
    ownerTest(`in another tab, and ${how}, this one asks to sign in again`, async ({ page }) => {
      const screen = new SectionPage(page, amenities);
      await screen.open();
      await page.getByRole("button", { name: "Add Your First Amenity" }).click();
      await screen.fill(screen.form("Add"), makeEntry(amenities, 1));
      await page.evaluate(end);
      if (how === "its news was missed") await screen.submit("Add");
      await expect(page.getByText("You were signed out. Please sign in.")).toBeVisible();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });
  }

  ownerTest("another account is shown nothing of it", async ({ page, owner, url, amenityScreen }) => {
    const other = await createOwner(url);
    await amenityScreen.open();
    await page.getByRole("button", { name: "Add Your First Amenity" }).click();
    await amenityScreen.fill(amenityScreen.form("Add"), makeEntry(amenities, 1));
    await owner.api.auth.signOut({ scope: "global" });
    await amenityScreen.submit("Add");
    await expect(page.getByText("You were signed out. Please sign in.")).toBeVisible();
    await signIn(page, other.email);
    await page.getByRole("button", { name: "Add Your First Amenity" }).click();
    await expect(amenityScreen.form("Add").getByLabel("Amenity Name")).toHaveValue("");
    await expect(back(page)).toBeHidden();
  });
});

ownerTest("Who signs out leaves nothing behind", async ({ page, owner, hotels, amenityScreen }) => {
  await amenityScreen.open();
  await page.getByRole("button", { name: "Add Your First Amenity" }).click();
  await amenityScreen.fill(amenityScreen.form("Add"), { name: "Pool" });
  await page.reload();
  await expect.poll(() => drafts(page)).toHaveLength(1);
  const menu = await hotels.shell.userMenu();
  await menu.getByRole("menuitem", { name: "Sign Out" }).click();
  await leaveQuestion(page).getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
  await expect(page.getByText("You were signed out")).toBeHidden();
  await expect.poll(() => drafts(page)).toEqual([]);
  await signIn(page, owner.email);
  await expect(page.getByRole("button", { name: "Add Your First Amenity" })).toBeVisible();
  await expect(page.getByText("has not been saved")).toBeHidden();
});

ownerTest("Signing out asks first about what any window has typed and not saved", async ({ page }) => {
  const profile = new ProfilePage(page);
  page.on("dialog", (dialog) => void dialog.accept());
  await profile.open();
  await profile.fill({ Phone: "+351 21 555 0111" });
  const other = await page.context().newPage();
  await other.goto("/admin/account");
  for (const window of [page, other]) {
    const menu = await new HotelsPage(window).shell.userMenu();
    await menu.getByRole("menuitem", { name: "Sign Out" }).click();
    await expect(leaveQuestion(window)).toContainText("that you have not saved");
    await leaveQuestion(window).getByRole("button", { name: "Stay" }).click();
  }
  await expect(profile.field("Phone")).toHaveValue("+351 21 555 0111");
});

ownerTest("What is typed while an item is saved stays in its form, to be saved", async ({ page, owner }) => {
  const screen = new SectionPage(page, amenities);
  await screen.open();
  let goOn = await holdWrites(page, "/rest/v1/amenities");
  await screen.add({ ...makeEntry(amenities, 1), name: "Pool" });
  await expect(page.getByRole("button", { name: "Adding..." })).toBeVisible();
  await screen.fill(screen.form("Add"), { location: "Roof" });
  goOn();
  await expect(
    page.getByText("Amenity added successfully! What you typed meanwhile is not saved yet."),
  ).toBeVisible();
  await expect(page.getByLabel("Location")).toBeFocused();
  // It is there by now.
  await expect(screen.form("Edit").getByLabel("Location")).toHaveValue("Roof");
  goOn = await holdWrites(page, "/rest/v1/amenities");
  await screen.submit("Edit");
  await expect(page.getByRole("button", { name: "Updating..." })).toBeVisible();
  await screen.fill(screen.form("Edit"), { timing: "Until noon" });
  goOn();
  await expect(
    page.getByText("Amenity updated successfully! What you typed meanwhile is not saved yet."),
  ).toBeVisible();
  await expect(screen.form("Edit").getByLabel("Timing in words")).toHaveValue("Until noon");
  await screen.submit("Edit");
  // The pointer is where the message appears, so it stays.
  const saved = page.getByRole("dialog", { name: "Amenity updated successfully!" });
  await saved.getByRole("button", { name: "OK" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const { data } = await owner.api.from("amenities").select("name, location, timing");
  expect(data).toEqual([{ name: "Pool", location: "Roof", timing: "Until noon" }]);
  await expect.poll(() => drafts(page)).toEqual([]);
});
