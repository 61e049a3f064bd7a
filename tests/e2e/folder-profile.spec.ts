import { createOwner } from "../../testbed/owner.ts";
import { expect, ownerTest } from "./support/fixtures.ts";

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
    const dialog = page.getByRole("dialog", { name: "Bring Your Old Guest Folder" });
    const add = (name: string) => dialog.getByRole("button", { name, exact: true });
    await dialog
      .getByLabel("Or paste its text")
      .fill(
        "Check-in: 16:30\nCheck-out: 10:15\nWiFi: Lagoon, password: turtle-2024\nParking\nBehind the house.",
      );
    const facts = dialog.getByRole("group", { name: "For your profile" });
    await expect(facts.getByRole("checkbox", { name: "Wi-Fi Lagoon, password turtle-2024" })).toBeChecked();
    // They are no answers either.
    await expect(dialog.getByText("Found 1.")).toBeVisible();
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
    await expect(page.getByText("1 FAQ and 2 facts added successfully!")).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect(await stored()).toEqual({
      check_in: "04:30 PM",
      check_out: before.check_out,
      times_confirmed: true,
      wifi: [{ name: "Lagoon", password: "turtle-2024", is_shown: true }],
      faqs: 1,
    });

    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("1 FAQ and 2 facts taken out again")).toBeVisible();
    expect(await stored()).toEqual(before);
  },
);
