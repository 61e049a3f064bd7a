/** An owner sets a price, a guest asks for it, the desk says yes by one press, and Today says what it brought. */
import { expectNoBarriers } from "../e2e/support/barriers.ts";
import { expect } from "../e2e/support/fixtures.ts";
import { setTextSize } from "../e2e/support/large-text.ts";
import { AdminShell } from "../e2e/support/pages/admin-shell.ts";
import { proTest as test } from "../e2e/support/pro.ts";
import { turnOn } from "../e2e/support/rows.ts";
import { sendAsAPerson } from "../e2e/support/send-as-a-person.ts";

test("A late check-out gets a price, is asked for, agreed to and counted", async ({ page, owner, phone }) => {
  const hotel_id = owner.hotel.id;
  await turnOn(owner, "request");
  await owner.api.from("hotels").update({ country: "AT", language: "en" }).eq("id", hotel_id).throwOnError();
  // One press in the Revenue Guide leads to its price.
  await page.goto("/admin/revenue?tab=strategies");
  await page.getByRole("link", { name: "Offer an Extra With a Price" }).last().click();
  const late = page.getByRole("listitem").filter({ hasText: "Late check-out" });
  const price = late.getByLabel("Price (EUR)");
  await expect(price).toBeFocused();
  await price.fill("twenty");
  await late.getByRole("button", { name: "Save Topic" }).click();
  await expect(price).toHaveAccessibleDescription("Please enter an amount such as 20 or 8.50");
  await price.fill("20,50");
  await late.getByLabel("One line for guests").fill("Until 14:00, if the room is free");
  await expect(late).toContainText("€20.50");
  await expectNoBarriers(page);
  await page.setViewportSize({ width: 390, height: 844 });
  // A price that breaks reads as another one.
  const lines = await late.getByText("€20.50", { exact: true }).evaluate((shown) => {
    const range = document.createRange();
    range.selectNodeContents(shown);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
  await late.getByRole("button", { name: "Save Topic" }).click();
  await expect(page.getByText("Topic saved")).toBeVisible();
  const { data } = await owner.api
    .from("topics")
    .select("price, currency, line")
    .eq("key", "late_checkout")
    .single()
    .throwOnError();
  expect(data).toEqual({ price: 2050, currency: "EUR", line: "Until 14:00, if the room is free" });

  const paidThere = phone.getByText("Sie zahlen im Hotel, wenn es zugesagt hat. Eine Karte ist nicht nötig.");
  await phone.goto(`/view/${hotel_id}/request?lang=de&topic=taxi`);
  await expect(phone.getByRole("button", { name: "Senden" })).toBeVisible();
  await expect(paidThere).toBeHidden();
  await phone.goto(`/view/${hotel_id}/request?lang=de`);
  await phone.getByRole("radio", { name: /^Späterer Check-out/ }).check();
  await expect(phone.getByText("20,50 €")).toBeVisible();
  await expect(paidThere).toBeVisible();
  await setTextSize(phone, 200);
  await expectNoBarriers(phone);
  await phone.getByLabel("Zimmernummer").fill("12");
  await sendAsAPerson(phone, "Senden");
  await expect(phone.getByText("20,50 €")).toBeVisible();

  await page.goto("/admin/inbox?view=all");
  await page.getByRole("link", { name: /Late check-out.*€20\.50 waits for your yes/ }).click();
  const extra = page.getByRole("region", { name: "Until 14:00, if the room is free · €20.50" });
  await expect(extra).toContainText("The guest saw this price.");
  await extra.getByRole("button", { name: "Yes, €20.50" }).click();
  // Colleagues read it, too.
  await expect(extra).toContainText("Said yes to the price");
  await expectNoBarriers(page);
  await phone.reload();
  await expect(phone.getByText(/^Ja, gern\. .* 20,50\s€$/)).toBeVisible();

  await new AdminShell(page).open("/admin");
  const row = page.getByRole("link", { name: /Extras this month/ });
  await expect(row).toContainText("1 extra · €20.50");
  await expect(row).toContainText("1 × Late check-out");
});

test("The settings show three switches and the topics; everything else is behind the menu", async ({
  page,
  owner,
}) => {
  const hotel_id = owner.hotel.id;
  for (const kind of ["request", "feedback", "lost"])
    await owner.api.from("message_kinds").insert({ hotel_id, kind, is_on: true }).throwOnError();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin/inbox/settings");
  await expect(page.getByRole("switch")).toHaveCount(3);
  await expect(page.getByRole("region", { name: "Guests may ask for" })).toBeVisible();
  await expect(page.getByLabel("Kept for")).toHaveCount(0);
  // The name opens a row; only the tick takes it off the list.
  const taxi = page.getByRole("listitem").filter({ hasText: "A taxi" });
  await taxi.locator("summary").getByText("A taxi").click();
  await expect(taxi.getByLabel(/^Price/)).toBeVisible();
  await expect(taxi.getByRole("checkbox", { name: "A taxi" })).toBeChecked();
  // A price that was typed and not saved is in sight when its owner comes back.
  await taxi.getByLabel(/^Price/).fill("15");
  await page.reload();
  await expect(taxi.getByText("Your unsaved text is back.")).toBeVisible();
  await taxi.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("link", { name: /^Feedback: / }).click();
  await expect(page.getByLabel("Kept for")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Inbox Settings" }).click();
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("link", { name: "Who hears it" }).click();
  await expect(page.getByRole("button", { name: "Ring now" })).toBeVisible();
});

test("What follows from hotel and team is asked only where it was decided otherwise, and can be taken back", async ({
  page,
  owner: { api, hotel },
}) => {
  const hotel_id = hotel.id;
  const kinds = [
    { kind: "request", is_on: true, emails: ["manager@example.com"] },
    { kind: "feedback", is_on: true, attention: 2, alarm: null },
    { kind: "lost", is_on: true },
  ];
  for (const kind of kinds)
    await api
      .from("message_kinds")
      .insert({ hotel_id, ...kind })
      .throwOnError();
  await api.from("topics").update({ promise: 60, goes_to: "housekeeping" }).eq("key", "taxi").throwOnError();
  const derived = [
    "Who gets a mail, one address per line",
    "The manager",
    /^Marked as/,
    "Seen to within",
    "Rings at",
  ];
  const save = async () => {
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Settings saved")).toBeVisible();
  };
  const nothingAsked = async () => {
    for (const label of derived) await expect(page.getByLabel(label)).toHaveCount(0);
  };

  await page.goto("/admin/inbox/settings?more=lost");
  await expect(page.getByLabel("Kept for")).toBeVisible();
  await nothingAsked();

  await page.goto("/admin/inbox/settings?more=request");
  await page.getByLabel("Who gets a mail, one address per line").fill("");
  await save();
  await nothingAsked();

  await page.goto("/admin/inbox/settings?more=feedback");
  await page.getByLabel("Marked as “Needs attention”").selectOption("3 of 5 or less");
  await page.getByLabel("Marked as “Urgent”").selectOption("1 of 5");
  await save();
  await nothingAsked();

  await page.goto("/admin/inbox/settings");
  const topic = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await topic("Fresh towels").locator("summary").click();
  await expect(topic("Fresh towels").getByLabel(/^Price/)).toBeVisible();
  await topic("A taxi").locator("summary").click();
  await page.getByLabel("Seen to within").selectOption("Choose…");
  await page.getByLabel("Rings at").selectOption("Choose…");
  await topic("A taxi").getByRole("button", { name: "Save Topic" }).click();
  await expect(page.getByText("Topic saved")).toBeVisible();
  await nothingAsked();
  const { data } = await api
    .from("message_kinds")
    .select("emails, attention, alarm")
    .order("kind")
    .throwOnError();
  expect(data).toEqual(Array(3).fill({ emails: [], attention: 3, alarm: 1 }));
});
