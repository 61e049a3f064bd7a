/** The desk's screen at night: what is due, what rings and until when, and who has it. */
import type { Owner } from "../../testbed/owner.ts";
import { expect } from "../e2e/support/fixtures.ts";
import { proTest as test } from "../e2e/support/pro.ts";
import { sendAsAPerson } from "../e2e/support/send-as-a-person.ts";

/** The admin asks every four seconds. */
const SEEN = { timeout: 20_000 };

async function takeRequests({ api, hotel }: Owner): Promise<void> {
  await api.from("message_kinds").insert({ hotel_id: hotel.id, kind: "request", is_on: true }).throwOnError();
}

for (const width of [390, 1280]) {
  test(`At ${width} pixels an alarm rings after one press until it is taken, and the list begins high`, async ({
    page,
    owner,
    phone,
  }) => {
    await takeRequests(owner);
    await owner.api
      .from("messages")
      .insert({ hotel_id: owner.hotel.id, kind: "request", topic: "taxi", room: "9", text: "Two of us" })
      .throwOnError();
    await page.addInitScript(() => {
      const { start } = OscillatorNode.prototype;
      OscillatorNode.prototype.start = function (...at) {
        document.documentElement.dataset.rung = `${Number(document.documentElement.dataset.rung ?? 0) + 1}`;
        start.apply(this, at);
      };
    });
    const rung = () => page.evaluate(() => Number(document.documentElement.dataset.rung ?? 0));
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/admin/inbox");
    await expect(page.getByText("“Two of us”")).toBeVisible();
    expect(await rung()).toBe(0);
    await page.getByRole("button", { name: "Let it ring" }).click();
    await expect(page.getByText("Sound on")).toBeVisible();
    const list = page.getByRole("list", { name: "Messages, now" });
    expect((await list.boundingBox())?.y).toBeLessThan(230);

    const before = await rung();
    await phone.goto(`/view/${owner.hotel.id}/request`);
    await phone.getByRole("radio", { name: "I need help now" }).check();
    await phone.getByLabel("Room number").fill("207");
    await sendAsAPerson(phone, "Send");
    const alarm = page.getByRole("alert").filter({ hasText: "207" });
    await expect(alarm).toContainText("I need help now", SEEN);
    await expect.poll(rung, SEEN).toBeGreaterThan(before);
    // Again, until somebody takes it.
    const once = await rung();
    await expect.poll(rung, SEEN).toBeGreaterThan(once);
    await alarm.getByRole("button", { name: "I take it" }).click();
    await expect(alarm).toHaveCount(0, SEEN);
    await page.getByRole("link", { name: "Mine 1" }).click(SEEN);
    // What was in sight stays until the others are there.
    await expect(page.getByRole("list", { name: "Messages" }).getByRole("listitem")).toHaveText([/207.*You/]);
  });
}

test("A sheet for whoever comes next says what is open and withdrawn; taking over is noted", async ({
  page,
  owner,
}) => {
  await takeRequests(owner);
  await owner.api
    .from("messages")
    .insert({
      ...{ hotel_id: owner.hotel.id, kind: "request", topic: "taxi", room: "9" },
      wanted_at: new Date(Date.now() + 3_600_000).toISOString().slice(0, 16),
    })
    .throwOnError();
  await page.goto("/admin/inbox/hand-over");
  const promised = page.locator("section", {
    has: page.getByRole("heading", { name: "Promised in the next twelve hours" }),
  });
  await expect(promised.first().getByRole("listitem")).toContainText("9A taxi");
  await page.getByRole("button", { name: "I have taken over" }).click();
  await expect(
    page
      .getByRole("main")
      .getByText(/\S took over at/)
      .first(),
  ).toBeVisible();
});

test("Several messages are done at once", async ({ page, owner }) => {
  for (const room of ["1", "2", "3"]) {
    await owner.api
      .from("messages")
      .insert({ hotel_id: owner.hotel.id, kind: "request", topic: "other", room, text: "Buy now" })
      .throwOnError();
  }
  await page.goto("/admin/inbox?view=all&select");
  await page.getByRole("checkbox", { name: "Select Something else 1" }).check();
  await page.getByRole("checkbox", { name: "Select Something else 2" }).check();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("2 messages done")).toBeVisible();
  const { data } = await owner.api.from("messages").select("room").eq("state", "new").throwOnError();
  expect(data).toEqual([{ room: "3" }]);
});
