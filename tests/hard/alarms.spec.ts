/** Who is in danger is in sight wherever it rings: over every screen, of every role, on phones and at the desk. */
import { randomUUID } from "node:crypto";
import type { Browser, Locator, Page } from "@playwright/test";
import { isOpenTo, SCREENS } from "../../src/admin/app/navigation.ts";
import { TEAM_ROLES } from "../../src/lib/accounts/roles.ts";
import { superuserOf } from "../../testbed/check-database.ts";
import type { Owner } from "../../testbed/owner.ts";
import { expectNoBarriers } from "../e2e/support/barriers.ts";
import { newColleague } from "../e2e/support/colleagues.ts";
import { expect } from "../e2e/support/fixtures.ts";
import { faultsOfLargeText, setTextSize } from "../e2e/support/large-text.ts";
import { proTest as test } from "../e2e/support/pro.ts";
import { turnOn } from "../e2e/support/rows.ts";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
const WORDS = "My husband has strong pain in his chest, please come quickly.";

const sql = superuserOf(process.env.E2E_DATA_DIR ?? "");
test.afterAll(() => sql.end());

/** As the server does for a guest. @returns its id */
async function send({ hotel }: Owner, values: object): Promise<string> {
  const message = { id: randomUUID(), hotel_id: hotel.id, kind: "request", topic: "help", language: "en" };
  await sql`select innfo.send_message(${JSON.stringify({ ...message, ...values })}::text::jsonb)`;
  return message.id;
}

const barOf = (page: Page) => page.getByRole("alert", { name: "Alarm" });
const takeIn = (bar: Locator, room: string) => bar.getByRole("button", { name: `I take it, ${room}` });

/** Pressing would press it, and nothing else: it is wholly in the window, and nothing lies above it. */
async function expectInReach(button: Locator, where: string): Promise<void> {
  await expect(button, where).toBeInViewport({ ratio: 1 });
  await expect
    .poll(
      () =>
        button.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }),
      where,
    )
    .toBe(true);
}

test.describe.configure({ timeout: 600_000 });

for (const role of TEAM_ROLES)
  test(`On every screen of the role ${role}, on a phone and on a desk, an alarm can be taken, however far it is scrolled`, async ({
    browser,
    owner,
    url,
  }) => {
    await turnOn(owner, "request");
    const page = await newColleague({ browser, url, owner }, role, "Paul");
    await send(owner, { room: "207", text: WORDS });
    const other = await send(owner, { topic: "late_checkout", room: "301", text: "Until one?" });
    const screens = [
      ...SCREENS.map(({ path }) => path),
      `/admin/inbox?message=${other}`,
      "/admin/inbox?view=all",
    ];
    for (const path of screens.filter((each) => isOpenTo(role, each.split("?")[0] ?? ""))) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
      const alert = page.getByRole("alert").filter({ hasText: "207" });
      for (const viewport of [PHONE, DESK]) {
        await page.setViewportSize(viewport);
        await page.evaluate(() => scrollTo(0, 0));
        const where = `${path}, ${viewport.width} pixels wide`;
        // One of them, wherever that is.
        await expect(alert, where).toHaveCount(1);
        await expect(alert, where).toContainText("I need help now");
        await expect(alert, where).toContainText(WORDS);
        await expectInReach(alert.getByRole("button", { name: /^I take it/ }), where);
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        await expect(alert, `${where}, at its end`).toHaveCount(1);
        await expectInReach(alert.getByRole("button", { name: /^I take it/ }), `${where}, at its end`);
      }
    }
  });

async function newStation({
  browser,
  url,
  owner,
}: {
  browser: Browser;
  url: string;
  owner: Owner;
}): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL: url, storageState: await owner.signInAgain(), serviceWorkers: "block" },
    viewport: DESK,
  });
  // The client of the test goes on in another session.
  await owner.signInAgain();
  const device = await context.newPage();
  await device.goto("/admin/members");
  await device.getByRole("button", { name: "Name", exact: true }).click();
  const dialog = device.getByRole("dialog");
  await dialog.getByLabel("First name").fill("Ilse");
  await dialog.getByLabel("PIN").fill("4821");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  await device.getByRole("button", { name: "This computer" }).click();
  await dialog.getByRole("button", { name: "Make It a Station" }).click();
  await expect(device.getByRole("heading", { name: "Who is here?" })).toBeVisible();
  return device;
}

