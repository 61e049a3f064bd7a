import sharp from "sharp";
import { image } from "../../testbed/images.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { LookPage } from "../e2e/support/pages/look-page.ts";

ownerTest("A picture is dropped, or pasted", async ({ page }) => {
  const look = new LookPage(page);
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
      await page.getByText("Or drop a picture here").dispatchEvent("drop", { dataTransfer: transfer });
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
    async ({ page, owner }) => {
      const look = new LookPage(page);
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
