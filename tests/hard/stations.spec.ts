/** The computer at reception: it belongs to the hotel, and whoever works at it is known by a PIN. */
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { superuserOf } from "../../testbed/check-database.ts";
import type { Owner } from "../../testbed/owner.ts";
import { expect } from "../e2e/support/fixtures.ts";
import { proTest as test } from "../e2e/support/pro.ts";
import { addMessage, turnOn } from "../e2e/support/rows.ts";
import { sendAsAPerson } from "../e2e/support/send-as-a-person.ts";
import { inLanguage } from "./support/in-language.ts";

const PIN = "4821";

// A wrong PIN, and sessions that have ended.
test.use({ refusals: [400, 401, 403, 500] });

/** @param device such as its time zone */
async function newDevice(
  { browser, url, owner }: { browser: Browser; url: string; owner: Owner },
  device: BrowserContextOptions = {},
) {
  const storageState = await owner.signInAgain();
  // The client of the test goes on in another session.
  await owner.signInAgain();
  const context = await browser.newContext({
    ...device,
    baseURL: url,
    storageState,
    serviceWorkers: "block",
  });
  return context.newPage();
}

async function addName(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Name", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("First name").fill(name);
  await dialog.getByLabel("PIN").fill(PIN);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: name })).toBeVisible();
}

async function makeStation(device: Page): Promise<void> {
  await device.goto("/admin/members");
  await device.getByRole("button", { name: "This computer" }).click();
  await device.getByRole("dialog").getByRole("button", { name: "Make It a Station" }).click();
  await expect(device.getByRole("heading", { name: "Who is here?" })).toBeVisible();
}

async function type(device: Page, name: string, pin: string): Promise<void> {
  await device.getByRole("button", { name }).click();
  for (const digit of pin) await device.getByRole("button", { name: digit, exact: true }).click();
}

test("A station goes on through a password change and sign-out everywhere, until its owner ends it", async ({
  browser,
  owner,
  page: at,
  url,
}) => {
  const message = await addMessage(owner, { kind: "request", topic: "towels", room: "12", text: "Two more" });
  await at.goto("/admin/members");
  await expect(at.getByRole("button", { name: "This computer" })).toHaveCount(0);
  await addName(at, "Anna");
  const device = await newDevice({ browser, url, owner });
  const laptop = await newDevice({ browser, url, owner });
  await laptop.goto("/admin/members");
  await expect(laptop.getByRole("heading", { level: 1 })).toHaveText("Members");
  await makeStation(device);
  await type(device, "Anna", "1111");
  await expect(device.getByRole("alert")).toHaveText("This PIN is not right");
  await type(device, "Anna", PIN);
  await expect(device.getByRole("heading", { level: 1 })).toHaveText("Inbox");

  const api = owner.api.auth;
  const password = "another horse battery";
  expect((await api.updateUser({ password, current_password: owner.password })).error).toBeNull();
  expect((await api.signOut({ scope: "others" })).error).toBeNull();
  await laptop.reload();
  await expect(laptop).toHaveURL("/login");
  await device.goto(`/admin/inbox?message=${message.id}`);
  await device.getByRole("region", { name: "Message" }).getByRole("button", { name: "I take it" }).click();
  await expect(device.getByRole("region", { name: "History" })).toContainText(/Set to “In work”\s*you/);
  const { data: names } = await owner.api.rpc("colleagues", { hotel_id: owner.hotel.id });
  const { data: events } = await owner.api.from("message_events").select("by_user").eq("what", "state");
  expect(events?.map(({ by_user }) => (names as Record<string, string>)[by_user ?? ""])).toEqual(["Anna"]);

  // Nothing of an account is in reach.
  await device.goto("/admin/account");
  await expect(device).toHaveURL("/admin/inbox");
  await device.getByRole("button", { name: /User menu/ }).click();
  await expect(device.getByRole("menuitem", { name: "Lock" })).toBeVisible();
  await expect(device.getByRole("menuitem", { name: "Sign Out" })).toHaveCount(0);
  await device.keyboard.press("Escape");

  // Where nothing can be read, the way out is the station's.
  await device.route("**/rest/v1/hotels*", (route) =>
    route.fulfill({ status: 500, json: { code: "XX000", message: "raw message" } }),
  );
  await device.reload();
  await expect(device.getByRole("button", { name: "Sign Out" })).toHaveCount(0);
  await device.getByRole("button", { name: "Lock" }).click();
  await expect(device.getByRole("heading", { name: "Who is here?" })).toBeVisible();

  await owner.api.from("stations").delete().eq("hotel_id", owner.hotel.id).throwOnError();
  await expect(device).toHaveURL("/login", { timeout: 60_000 });
  await expect(device.getByText("This computer is no longer a station")).toBeVisible();
});

