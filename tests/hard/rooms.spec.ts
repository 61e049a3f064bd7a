/** Today's rooms, from the card to the trolley: pressed, seen, done, on paper and without a network. */

import type { Owner } from "../../testbed/owner.ts";
import { soonAt } from "../../testbed/soon.ts";
import { newColleague } from "../e2e/support/colleagues.ts";
import { expect } from "../e2e/support/fixtures.ts";
import { keptOffline } from "../e2e/support/pages/guest-page.ts";
import { proTest } from "../e2e/support/pro.ts";
import { addMessage, setHotel, turnOn } from "../e2e/support/rows.ts";
import { sendAsAPerson } from "../e2e/support/send-as-a-person.ts";

proTest.use({ refusals: ["no answer"] });

interface Code {
  label: string;
  token: string;
  letters: string;
}

/** By their labels. */
async function addRooms({ api, hotel }: Owner, rooms: readonly { label: string; area?: string }[]) {
  const codes = rooms.map((room) => ({ ...room, kind: "room" }));
  await api.rpc("add_codes", { hotel_id: hotel.id, codes }).throwOnError();
  const { data } = await api.rpc("hotel_codes", { hotel_id: hotel.id }).throwOnError();
  return new Map((data as unknown as Code[]).map((code) => [code.label, code]));
}

const ROOMS = ["101", "102", "201", "202"].map((label) => ({
  label,
  area: label.startsWith("1") ? "Ground floor" : "First floor",
}));

proTest(
  "A guest says that they have left; housekeeping reads it at once, does it, and both survive a dead network",
  async ({ browser, owner, phone, url }) => {
    proTest.slow();
    const { api, hotel } = owner;
    await setHotel({ api, hotel }, { before_leaving: "The card stays in the room" });
    await api
      .from("amenities")
      .insert({ hotel_id: hotel.id, name: "Sauna", description: "Warm", timing: "8 to 9", location: "Below" })
      .throwOnError();
    const codes = await addRooms(owner, ROOMS);
    const marta = await newColleague({ browser, url, owner }, "housekeeping", "Marta");
    await expect(marta).toHaveURL("/admin/rooms");
    await expect(marta.getByRole("heading", { level: 1 })).toHaveText("Rooms");
    const ground = marta.getByRole("region", { name: "Ground floor" });
    await expect(
      ground.getByRole("list", { name: "As always, Ground floor" }).getByRole("button"),
    ).toHaveCount(2);

    await phone.goto(`/view/${hotel.id}`);
    await expect(phone.getByText("Check-in", { exact: true })).toBeVisible();
    await phone.goto(`/view/${hotel.id}#c=${codes.get("101")?.token}`);
    await phone.reload();
    await expect(phone.getByRole("link", { name: /^Room 101/ })).toBeVisible();
    // A guest who has a room's card has arrived.
    await expect(phone.getByText("Check-in", { exact: true })).toBeHidden();
    await expect(phone.getByText("Check-out", { exact: true })).toBeVisible();
    await phone.getByRole("link", { name: /^Room 101/ }).click();
    const room = phone.getByRole("region", { name: "Room 101" });
    await room.getByRole("button", { name: "We have left" }).click();
    await expect(room.getByText(/^Housekeeping knows · /)).toBeVisible();
    await room.getByLabel("The card stays in the room").check();
    await expect(room.getByRole("button", { name: /^We have left/ })).toHaveAttribute("aria-pressed", "true");

    const row = ground.getByRole("listitem").filter({ hasText: "Has left" });
    await expect(row).toContainText("guest");
    await expect(ground.getByText("1 to do")).toBeVisible();
    await row.getByRole("button", { name: "Done Room 101" }).click();
    await expect(ground.getByRole("listitem").filter({ hasText: "Done" })).toContainText("Marta");
    await ground.getByRole("button", { name: "Undo Room 101" }).click();
    await expect(row).toContainText("Marta");

    // Back leads to where the row is; a reload finds the room again.
    await phone.goBack();
    await expect(phone.getByRole("link", { name: /^Room 101/ })).toContainText("We have left");
    await phone.reload();
    await phone.getByRole("link", { name: /^Room 101/ }).click();
    await expect(room.getByText(/^Housekeeping knows · /)).toBeVisible();

    // A dead network: the press is kept, said to be kept, and sent.
    await keptOffline(phone);
    await phone.context().setOffline(true);
    // The room is still open.
    await phone.reload();
    await room.getByRole("button", { name: "Please clean now" }).click();
    await expect(room.getByText("Kept, sent once there is a network")).toBeVisible();
    await expect(row).toBeVisible();
    await phone.context().setOffline(false);
    await expect(ground.getByRole("listitem").filter({ hasText: "Please clean now" })).toContainText("guest");

    await marta.context().setOffline(true);
    await ground.getByRole("button", { name: "Done Room 101" }).click();
    const done = ground.getByRole("listitem").filter({ hasText: "Done" });
    await expect(done).toContainText("Waiting for a network");
    // Taken back before it was sent, it is the guest's press again.
    await ground.getByRole("button", { name: "Undo Room 101" }).click();
    const guests = ground.getByRole("listitem").filter({ hasText: "Please clean now" });
    await expect(guests).toContainText("guest");
    await expect(guests).not.toContainText("Waiting for a network");
    await ground.getByRole("button", { name: "Room 102" }).click();
    await marta.getByRole("dialog").getByRole("button", { name: "Has left" }).click();
    const left = ground.getByRole("listitem").filter({ hasText: "Has left" });
    await expect(left).toContainText("Waiting for a network");
    await ground.getByRole("button", { name: "Undo Room 102" }).click();
    await expect(left).toHaveCount(0);
    await ground.getByRole("button", { name: "Done Room 101" }).click();
    await marta.context().setOffline(false);
    await expect(done).toContainText("Marta");
    await expect(done).not.toContainText("Waiting for a network");
    // For whoever sleeps there next, nothing is pressed.
    await phone.reload();
    await expect(room.getByRole("button", { name: "We have left" })).toHaveAttribute("aria-pressed", "false");
    await expect(room.getByRole("button", { name: "Please clean now" })).toHaveAttribute(
      "aria-pressed",
      "false",
    );
  },
);

