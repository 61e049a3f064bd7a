import { expect, ownerTest } from "./support/fixtures.ts";

ownerTest(
  "Times and Wi-Fi of an old folder go into the profile, and are taken out again",
  async ({ page, owner }) => {
    const stored = async () => {
      const { data } = await owner.api
        .from("hotels")
        .select("check_in, check_out, wifi")
        .eq("id", owner.hotel.id)
        .single()
        .throwOnError();
      return data;
    };
    const before = await stored();
    await page.goto("/admin/faqs");
    await page.getByRole("button", { name: "Import or export" }).click();
    await page.getByRole("menuitem", { name: "Bring your old guest folder" }).click();
    const dialog = page.getByRole("dialog", { name: "Bring Your Old Guest Folder" });
    await dialog
      .getByLabel("Or paste its text")
      .fill(
        "Check-in: 16:30\nCheck-out: 10:15\nWiFi: Lagoon, password: turtle-2024\nParking\nBehind the house.",
      );
    const facts = dialog.getByRole("group", { name: "For your profile" });
    await expect(facts.getByRole("checkbox", { name: "Wi-Fi Lagoon, password turtle-2024" })).toBeChecked();
    await facts.getByRole("checkbox", { name: /^Check-out 10:15 AM/ }).uncheck();
    await dialog.getByRole("button", { name: "Put 2 facts into the profile" }).click();
    await expect(facts.getByRole("checkbox", { name: /^Check-in 04:30 PM · you have it/ })).toBeDisabled();
    expect(await stored()).toEqual({
      check_in: "04:30 PM",
      check_out: before.check_out,
      wifi: [{ name: "Lagoon", password: "turtle-2024", is_shown: true }],
    });
    // They are no answers, too.
    await expect(dialog.getByRole("checkbox", { name: /^Parking/ })).toBeChecked();
    await expect(dialog.getByText("Found 1.")).toBeVisible();
    await dialog.getByRole("button", { name: "Undo" }).click();
    await expect(facts.getByRole("checkbox", { name: /^Check-in 04:30 PM/ })).toBeEnabled();
    expect(await stored()).toEqual(before);
  },
);