test("A name whose PIN was tried too often says so at the lock and to its owner, whose new PIN opens it", async ({
  browser,
  owner,
  page: at,
  url,
}) => {
  await at.goto("/admin/members");
  await addName(at, "Anna");
  const device = await newDevice({ browser, url, owner });
  await makeStation(device);
  const sql = superuserOf(process.env.E2E_DATA_DIR ?? "");
  await sql`update station_people set shut_at = now() where hotel_id = ${owner.hotel.id}`;
  await sql.end();
  await type(device, "Anna", PIN);
  await expect(device.getByRole("alert")).toHaveText("Locked. Ask an owner for a new PIN");
  await at.goto("/admin");
  const notice = at.getByText("Anna: too many wrong PINs");
  await expect(notice).toBeVisible();
  await at.getByRole("link", { name: "Set a new PIN" }).click();
  await expect(at).toHaveURL("/admin/members");
  const row = at.getByRole("listitem").filter({ hasText: "Anna" });
  await expect(row).toContainText("locked: too many wrong PINs");
  await row.getByRole("button", { name: "Change Anna" }).click();
  await at.getByLabel("New PIN").fill("7717");
  await at.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("with a PIN");
  await at.goBack();
  await expect(at.getByRole("heading", { name: "Tell all guests" })).toBeVisible();
  await expect(notice).toBeHidden();
  await type(device, "Anna", "7717");
  await expect(device.getByRole("heading", { level: 1 })).toHaveText("Inbox");
});

test("A shift begins also where the lock asks what waits before it has the shift's answer, in every window", async ({
  browser,
  owner,
  page: at,
  url,
}) => {
  await at.goto("/admin/members");
  await addName(at, "Anna");
  const device = await newDevice({ browser, url, owner });
  await makeStation(device);
  const other = await device.context().newPage();
  await other.goto("/admin");
  await expect(other.getByRole("heading", { name: "Who is here?" })).toBeVisible();
  const refused = (page: Page) =>
    page.waitForResponse((answer) => answer.url().endsWith("/station_now") && answer.status() === 401);
  await device.route("**/auth/v1/stations/shift", async (route) => {
    const both = Promise.all([refused(device), refused(other)]);
    const answer = await route.fetch();
    await both;
    await route.fulfill({ response: answer });
  });
  await type(device, "Anna", PIN);
  for (const page of [device, other])
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Inbox");
});

test("A locked station shows nothing of guests in any window, also after a reload, and says how many wait", async ({
  browser,
  owner,
  page: at,
  url,
}) => {
  await at.goto("/admin/members");
  await addName(at, "Anna");
  await addName(at, "Ben");
  const device = await newDevice({ browser, url, owner });
  await makeStation(device);
  await expect(device.getByText("Nothing waits.")).toBeVisible();
  await addMessage(owner, { kind: "request", topic: "towels", room: "12", text: "Two more" });
  await type(device, "Anna", PIN);
  await expect(device.getByText("Two more").first()).toBeVisible();
  const window = await device.context().newPage();
  await window.goto("/admin/inbox");
  await expect(window.getByText("Two more").first()).toBeVisible();

  await device.context().setOffline(true);
  await device.getByRole("button", { name: "Lock", exact: true }).click();
  for (const each of [device, window]) await expect(each.getByText("Two more")).toHaveCount(0);
  await device.context().setOffline(false);
  for (const each of [device, window]) {
    await expect(each.getByRole("heading", { name: "Who is here?" })).toBeVisible();
    await expect(each.getByText("Two more")).toHaveCount(0);
  }
  await device.reload();
  await type(device, "Ben", PIN);
  await device.getByRole("button", { name: /User menu/ }).click();
  await expect(device.getByText("Ben at Reception")).toBeVisible();
  await device.keyboard.press("Escape");

  // Nobody pressed anything for as long as the owner said.
  const { data: stations } = await owner.api.from("stations").select("locks_after").throwOnError();
  expect(stations).toEqual([{ locks_after: 5 }]);
  await device.evaluate(() => localStorage.setItem("innfo-station-pressed", String(Date.now() - 6 * 60_000)));
  await expect(device.getByRole("heading", { name: "Who is here?" })).toBeVisible();
});

