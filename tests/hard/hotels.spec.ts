import { amenities } from "../../src/sections/amenities.ts";
import { SECTIONS } from "../../src/sections/index.ts";
import { giveLogo } from "../../testbed/give-logo.ts";
import { addHotel, newHotelName } from "../../testbed/owner.ts";
import { makeEntry, titleOf } from "../e2e/support/entries.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { keptLists } from "../e2e/support/kept-admin.ts";
import { confirmMessage } from "../e2e/support/message.ts";
import { GuestPage } from "../e2e/support/pages/guest-page.ts";
import { HotelsPage } from "../e2e/support/pages/hotels-page.ts";
import { LoginPage } from "../e2e/support/pages/login-page.ts";
import { ProfilePage } from "../e2e/support/pages/profile-page.ts";
import { addRow, setHotel } from "../e2e/support/rows.ts";

ownerTest("The newest hotel is worked on first", async ({ owner, hotels }) => {
  const newest = await addHotel(owner);
  await hotels.shell.open();
  await hotels.expectSelected(newest.name);
});

ownerTest(
  "Frame and rows are there while the hotel is still read, and then follow what was read",
  async ({ page, owner }) => {
    await addRow(owner, amenities, { ...makeEntry(amenities, 1), name: "Pool" });
    const pool = page.getByRole("heading", { name: "Pool" });
    await page.goto("/admin/amenities");
    await expect(pool).toBeVisible();
    await keptLists(page);

    const name = newHotelName();
    await setHotel(owner, { name });
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/rest/v1/hotels?*", async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await new HotelsPage(page).expectSelected(owner.hotel.name);
    await expect(pool).toBeVisible();
    answer();
    await new HotelsPage(page).expectSelected(name);
  },
);

ownerTest(
  "A hotel that is added on another device or in another window does not take the place of the one worked on",
  async ({ page, owner, hotels }) => {
    await hotels.shell.open();
    // Nobody has chosen it.
    await hotels.expectSelected(owner.hotel.name);
    const elsewhere = await addHotel(owner);
    await page.reload();
    await hotels.expectSelected(owner.hotel.name);

    const other = new HotelsPage(await page.context().newPage());
    await other.shell.open();
    await other.expectSelected(owner.hotel.name);
    await other.openAddForm();
    const name = newHotelName();
    await other.add(name);
    await other.expectSelected(name);
    await page.reload();
    await hotels.expectSelected(owner.hotel.name);
    await hotels.switchTo(elsewhere.name);
    await other.page.reload();
    await other.expectSelected(name);
    // The next window starts with the hotel used last.
    const next = new HotelsPage(await page.context().newPage());
    await next.shell.open();
    await next.expectSelected(name);
  },
);

ownerTest(
  "A link of a mail opens the hotel that it names, and not the one worked on last",
  async ({ page, owner, hotels }) => {
    const newest = await addHotel(owner);
    await hotels.shell.open();
    await hotels.expectSelected(newest.name);
    for (const { id, name } of [owner.hotel, newest]) {
      await page.goto(`/admin/hotels/${id}/inbox`);
      await expect(page).toHaveURL(/\/admin\/inbox$/);
      await hotels.expectSelected(name);
    }
  },
);

ownerTest("A remembered hotel that is gone makes way for the newest", async ({ page, owner, hotels }) => {
  const newest = await addHotel(owner);
  await hotels.shell.open();
  await hotels.switchTo(owner.hotel.name);
  await hotels.expectSelected(owner.hotel.name);

  await owner.api.from("hotels").delete().eq("id", owner.hotel.id).throwOnError();
  await page.reload();
  await hotels.expectSelected(newest.name);
});

ownerTest("Every screen follows the hotel that is switched to", async ({ page, owner, hotels }) => {
  const newest = await addHotel(owner);
  for (const section of SECTIONS) {
    await addRow(owner, section, makeEntry(section, 1));
    await addRow({ ...owner, hotel: newest }, section, makeEntry(section, 2));
  }
  await hotels.shell.open();
  for (const [index, section] of SECTIONS.entries()) {
    const [mine, others] = [1, 2].map((number) => titleOf(section, makeEntry(section, number)));
    const [before, after] = index % 2 === 0 ? [others, mine] : [mine, others];
    await hotels.shell.goTo(section.title);
    await expect(page.getByText(before ?? "", { exact: true })).toBeVisible();
    await hotels.switchTo(index % 2 === 0 ? owner.hotel.name : newest.name);
    await expect(page.getByText(after ?? "", { exact: true })).toBeVisible();
    await expect(page.getByText(before ?? "", { exact: true })).toBeHidden();
    await expect(page).toHaveURL(`/admin/${section.route}`);
  }
  await expect(page.getByRole("link", { name: "View guest page" })).toHaveAttribute(
    "href",
    `/view/${newest.id}`,
  );
  await hotels.shell.goTo("QR Generator");
  await expect(page.getByText(new RegExp(`/view/${newest.id}$`)).first()).toBeVisible();
});

