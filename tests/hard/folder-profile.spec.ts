/**
 * Whatever one press cannot store of an old folder stays in the dialog, with the reason; the rest is stored.
 */
import type { Page } from "@playwright/test";
import { createOwner } from "../../testbed/owner.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { holdNotice } from "../e2e/support/message.ts";
import { cutOff, refuse } from "../e2e/support/refuse.ts";

const TEXT = "Check-in: 16:30\nCheck-out: 10:15\nParking\nBehind the house.";

async function paste(page: Page) {
  await page.goto("/admin/faqs");
  await page.getByRole("button", { name: "Import or export" }).click();
  await page.getByRole("menuitem", { name: "Bring your old guest folder" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Or paste its text").fill(TEXT);
  const add = (name: string) => dialog.getByRole("button", { name, exact: true });
  await expect(add("Add 1 item and 2 facts")).toBeEnabled();
  return { dialog, add };
}

ownerTest(
  "A time that another window has changed is asked for again beside what it says now; the rest is stored meanwhile",
  async ({ page, owner }) => {
    const { dialog, add } = await paste(page);
    const hotels = owner.api.from("hotels");
    await hotels.update({ check_out: "11:45 AM" }).eq("id", owner.hotel.id).throwOnError();
    await add("Add 1 item and 2 facts").click();
    await expect(dialog.getByRole("alert")).toContainText("Another window has changed Check-out.");
    await expect(dialog.getByText("Now: 11:45 AM")).toBeVisible();
    await expect(dialog.getByRole("checkbox", { name: /^Parking · you have it/ })).toBeDisabled();
    await add("Add 2 facts").click();
    await holdNotice(page, "1 FAQ and 2 facts added successfully!");
    const times = () =>
      owner.api.from("hotels").select("check_in, check_out").eq("id", owner.hotel.id).single().throwOnError();
    expect((await times()).data).toEqual({ check_in: "04:30 PM", check_out: "10:15 AM" });
    // One Undo for both presses.
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("1 FAQ and 2 facts taken out again")).toBeVisible();
    expect((await times()).data).toEqual({ check_in: owner.hotel.check_in, check_out: "11:45 AM" });
    const { data } = await owner.api.from("faqs").select("id").throwOnError();
    expect(data).toEqual([]);
  },
);

ownerTest.describe("Refused", () => {
  ownerTest.use({ refusals: [403] });

  ownerTest("facts stay, and what was stored can be undone when they are left", async ({ page, owner }) => {
    const { dialog, add } = await paste(page);
    await refuse(page, "/rest/v1/hotels", 403, "42501");
    await add("Add 1 item and 2 facts").click();
    await expect(dialog.getByRole("alert")).toHaveText("You do not have permission to update this hotel.");
    await expect(dialog.getByRole("checkbox", { name: /^Check-in 04:30 PM/ })).toBeChecked();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText("1 FAQ added successfully!")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("1 FAQ taken out again")).toBeVisible();
    const { data } = await owner.api.from("faqs").select("id").throwOnError();
    expect(data).toEqual([]);
  });

  ownerTest("items stay, and the facts are stored", async ({ page, owner }) => {
    const { dialog, add } = await paste(page);
    await refuse(page, "/rest/v1/faqs", 403, "42501");
    await add("Add 1 item and 2 facts").click();
    await expect(dialog.getByRole("alert")).toHaveCount(1);
    await expect(dialog.getByRole("checkbox", { name: /^Check-in 04:30 PM · you have it/ })).toBeDisabled();
    await page.unrouteAll();
    await add("Add 1 item").click();
    await expect(page.getByText("1 FAQ and 2 facts added successfully!")).toBeVisible();
    const { data } = await owner.api.from("faqs").select("question").throwOnError();
    expect(data).toEqual([{ question: "Parking" }]);
  });
});

ownerTest.describe("Without a network", () => {
  ownerTest.use({ refusals: ["no answer"] });

  ownerTest("all of it stays ticked, and goes with the next press", async ({ page }) => {
    const { dialog, add } = await paste(page);
    await cutOff(page, "/rest/v1/faqs");
    await cutOff(page, "/rest/v1/hotels");
    await add("Add 1 item and 2 facts").click();
    await expect(dialog.getByRole("alert")).toHaveText(
      "Network error. Please check your connection and try again.",
    );
    await expect(add("Add 1 item and 2 facts")).toBeEnabled();
    await page.unrouteAll();
    await add("Add 1 item and 2 facts").click();
    await expect(page.getByText("1 FAQ and 2 facts added successfully!")).toBeVisible();
  });
});

ownerTest.describe("Of an owner who has not confirmed the times", () => {
  ownerTest.use({
    owner: async ({ url }, use) => use(await createOwner(url, { hotel: { times_confirmed: false } })),
  });

  ownerTest(
    "One press puts an old folder's items into the lists and its times and Wi-Fi into the profile, and one Undo takes all of it out again",
    async ({ page, owner }) => {
      const stored = async () => {
        const { data: profile } = await owner.api
          .from("hotels")
          .select("check_in, check_out, times_confirmed, wifi")
          .eq("id", owner.hotel.id)
          .single()
          .throwOnError();
        const { data: faqs } = await owner.api.from("faqs").select("question").throwOnError();
        return { ...profile, faqs: faqs.length };
      };
      const before = await stored();
      await page.goto("/admin/faqs");
      await page.getByRole("button", { name: "Import or export" }).click();
      await page.getByRole("menuitem", { name: "Bring your old guest folder" }).click();
      const dialog = page.getByRole("dialog");
      const add = (name: string) => dialog.getByRole("button", { name, exact: true });
      await dialog
        .getByLabel("Or paste its text")
        .fill(
          "Check-in: 16:30\nCheck-out: 10:15\nWiFi: Lagoon, password: turtle-2024\nParking\nBehind the house.",
        );
      const facts = dialog.getByRole("group", { name: "For your profile" });
      await expect(facts.getByRole("checkbox", { name: "Wi-Fi Lagoon, password turtle-2024" })).toBeChecked();
      // They are no answers either.
      await expect(dialog.getByText("4 facts", { exact: true })).toBeVisible();
      await expect(add("Add 1 item and 3 facts")).toBeVisible();
      const parking = dialog.getByRole("checkbox", { name: /^Parking/ });
      await parking.uncheck();
      await expect(add("Add 3 facts")).toBeVisible();
      await parking.check();
      const [checkOut, wifi] = [/^Check-out 10:15 AM/, /^Wi-Fi/].map((name) =>
        facts.getByRole("checkbox", { name }),
      );
      await checkOut?.uncheck();
      await wifi?.uncheck();
      await expect(add("Add 1 item and 1 fact")).toBeVisible();
      await wifi?.check();
      await add("Add 1 item and 2 facts").click();
      await holdNotice(page, "1 FAQ and 2 facts added successfully!");
      await expect(dialog).toHaveCount(0);
      expect(await stored()).toEqual({
        check_in: "04:30 PM",
        check_out: before.check_out,
        times_confirmed: true,
        wifi: [{ name: "Lagoon", password: "turtle-2024", shown_to: "code" }],
        faqs: 1,
      });

      await page.getByRole("button", { name: "Undo" }).click();
      await expect(page.getByText("1 FAQ and 2 facts taken out again")).toBeVisible();
      expect(await stored()).toEqual(before);
    },
  );
});
