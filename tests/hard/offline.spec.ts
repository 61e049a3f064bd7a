import type { BrowserContext } from "@playwright/test";
import { amenities } from "../../src/sections/amenities.ts";
import { uploadPhoto } from "../../testbed/give-photo.ts";
import { makeEntry } from "../e2e/support/entries.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { GuestPage, keptOffline } from "../e2e/support/pages/guest-page.ts";
import { addRow, setHotel } from "../e2e/support/rows.ts";

const NOTICE = /^No connection\. This is your saved copy from .+\. Try again$/;

async function loseNetwork(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
}

ownerTest.use({ serviceWorkers: "allow", refusals: ["no answer", 404] });

ownerTest(
  "A guest without a network reads what they read before, and is told so",
  async ({ phone, owner, guest }) => {
    await addRow(owner, amenities, { ...makeEntry(amenities, 1), name: "Garden pool" });
    await guest.open(owner.hotel.id);
    await keptOffline(phone);
    await expect(phone.getByRole("status").filter({ hasText: NOTICE })).toBeHidden();

    await loseNetwork(phone.context());
    await phone.goto("/view/1");
    await expect(phone.getByRole("heading", { name: "No connection" }), "never read before").toBeVisible();
    await phone.goto(`/view/${owner.hotel.id}?lang=`);
    await expect(phone.getByRole("heading", { name: "No connection" }), "the languages").toBeVisible();
    await phone.goto(`/view/${owner.hotel.id}`);
    await expect(phone.getByRole("status").filter({ hasText: NOTICE })).toBeInViewport();
    const again = await phone.getByRole("link", { name: "Try again" }).boundingBox();
    expect(again?.height, "can be pressed").toBeGreaterThanOrEqual(44);
    await expect(phone.getByRole("heading", { level: 1 })).toHaveText(owner.hotel.name);
    const section = await guest.openSection(amenities.title);
    await expect(section.getByRole("heading", { name: "Garden pool" })).toBeVisible();
    // The search was never loaded while there was a network.
    await guest.back.click();
    await phone.getByRole("searchbox").fill("swiming");
    await expect(phone.getByRole("search").getByRole("heading", { name: "Garden pool" })).toBeVisible();
  },
);

ownerTest.describe(() => {
  // A worker that is faster than the typing has the search already.
  ownerTest.use({ serviceWorkers: "block" });

  ownerTest(
    "A search that cannot be loaded says so, and is loaded with the next letter",
    async ({ page, owner }) => {
      await addRow(owner, amenities, { ...makeEntry(amenities, 1), name: "Garden pool" });
      await page.route("**/assets/search.*", (route) => route.abort());
      await new GuestPage(page).open(owner.hotel.id);
      await page.getByRole("searchbox").fill("swim");
      await expect(page.getByRole("search").getByRole("status")).toHaveText("No connection");
      await page.unroute("**/assets/search.*");
      await page.getByRole("searchbox").fill("swiming");
      await expect(page.getByRole("search").getByRole("heading", { name: "Garden pool" })).toBeVisible();
    },
  );
});

ownerTest("A copy offers no code whose picture is not on the device", async ({ page, owner }) => {
  const wifi = [{ name: "Harbour", password: "salt and thyme", shown_to: "everybody" }];
  await setHotel(owner, { wifi });
  await new GuestPage(page).open(owner.hotel.id);
  await keptOffline(page);
  const code = page.getByText("Show code", { exact: true });
  await expect(code, "with a network").toBeVisible();

  await loseNetwork(page.context());
  await page.reload();
  await expect(page.getByRole("status").filter({ hasText: NOTICE })).toBeVisible();
  await expect(page.getByText("salt and thyme"), "the rest of the card").toBeVisible();
  await expect(code).toBeHidden();
});

ownerTest("A page without a hotel stands in the middle of a wide screen", async ({ page, owner }) => {
  const { width } = page.viewportSize() ?? { width: 0 };
  for (const path of ["/view/999999999", `/view/${owner.hotel.id}?lang=`]) {
    await page.goto(path);
    const { x = 0, width: taken = 0 } = (await page.getByRole("main").boundingBox()) ?? {};
    expect(x, `${path} has a margin`).toBeGreaterThan(0);
    expect(x + taken / 2, path).toBeCloseTo(width / 2, 0);
  }
});

ownerTest("A cover's photo is there without a network", async ({ phone, owner }) => {
  const cover_path = await uploadPhoto(owner.api, owner.hotel.id);
  await setHotel(owner, { cover_path });
  const photo = phone.locator("header img").first();
  const width = () => photo.evaluate((img: HTMLImageElement) => (img.complete ? img.naturalWidth : 0));
  await expect
    .poll(async () => {
      await new GuestPage(phone).open(owner.hotel.id);
      return photo.count();
    })
    .toBe(1);
  await keptOffline(phone);
  // By an open page's worker, beside showing it.
  const isKept = () =>
    photo.evaluate(async (img: HTMLImageElement) => (await caches.match(img.src)) !== undefined);
  await expect.poll(isKept).toBe(true);
  await loseNetwork(phone.context());
  await phone.reload();
  await expect(phone.getByRole("status").filter({ hasText: NOTICE })).toBeVisible();
  await expect.poll(width).toBeGreaterThan(0);
});

ownerTest(
  "With a network an edit is seen on the very next load, also by who has a copy",
  async ({ phone, owner, guest }) => {
    await addRow(owner, amenities, { ...makeEntry(amenities, 1), name: "Garden pool" });
    await guest.open(owner.hotel.id);
    await keptOffline(phone);
    await addRow(owner, amenities, { ...makeEntry(amenities, 2), name: "Sauna" });
    await phone.reload();
    await expect(
      (await guest.openSection(amenities.title)).getByRole("heading", { name: "Sauna" }),
    ).toBeVisible();
  },
);

ownerTest.describe("A hotel that is gone", () => {
  ownerTest.use({ refusals: ["no answer", 404] });
  ownerTest("is not shown from the copy either", async ({ phone, owner }) => {
    await new GuestPage(phone).open(owner.hotel.id);
    await keptOffline(phone);
    await owner.api.from("hotels").delete().eq("id", owner.hotel.id).throwOnError();
    await phone.reload();
    await expect(phone.getByRole("heading", { name: "Hotel Not Found" })).toBeVisible();
    // By the worker, beside showing that.
    await expect
      .poll(() => phone.evaluate(async () => Boolean(await caches.match(location.href))))
      .toBe(false);
    await loseNetwork(phone.context());
    await phone.reload().catch(() => undefined);
    await expect(phone.getByText(owner.hotel.name)).toBeHidden();
  });
});
