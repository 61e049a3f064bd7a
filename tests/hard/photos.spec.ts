import sharp from "sharp";
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
