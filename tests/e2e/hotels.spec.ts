import { newHotelName } from "../../testbed/owner.ts";
import { ownerTest } from "./support/fixtures.ts";
import { confirmMessage } from "./support/message.ts";
import { HotelsPage } from "./support/pages/hotels-page.ts";

ownerTest("A hotel that is added is the one worked on, also after a reload", async ({ page, owner }) => {
  const hotels = new HotelsPage(page);
  const name = newHotelName();
  await hotels.shell.open();
  await hotels.openAddForm();
  await hotels.add(name);
  await confirmMessage(page, "Hotel added successfully!");
  await hotels.expectSelected(name);
  await hotels.shell.expectAt("Dashboard");

  await hotels.switchTo(owner.hotel.name);
  await hotels.expectSelected(owner.hotel.name);
  await page.reload();
  await hotels.expectSelected(owner.hotel.name);
});