ownerTest("Switching with unsaved changes asks first", async ({ owner, hotels, profile }) => {
  const newest = await addHotel(owner);
  await profile.open();
  await profile.fill({ "Check-in Time": "15:00" });
  await hotels.choose(owner.hotel.name);
  await hotels.leaveQuestion.getByRole("button", { name: "Stay" }).click();
  await hotels.expectSelected(newest.name);
  await expect(profile.field("Check-in Time")).toHaveValue("15:00");

  await hotels.choose(owner.hotel.name);
  await hotels.leaveQuestion.getByRole("button", { name: "Leave" }).click();
  await hotels.expectSelected(owner.hotel.name);
  await expect(profile.field("Hotel Name")).toHaveValue(owner.hotel.name);
  await expect(profile.field("Check-in Time")).toHaveValue("14:00");
});

ownerTest.describe("A name that is taken", () => {
  ownerTest.use({ refusals: [409] });

  ownerTest("is refused and can be changed", async ({ page, owner, hotels }) => {
    await hotels.shell.open();
    await hotels.openAddForm();
    await hotels.add(owner.hotel.name);
    await expect(page.getByRole("alert")).toHaveText(
      "Hotel name is already in use. Please choose a different name.",
    );
    const name = newHotelName();
    await page.getByLabel("Hotel Name").fill(name);
    await page.getByRole("button", { name: "Try Again" }).click();
    await confirmMessage(page, "Hotel added successfully!");
    await hotels.expectSelected(name);
  });
});

ownerTest("Deleting the last hotel leads to a new one, and never brings it back", async ({ page, owner }) => {
  // As left behind by a sign-up whose hotel was made another way.
  const { name, phone, address, time_zone } = owner.hotel;
  await owner.api.auth.updateUser({ data: { hotel: { name, phone, address, time_zone } } });
  const hotels = new HotelsPage(page);
  await hotels.shell.open("/admin/profile");
  await hotels.delete(name);
  await confirmMessage(page, "Hotel deleted successfully!");
  const heading = page.getByRole("heading", { name: "Add your hotel" });
  await expect(heading).toBeVisible();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await new LoginPage(page).signIn(owner.email, owner.password);
  await expect(heading).toBeVisible();

  const next = newHotelName();
  await hotels.add(next);
  await hotels.expectSelected(next);
  await expect(page).toHaveURL("/admin");
});

ownerTest.describe("Deleting a hotel", () => {
  // A guest scans the code of a deleted hotel, and requests its logo's file.
  ownerTest.use({ refusals: [404] });

  ownerTest("asks for its name, and takes its page and its logo with it", async ({ page, owner, phone }) => {
    const other = await addHotel(owner);
    await giveLogo(owner);
    const { data } = await owner.api.from("hotels").select("logo_url").eq("id", owner.hotel.id).single();
    const logo = data?.logo_url ?? "";
    expect((await phone.request.get(logo)).ok()).toBe(true);

    const hotels = new HotelsPage(page);
    await hotels.shell.open("/admin/profile");
    await hotels.switchTo(owner.hotel.name);
    // It comes up over the row at the end of the screen, which is pressed next.
    const switched = page
      .getByRole("status")
      .getByRole("group", { name: `Now working on ${owner.hotel.name}` });
    await switched.getByRole("button", { name: "Dismiss" }).click();
    // Unsaved input is discarded with the hotel, without a question.
    await new ProfilePage(page).fill({ "Check-in Time": "15:00" });
    // Not in sight every day.
    await expect(page.getByRole("button", { name: "Delete Hotel" })).toBeHidden();
    const question = await hotels.askToDelete(owner.hotel.name);
    await expect(question).toContainText("Printed codes stop working");
    const confirm = question.getByRole("button", { name: "Delete Hotel" });
    await expect(confirm).toBeDisabled();
    await question.getByLabel("Type the hotel's name to confirm").fill(other.name);
    await expect(confirm).toBeDisabled();
    await question.getByRole("button", { name: "Cancel" }).click();
    await hotels.delete(owner.hotel.name);
    await confirmMessage(page, "Hotel deleted successfully!");
    await hotels.expectSelected(other.name);
    await hotels.shell.expectAt("Dashboard");

    await expect.poll(async () => (await phone.request.get(logo)).status()).toBe(404);
    const guest = new GuestPage(phone);
    await guest.open(owner.hotel.id);
    await expect(guest.hotelName).toHaveText("Hotel Not Found");
    await guest.open(other.id);
    await expect(guest.hotelName).toHaveText(other.name);
  });
});
