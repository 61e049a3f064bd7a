import sharp from "sharp";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { ProfilePage } from "../e2e/support/pages/profile-page.ts";

type Owner = Parameters<Parameters<typeof ownerTest>[2]>[0]["owner"];
async function stored({ api, hotel }: Owner) {
  const { data } = await api.from("hotels").select("cover_path,cover_focus_y").eq("id", hotel.id).single();
  return data;
}

ownerTest("A picture is dropped, or pasted", async ({ page, owner }) => {
  const profile = new ProfilePage(page);
  await profile.open();
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
  await expect(page.getByRole("img", { name: "Your cover" })).toBeVisible();
  const dropped = (await stored(owner))?.cover_path;
  await give("paste", "#e8d4a2");
  await expect.poll(async () => (await stored(owner))?.cover_path).not.toBe(dropped);
});
