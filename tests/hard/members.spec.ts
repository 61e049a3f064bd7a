/** A team: invited by mail, joined on another device, each with what its role may do. */
import type { Locator, Page } from "@playwright/test";
import { newEmail, PASSWORD } from "../../testbed/owner.ts";
import { join, newDevice } from "../e2e/support/colleagues.ts";
import { expect } from "../e2e/support/fixtures.ts";
import { mailedLink } from "../e2e/support/mailbox.ts";
import { confirmMessage } from "../e2e/support/message.ts";
import { AdminShell } from "../e2e/support/pages/admin-shell.ts";
import { proTest } from "../e2e/support/pro.ts";
import { turnOn } from "../e2e/support/rows.ts";
import { sendAsAPerson } from "../e2e/support/send-as-a-person.ts";

async function invite(page: Page, email: string, role: string): Promise<void> {
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email Address").fill(email);
  await dialog.getByRole("radio", { name: role }).check();
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: email })).toContainText(`Invited as ${role}`);
}

proTest(
  "An editor who is invited joins on another device, changes the page, and is taken out in the middle of an edit",
  async ({ browser, owner, page: at, url }) => {
    await at.goto("/admin/members");
    await expect(at.getByText("You work here alone")).toBeVisible();
    const email = newEmail();
    await invite(at, email, "Editor");

    const device = await newDevice(browser, url);
    await join(device, await mailedLink(url, email), "Ana");
    await new AdminShell(device).expectAt("Dashboard");
    await device.goto("/admin/profile");
    await device.getByLabel("Breakfast").fill("7 to 10:30");
    await device.getByRole("button", { name: "Save Changes" }).click();
    await confirmMessage(device, "Profile Updated Successfully!");
    const guest = await newDevice(browser, url);
    await guest.goto(`/view/${owner.hotel.id}`);
    await expect(guest.getByText("7 to 10:30").first()).toBeVisible();

    await device.getByLabel("Breakfast").fill("8 to 11");
    await at.reload();
    await at.getByRole("button", { name: "What Ana may do" }).click();
    await at.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await at.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await expect(at.getByRole("dialog")).toHaveCount(0);
    // By a whole word: the menu has "Section Management".
    await expect(at.getByRole("listitem").filter({ hasText: /\bAna\b/ })).toHaveCount(0);
    await device.getByRole("button", { name: "Save Changes" }).click();
    await expect(device.getByText(`You no longer work at ${owner.hotel.name}.`)).toBeVisible();
    await expect(device.getByLabel("Breakfast")).toHaveValue("8 to 11");
  },
);

proTest(
  "A hotel is handed over: offered on one screen, taken over on another, with what becomes of the plan said before",
  async ({ browser, owner, page: at, url }) => {
    await at.goto("/admin/members");
    await at.getByRole("button", { name: "Hand the hotel over" }).click();
    const dialog = at.getByRole("dialog");
    await expect(dialog).toContainText("goes on until you end it");
    await expect(dialog).toContainText("guests see 3 sections");
    const email = newEmail();
    await dialog.getByLabel("Email Address").fill(email);
    await dialog.getByLabel("Your first name").fill("Lena");
    await dialog.getByRole("button", { name: "Offer the hotel" }).click();
    await expect(at.getByRole("listitem").filter({ hasText: email })).toContainText("The hotel is offered");
    await expect(at.getByRole("button", { name: "Hand the hotel over" })).toHaveCount(0);

    const device = await newDevice(browser, url);
    await device.goto(await mailedLink(url, email));
    await expect(device.getByText("Lena wants to give you this hotel.")).toBeVisible();
    await expect(device.getByText("You do not take over Lena’s payment")).toBeVisible();
    await device.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await expect(device.getByText("Lena no longer sees the hotel")).toBeVisible();
    await device.getByLabel("Lena stays as an editor").check();
    await expect(device.getByText("Lena can still change the page")).toBeVisible();
    await device.getByRole("button", { name: "Take the hotel over" }).click();
    await new AdminShell(device).expectAt("Dashboard");
    await device.goto("/admin/members");
    await expect(device.getByRole("listitem").filter({ hasText: "Lena" })).toContainText("Editor");

    // Its former account learns of it without a reload, once.
    await expect(at).toHaveURL("/admin");
    await expect(dialog).toContainText(`${owner.hotel.name} now belongs to`);
    await expect(dialog).toContainText("You stay in the team, as an editor.");
    await dialog.getByRole("button", { name: "OK" }).click();
    await at.reload();
    await new AdminShell(at).expectAt("Dashboard");
    await expect(dialog).toHaveCount(0);
    await at.goto("/admin/subscription");
    await expect(at.getByText("Pro", { exact: false }).first()).toBeVisible();
    await at.goto("/admin/members");
    await expect(at).toHaveURL("/admin");
    await at.goto(`/view/${owner.hotel.id}`);
    await expect(at.getByRole("heading", { level: 1 })).toHaveText(owner.hotel.name);
  },
);

