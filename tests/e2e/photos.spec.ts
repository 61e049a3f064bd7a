import { amenities } from "../../src/sections/amenities.ts";
import { image } from "../../testbed/images.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { makeEntry } from "./support/entries.ts";
import { expect, ownerTest } from "./support/fixtures.ts";
import { confirmMessage } from "./support/message.ts";
import { GuestPage } from "./support/pages/guest-page.ts";
import { LookPage } from "./support/pages/look-page.ts";
import { SectionPage } from "./support/pages/section-page.ts";
import { addRow } from "./support/rows.ts";

const file = (buffer: Buffer, name = "harbour.png", mimeType = "image/png") => ({ name, mimeType, buffer });

ownerTest(
  "A cover is chosen, seen by a guest once it is saved, replaced, and given up for the name alone",
  async ({ page, owner, phone }) => {
    const look = new LookPage(page);
    const guest = new GuestPage(phone);
    const seen = phone.locator("header picture img");
    await look.open();
    await look.coverOf("A photo").check();
    // Larger than the upload: the browser makes it smaller.
    await look.photo.setInputFiles(
      file(await image("jpeg", { width: 4032, height: 3024, background: "#26596b" }), "a.jpg", "image/jpeg"),
    );
    await expect(look.cover).toBeVisible();
    await expect(look.preview.locator("header picture img")).toBeVisible();
    await page.getByRole("slider", { name: "From top to bottom" }).press("End");
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

ownerTest(
  "Several pictures are put beside the items they belong to, changed there, and seen by guests",
  async ({ page, owner, phone }) => {
    const names = ["Garden Pool", "Sauna", "Library"];
    for (const name of names) await addRow(owner, amenities, { ...makeEntry(amenities, 1), name });
    await new SectionPage(page, amenities).open();
    const picture = await image("png", { width: 900, height: 600 });
    await page
      .getByLabel("Photos of amenities")
      .setInputFiles([
        file(picture, "sauna.png"),
        file(picture, "IMG_1.png"),
        file(await image("png", { width: 90 }), "IMG_2.png"),
      ]);
    const dialog = page.getByRole("dialog", { name: "Add Photos" });
    const itemFor = (name: string) => dialog.getByLabel(`Amenity for ${name}`);
    const chosen = (name: string) => itemFor(name).locator("option:checked");
    await expect(chosen("sauna.png")).toHaveText("Sauna");
    await expect(chosen("IMG_1.png"), "in the order of the list").toHaveText("Garden Pool");
    await itemFor("IMG_1.png").selectOption("Library");
    await expect(chosen("IMG_2.png"), "which had been given the library").toHaveText("Leave it out");
    await dialog.getByRole("button", { name: "Add 2 photos" }).click();
    await confirmMessage(page, "2 photos added successfully!");
    const { data } = await owner.api.from("amenities").select("name,photo_path").order("name").throwOnError();
    expect(data?.map(({ name, photo_path }) => [name, photo_path !== null])).toEqual([
      ["Garden Pool", false],
      ["Library", true],
      ["Sauna", true],
    ]);
    await phone.goto(`/view/${owner.hotel.id}#amenities`);
    await expect(phone.locator(".item img")).toHaveCount(2);
  },
);

ownerTest(
  "A photo is added straight from an item's row, seen by guests, and taken back with Undo",
  async ({ page, owner, phone }) => {
    await addRow(owner, amenities, { ...makeEntry(amenities, 1), name: "Pool" });
    await new SectionPage(page, amenities).open();
    const add = page.getByRole("button", { name: "Add a photo of Pool" });
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), add.click()]);
    await chooser.setFiles(file(await image("png", { width: 900, height: 600 })));
    await expect(page.getByText("Photo of Pool added")).toBeVisible();
    await expect(add).toBeHidden();
    const guest = new GuestPage(phone);
    await guest.open(owner.hotel.id);
    await expect((await guest.openSection(amenities.title)).locator("picture img")).toBeVisible();

    await page.getByRole("button", { name: "Undo" }).click();
    await expect(add).toBeVisible();
    const { data } = await owner.api.from("amenities").select("name, photo_path").single().throwOnError();
    expect(data).toEqual({ name: "Pool", photo_path: null });

    const [again] = await Promise.all([page.waitForEvent("filechooser"), add.click()]);
    await again.setFiles(file(Buffer.from("no picture"), "notes.png"));
    await expect(page.getByText("Please select a valid image file.")).toBeVisible();
  },
);
