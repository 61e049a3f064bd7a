import { image } from "../../testbed/images.ts";
import { expect, ownerTest } from "./support/fixtures.ts";

const file = (buffer: Buffer, name = "harbour.png", mimeType = "image/png") => ({ name, mimeType, buffer });

ownerTest(
  "A cover is chosen, seen by a guest once it is saved, replaced, and given up for the name alone",
  async ({ page, owner, phone, look, guest }) => {
    const seen = phone.locator("header picture img");
    await look.open();
    await look.coverOf("A photo").check();
    // Larger than the upload: the browser makes it smaller.
    await look.photo.setInputFiles(
      file(await image("jpeg", { width: 4032, height: 3024, background: "#26596b" }), "a.jpg", "image/jpeg"),
    );
    await expect(look.cover).toBeVisible();
    await expect(look.preview.locator("header picture img")).toBeVisible();
    await page.getByRole("slider", { name: "From top to bottom" }).fill("100");
    expect(await stored(owner), "before it is saved").toMatchObject({ cover_path: null, cover_focus_y: 50 });
    await look.save();
    expect((await stored(owner))?.cover_focus_y).toBe(100);
    await guest.open(owner.hotel.id);
    await expect(seen).toHaveJSProperty("complete", true);
    expect(
      await seen.evaluate((img: HTMLImageElement) => [
        img.naturalWidth > 0,
        img.currentSrc.endsWith(".avif"),
      ]),
    ).toEqual([true, true]);
    const first = String(await seen.getAttribute("src")).slice(0, -9);

    const two = [await image("png", { width: 900, height: 600 }), await image("png", { width: 90 })];
    await look.photo.evaluate((input: HTMLInputElement) => {
      input.multiple = true;
    });
    await look.photo.setInputFiles(two.map((buffer, index) => file(buffer, `${index}.png`)));
    await expect(look.cover).not.toHaveAttribute("src", new RegExp(first));
    await expect(page.getByText("There is room for one photo: 0.png was taken.")).toBeVisible();
    await page.getByRole("button", { name: "Undo Changes" }).click();
    await expect(look.cover).toHaveAttribute("src", new RegExp(first));

    await look.coverOf("The name alone").check();
    await look.save();
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
