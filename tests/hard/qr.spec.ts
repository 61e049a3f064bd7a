import type { Page } from "@playwright/test";
import sharp from "sharp";
import { QR_SIZES } from "../../src/product.ts";
import { decodeQr } from "../../testbed/decode-qr.ts";
import { giveLogo } from "../../testbed/give-logo.ts";
import { houseCodeUrl } from "../../testbed/house-code.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { stopClock } from "../e2e/support/stop-clock.ts";

/** Share of pixels in the middle fifth of the picture that are neither black nor white. */
async function colourInTheMiddle(png: Buffer): Promise<number> {
  const { width } = await sharp(png).metadata();
  const side = Math.round(width / 5);
  const corner = Math.round((width - side) / 2);
  const middle = sharp(png).extract({ left: corner, top: corner, width: side, height: side });
  return colourShare(await middle.png().toBuffer());
}

/** Share of pixels that are neither black nor white nor grey. */
async function colourShare(png: Buffer): Promise<number> {
  const pixels = await sharp(png).removeAlpha().raw().toBuffer();
  let coloured = 0;
  for (let i = 0; i < pixels.length; i += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(i, i + 3);
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > 30) coloured += 1;
  }
  return (coloured * 3) / pixels.length;
}

for (const { withLogo, colorScheme } of [
  { withLogo: true, colorScheme: "light" },
  { withLogo: true, colorScheme: "dark" },
  { withLogo: false, colorScheme: "light" },
] as const) {
  const title = `${withLogo ? "with" : "without"} a logo, on a ${colorScheme} screen`;
  ownerTest(
    `A code ${title}, is read at every size, from the file and from the screen`,
    async ({ page, owner, url, qr }) => {
      if (withLogo) await giveLogo(owner);
      await page.emulateMedia({ colorScheme });
      await qr.open();
      await expect(qr.size).toHaveValue("200");
      const guestUrl = `${url}/view/${owner.hotel.id}`;
      const codeUrl = await houseCodeUrl(url, owner);
      await expect(page.getByText(guestUrl, { exact: true }).first()).toBeVisible();
      for (const size of QR_SIZES) {
        await qr.choose(size);
        const png = await qr.download("PNG");
        expect(png.name).toBe(`${owner.hotel.name} QR code.png`);
        expect(await sharp(png.content).metadata()).toMatchObject({ width: size, height: size });
        expect(await decodeQr(png.content), `PNG of ${size} pixels`).toBe(codeUrl);
        const svg = await qr.download("SVG");
        expect(svg.name).toBe(`${owner.hotel.name} QR code.svg`);
        expect(await decodeQr(svg.content), `SVG of ${size} pixels`).toBe(codeUrl);
        expect(await decodeQr(await qr.picture.screenshot()), `screen, ${size} pixels`).toBe(codeUrl);
        if (withLogo) expect(await colourInTheMiddle(png.content)).toBeGreaterThan(0.3);
        else expect(await colourInTheMiddle(png.content)).toBe(0);
      }
    },
  );
}

ownerTest("The code leads to the public address, wherever the owner works", async ({ page, owner, qr }) => {
  await page.route("**/config.json", async (route) => {
    const config = await (await route.fetch()).json();
    await route.fulfill({ json: { ...config, supabaseUrl: "https://guide.example.com" } });
  });
  await qr.open();
  const png = await qr.download("PNG");
  expect(await decodeQr(png.content)).toBe(await houseCodeUrl("https://guide.example.com", owner));
});

/** Read in a page without this site's policy, which lets nobody read the clipboard. */
async function clipboardText(page: Page, url: string): Promise<string> {
  const elsewhere = await page.context().newPage();
  await elsewhere.route(`${url}/elsewhere`, (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await elsewhere.goto(`${url}/elsewhere`);
  return elsewhere.evaluate(() => navigator.clipboard.readText());
}

ownerTest("The guest URL is copied, which the screen says for a moment", async ({ page, owner, url, qr }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await qr.open();
  await expect(qr.picture).toBeVisible();
  await stopClock(page);
  await qr.copyUrl();
  await expect(page.getByText("Copied to clipboard!")).toBeVisible();
  await page.clock.runFor(1999);
  await expect(page.getByText("Copied to clipboard!")).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByText("Copied to clipboard!")).toBeHidden();
  expect(await clipboardText(page, url)).toBe(`${url}/view/${owner.hotel.id}`);
});

ownerTest.describe("A logo that cannot be loaded", () => {
  ownerTest.use({ refusals: [404] });

  ownerTest("leaves a code without it, and the screen says so", async ({ page, owner, url, qr }) => {
    await giveLogo(owner);
    await page.route("**/storage/v1/**", (route) => route.fulfill({ status: 404, json: {} }));
    await qr.open();
    await expect(page.getByText("Your logo could not be loaded. The code has none.")).toBeVisible();
    const png = await qr.download("PNG");
    expect(await decodeQr(png.content)).toBe(await houseCodeUrl(url, owner));
  });
});

ownerTest(
  "A phone hands the code over as a picture, and downloads it where that is refused",
  async ({ page, owner, qr }) => {
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

ownerTest("The guest view opens in a tab of its own", async ({ page, owner, qr }) => {
  await qr.open();
  const opening = page.waitForEvent("popup");
  await qr.guestView.click();
  const guestView = await opening;
  await expect(guestView).toHaveURL(`/view/${owner.hotel.id}`);
  await expect(guestView.getByRole("heading", { level: 1 })).toHaveText(owner.hotel.name);
});
