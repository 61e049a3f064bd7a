import { expect, ownerTest } from "./support/fixtures.ts";
import { QrPage } from "./support/pages/qr-page.ts";

ownerTest("The guest view opens in a tab of its own", async ({ page, owner }) => {
  const qr = new QrPage(page);
  await qr.open();
  const opening = page.waitForEvent("popup");
  await qr.guestView.click();
  const guestView = await opening;
  await expect(guestView).toHaveURL(`/view/${owner.hotel.id}`);
  await expect(guestView.getByRole("heading", { level: 1 })).toHaveText(owner.hotel.name);
});

ownerTest(
  "A phone hands the code over as a picture, and downloads it where that is refused",
  async ({ page, owner }) => {
    await page.addInitScript(() => {
      const shared: string[] = [];
      const refusals = ["NotAllowedError"];
      Object.assign(navigator, {
        canShare: () => true,
        share: ({ files = [], text }: ShareData) => {
          const refusal = shared.length > 0 ? refusals.pop() : undefined;
          if (refusal) return Promise.reject(new DOMException("", refusal));
          shared.push(`${files[0]?.name} ${files[0]?.type} ${text}`);
          document.title = shared.join();
          return Promise.resolve();
        },
      });
    });
    const qr = new QrPage(page);
    await qr.open();
    const share = page.getByRole("button", { name: "Share", exact: true });
    await share.click();
    await expect(page).toHaveTitle(
      new RegExp(`^${owner.hotel.name} QR code.png image/png http.*${owner.hotel.id}`),
    );
    const download = page.waitForEvent("download");
    await share.click();
    expect((await download).suggestedFilename()).toBe(`${owner.hotel.name} QR code.png`);
  },
);
