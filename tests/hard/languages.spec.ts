/** A German guest reads the sample hotel, which writes English, also without a network. */
import { readFileSync } from "node:fs";
import type { Catalogue } from "../../src/lib/messages/message.ts";
import { expect, test } from "../e2e/support/fixtures.ts";
import { keptOffline } from "../e2e/support/pages/guest-page.ts";

const de = JSON.parse(
  readFileSync(new URL("../../src/lib/messages/de.json", import.meta.url), "utf8"),
) as Catalogue;

test.use({ locale: "de-DE", refusals: ["no answer"] });

test("reads, searches and filters in German, and finds what the hotel says in English, also without a network", async ({
  page,
  context,
}) => {
  const open = async () => {
    await page.goto("/view/1");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.locator(".times")).toContainText(de.messages["page.checkIn"]);
    await expect(page.locator(".times")).toContainText("15:00");
  };
  await open();
  await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "en");
  await page.getByRole("searchbox").fill("handtuch");
  await expect(page.getByRole("search").getByRole("status")).toHaveText(/^(?!.*0$).+\d$/);
  await page.getByRole("searchbox").fill("xyzxyz");
  await expect(page.getByRole("search")).toContainText(de.messages["script.callReception"]);
  await keptOffline(page);
  await context.setOffline(true);
  await page.goto("/view/never");
  await expect(page.getByRole("heading")).toHaveText(de.messages["offline.title"]);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await open();
  await expect(page.getByRole("link", { name: de.messages["script.tryAgain"] })).toBeInViewport();
});