proTest.describe("Refused", () => {
  proTest.use({ refusals: [429] });

  proTest(
    "What comes after thirty presses of an hour is not said to be kept",
    async ({ browser, owner, phone, url }) => {
      const code = (await addRooms(owner, ROOMS)).get("101");
      // Nobody of housekeeping: the page has no room, and logs nothing.
      const asked = phone.waitForResponse((answer) => answer.url().includes("/room?"));
      await phone.goto(`/view/${owner.hotel.id}#c=${code?.token}`);
      expect((await asked).status()).toBe(204);
      await expect(phone.getByRole("link", { name: /^Room 101/ })).toHaveCount(0);
      await newColleague({ browser, url, owner }, "housekeeping", "Marta");
      await phone.reload();
      await phone.getByRole("link", { name: /^Room 101/ }).click();
      const room = phone.getByRole("region", { name: "Room 101" });
      await room.getByRole("button", { name: "No cleaning today" }).click();
      await expect(room.getByText(/^Housekeeping knows · /)).toBeVisible();
      const press = { form: { code: code?.token ?? "", wish: "no_cleaning" } };
      for (let count = 1; count < 30; count++)
        expect((await phone.request.post(`/view/${owner.hotel.id}/room`, press)).status()).toBe(200);
      await room.getByRole("button", { name: "We have left" }).click();
      await expect(room.getByRole("alert")).toContainText("Try again in a few minutes");
      await expect(room.getByRole("button", { name: /No cleaning today/ })).toHaveAttribute(
        "aria-pressed",
        "true",
      );
      await expect(room.getByText("Kept, sent once there is a network")).toHaveCount(0);
    },
  );
});

