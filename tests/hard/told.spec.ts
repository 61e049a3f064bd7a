/** Who was told of an alarm, what the desk says in it, and how it is closed and handed over. */
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { superuserOf } from "../../testbed/check-database.ts";
import type { Owner } from "../../testbed/owner.ts";
import { expectNoBarriers } from "../e2e/support/barriers.ts";
import { expect } from "../e2e/support/fixtures.ts";
import { setTextSize } from "../e2e/support/large-text.ts";
import { proTest as test } from "../e2e/support/pro.ts";
import { withPushService } from "../e2e/support/push-service.ts";
import { setHotel, turnOn } from "../e2e/support/rows.ts";
import { sendAsAPerson } from "../e2e/support/send-as-a-person.ts";

const SEND: Readonly<Record<string, string>> = { ar: "إرسال", fr: "Envoyer" };

/** As a guest, in the guest's language. */
async function cryForHelp(phone: Page, { hotel }: Owner, language: string, text: string): Promise<void> {
  await phone.goto(`/view/${hotel.id}/request?lang=${language}`);
  await phone.locator("input[value=help]").check();
  await phone.locator("input[name=room]").fill("207");
  await phone.locator("textarea[name=text]").fill(text);
  await sendAsAPerson(phone, SEND[language] ?? "");
  await expect(phone.locator("[data-state]")).toBeVisible();
}

/** As the database notes it. */
async function noteTelling({ hotel, email }: Owner, telling: object): Promise<void> {
  const sql = superuserOf(process.env.E2E_DATA_DIR ?? "");
  const row = {
    ...{ id: randomUUID(), hotel_id: hotel.id, created_at: new Date(), ended_at: new Date() },
    ...{ step: "manager", way: "mail", address: email, state: "refused" },
    ...{ reason: "a mail was not delivered: 550 at RCPT TO", ...telling },
  };
  await sql`
    insert into innfo.tellings select * from jsonb_populate_record(null::innfo.tellings, ${JSON.stringify(row)}::text::jsonb)`;
  await sql.end();
}

async function messageOf({ api, hotel }: Owner): Promise<string> {
  const { data } = await api
    .from("messages")
    .select("id")
    .eq("hotel_id", hotel.id)
    .limit(1)
    .single()
    .throwOnError();
  return data.id;
}

test("In danger six sentences go out in the guest's language by one press, own words say in which, and Done asks", async ({
  page,
  owner,
  phone,
}) => {
  await turnOn(owner, "request");
  await cryForHelp(phone, owner, "ar", "\u0642\u0644\u0628\u064a \u064a\u0624\u0644\u0645\u0646\u064a");
  await page.goto("/admin/inbox");
  await page.getByRole("button", { name: "I take it" }).first().click();
  const message = page.getByRole("region", { name: "Message" });
  await expect(message.getByRole("link", { name: "Call room 207" })).toHaveAttribute("href", "tel:207");
  const rows = message.getByRole("region", { name: "Say it in one press" }).getByRole("button");
  await expect(rows).toHaveCount(6);
  await expect(rows.last()).toContainText(/Call \d+ now\..*\d+/);
  await rows.nth(2).click();
  await expect(rows.nth(2)).toContainText(/Open the door\..*sent/);
  await phone.reload();
  await expect(
    phone.getByText("\u0627\u0641\u062a\u062d\u0648\u0627 \u0627\u0644\u0628\u0627\u0628."),
  ).toBeVisible();
  await expect(rows.nth(2)).toContainText(/Open the door\..*read/);
  await expectNoBarriers(page);

  await message.getByRole("textbox", { name: "Answer" }).fill("We are at your door");
  await expect(
    message.getByText("Not translated: this goes out in English. The guest wrote Arabic."),
  ).toBeVisible();
  await expect(message.getByRole("button", { name: "Copy" })).toBeVisible();
  await message.getByRole("button", { name: "Send in English" }).click();
  await expect(message.getByRole("list", { name: "Conversation" })).toContainText("We are at your door");

  await message.getByRole("button", { name: "Done" }).click();
  const asks = page.getByRole("dialog", { name: "Is room 207 all right?" });
  await asks.getByRole("button", { name: "Not yet" }).click();
  await expect(message.getByText("You have it")).toBeVisible();
  await message.getByRole("button", { name: "Done" }).click();
  await asks.getByRole("button", { name: "False alarm" }).click();
  await expect(message.getByText("You had it · false alarm")).toBeVisible();

  await page.goto("/admin/inbox/hand-over");
  const alarms = page.getByRole("heading", { name: "Alarms" }).locator("..");
  await expect(alarms).toContainText(/207.*I need help now.*taken after \d+ s by .* closed .*false alarm/s);
  await page.getByRole("link", { name: "Night log" }).click();
  const log = page.getByRole("article").first();
  await expect(log).toContainText(/Sent “Open the door” · Arabic · read/);
  await expect(log).toContainText("Answered in own words");
  await expect(log).toContainText(/Closed: false alarm/);
  await expect(log).not.toContainText("We are at your door");
  await expect(log).not.toContainText("\u0642\u0644\u0628\u064a");
  await expectNoBarriers(page);
});