test.describe("With two phones, housekeeping and a station", () => {
  test.use({ refusals: [400, 401, 403, 500] });

  test("three alarms ring on all of them, keep their places, and each is taken once", async ({
    browser,
    owner,
    url,
    page,
  }) => {
    await turnOn(owner, "request");
    const [olga, marta, station] = [
      await newColleague({ browser, url, owner }, "desk", "Olga"),
      await newColleague({ browser, url, owner }, "housekeeping", "Marta"),
      await newStation({ browser, url, owner }),
    ];
    const late = await send(owner, { topic: "late_checkout", room: "301", text: "Until one?" });
    for (const phone of [page, olga, marta]) await phone.setViewportSize(PHONE);
    await page.goto("/admin/sections");
    await olga.goto(`/admin/inbox?message=${late}`);
    await marta.goto("/admin/rooms");
    await send(owner, { room: "207", text: WORDS });
    for (const device of [page, olga, marta]) {
      await expect(barOf(device)).toContainText("207");
      await expectInReach(takeIn(barOf(device), "207"), device.url());
    }
    // Housekeeping's number, beside what rings.
    await expect(marta.getByRole("link", { name: "Inbox 1 new" })).toBeVisible();
    // A locked screen says where, no word of a guest, and nobody who passes by silences it.
    await expect(barOf(station)).toContainText(
      /207.*I need help now.*Nobody has it yet\. Your PIN takes it/s,
    );
    await expect(station.getByText("husband")).toHaveCount(0);
    await expect(barOf(station).getByRole("button")).toHaveCount(0);
    await expect(barOf(station).getByRole("link", { name: "Call 207" })).toHaveAttribute("href", "tel:207");
    await expect(station.getByText("Nobody has: 207 and 301")).toBeVisible();

    // The next alarm stands below, and moves no button.
    const at = await takeIn(barOf(page), "207").boundingBox();
    await send(owner, { room: "312", text: "There is smoke in the hall" });
    await send(owner, { room: "118", text: "Somebody fell" });
    await expect(barOf(page)).toContainText(/207.*312.*1 more/s);
    expect(await takeIn(barOf(page), "207").boundingBox()).toEqual(at);
    await expectInReach(takeIn(barOf(page), "312"), "the second");

    // From Rooms, by somebody of housekeeping: two go on ringing everywhere.
    await takeIn(barOf(marta), "207").click();
    await expect(marta).toHaveURL(/\/admin\/inbox/);
    for (const device of [page, olga, marta]) await expect(barOf(device)).toContainText(/312.*118/s);
    for (const device of [page, olga, marta])
      await expect(takeIn(barOf(device), "207"), device.url()).toHaveCount(0);
    // In the list that alarm stands below those that nobody has.
    await olga.goto("/admin/inbox");
    await expect(olga.getByRole("list", { name: "Messages, now" }).getByRole("listitem")).toHaveText([
      /118/,
      /207.*Marta/s,
      /301/,
    ]);

    // At the station by name and PIN, whose last digit takes it.
    await expect(barOf(station)).toContainText(/312.*Next: 118/s);
    await station.getByText("Ilse, your PIN. The last digit takes it.").waitFor();
    for (const digit of "4821") await station.getByRole("button", { name: digit, exact: true }).click();
    await expect(station.getByRole("heading", { name: /^Room 312/ })).toBeVisible();
    await expect(station.getByText("You have it")).toBeVisible();
    // Beside the message is the list, whose open block stands for the bar.
    await expect(station.getByRole("alert").filter({ hasText: "118" })).toBeInViewport();
    await expect(station.getByRole("link", { name: "Mine 1" })).toBeVisible();

    await takeIn(barOf(page), "118").click();
    await expect(page.getByRole("heading", { name: /^Room 118/ })).toBeVisible();
    for (const device of [page, marta, station])
      await expect(device.getByRole("alert").filter({ hasText: "118" })).toHaveCount(0);
    // Nothing rings: a thin line with the colleague's name, until it is closed.
    await olga.goto("/admin/rooms");
    const line = olga.getByRole("status", { name: "Alarm" });
    await expect(line).toContainText(/has it · after/);
    await line.getByRole("link", { name: "Open" }).click();
    await expect(
      olga.getByRole("region", { name: "Message" }).getByText(/(Marta|Ilse|@).* has it/),
    ).toBeVisible();
    await sql`update messages set state = 'done' where hotel_id = ${owner.hotel.id} and danger`;
    await olga.goto("/admin/rooms");
    await expect(olga.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(line).toHaveCount(0);
  });
});

test("Two alarms have no barriers, light and dark, and with letters twice as large both can be taken", async ({
  owner,
  page,
}) => {
  await turnOn(owner, "request");
  await send(owner, { room: "207", text: WORDS });
  await send(owner, { room: "312", text: "There is smoke in the hall" });
  await page.setViewportSize(PHONE);
  await page.goto("/admin/rooms");
  await expect(takeIn(barOf(page), "312")).toBeVisible();
  await expectNoBarriers(page);
  await setTextSize(page, 200);
  await expectInReach(takeIn(barOf(page), "207"), "the first");
  await expectInReach(takeIn(barOf(page), "312"), "the second");
  await expect.poll(() => faultsOfLargeText(page)).toEqual([]);
  // All of what the guest wrote, by one press.
  await barOf(page).getByRole("button", { name: "My husband" }).click();
  await expect(barOf(page).getByText("please come quickly")).toBeInViewport();
});

test("The keyboard reaches it first, and it can be taken above a dialog, in which nothing is lost", async ({
  owner,
  page,
}) => {
  await turnOn(owner, "request");
  await page.goto("/admin/amenities");
  await page.getByRole("button", { name: "Add Your First Amenity" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Sauna");
  await send(owner, { room: "207", text: WORDS });
  const take = takeIn(barOf(page), "207");
  await expect(take).toBeVisible();
  await expectInReach(take, "above a dialog");
  await expect(dialog.getByLabel("Name")).toHaveValue("Sauna");
  await take.click();
  await expect(barOf(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: /^Room 207/ })).toBeVisible();
  await page.goto("/admin/amenities");
  await expect(page.getByText("What you typed under “Add Amenity” has not been saved.")).toBeVisible();

  await page.goto("/admin/profile");
  await send(owner, { room: "312" });
  await expect(takeIn(barOf(page), "312")).toBeVisible();
  await page.locator("body").press("Tab");
  await expect(takeIn(barOf(page), "312")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /^Room 312/ })).toBeVisible();
});

