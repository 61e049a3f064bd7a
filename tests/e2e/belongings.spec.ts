/** From "I lost my scarf" to handing it over. */
import { logoPicture } from "../../testbed/pictures.ts";
import { expect } from "./support/fixtures.ts";
import { proTest } from "./support/pro.ts";

proTest(
  "A find gets a photo and a label, is matched with what a guest misses, and goes step by step to its owner",
  async ({ page, owner }) => {
    const hotel_id = owner.hotel.id;
    const write = async (row: { kind: string; item: string; contact?: string; color: string }) =>
      (
        await owner.api
          .from("messages")
          .insert({ hotel_id, ...row })
          .select("id")
          .single()
          .throwOnError()
      ).data.id;
    const lost = await write({
      kind: "lost",
      item: "A grey scarf",
      color: "grey",
      contact: "ana@example.com",
    });
    const found = await write({ kind: "found", item: "Wool scarf", color: "grey" });
    // Like the link on a printed label.
    await page.goto(`/admin/hotels/${hotel_id}/inbox?message=${found}`);
    await expect(page).toHaveURL(`/admin/inbox?message=${found}`);
    await page
      .getByLabel("Photo of what was found")
      .setInputFiles({ name: "scarf.png", mimeType: "image/png", buffer: await logoPicture() });
    await expect(page.getByRole("img", { name: "Photo: Wool scarf" })).toBeVisible();
    await page.getByLabel("Where it lies").fill("Shelf A3");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Print Label" }).click();
    await expect(page.getByRole("main").getByText(found.slice(-6).toUpperCase())).toBeVisible();
    await expect(page.getByRole("main").getByText("Shelf A3")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Inbox" }).click();

    await page.getByRole("button", { name: "It Is the Same" }).click();
    await page.getByRole("link", { name: "What the guest reported" }).click();
    await expect(page).toHaveURL(`/admin/inbox?message=${lost}`);
    await page.getByRole("button", { name: "Ownership Checked" }).click();
    const steps = page.getByRole("region", { name: "How far it is" }).getByRole("listitem");
    await expect(steps).toHaveText([/Reported.*you/, /Found.*you/, /Ownership checked.*you/, /not yet/]);
    await page.getByLabel("What became of it").selectOption("Sent");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(steps.last()).toHaveText(/^Sent.*you/);
    await page.getByRole("link", { name: "What was found" }).click();
    await expect(page.getByRole("button", { name: "Done", pressed: true })).toBeVisible();
    await expect(steps.last()).toHaveText(/^Sent.*you/);
  },
);