test("Who was not reached is said in red on the alarm, on Today and in the settings, with what to do", async ({
  page,
  owner,
  phone,
}) => {
  await turnOn(owner, "request");
  await cryForHelp(phone, owner, "fr", "Mon mari a tr\u00e8s mal \u00e0 la poitrine");
  await noteTelling(owner, { message_id: await messageOf(owner) });
  await page.goto("/admin/inbox");
  const said = page.getByText(/Not reached: .* \(mail refused\)/).first();
  await expect(said).toBeVisible();
  await expect(page.getByText("the manager is not reached: mail refused").first()).toBeVisible();
  await expect(page.getByText("Call them now").first()).toBeVisible();
  await page.goto("/admin");
  await expect(page.getByRole("alert").filter({ hasText: "Not reached" })).toContainText(
    "The mail server does not know this address",
  );
  await page.getByRole("link", { name: "See Who Hears It" }).click();
  await expect(said).toBeVisible();
});

test("An alarm that rings in an hour of silence is noted as heard on that screen", async ({
  page,
  owner,
  phone,
}) => {
  await turnOn(owner, "request");
  await page.goto("/admin/inbox");
  await page.getByRole("button", { name: "Let it ring" }).click();
  await page.getByRole("button", { name: "Sound on" }).click();
  await page.getByRole("menuitem", { name: "Silent for an hour" }).click();
  await expect(page.getByRole("button", { name: /^Silent until/ })).toBeVisible();
  const noted = page.waitForResponse("**/rest/v1/rpc/hear_alarms");
  await cryForHelp(phone, owner, "fr", "Au feu");
  // The server answers how many alarms it has noted.
  expect(await (await noted).json()).toBe(1);
});

test("A test alarm says in the settings who was reached", async ({ page, owner }) => {
  await turnOn(owner, "request");
  await page.goto("/admin/inbox/settings?more=hear");
  await page.getByRole("button", { name: "Ring now" }).click();
  const last = page.getByRole("region", { name: "Last test" });
  await expect(last.getByRole("listitem").filter({ hasText: owner.email })).toContainText("Sent by mail");
  await expect(last).toContainText("Nobody tapped \u201cNotify This Device\u201d");
  await expect(last.getByRole("listitem").filter({ hasText: "This screen" })).toContainText("Rings");
  await setTextSize(page, 200);
  await expectNoBarriers(page);
});

test("An agreed late check-out stands under what is promised, also once its message is done", async ({
  page,
  owner,
}) => {
  await turnOn(owner, "request");
  const { api, hotel } = owner;
  // As far from UTC as the browser's clock may be.
  await setHotel({ api, hotel }, { time_zone: "Atlantic/Reykjavik" });
  await api
    .rpc("add_codes", { hotel_id: hotel.id, codes: [{ label: "301" }, { label: "302" }] })
    .throwOnError();
  const { data } = await api
    .from("messages")
    .insert(
      ["301", "302"].map((room) => ({
        ...{ hotel_id: hotel.id, kind: "request", topic: "late_checkout", room },
        text: "Can we stay?",
      })),
    )
    .select("id, room")
    .throwOnError();
  const until = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 16);
  const agreed = data.find(({ room }) => room === "301");
  await api
    .rpc("allow_late_checkout", { hotel_id: hotel.id, message_id: agreed?.id ?? "", until })
    .throwOnError();
  await api.from("messages").update({ state: "done" }).eq("room", "301").throwOnError();
  await page.goto("/admin/inbox/hand-over");
  const promised = page.getByRole("heading", { name: /^Promised/ }).locator("..");
  await expect(promised.getByRole("listitem")).toHaveText([/Late check-out\s*Room 301\s*agreed/]);
  await expect(page.getByRole("heading", { name: "Nobody has it" }).locator("..")).toContainText("302");
});

test.describe("A device that its push service dropped", () => {
  test.use({ serviceWorkers: "allow" });

  test("is told again by itself at the next visit, and one that was switched off is not", async ({
    page,
    owner,
  }) => {
    await turnOn(owner, "request");
    const endpoint = await withPushService(page, "granted");
    await page.goto("/admin/inbox/settings?more=hear");
    await page.getByRole("button", { name: "Notify This Device" }).click();
    await expect(page.getByText("It buzzes until you sign out")).toBeVisible();
    const devices = async () => (await owner.api.from("push_devices").select("endpoint").throwOnError()).data;
    await owner.api.from("push_devices").delete().eq("endpoint", endpoint).throwOnError();
    // The browser still has it, and nobody calls it dropped.
    await page.reload();
    await expect(page.getByRole("button", { name: "Notify This Device" })).toBeVisible();
    expect(await devices()).toEqual([]);

    const { data } = await owner.api.auth.getUser();
    const dropped = { way: "push", step: "device", address: null, endpoint, reason: "dropped" };
    await noteTelling(owner, { ...dropped, user_id: data.user?.id });
    await page.reload();
    await expect(page.getByText("This device gets alerts again")).toBeVisible();
    expect(await devices()).toEqual([{ endpoint }]);
  });
});
