/** Others who work at an owner's hotel, each on a device of their own. */
import type { Browser, Page } from "@playwright/test";
import type { TeamRole } from "../../../src/lib/accounts/roles.ts";
import { newEmail, type Owner, PASSWORD, TOUR_SEEN } from "../../../testbed/owner.ts";
import { mailedLink } from "./mailbox.ts";

/** One on which nobody has signed in. */
export async function newDevice(browser: Browser, baseURL: string): Promise<Page> {
  const storageState = { cookies: [], origins: [{ origin: baseURL, localStorage: [TOUR_SEEN] }] };
  const context = await browser.newContext({ baseURL, storageState, serviceWorkers: "block" });
  return context.newPage();
}

export async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel("Your first name").fill(name);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Join" }).click();
}

interface Joining {
  browser: Browser;
  url: string;
  owner: Owner;
}

/** Invited and joined: the screen on which the admin opens. */
export async function newColleague(
  { browser, url, owner }: Joining,
  role: TeamRole,
  name: string,
): Promise<Page> {
  const email = newEmail();
  await owner.api.from("invitations").insert({ hotel_id: owner.hotel.id, email, role }).throwOnError();
  const page = await newDevice(browser, url);
  await join(page, await mailedLink(url, email), name);
  await page.waitForURL("**/admin**");
  return page;
}