test.describe("Without a network", () => {
  test.use({ refusals: ["no answer"], viewport: PHONE });

  test("an alarm stands above that, in red alone, and the hour is the last answer's, also after a reload", async ({
    owner,
    page,
    context,
  }) => {
    await turnOn(owner, "request");
    await send(owner, { room: "207", text: WORDS });
    const other = await send(owner, { topic: "taxi", room: "9" });
    await page.clock.install({ time: new Date("2026-11-28T02:07:00") });
    await page.goto(`/admin/inbox?message=${other}`);
    await expect(barOf(page)).toContainText("207");
    // The page itself can be loaded again.
    await context.route("**/*", (route) =>
      route.request().resourceType() === "fetch" ? route.abort() : route.continue(),
    );
    await page.clock.fastForward("05:00");
    const sign = page.getByRole("heading", { name: /^No network since 2:\d\d AM/ });
    await expect(sign).toBeVisible();
    // An answer under way may come after the clock was turned.
    const since = await sign.innerText();
    const [bar, below] = await Promise.all([barOf(page).boundingBox(), sign.boundingBox()]);
    expect(below?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1);
    const colorOf = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await colorOf(barOf(page))).not.toBe(await colorOf(sign));
    await page.clock.fastForward("01:00:00");
    await page.reload();
    await expect(sign).toHaveText(since, { useInnerText: true });
    // The device's copy has no guest's word.
    await expect(barOf(page)).toContainText("207");
    await expect(barOf(page)).not.toContainText("husband");
  });
});