test("A locked station is loud while nobody has an alarm, and calm once somebody has", async ({
  browser,
  owner,
  page: at,
  phone,
  url,
}) => {
  const { api, hotel } = owner;
  await turnOn({ api, hotel }, "request");
  await at.goto("/admin/members");
  await addName(at, "Anna");
  const device = await newDevice({ browser, url, owner });
  await makeStation(device);
  await phone.goto(`/view/${hotel.id}/request`);
  await phone.getByRole("radio", { name: "I need help now" }).check();
  await phone.getByLabel("Room number").fill("207");
  await sendAsAPerson(phone, "Send");
  await expect(device.getByRole("alert", { name: "Alarm" })).toContainText("Nobody has it yet");
  await expect(device.getByRole("heading", { name: "Who takes it?" })).toBeVisible();
  await api.from("messages").update({ state: "working" }).eq("room", "207").throwOnError();
  // A message that somebody has is not counted.
  await expect(device.getByRole("status").filter({ hasText: "Nothing waits" })).toBeVisible();
  await expect(device.getByRole("alert", { name: "Alarm" })).toHaveCount(0);
  await expect(device.getByRole("heading", { name: "Who is here?" })).toBeVisible();
});

test("The lock speaks the language that is chosen there, and a name brings its own", async ({
  browser,
  owner,
  page: at,
  url,
}) => {
  await at.goto("/admin/members");
  await addName(at, "Anna");
  const device = await newDevice({ browser, url, owner });
  const language = device.locator("html");
  const heading = (name: string) => device.getByRole("heading", { name, exact: true });
  const [romanian, arabic] = [inLanguage("ro"), inLanguage("ar")];
  await makeStation(device);

  await device.getByRole("button", { name: "Language" }).click();
  await device.getByRole("dialog").getByRole("button", { name: "Română" }).click();
  await expect(language).toHaveAttribute("lang", "ro");
  await expect(heading(romanian("Who is here?"))).toBeVisible();
  await type(device, "Anna", "1111");
  await expect(device.getByRole("alert")).toHaveText(romanian("This PIN is not right"));
  await type(device, "Anna", PIN);
  await expect(heading(romanian("Inbox"))).toBeVisible();

  await device.getByRole("button", { name: romanian("User menu:") }).click();
  await device.getByRole("menuitem", { name: romanian("Language") }).click();
  await device.getByRole("dialog").getByRole("button", { name: "العربية" }).click();
  await expect(language).toHaveAttribute("dir", "rtl");
  await expect(heading(arabic("Inbox"))).toBeVisible();

  // The lock has its own again, and the name keeps hers.
  await device.getByRole("button", { name: arabic("Lock | the screen"), exact: true }).click();
  await expect(heading(romanian("Who is here?"))).toBeVisible();
  await type(device, "Anna", PIN);
  await expect(heading(arabic("Inbox"))).toBeVisible();
});

test("The lock shows the hotel's time on a computer that is set to another, and lists and quotes as Japanese does", async ({
  browser,
  owner,
  page: at,
  url,
}) => {
  const { api, hotel } = owner;
  await api.from("hotels").update({ time_zone: "Asia/Kolkata" }).eq("id", hotel.id).throwOnError();
  await at.goto("/admin/members");
  await addName(at, "Anna");
  const asked = { hotel_id: hotel.id, kind: "request", topic: "towels", text: "Two more" };
  await api
    .from("messages")
    .insert([
      { ...asked, room: "12" },
      { ...asked, room: "7" },
    ])
    .throwOnError();
  const device = await newDevice(
    { browser, url, owner },
    { timezoneId: "America/Anchorage", locale: "en-GB" },
  );
  await device.clock.install({ time: "2026-11-29T23:05:00Z" });
  await makeStation(device);
  await expect(device.getByRole("time")).toHaveText("04:35");

  await device.getByRole("button", { name: "Language" }).click();
  await device.getByRole("dialog").getByRole("button", { name: "日本語" }).click();
  const waiting = device.getByRole("status").filter({ hasText: "12" });
  await expect(waiting).toContainText(/12、7|7、12/);
  await type(device, "Anna", PIN);
  await expect(device.getByRole("main")).toContainText("「Two more」");
});
