/** A time is said in words wherever it stands. */
import { readFile } from "node:fs/promises";
import { soonAt } from "../../testbed/soon.ts";
import { newColleague } from "../e2e/support/colleagues.ts";
import { expect } from "../e2e/support/fixtures.ts";
import { proTest as test } from "../e2e/support/pro.ts";
import { turnOn } from "../e2e/support/rows.ts";
import { sendAsAPerson } from "../e2e/support/send-as-a-person.ts";

/** As the database keeps it, or nearly. */
const RAW = /\d{4}-\d\d-\d\d[ T]\d\d:\d\d/;

const soon = soonAt("05:15");
const day = (dateStyle: "full" | "medium") =>
  new Date(`${soon}Z`).toLocaleDateString("en", { dateStyle, timeZone: "UTC" });

test("On the desk's screens, in its file, on housekeeping's list and on the guest's pages", async ({
  browser,
  owner,
  page,
  phone,
  url,
}) => {
  const hotel_id = owner.hotel.id;
  await turnOn(owner, "request");
  await owner.api.from("topics").update({ goes_to: "housekeeping" }).eq("key", "wake_up_call").throwOnError();
  const marta = await newColleague({ browser, url, owner }, "housekeeping", "Marta");
  await phone.goto(`/view/${hotel_id}/request?topic=wake_up_call&lang=en`);
  await phone.getByLabel("Room number").fill("12");
  await phone.getByLabel("When?").fill(soon);
  await sendAsAPerson(phone, "Send");
  await expect(phone.getByText(`${day("full")} at 5:15 AM`)).toBeVisible();
  expect(await phone.locator("body").innerText()).not.toMatch(RAW);
  await phone.goto(`/view/${hotel_id}`);
  await expect(phone.getByText("It has arrived")).toBeVisible();
  expect(await phone.locator("body").innerText()).not.toMatch(RAW);

  for (const [screen, at] of [
    [marta, "/admin/inbox"],
    [page, "/admin/inbox/hand-over"],
    [page, "/admin/inbox"],
  ] as const) {
    await screen.goto(at);
    await expect(screen.getByText(/5:15/).first()).toBeVisible();
    expect(await screen.locator("body").innerText(), at).not.toMatch(RAW);
  }
  await page
    .getByRole("link", { name: /Room 12/ })
    .first()
    .click();
  await expect(page.getByRole("region", { name: "Message" }).getByText(day("medium")).first()).toBeVisible();
  expect(await page.locator("body").innerText()).not.toMatch(RAW);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Download CSV" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file.replace(/\u202f/g, " ")).toContain(`${day("medium")}, 5:15 AM`);
  // When it was sent, and until when it is kept.
  expect(file).toMatch(/^"?[A-Z][a-z]{2} \d+, \d{4}, \d+:\d\d\s[AP]M/m);
  expect(file).not.toMatch(/\d{4}-\d\d-\d\d/);
  expect(file).not.toMatch(RAW);

  const { data: told } = await owner.api
    .from("announcements")
    .insert({
      hotel_id,
      text: "Pool closed",
      starts_at: "2099-07-01T05:15",
      ends_at: "2099-07-02T06:45",
    })
    .select("id")
    .single()
    .throwOnError();
  await owner.api
    .from("announcements")
    .update({ starts_at: "2099-06-30T04:30" })
    .eq("id", told.id)
    .throwOnError();
  await page.goto("/admin/history");
  await expect(page.locator("ins").filter({ hasText: /Jun 30, 2099, 4:30\s?AM/ })).toBeVisible();
  expect(await page.locator("body").innerText()).not.toMatch(RAW);
});
