import sharp from "sharp";
import { amenities } from "../../src/sections/amenities.ts";
import { image } from "../../testbed/images.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { makeEntry } from "../e2e/support/entries.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { confirmMessage, holdNotice } from "../e2e/support/message.ts";
import { SectionPage } from "../e2e/support/pages/section-page.ts";
import { addRow } from "../e2e/support/rows.ts";

ownerTest("A picture is dropped, or pasted", async ({ page, look }) => {
  await look.open();
  await look.coverOf("A photo").check();
  const give = async (type: "drop" | "paste", background: string) => {
    const bytes = [
      ...(await sharp({ create: { width: 90, height: 60, channels: 3, background } })
        .png()
        .toBuffer()),
    ];
    const transfer = await page.evaluateHandle((content) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(content)], "a.png", { type: "image/png" }));
      return data;
    }, bytes);
    if (type === "drop") {
      await page
        .getByText("We remove the place from the photo")
        .dispatchEvent("drop", { dataTransfer: transfer });
    } else {
      await page.evaluate(
        (data) =>
          document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data as DataTransfer })),
        transfer,
      );
    }
  };
  await give("drop", "#26596b");
  await expect(look.cover).toBeVisible();
  const dropped = String(await look.cover.getAttribute("src"));
  await give("paste", "#e8d4a2");
  await expect(look.cover).not.toHaveAttribute("src", dropped);
});

ownerTest.describe("A picture that does not get through", () => {
  ownerTest.use({ refusals: ["no answer"] });
  ownerTest(
    "is refused when it is chosen, or sent again when its upload got lost",
    async ({ page, owner, look }) => {
      await look.open();
      await look.coverOf("A photo").check();
      await look.photo.setInputFiles({
        name: "a.png",
        mimeType: "image/png",
        buffer: Buffer.from("<script>alert(1)</script>"),
      });
      await expect(look.photo).toHaveAccessibleDescription("Please select a valid image file.");
      await look.photo.setInputFiles({
        name: "IMG_1.HEIC",
        mimeType: "image/heic",
        buffer: Buffer.from("ftypheic"),
      });
      await expect(look.photo).toHaveAccessibleDescription(/HEIC.*JPEG/);
      await page.route("/storage/v1/object/photos/**", (route) => route.abort(), { times: 1 });
      const buffer = await image("png", { width: 900, height: 600 });
      await look.photo.setInputFiles({ name: "harbour.png", mimeType: "image/png", buffer });
      await expect(look.photo).toHaveAccessibleDescription(/^Network error/);
      await page.getByRole("button", { name: "Try Again" }).click();
      await expect(look.cover).toBeVisible();
      await expect(look.photo).toHaveAccessibleDescription("");
      const { data } = await owner.api.from("hotels").select("cover_path").eq("id", owner.hotel.id).single();
      expect(data?.cover_path).toBeNull();
    },
  );
});

ownerTest(
  "Pictures are dropped on a list, or pasted, and sending them can be stopped half-way",
  async ({ page, owner }) => {
    for (const name of ["Pool", "Sauna"]) {
      await addRow(owner, amenities, { ...makeEntry(amenities, 1), name });
    }
    await new SectionPage(page, amenities).open();
    const contents = await Promise.all([90, 91].map(async (width) => [...(await image("png", { width }))]));
    const transfer = await page.evaluateHandle((pictures) => {
      const data = new DataTransfer();
      for (const [index, name] of ["pool.png", "sauna.png"].entries()) {
        data.items.add(new File([new Uint8Array(pictures[index] ?? [])], name, { type: "image/png" }));
      }
      return data;
    }, contents);
    const dialog = page.getByRole("dialog", { name: "Add Photos" });
    const chosen = (name: string) => dialog.getByLabel(`Amenity for ${name}`).locator("option:checked");

    await page.getByRole("heading", { name: "Sauna" }).dispatchEvent("drop", { dataTransfer: transfer });
    await expect(chosen("pool.png")).toHaveText("Pool");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();

    await page.evaluate(
      (data) => document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data })),
      transfer,
    );
    await expect(chosen("sauna.png")).toHaveText("Sauna");
    // The second picture is on its way until it is stopped.
    let isSecond = false;
    await page.route("/storage/v1/object/photos/**", async (route) => {
      if (!isSecond) await route.continue();
      isSecond = true;
    });
    await dialog.getByRole("button", { name: "Add 2 photos" }).click();
    await expect(dialog.getByRole("listitem").filter({ hasText: "pool.png" })).toContainText("Added");
    await expect(dialog.getByRole("progressbar", { name: "sauna.png: upload" })).toBeVisible();
    await page.keyboard.press("Escape");
    const question = page.getByRole("dialog", { name: "Stop adding photos?" });
    await question.getByRole("button", { name: "Go On" }).click();
    await expect(question).toBeHidden();
    await dialog.getByRole("button", { name: "Stop" }).click();
    await question.getByRole("button", { name: "Stop" }).click();
    await expect(dialog).toBeHidden();
    const { data } = await owner.api.from("amenities").select("name,photo_path").order("name").throwOnError();
    expect(data.map(({ name, photo_path }) => [name, photo_path !== null])).toEqual([
      ["Pool", true],
      ["Sauna", false],
    ]);
  },
);

