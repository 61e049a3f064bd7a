import { amenities } from "../../src/sections/amenities.ts";
import { importantContacts } from "../../src/sections/important-contacts.ts";
import { report } from "../../testbed/looks.ts";
import { aVisit, track } from "../../testbed/scans.ts";
import { makeEntry } from "../e2e/support/entries.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { leave, lookFrom, NETWORKS } from "../e2e/support/missed.ts";
import { addRow } from "../e2e/support/rows.ts";

ownerTest(
  "What guests open and press is told once, when they leave, and stands on the dashboard",
  async ({ page, phone, owner, url }) => {
    await addRow(owner, amenities, makeEntry(amenities, 1));
    await addRow(owner, importantContacts, makeEntry(importantContacts, 1));
    await track(url, aVisit(owner.hotel.id));
    await phone.goto(`/view/${owner.hotel.id}`);
    // A phone would dial, and the page stay.
    await phone.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
    await phone.locator(".dock a[href^='tel:']").click();
    await phone.locator(".dock a[href*='/maps/']").click();
    await phone.goto(`/view/${owner.hotel.id}#amenities`);
    await expect(phone.locator("#amenities-title")).toBeVisible();
    const told = await leave(phone);
    expect(told.toSorted()).toEqual(["Navigation/hotel", "Phone/hotel", "open/amenities"]);
    // Told already today.
    await phone.locator(".dock a[href^='tel:']").click();
    await phone.goto(`/view/${owner.hotel.id}#important-contacts`);
    await expect(phone.locator("#important-contacts-title")).toBeVisible();
    expect(await leave(phone)).toEqual(["open/important-contacts"]);

    await report(url, owner.hotel.id, ["open/amenities", "Phone/hotel"]);
    await page.goto("/admin");
    await expect(page.getByRole("list", { name: "Most looked for: Opened" })).toHaveText(/^Amenities2/);
    await expect(page.getByRole("list", { name: "Most looked for: Called" })).toHaveText(
      /^Your hotel: call2/,
    );
  },
);

ownerTest(
  "The mail's link opens the form of what guests missed, with its name",
  async ({ page, owner, url }) => {
    await track(url, aVisit(owner.hotel.id));
    await lookFrom(url, owner.hotel.id, "ski bus", NETWORKS);
    await page.goto(`/admin/hotels/${owner.hotel.id}?add=ski+bus&in=en`);
    const form = page.getByRole("dialog", { name: "Add Car Service" });
    await expect(form.getByLabel("Service Name")).toHaveValue("Ski bus");
    await page.keyboard.press("Escape");
    await expect(form).toBeHidden();
    await expect(page).toHaveURL(/\/admin$/);
  },
);
