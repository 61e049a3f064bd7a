import { restaurants } from "../../src/sections/restaurants.ts";
import { makeEntry } from "../e2e/support/entries.ts";
import { expect } from "../e2e/support/fixtures.ts";
import { holdNotice } from "../e2e/support/message.ts";
import { addRow, showOnly } from "../e2e/support/rows.ts";
import { mapsTest as test } from "../e2e/support/with-maps.ts";

test.use({ refusals: [503] });

test("An owner confirms where the house is and ticks places nearby; guests read them with their source", async ({
  page,
  owner,
  site: { maps },
  guest,
}) => {
  await showOnly(owner, restaurants.id);
  await addRow(owner, restaurants, { ...makeEntry(restaurants, 1), name: "CAFÉ CENTRAL" });
  maps.next = [{ status: 504, body: "" }];
  await page.goto("/admin/restaurants?nearby");
  const dialog = page.getByRole("dialog", { name: "Nearby for Restaurants" });
  await expect(dialog.getByText("The map does not answer.")).toBeVisible();
  await dialog.getByLabel("Address, or coordinates").fill("Nowhere 1");
  await dialog.getByRole("button", { name: "Look Up" }).click();
  await expect(dialog.getByText("The map does not know it.")).toBeVisible();
  await dialog.getByLabel("Address, or coordinates").fill("1 Harbour Quay");
  await dialog.getByRole("button", { name: "Look Up" }).click();
  await dialog.getByRole("button", { name: "1, Harbour Quay, Baixa" }).click();

  await expect(dialog.getByRole("checkbox", { name: /^Café Central · you have it/ })).toBeDisabled();
  await expect(dialog.getByRole("checkbox")).toHaveCount(2);
  await dialog
    .getByRole("checkbox", { name: /^Taberna da Rua 300 m on foot · Restaurant · Portuguese, Seafood/ })
    .check();
  await expect(dialog.getByText("Hidden until it has: Rating")).toBeVisible();
  await expect(dialog.getByText("1 hidden until complete.")).toBeVisible();
  await dialog.getByRole("button", { name: "Add 1 restaurant" }).click();
  await expect(page.getByText("Hidden · needs Rating")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Hidden · needs Rating")).toBeHidden();
  await page.goto("/admin/restaurants?nearby");
  await dialog.getByRole("checkbox", { name: /^Taberna da Rua 300 m/ }).check();
  await dialog
    .getByRole("group", { name: "Taberna da Rua · Rating" })
    .getByRole("button", { name: "4 stars" })
    .click();
  await expect(dialog.getByText("Hidden until it has: Rating")).toBeHidden();
  await dialog.getByRole("button", { name: "Add 1 restaurant" }).click();
  await holdNotice(page, "1 restaurant added successfully!");
  await guest.open(owner.hotel.id);
  const shown = await guest.openSection(restaurants.title);
  const card = shown.getByRole("listitem").filter({ hasText: "Taberna da Rua" });
  await expect(card).toContainText("300 m");
  await expect(card).toContainText("Mon");
  await expect(shown.getByRole("link", { name: "© OpenStreetMap contributors" })).toBeVisible();

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("1 restaurant", { exact: true })).toBeVisible();
});
