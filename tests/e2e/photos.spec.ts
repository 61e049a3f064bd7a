import { image } from "../../testbed/images.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { expect, ownerTest } from "./support/fixtures.ts";
import { confirmMessage } from "./support/message.ts";
import { GuestPage } from "./support/pages/guest-page.ts";
import { ProfilePage } from "./support/pages/profile-page.ts";

const file = (buffer: Buffer, name = "harbour.png", mimeType = "image/png") => ({ name, mimeType, buffer });

ownerTest(
  "A cover is chosen, seen by a guest, replaced, taken back and removed",
  async ({ page, owner, phone }) => {
    const profile = new ProfilePage(page);
    const guest = new GuestPage(phone);
    const cover = page.getByRole("img", { name: "Your cover" });
    const seen = phone.locator("header picture img");
    await profile.open();
    // Larger than what is sent: it is made small in the browser.
    await profile
      .field("Cover photo")
      .setInputFiles(
        file(
          await image("jpeg", { width: 4032, height: 3024, background: "#26596b" }),
          "a.jpg",
          "image/jpeg",
        ),
      );
    await expect(cover).toBeVisible();
    await guest.open(owner.hotel.id);
    await expect(seen).toHaveJSProperty("complete", true);
    expect(
      await seen.evaluate((img: HTMLImageElement) => [
        img.naturalWidth > 0,
        img.currentSrc.endsWith(".avif"),
      ]),
    ).toEqual([true, true]);
    const first = await seen.getAttribute("src");

    await profile.field("Cover photo").setInputFiles(file(await image("png", { width: 900, height: 600 })));
    await expect(cover).not.toHaveAttribute("src", new RegExp(String(first).slice(0, -9)));
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(cover).toHaveAttribute("src", new RegExp(String(first).slice(0, -9)));

    await page.getByRole("slider", { name: "From top to bottom" }).press("End");
    await expect.poll(async () => (await stored(owner))?.cover_focus_y).toBe(100);
    await page.getByRole("button", { name: "Remove Photo" }).click();
    await expect(cover).toBeHidden();
    await guest.open(owner.hotel.id);
    await expect(phone.locator("header picture")).toHaveCount(0);
    await expect(guest.hotelName).toHaveText(owner.hotel.name);
  },
);

type Owner = Parameters<Parameters<typeof ownerTest>[2]>[0]["owner"];
async function stored({ api, hotel }: Owner) {
  const { data } = await api.from("hotels").select("cover_path,cover_focus_y").eq("id", hotel.id).single();
  return data;
}

ownerTest(
  "What is no picture is refused when it is chosen, and the next one is taken",
  async ({ page, owner }) => {
    const profile = new ProfilePage(page);
    await profile.open();
    const input = profile.field("Cover photo");
    await input.setInputFiles(file(Buffer.from("<script>alert(1)</script>")));
    await expect(input).toHaveAccessibleDescription("Please select a valid image file.");
    await input.setInputFiles(file(Buffer.from("ftypheic"), "IMG_1.HEIC", "image/heic"));
    await expect(input).toHaveAccessibleDescription(/HEIC.*JPEG/);
    expect((await stored(owner))?.cover_path).toBeNull();
    await input.setInputFiles(file(await image("png", { width: 900, height: 600 })));
    await expect(page.getByRole("img", { name: "Your cover" })).toBeVisible();
    await expect(input).toHaveAccessibleDescription("");
  },
);

ownerTest(
  "A restaurant's photo is saved with its form, and seen by guests",
  async ({ page, owner, phone }) => {
    const row = { ...exampleRow("restaurants"), hotel_id: owner.hotel.id, name: "Dock Nine" };
    await owner.api
      .from("restaurants")
      .insert(row as never)
      .throwOnError();
    await page.goto("/admin/restaurants");
    await page.getByRole("button", { name: /^Edit/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog
      .getByLabel("Photo", { exact: true })
      .setInputFiles(file(await image("png", { width: 900, height: 600 })));
    await expect(dialog.getByRole("img", { name: "As guests see it" })).toBeVisible();
    await dialog.getByRole("button", { name: /Update|Save/ }).click();
    await confirmMessage(page, "Restaurant updated successfully!");
    await phone.goto(`/view/${owner.hotel.id}#restaurants`);
    const photo = phone.locator(".item img");
    await expect(photo).toBeVisible();
    await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth > 0)).toBe(true);
  },
);
