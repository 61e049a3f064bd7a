/** A device remembers what it sent, and forgets it in time. */

import type { Page } from "@playwright/test";
import { answerMessages } from "../../testbed/answer-messages.ts";
import { expect, test } from "../e2e/support/fixtures.ts";
import { keptOffline } from "../e2e/support/pages/guest-page.ts";
import { sendAsAPerson } from "../e2e/support/send-as-a-person.ts";
import { takerAt } from "../e2e/support/taker.ts";

test.use({ viewport: { width: 390, height: 844 }, refusals: [404, "no answer"] });

/** A request for a taxi at a hotel that takes them. */
async function sent(page: Page, url: string) {
  const taker = await takerAt(url);
  await page.goto(`/view/${taker.hotel.id}/request?lang=en&topic=taxi`);
  await page.getByLabel("Room number").fill("12");
  await sendAsAPerson(page, "Send");
  await expect(page.getByText("This device remembers it until three days after our answer.")).toBeVisible();
  return { ...taker, home: `/view/${taker.hotel.id}?lang=en`, row: page.locator(".sent a") };
}

const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("innfo-sent-")));

test("The row follows the desk, with a network and without, until three days after the answer", async ({
  page,
  url,
}) => {
  const { api, hotel, home, row } = await sent(page, url);
  await page.goto(home);
  await expect(row).toHaveText("A taxiIt has arrived");
  await keptOffline(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(row).toHaveText("A taxiIt has arrived");
  await page.context().setOffline(false);

  await answerMessages(api, hotel.id, "It comes at five.");
  await page.goto(home);
  await expect(row).toHaveText("A taxiIt comes at five.");
  await row.click();
  await expect(page.getByText("It comes at five.")).toBeVisible();

  const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60_000);
  await page.clock.setFixedTime(days(2.9));
  await page.goto(home);
  await expect(row, "looking does not prolong it").toHaveText("A taxiIt comes at five.");
  await page.clock.setFixedTime(days(3.1));
  await page.goto("/view/1");
  await expect(page.getByText("Check-in")).toBeVisible();
  await expect.poll(() => kept(page), "erased on any hotel's page").toEqual([]);
});

test("A long answer leaves what was asked on one line, and shows its beginning on two", async ({
  page,
  url,
}) => {
  const { api, hotel, home, row } = await sent(page, url);
  await answerMessages(api, hotel.id, "It comes at five, to the door towards the garden. ".repeat(12));
  await page.goto(home);
  await expect(row).toContainText("It comes at five");
  const lines = (element: Element) =>
    element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight);
  await expect.poll(async () => Math.round(await row.locator("strong").evaluate(lines))).toBe(1);
  await expect.poll(async () => Math.round(await row.locator("span").evaluate(lines))).toBe(2);
});

test("What is forgotten while the page asks for its answer stays forgotten", async ({ page, url }) => {
  const { home, row } = await sent(page, url);
  await page.addInitScript(() => {
    const ask = window.fetch;
    window.fetch = async (...given) => {
      const answer = await ask(...given);
      if (!String(given[0]).startsWith("/message")) return answer;
      document.documentElement.classList.add("asked");
      await new Promise((resolve) => window.addEventListener("go-on", resolve, { once: true }));
      return answer;
    };
  });
  await page.goto(home);
  await expect(row).toHaveCount(1);
  await expect(page.locator("html.asked")).toBeAttached();
  await page.evaluate(() => localStorage.clear());
  await page.evaluate(() => window.dispatchEvent(new Event("go-on")));
  await expect(row).toHaveCount(0);
  expect(await kept(page)).toEqual([]);
});

test("What its guest or the hotel deleted is forgotten", async ({ page, url }) => {
  const { api, hotel, home, row } = await sent(page, url);
  await page.goto(home);
  await expect(row).toHaveCount(1);
  await api.from("messages").delete().eq("hotel_id", hotel.id).throwOnError();
  await page.reload();
  await expect(row).toHaveCount(0);
  await expect.poll(() => kept(page)).toEqual([]);
});

test("A device that stores nothing promises nothing", async ({ page, taker: { hotel } }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("Blocked", "QuotaExceededError");
    };
  });
  await page.goto(`/view/${hotel.id}/request?lang=en&topic=taxi`);
  await page.getByLabel("Room number").fill("12");
  await sendAsAPerson(page, "Send");
  await expect(page.getByText("On another device, the address of this page")).toBeVisible();
  await expect(page.getByText("This device remembers")).toHaveCount(0);
});
