/** A tab that comes back after a while offers what has changed meanwhile, and does not load it by itself. */
import type { Page } from "@playwright/test";
import type { Owner } from "../../testbed/owner.ts";
import { expect, test } from "../e2e/support/fixtures.ts";
import { keptOffline } from "../e2e/support/pages/guest-page.ts";
import { takerAt } from "../e2e/support/taker.ts";

test.use({ viewport: { width: 390, height: 844 }, refusals: ["no answer"] });

const MINUTE_MS = 60_000;

/** As a phone does whose guest looks at something else for so long. */
async function away(page: Page, minutes: number) {
  const turn = (state: "hidden" | "visible") =>
    page.evaluate((visibilityState) => {
      Object.defineProperty(document, "visibilityState", { value: visibilityState, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await turn("hidden");
  await page.clock.setFixedTime((await page.evaluate(() => Date.now())) + minutes * MINUTE_MS);
  await turn("visible");
}

const addAmenity = ({ api, hotel }: Pick<Owner, "api" | "hotel">, name: string) =>
  api
    .from("amenities")
    .insert({ hotel_id: hotel.id, name, description: "Warm.", location: "Below", timing: "Daily" })
    .throwOnError();

test("After five minutes one small question, and a line only if something changed", async ({ page, url }) => {
  const { api, hotel } = await takerAt(url);
  await addAmenity({ api, hotel }, "Sauna");
  const asked: number[] = [];
  page.on("response", (response) => {
    if (response.request().method() === "HEAD") asked.push(response.status());
  });
  await page.clock.setFixedTime(Date.now());
  await page.goto(`/view/${hotel.id}?lang=en`);
  const line = page.getByRole("status").filter({ hasText: "Updated" });

  await away(page, 4);
  await away(page, 4);
  await expect.poll(() => asked).toEqual([304]);
  await expect(line).toBeHidden();

  await api.from("hotels").update({ breakfast: "from seven" }).eq("id", hotel.id).throwOnError();
  await page.getByRole("searchbox").fill("tow");
  await away(page, 6);
  await expect(line).toBeHidden();
  await page.getByRole("searchbox").fill("");
  await page.context().setOffline(true);
  await away(page, 1);
  await page.context().setOffline(false);
  await away(page, 1);
  await expect.poll(() => asked.at(-1)).toBe(200);
  await expect(line).toBeVisible();
  expect(asked, "nothing was asked while a word was typed").toHaveLength(2);
  await expect(page.getByText("from seven"), "not by itself").toBeHidden();

  await line.getByRole("button", { name: "Show" }).click();
  await expect(page.getByText("from seven")).toBeVisible();
  await expect(line).toBeHidden();
});

test("A saved copy says what is there once there is a network, and takes nothing from the guest's hand", async ({
  page,
  url,
}) => {
  const { api, hotel } = await takerAt(url);
  await addAmenity({ api, hotel }, "Sauna");
  await page.goto(`/view/${hotel.id}?lang=en`);
  await keptOffline(page);
  const copy = page.getByText("This is your saved copy");
  const line = page.getByRole("status").filter({ hasText: "Updated" });
  const words = page.getByRole("searchbox");
  for (const isChanged of [false, true]) {
    await page.context().setOffline(true);
    await page.reload();
    await expect(copy).toBeVisible();
    await words.fill("tow");
    await page.evaluate(() => {
      document.body.dataset.stayed = "";
    });
    if (isChanged)
      await api.from("hotels").update({ breakfast: "from seven" }).eq("id", hotel.id).throwOnError();
    await page.context().setOffline(false);
    await expect(copy).toBeHidden();
    await expect(line).toBeVisible({ visible: isChanged });
    await expect(page.locator("body[data-stayed]")).toHaveCount(1);
    await expect(words).toHaveValue("tow");
  }
  await words.fill("");
  await line.getByRole("button", { name: "Show" }).click();
  await expect(page.getByText("from seven")).toBeVisible();
  await expect(copy).toBeHidden();
});

test("The guest stays in the section that is open", async ({ page, url }) => {
  const owner = await takerAt(url);
  await addAmenity(owner, "Sauna");
  await page.clock.setFixedTime(Date.now());
  await page.goto(`/view/${owner.hotel.id}?lang=en#amenities`);
  await addAmenity(owner, "Steam bath");
  await away(page, 6);
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("heading", { name: "Steam bath" })).toBeVisible();
  expect(new URL(page.url()).hash).toBe("#amenities");
});
