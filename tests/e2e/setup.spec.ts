import { createOwner } from "../../testbed/owner.ts";
import { expect, ownerTest } from "./support/fixtures.ts";

ownerTest.use({
  viewport: { width: 390, height: 844 },
  owner: async ({ url }, use) =>
    use(await createOwner(url, { hotel: { times_confirmed: false, country: "PT" } })),
});

ownerTest(
  "The set-up leads a new owner to a page with what guests ask first; what is ticked and typed survives Back and a reload",
  async ({ page, owner, phone, guest }) => {
    const title = (name: string) => page.getByRole("heading", { level: 2, name });
    const go = (name: RegExp | string) => page.getByRole("button", { name }).click();
    await page.goto("/admin");
    await page.getByRole("link", { name: "Start Set-up" }).click();

    await expect(title("Times and Wi-Fi")).toBeVisible();
    await expect(page.getByText("1 of 5")).toBeVisible();
    await page.getByLabel("Check-in Time").fill("15:30");
    await page.getByRole("heading", { name: "Reception", exact: true }).click();
    await page.getByLabel("Every day opens").fill("07:00");
    await page.getByLabel("Every day closes").fill("23:00");
    await go("Continue");

    await expect(title("What is in the house?")).toBeVisible();
    const chip = (name: RegExp) => page.getByRole("button", { name });
    const isTicked = (name: RegExp) => expect(chip(name)).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: "Apartments" }).click();
    await isTicked(/^Kettle/);
    await page.getByText("Whom guests call").click();
    await isTicked(/^Emergency · 112/);
    await chip(/^Sauna/).click();
    await chip(/^Gym/).click();
    await page.getByText("8 answers that guests ask for").click();
    await page.getByRole("checkbox", { name: /^Can you call me a taxi/ }).uncheck();
    await go(/^Continue with/);

    await expect(title("3 things only you know")).toBeVisible();
    await page.goBack();
    await isTicked(/^Sauna/);
    await page.reload();
    await isTicked(/^Kettle/);
    await go(/^Continue with/);
    const sauna = page.getByRole("group", { name: "Sauna", exact: true });
    await sauna.getByLabel("Every day opens").fill("16:00");
    await sauna.getByLabel("Every day closes").fill("21:00");
    await chip(/^On the street/).click();
    await chip(/^Free/).click();
    await page.reload();
    await expect(sauna.getByLabel("Every day closes")).toHaveValue("21:00");
    // Asked once: the words follow from the hours.
    await expect(page.getByLabel("Sauna · In words")).toHaveCount(0);
    await expect(page.getByText("Guests read “On the street. Free.”")).toBeVisible();
    await go("Continue");

    await expect(title("How it looks")).toBeVisible();
    await expect(page.getByText("1 item waits hidden")).toBeVisible();
    await go("Burgundy");
    await go("Publish");

    await expect(title("Your page is live")).toBeVisible();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await guest.open(owner.hotel.id);
    await expect(phone.getByText("3:30 PM").first()).toBeVisible();
    const amenities = await guest.openSection("Amenities");
    await expect(amenities.getByRole("heading", { name: "Sauna" })).toBeVisible();
    await expect(amenities.getByRole("heading", { name: "Gym" })).toHaveCount(0);
    await expect(amenities.getByText("On the street")).toBeVisible();
    const { data: faqs } = await owner.api.from("faqs").select("question").throwOnError();
    const questions = faqs.map(({ question }) => question);
    expect(questions).toContain("How do I get onto the Wi-Fi?");
    // One was unticked, and one is an amenity.
    expect(questions).not.toContain("Can you call me a taxi?");
    expect(questions).not.toContain("Where can I park?");
    const { data: gym } = await owner.api
      .from("amenities")
      .select("is_hidden, location")
      .eq("name", "Gym")
      .single();
    expect(gym).toEqual({ is_hidden: true, location: "In the house" });
    const { data: hotel } = await owner.api
      .from("hotels")
      .select("accent, reception_hours, times_confirmed")
      .eq("id", owner.hotel.id)
      .single();
    expect(hotel).toMatchObject({ accent: "#8a2f45", times_confirmed: true });
    expect(hotel?.reception_hours).toMatchObject({ week: Array(7).fill(["07:00-23:00"]) });

    await page.getByRole("link", { name: "To the Dashboard" }).click();
    await page.getByText("Get your guest page ready").click();
    await expect(page.getByText("Guests see 3 sections with content")).toBeVisible();
    await expect(page.getByRole("link", { name: "Start Set-up" })).toHaveCount(0);
  },
);