ownerTest.describe("Of several pictures", () => {
  ownerTest.use({ refusals: ["no answer"] });
  ownerTest(
    "one that does not get through leaves the others alone, and is sent again",
    async ({ page, owner }) => {
      for (const name of ["Pool", "Sauna"]) {
        await addRow(owner, amenities, { ...makeEntry(amenities, 1), name });
      }
      await new SectionPage(page, amenities).open();
      await page.route("/storage/v1/object/photos/**", (route) => route.abort(), { times: 1 });
      const files = await Promise.all(
        ["pool.png", "sauna.png"].map(async (name, index) => ({
          name,
          mimeType: "image/png",
          buffer: await image("png", { width: 90 + index }),
        })),
      );
      await page.getByLabel("Photos of amenities").setInputFiles(files);
      const dialog = page.getByRole("dialog", { name: "Add Photos" });
      await dialog.getByRole("button", { name: "Add 2 photos" }).click();
      await expect(dialog.getByRole("listitem").filter({ hasText: "pool.png" })).toContainText(
        "Network error. Please check your connection and try again.",
      );
      await expect(dialog.getByRole("listitem").filter({ hasText: "sauna.png" })).toContainText("Added");
      await dialog.getByRole("button", { name: "Try Again" }).click();
      await expect(page.getByRole("dialog", { name: "2 photos added successfully!" })).toBeVisible();
      const { data } = await owner.api.from("amenities").select("photo_path").throwOnError();
      expect(data.every(({ photo_path }) => photo_path !== null)).toBe(true);
    },
  );
});

