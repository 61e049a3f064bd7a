/** Guests write to a hotel, and its people answer at the desk. */
import { expect } from "./support/fixtures.ts";
import { proTest } from "./support/pro.ts";
import { addMessage } from "./support/rows.ts";
import { sendAsAPerson } from "./support/send-as-a-person.ts";

proTest(
  "A hotel takes requests; what a guest asks for appears at the desk by itself, is answered there and read on the phone",
  async ({ page, owner, phone, shell }) => {
    await shell.open("/admin/inbox");
    await expect(page.getByRole("heading", { name: "Nothing Waits" })).toBeVisible();
    await page.getByRole("link", { name: "Choose What Guests May Send" }).click();
    const requests = page.getByRole("switch", { name: "Requests" });
    await requests.click();
    await page.getByRole("checkbox", { name: "A taxi" }).uncheck();
    await expect(requests).toBeChecked();
    await expect(page.getByRole("checkbox", { name: "A taxi" })).not.toBeChecked();
    await shell.goTo("Inbox");
    await expect(page.getByRole("heading", { name: "Nothing Waits" })).toBeVisible();

    // The screen shows a choice before it is stored.
    await expect(async () => {
      await phone.goto(`/view/${owner.hotel.id}/request`);
      await expect(phone.getByRole("radio", { name: "Fresh towels" })).toBeVisible();
      await expect(phone.getByRole("radio", { name: "A taxi" })).toHaveCount(0, { timeout: 1 });
    }).toPass();
    await phone.getByRole("radio", { name: "Fresh towels" }).check();
    await phone.getByLabel("Room number").fill("12");
    await phone.getByLabel("Anything else we should know?").fill("Two, for the sea");
    await sendAsAPerson(phone, "Send");
    await expect(phone.getByText("It has arrived")).toBeVisible();

    await page.getByRole("link", { name: /^Room 12.*Two, for the sea.*Fresh towels/ }).click();
    await expect(page).toHaveTitle(/^\(1\) Inbox/);
    await expect(shell.entry("Inbox")).toContainText("1 new");
    const message = page.getByRole("region", { name: "Message" });
    await expect(message.getByText("Two, for the sea")).toBeVisible();
    await page.getByRole("button", { name: "On the way." }).click();
    await page.getByRole("button", { name: "Send Answer" }).click();
    await expect(page.getByText("Answer sent")).toBeVisible();
    await expect(message.getByText("You have it")).toBeVisible();
    await phone.reload();
    await expect(phone.getByText("On the way.")).toBeVisible();
    await expect(message.getByRole("list", { name: "Conversation" })).toContainText(
      /You · .* · read .*On the way\./,
    );

    await page.getByRole("button", { name: "Done" }).click();
    const history = page.getByRole("region", { name: "History" });
    await expect(history.getByRole("listitem")).toHaveText([
      /Received.*the guest/,
      /In work/,
      /Answered.*you/,
      /Done.*you/,
    ]);
    await expect(shell.entry("Inbox")).not.toContainText("new");
    await page.getByRole("link", { name: "All", exact: true }).click();
    await page.getByRole("navigation", { name: "States" }).getByRole("link", { name: "New" }).click();
    await expect(page.getByRole("heading", { name: "Nothing Here" })).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole("button", { name: "Done", pressed: true })).toBeVisible();
  },
);

proTest(
  "Housekeeping writes down what it found; what a guest misses is suggested, with the reason, and handed over",
  async ({ page, owner }) => {
    const missed = await addMessage(owner, {
      kind: "lost",
      item: "A grey scarf",
      color: "Grey",
      contact: "ana@example.com",
    });
    await page.goto("/admin/inbox/new?kind=found");
    await page.getByRole("button", { name: "Write Down" }).click();
    await expect(page.getByText("What is it? is required")).toBeVisible();
    await page.getByLabel("What is it?").fill("Wool scarf");
    await page.getByLabel("Color").fill("grey");
    await page.getByLabel("Where was it found?").fill("Shelf A3");
    await page.getByRole("button", { name: "Write Down" }).click();
    const suggested = page.getByRole("region", { name: "Similar things missed" });
    await expect(suggested).toContainText("Same words");
    await expect(suggested).toContainText("Same color");
    await suggested.getByRole("link", { name: /A grey scarf/ }).click();
    await expect(page).toHaveURL(new RegExp(missed.id));
    await expect(page.getByRole("link", { name: "ana@example.com" })).toHaveAttribute(
      "href",
      "mailto:ana@example.com",
    );
    await page.getByLabel("What became of it").selectOption("Handed over");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("button", { name: "Done", pressed: true })).toBeVisible();
    await expect(page.getByRole("region", { name: "History" })).toContainText(/Handed over.*you/);
  },
);
