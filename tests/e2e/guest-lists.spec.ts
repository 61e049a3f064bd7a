/** A guest's tools for a long list, and on a later visit. */
import { restaurants } from "../../src/sections/restaurants.ts";
import { without } from "../../testbed/engines/limits.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { expectNoBarriers } from "./support/barriers.ts";
import { expect, ownerTest as test } from "./support/fixtures.ts";
import { GuestPage } from "./support/pages/guest-page.ts";

const PLACES = ["1 km", "80 m", "5 minutes on foot", "far", "300 m", "2 km", "0.5 mi", "90 m"].map(
  (distance, i) => ({ name: `Place ${i}`, distance, cuisine: i % 4 === 3 ? "Seafood" : "Italian" }),
);

test(`A long list is filtered by kind and sorted by distance, and stays so${without("axe", "keys that press")}`, async ({
  phone,
  owner,
}) => {
  const rows = PLACES.map((place) => ({
    ...exampleRow(restaurants.table),
    ...place,
    hotel_id: owner.hotel.id,
  }));
  await owner.api
    .from("restaurants")
    .insert(rows as never[])
    .throwOnError();
  const guest = new GuestPage(phone);
  await guest.open(owner.hotel.id);
  const section = await guest.openSection("Restaurants");
  const names = section.getByRole("heading", { level: 3 });
  const chip = (name: string) => section.getByRole("button", { name, exact: true });
  await expect(section.getByRole("group", { name: "Cuisine" }).getByRole("button")).toHaveText([
    "All",
    "Italian",
    "Seafood",
    "Nearest first",
  ]);
  await chip("Seafood").click();
  await expect(names).toHaveText(["Place 3", "Place 7"]);
  await expect(chip("Seafood")).toHaveAttribute("aria-pressed", "true");
  await expect(section.getByRole("status")).toHaveText("2 of 8");
  await expectNoBarriers(phone);

  await chip("All").press("Enter");
  await chip("Nearest first").press("Space");
  const nearest = [1, 7, 4, 2, 6, 0, 5, 3].map((i) => `Place ${i}`);
  await expect(names).toHaveText(nearest);
  await phone.reload();
  await expect(names, "after a reload").toHaveText(nearest);
  await chip("Seafood").click();
  const other = await guest.item("Place 0").getAttribute("id");
  await phone.goto(`/view/${owner.hotel.id}#${other}`);
  await expect(section.getByRole("heading", { name: "Place 0" }), "a link shows it").toBeInViewport();
  await expect(chip("All")).toHaveAttribute("aria-pressed", "true");
});
