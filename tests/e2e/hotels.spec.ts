import { giveLogo } from "../../testbed/give-logo.ts";
import { addHotel, newHotelName } from "../../testbed/owner.ts";
import { expect, ownerTest } from "./support/fixtures.ts";
import { confirmMessage } from "./support/message.ts";
import { GuestPage } from "./support/pages/guest-page.ts";
import { HotelsPage } from "./support/pages/hotels-page.ts";
import { ProfilePage } from "./support/pages/profile-page.ts";

ownerTest("A hotel that is added is the one worked on, also after a reload", async ({ page, owner }) => {
  const hotels = new HotelsPage(page);
  const name = newHotelName();
  await hotels.shell.open();
  await hotels.openAddForm();
  await hotels.add(name);
  await confirmMessage(page, "Hotel added successfully!");
  await hotels.expectSelected(name);
  await expect(hotels.shell.heading).toHaveText("Dashboard");

  await hotels.switchTo(owner.hotel.name);
  await hotels.expectSelected(owner.hotel.name);
  await page.reload();
  await hotels.expectSelected(owner.hotel.name);
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
    await hotels.expectSelected(owner.hotel.name);
    // Unsaved input is discarded with the hotel, without a question.
    await new ProfilePage(page).fill({ "Check-in Time": "15:00" });
    const question = await hotels.askToDelete(owner.hotel.name);
    await expect(question).toContainText("printed codes stop working");
    const confirm = question.getByRole("button", { name: "Delete Hotel" });
    await expect(confirm).toBeDisabled();
    await question.getByLabel("Type the hotel's name to confirm").fill(other.name);
    await expect(confirm).toBeDisabled();
    await question.getByRole("button", { name: "Cancel" }).click();
    await hotels.delete(owner.hotel.name);
    await confirmMessage(page, "Hotel deleted successfully!");
    await hotels.expectSelected(other.name);
    await expect(hotels.shell.heading).toHaveText("Dashboard");

    await expect.poll(async () => (await phone.request.get(logo)).status()).toBe(404);
    const guest = new GuestPage(phone);
    await guest.open(owner.hotel.id);
    await expect(guest.hotelName).toHaveText("Hotel Not Found");
    await guest.open(other.id);
    await expect(guest.hotelName).toHaveText(other.name);
  });
});
