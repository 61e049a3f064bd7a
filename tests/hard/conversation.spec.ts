/** The desk's side of a conversation, beside a guest who writes at the same time. */
import { expectNoBarriers } from "../e2e/support/barriers.ts";
import { expect } from "../e2e/support/fixtures.ts";
import { proTest as test } from "../e2e/support/pro.ts";
import { turnOn } from "../e2e/support/rows.ts";
import { sendAsAPerson } from "../e2e/support/send-as-a-person.ts";

test("Both write in turns; a guest's text makes the message new, and takes nothing from what the desk types", async ({
  page,
  owner,
  phone,
}) => {
  await turnOn(owner, "request");
  await phone.goto(`/view/${owner.hotel.id}/request?lang=en`);
  await phone.getByRole("radio", { name: "Late check-out" }).check();
  await phone.getByLabel("Room number").fill("301");
  await phone.getByLabel("Anything else we should know?").fill("Is it possible?");
  await sendAsAPerson(phone, "Send");
  await expect(phone.getByText("It has arrived")).toBeVisible();

  await page.goto("/admin/inbox");
  await page.getByRole("link", { name: /Is it possible\?/ }).click();
  const message = page.getByRole("region", { name: "Message" });
  const talk = message.getByRole("list", { name: "Conversation" }).getByRole("listitem");
  await expect(talk).toHaveText([/^Guest · .*Is it possible\?$/]);
  await message.getByRole("textbox", { name: "Answer" }).fill("Until when?");
  await message.getByRole("button", { name: "Send Answer" }).click();
  await expect(talk).toHaveText([/Is it possible/, /^You · .*Until when\?$/]);
  await expect(message.getByText("You have it")).toBeVisible();
  await expect(message.getByRole("textbox", { name: "Answer" })).toHaveValue("");
  await expectNoBarriers(page);

  await message.getByRole("textbox", { name: "Answer" }).fill("Half typed");
  await message.getByRole("textbox", { name: "Answer" }).focus();
  await phone.reload();
  await phone.getByLabel("Write again").fill("1 PM");
  await sendAsAPerson(phone, "Send");
  await expect(phone.getByRole("main").getByRole("listitem")).toHaveText([
    /Is it possible/,
    /Until when/,
    /^You · .*1 PM$/,
  ]);
  await expectNoBarriers(phone);

  await expect(talk).toHaveText([/Is it possible/, /· read .*Until when/, /^Guest · .*1 PM$/]);
  await expect(message.getByText("Nobody has it")).toBeVisible();
  await expect(page.getByRole("link", { name: /301.*1 PM/ })).toBeVisible();
  await expect(message.getByRole("textbox", { name: "Answer" })).toHaveValue("Half typed");
  await page.reload();
  await expect(message.getByRole("textbox", { name: "Answer" })).toHaveValue("Half typed");
  await message.getByRole("button", { name: "Send Answer" }).click();
  await expect(message.getByText("You have it")).toBeVisible();
  await message.getByRole("button", { name: "Done" }).click();
  await expect(message.getByRole("button", { name: "Done", pressed: true })).toBeVisible();
  await expect(message.getByRole("region", { name: "History" }).getByRole("listitem")).toHaveText([
    /Received/,
    /In work/,
    /Answered.*you/,
    /Wrote again.*the guest/,
    /In work/,
    /Answered.*you/,
    /Done.*you/,
  ]);
});