proTest(
  "The desk opens on the inbox, tells guests something, and reaches neither billing nor content",
  async ({ browser, page: at, url }) => {
    await at.goto("/admin/members");
    const email = newEmail();
    await invite(at, email, "Desk");
    const device = await newDevice(browser, url);
    await join(device, await mailedLink(url, email), "Paul");
    await expect(device).toHaveURL("/admin/inbox");
    for (const path of [
      "subscription",
      "members",
      "amenities",
      "profile",
      "look",
      "qr-code",
      "inbox/settings",
    ]) {
      await device.goto(`/admin/${path}`);
      await expect(device).toHaveURL("/admin/inbox");
    }
    await device.goto("/admin/announcements");
    await expect(device.getByRole("heading", { level: 1 })).toHaveText("Announcements");
    await device.goto("/admin/sections");
    await expect(device.getByRole("complementary", { name: "Guest page preview" })).toBeVisible();

    // The same link a second time.
    const again = await newDevice(browser, url);
    await again.goto(await mailedLink(url, email));
    await expect(again.getByRole("heading", { level: 1 })).toHaveText("This invitation is over");
  },
);

proTest(
  "From an invitation's link to a guest's answer on a new phone it is ten taps at most, and two minutes",
  async ({ browser, owner, page: at, phone, url }) => {
    await turnOn(owner, "request");
    await phone.goto(`/view/${owner.hotel.id}/request`);
    await phone.getByRole("radio", { name: "Fresh towels" }).check();
    await phone.getByLabel("Room number").fill("12");
    await sendAsAPerson(phone, "Send");
    await expect(phone.getByText("It has arrived")).toBeVisible();
    await at.goto("/admin/members");
    const email = newEmail();
    await invite(at, email, "Desk");
    const link = await mailedLink(url, email);

    // Nobody has been here: the tour comes, too.
    const context = await browser.newContext({
      ...{ baseURL: url, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
      ...{ serviceWorkers: "block", storageState: { cookies: [], origins: [] } },
    });
    const device = await context.newPage();
    let [taps, keys] = [0, 0];
    const tap = async (target: Locator) => {
      await target.tap();
      taps += 1;
    };
    const type = async (field: Locator, text: string) => {
      await tap(field);
      await device.keyboard.type(text);
      keys += text.length;
    };
    await device.goto(link);
    taps += 1;
    await type(device.getByLabel("Your first name"), "Paul");
    await type(device.getByLabel("Password", { exact: true }), PASSWORD);
    await tap(device.getByRole("button", { name: "Join" }));
    await tap(device.getByRole("dialog").getByRole("button", { name: /^Close/ }));
    await tap(device.getByRole("link", { name: /^Room 12/ }));
    await tap(device.getByRole("button", { name: "On the way." }));
    await tap(device.getByRole("button", { name: "Send Answer" }));
    await expect(device.getByText("Answer sent")).toBeVisible();
    await phone.reload();
    await expect(phone.getByText("On the way.")).toBeVisible();

    // A person's pace as in bench/first-page.ts, and half a minute to read.
    const seconds = taps * 1.2 + keys * 0.2 + 30;
    process.stdout.write(`invited to answered on a phone: ${taps} taps, ${keys} keys, ${seconds} s\n`);
    expect(taps).toBeLessThanOrEqual(10);
    expect(seconds).toBeLessThanOrEqual(120);
    await context.close();
  },
);