ownerTest("A form is not saved without the photo that is on its way to it", async ({ page, owner }) => {
  await addRow(owner, amenities, { ...makeEntry(amenities, 1), name: "Pool" });
  const screen = new SectionPage(page, amenities);
  await screen.open();
  await screen.edit("Pool");
  const form = screen.form("Edit");
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("/storage/v1/object/photos/**", async (route) => {
    await held;
    await route.continue();
  });
  const buffer = await image("png", { width: 900, height: 600 });
  await form
    .getByLabel("Photo", { exact: true })
    .setInputFiles({ name: "a.png", mimeType: "image/png", buffer });
  await expect(form.getByRole("progressbar")).toBeVisible();
  await expect(form.getByRole("button", { name: "Uploading..." })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Discard changes?" })).toBeVisible();
  await page.getByRole("button", { name: "Keep Editing" }).click();
  arrive();
  await expect(form.getByRole("img", { name: "As guests see it" })).toBeVisible();
  await form.getByRole("button", { name: "Update Amenity" }).click();
  await expect(form).toBeHidden();
  const { data } = await owner.api.from("amenities").select("photo_path").throwOnError();
  expect(data[0]?.photo_path).toMatch(new RegExp(`^${owner.hotel.id}/`));
});

ownerTest.describe("The part of a photo that guests see", () => {
  const picture = async () => ({
    name: "tower.png",
    mimeType: "image/png",
    // Red above, blue below.
    buffer: await sharp({ create: { width: 600, height: 1200, channels: 3, background: "#c01010" } })
      .composite([
        { input: await image("png", { width: 600, height: 600, background: "#1010c0" }), top: 600, left: 0 },
      ])
      .png()
      .toBuffer(),
  });
  type Owner = Parameters<Parameters<typeof ownerTest>[2]>[0]["owner"];
  const shown = async ({ api }: Owner) => {
    const { data: item } = await api.from("amenities").select("photo_path").single().throwOnError();
    const { data } = await api
      .from("photos")
      .select("width,height,top_color,bottom_color")
      .eq("path", String(item.photo_path))
      .single()
      .throwOnError();
    return data;
  };
  const red = expect.stringMatching(/^#[b-c]/);
  const blue = expect.stringMatching(/^#[0-2]/);

  ownerTest("is chosen in the item's form, now and later", async ({ page, owner, amenityScreen }) => {
    await addRow(owner, amenities, { ...makeEntry(amenities, 1), name: "Tower" });
    const form = amenityScreen.form("Edit");
    const dialog = page.getByRole("dialog", { name: "Adjust Photo" });
    const adjust = form.getByRole("button", { name: "Adjust Photo" });
    await amenityScreen.open();
    await amenityScreen.edit("Tower");
    await expect(adjust, "without a photo").toBeHidden();
    await form.getByLabel("Photo", { exact: true }).setInputFiles(await picture());
    await adjust.click();
    await expect(
      dialog.getByRole("slider", { name: "From left to right" }),
      "nothing is left over",
    ).toBeHidden();
    await dialog.getByRole("slider", { name: "From top to bottom" }).press("End");
    await dialog.getByRole("button", { name: "Use This Part" }).click();
    await expect(dialog).toBeHidden();
    await expect(form.getByRole("progressbar")).toBeHidden();
    await amenityScreen.submit("Edit");
    await expect(form).toBeHidden();
    expect(await shown(owner)).toEqual({ width: 600, height: 338, top_color: blue, bottom_color: blue });

    // All of it is no longer known: what is stored can be enlarged.
    await page.reload();
    await amenityScreen.edit("Tower");
    await adjust.click();
    await dialog.getByRole("slider", { name: "Larger" }).press("End");
    await dialog.getByRole("button", { name: "Use This Part" }).click();
    await expect(form.getByRole("progressbar")).toBeHidden();
    await amenityScreen.submit("Edit");
    await expect(form).toBeHidden();
    expect(await shown(owner)).toMatchObject({ width: 200, bottom_color: blue });
  });

  ownerTest("follows the finger, and is given up with Cancel", async ({ page, owner }) => {
    await addRow(owner, amenities, { ...makeEntry(amenities, 1), name: "Tower" });
    await new SectionPage(page, amenities).open();
    const add = page.getByRole("dialog", { name: "Add Photos" });
    const dialog = page.getByRole("dialog", { name: "Adjust Photo" });
    const seen = dialog.getByRole("img", { name: "What guests will see" });
    const height = dialog.getByRole("slider", { name: "From top to bottom" });
    const drag = async (by: number) => {
      const { x, y, width, height: tall } = (await seen.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.move(x + width / 2, y + tall / 2);
      await page.mouse.down();
      await page.mouse.move(x + width / 2, y + tall / 2 + by, { steps: 4 });
      await page.mouse.up();
    };
    await page.getByLabel("Photos of amenities").setInputFiles([await picture()]);
    await add.getByRole("button", { name: "Adjust tower.png" }).click();
    await expect(height).toHaveValue("50");
    await drag(-2000);
    await expect(height).toHaveValue("100");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await add.getByRole("button", { name: "Adjust tower.png" }).click();
    await expect(height, "as before").toHaveValue("50");
    await drag(2000);
    await expect(height).toHaveValue("0");
    await dialog.getByRole("button", { name: "Use This Part" }).click();
    await add.getByRole("button", { name: "Add 1 photo" }).click();
    await expect(page.getByRole("dialog", { name: "1 photo added successfully!" })).toBeVisible();
    expect(await shown(owner)).toEqual({ width: 600, height: 338, top_color: red, bottom_color: red });
  });
});

ownerTest.describe("On a phone", () => {
  ownerTest.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  ownerTest("the camera takes the photo", async ({ page, owner, amenityScreen }) => {
    await addRow(owner, amenities, { ...makeEntry(amenities, 1), name: "Pool" });
    await amenityScreen.open();
    await amenityScreen.edit("Pool");
    const form = amenityScreen.form("Edit");
    const camera = page.waitForEvent("filechooser");
    await form.getByRole("button", { name: "Take Photo" }).click();
    const chooser = await camera;
    expect(await chooser.element().getAttribute("capture"), "the camera at the back").toBe("environment");
    await chooser.setFiles({
      name: "image.jpg",
      mimeType: "image/jpeg",
      buffer: await image("jpeg", { width: 900 }),
    });
    await expect(form.getByRole("img", { name: "As guests see it" })).toBeVisible();
    await amenityScreen.submit("Edit");
    await expect(form).toBeHidden();
    const { data } = await owner.api.from("amenities").select("photo_path").single().throwOnError();
    expect(data.photo_path).toMatch(new RegExp(`^${owner.hotel.id}/`));
  });
});

const file = (buffer: Buffer, name = "harbour.png", mimeType = "image/png") => ({ name, mimeType, buffer });

ownerTest(
  "A photo is added straight from an item's row, seen by guests, and taken back with Undo",
  async ({ page, owner, guest }) => {
    await addRow(owner, amenities, { ...makeEntry(amenities, 1), name: "Pool" });
    await new SectionPage(page, amenities).open();
    const add = page.getByRole("button", { name: "Add a photo of Pool" });
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), add.click()]);
    await chooser.setFiles(file(await image("png", { width: 900, height: 600 })));
    await holdNotice(page, "Photo of Pool added");
    await expect(add).toBeHidden();
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