proTest("Without a script, the card's letters press", async ({ browser, owner, url }) => {
  const codes = await addRooms(owner, ROOMS);
  await setHotel(owner, { wifi: [{ name: "Lantern", password: "saltandthyme", shown_to: "code" }] });
  const marta = await newColleague({ browser, url, owner }, "housekeeping", "Marta");
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: url });
  const guest = await plain.newPage();
  await guest.goto(`/view/${owner.hotel.id}`);
  await guest.getByRole("link", { name: "Scanning did not help? Type its six letters" }).click();
  await guest.getByRole("textbox").fill(codes.get("202")?.letters ?? "");
  await guest.getByRole("button", { name: "Show" }).click();
  await guest.getByRole("button", { name: "No cleaning today" }).click();
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Room 202");
  await expect(guest.getByRole("button", { name: /No cleaning today/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(
    marta
      .getByRole("region", { name: "First floor" })
      .getByRole("listitem")
      .filter({ hasText: "No cleaning today" }),
  ).toContainText("guest");
  await guest.getByRole("button", { name: "Undo" }).click();
  await expect(guest.getByRole("button", { name: "No cleaning today" })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  // The forms have the room, and keep it where something is wrong.
  await turnOn(owner, "request");
  await guest.getByRole("button", { name: "We have left" }).click();
  await guest.getByRole("button", { name: "Ask for something" }).click();
  await expect(guest.getByLabel("Room number")).toHaveValue("202");
  await guest.getByRole("radio", { name: "A wake-up call" }).check();
  await sendAsAPerson(guest, "Send");
  await expect(guest.getByText("Please fill this in")).toHaveCount(1);
  await expect(guest.getByLabel("Room number")).toHaveValue("202");
  await guest.getByLabel("When?").fill(soonAt("05:15"));
  await sendAsAPerson(guest, "Send");
  await expect(guest.getByText("It has arrived")).toBeVisible();
  const { data } = await owner.api.from("messages").select("room, card").throwOnError();
  expect(data).toEqual([{ room: "202", card: "202" }]);
  await plain.close();
});

proTest(
  "A house of 500 rooms has them all on the screen and on paper, sixty on one sheet; one without says how to add them",
  async ({ owner, page }) => {
    proTest.slow();
    await page.goto("/admin/rooms");
    await page.getByRole("link", { name: "Add Rooms" }).click();
    await expect(page).toHaveURL("/admin/qr-code/codes");
    // The requested form is open at once, and only then: not after Back, nor after a reload.
    const form = page.getByRole("dialog", { name: "Add Codes" });
    await expect(form.getByLabel("Names")).toBeVisible();
    await page.goBack();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL("/admin/qr-code/codes");
    await page.reload();
    await expect(page.getByRole("heading", { name: "A Code for Every Room" })).toBeVisible();
    await expect(form).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL("/admin/rooms");

    const rooms = Array.from({ length: 60 }, (_, i) => ({
      label: String(100 * (1 + Math.floor(i / 20)) + 1 + (i % 20)),
      area: `Floor ${1 + Math.floor(i / 20)}`,
    }));
    await addRooms(owner, rooms);
    await page.goto("/admin/rooms");
    await page.getByRole("button", { name: "Room 101" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Has left" }).click();
    await expect(page.getByText("1 to do")).toBeVisible();
    const sheet = await page.pdf({
      format: "A4",
      margin: { top: "12mm", bottom: "10mm", left: "14mm", right: "14mm" },
    });
    expect(sheet.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

    const more = Array.from({ length: 440 }, (_, i) => ({ label: String(1001 + i), area: `Wing ${i % 11}` }));
    await addRooms(owner, more);
    await page.reload();
    await expect(page.getByRole("button", { name: /^Room \d+$/ })).toHaveCount(500);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  },
);

proTest(
  "A late check-out that the desk grants is said in the guest's language, and the message has somebody",
  async ({ page, owner, phone }) => {
    const { api, hotel } = owner;
    await turnOn({ api, hotel }, "request");
    await addRooms(owner, ROOMS);
    await phone.goto(`/view/${hotel.id}/request?lang=de`);
    await phone.getByRole("radio", { name: "Späterer Check-out" }).check();
    await phone.getByLabel("Zimmernummer").fill("101");
    await sendAsAPerson(phone, "Senden");
    await phone.waitForURL("**/message/**");

    await page.goto("/admin/inbox");
    await page.getByRole("link", { name: /Late check-out/ }).click();
    const message = page.getByRole("region", { name: "Message" });
    await expect(message.getByText("Nobody has it")).toBeVisible();
    await message.getByRole("button", { name: "Yes, Until Then" }).click();
    await expect(page.getByText("Their message is answered")).toBeVisible();
    await expect(message.getByText("You have it")).toBeVisible();
    await expect(message.getByText(/^The room is yours until 1:00 PM \(/)).toBeVisible();
    await phone.reload();
    await expect(phone.getByText(/^Das Zimmer gehört Ihnen bis 13:00 \(/)).toBeVisible();

    // A request made at the desk is answered and taken in the same way, and its guest is to be told.
    const written = await addMessage(
      { api, hotel },
      { kind: "request", topic: "late_checkout", room: "102" },
    );
    await page.goto(`/admin/inbox?message=${written.id}`);
    await message.getByRole("button", { name: "Yes, Until Then" }).click();
    await expect(page.getByText("Tell them, too")).toBeVisible();
    await expect(message.getByText("You have it")).toBeVisible();
    await expect(message.getByText(/^The room is yours until 1:00 PM \(/)).toBeVisible();
  },
);

proTest(
  "A late check-out with a price gets one answer, with its hour and its price, in the guest's language",
  async ({ page, owner, phone }) => {
    const { api, hotel } = owner;
    await turnOn({ api, hotel }, "request");
    await addRooms(owner, ROOMS);
    await api
      .from("topics")
      .update({ price: 2000, currency: "EUR", line: "Until 14:00, if the room is free" })
      .eq("key", "late_checkout")
      .throwOnError();
    const ask = async (room: string) => {
      await phone.goto(`/view/${hotel.id}/request?lang=de`);
      await phone.getByRole("radio", { name: /^Späterer Check-out/ }).check();
      await phone.getByLabel("Zimmernummer").fill(room);
      await sendAsAPerson(phone, "Senden");
      await phone.waitForURL("**/message/**");
      await page.goto("/admin/inbox");
      await page.getByRole("link", { name: new RegExp(`${room}.*Late check-out`) }).click();
    };
    const message = page.getByRole("region", { name: "Message" });
    const isAnswered = phone.getByText(/^Ja, gern\. Das Zimmer gehört Ihnen bis 14:00 \(.*\) · 20(,00)?\s€$/);

    await ask("101");
    const yes = message.getByRole("button", { name: "Yes, €20" });
    await expect(yes).toBeVisible();
    await expect(message.getByRole("button", { name: "Yes, Until Then" })).toHaveCount(0);
    await yes.click();
    await expect(page.getByText("You said yes: €20")).toBeVisible();
    await expect(page.getByText(/^Room 101 is theirs until/)).toBeVisible();
    await expect(yes).toHaveCount(0);
    await phone.reload();
    await expect(isAnswered).toHaveCount(1);
    await expect(phone.getByText(/^Das Zimmer gehört Ihnen/)).toHaveCount(0);

    // A room without a code is on no list, and its guest is answered in the same words.
    await ask("999");
    await yes.click();
    await expect(
      page.getByText("The room needs a code, and the time must be within two weeks."),
    ).toBeVisible();
    await phone.reload();
    await expect(isAnswered).toHaveCount(1);
    const { data } = await api.from("messages").select("agreed").eq("kind", "request").throwOnError();
    expect(data).toEqual([{ agreed: true }, { agreed: true }]);
  },
);
