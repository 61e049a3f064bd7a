import { createOwner } from "../../testbed/owner.ts";
import { expect, ownerTest } from "./support/fixtures.ts";
import { GuestPage } from "./support/pages/guest-page.ts";

ownerTest.use({
  viewport: { width: 390, height: 844 },
  owner: async ({ url }, use) =>
    use(await createOwner(url, { hotel: { times_confirmed: false, country: "PT" } })),
});

ownerTest(
  "The set-up leads a new owner to a page with what guests ask first; what is ticked and typed survives Back and a reload",
  async ({ page, owner, phone }) => {
    const title = (name: string) => page.getByRole("heading", { level: 2, name });
    const go = (name: RegExp | string) => page.getByRole("button", { name }).click();
    await page.goto("/admin");
    await page.getByRole("link", { name: "Start Set-up" }).click();

    await expect(title("How do you want to start?")).toBeVisible();
    await expect(page.getByText("1 of 7")).toBeVisible();
    await page.getByRole("link", { name: "Start With Suggestions" }).click();
    await expect(title("Times and Wi-Fi")).toBeVisible();
    await page.getByLabel("Check-in Time").fill("15:30");
    await go("Continue");

    await expect(title("What is in the house?")).toBeVisible();
    await page.getByRole("checkbox", { name: /^Sauna/ }).check();
    await page.getByRole("checkbox", { name: /^Kettle/ }).check();
    await go("Continue with 2");

    await expect(title("What do guests ask?")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: /^Can you call me a taxi/ })).toBeChecked();
    await page.getByRole("checkbox", { name: /^Can you call me a taxi/ }).uncheck();
    await page.getByRole("checkbox", { name: /^Where can I park/ }).check();
    await page.goBack();
    await expect(page.getByRole("checkbox", { name: /^Sauna/ })).toBeChecked();
    await page.reload();
    await go("Continue with 2");
    await expect(page.getByRole("checkbox", { name: /^Can you call me a taxi/ })).not.toBeChecked();
    await go("Continue with");

    await expect(title("Whom do guests call?")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: /^Emergency.*112/ })).toBeChecked();
    await go("Continue with 2");

    await expect(title("Only the blanks")).toBeVisible();
    await page.getByLabel("Sauna · When?").fill("16:00 to 21:00");
    await go(/^Publish/);
    await expect(page.getByLabel("Sauna · Where?")).toHaveAccessibleDescription("Location is required");
    await page.reload();
    await page.getByLabel("Sauna · Where?").fill("Cellar");
    await expect(page.getByText("Without 1 item that is still empty.")).toBeVisible();
    await go(/^Publish/);

    await expect(title("Your page is live")).toBeVisible();
    await page.getByRole("button", { name: "Dismiss" }).click();
    const guest = new GuestPage(phone);
    await guest.open(owner.hotel.id);
    await expect(phone.getByText("3:30 PM").first()).toBeVisible();
    const amenities = await guest.openSection("Amenities");
    await expect(amenities.getByRole("heading")).toContainText(["Kettle", "Sauna"]);
    await expect(amenities.getByText("Cellar")).toBeVisible();
    const { data: faqs } = await owner.api.from("faqs").select("question").throwOnError();
    const questions = faqs.map(({ question }) => question);
    expect(questions).toContain("How do I get onto the Wi-Fi?");
    // One was unticked, and one has no text.
    expect(questions).not.toContain("Can you call me a taxi?");
    expect(questions).not.toContain("Where can I park?");

    await page.getByRole("link", { name: "To the Dashboard" }).click();
    await expect(page.getByText("Guests see 3 sections with content")).toBeVisible();
    await expect(page.getByRole("link", { name: "Start Set-up" })).toHaveCount(0);
  },
);
