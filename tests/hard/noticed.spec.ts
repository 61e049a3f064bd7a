/** The desk's screen at night: what is due, what rings and until when, and who has it. */
import { randomUUID } from "node:crypto";
import { expect } from "../e2e/support/fixtures.ts";
import { lookFrom, NETWORKS } from "../e2e/support/missed.ts";
import { proTest as test } from "../e2e/support/pro.ts";
import { addMessage, setHotel, turnOn } from "../e2e/support/rows.ts";
import { sendAsAPerson } from "../e2e/support/send-as-a-person.ts";

for (const width of [390, 1280]) {
  test(`At ${width} pixels an alarm rings after one press until it is taken, and the list begins high`, async ({
    page,
    owner,
    phone,
  }) => {
    await turnOn(owner, "request");
    await addMessage(owner, { kind: "request", topic: "taxi", room: "9", text: "Two of us" });
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
    await expect.poll(async () => (await list.boundingBox())?.y).toBeLessThanOrEqual(130);

    const before = await rung();
    await phone.goto(`/view/${owner.hotel.id}/request`);
    await phone.getByRole("radio", { name: "I need help now" }).check();
    await phone.getByLabel("Room number").fill("207");
    await sendAsAPerson(phone, "Send");
    const alarm = page.getByRole("alert").filter({ hasText: "207" });
    await expect(alarm).toContainText("I need help now");
    await expect.poll(rung).toBeGreaterThan(before);
    // Again, until somebody takes it.
    const once = await rung();
    await expect.poll(rung).toBeGreaterThan(once);
    await alarm.getByRole("button", { name: "I take it" }).click();
    await expect(alarm).toHaveCount(0);
    // A taken message is open, also from another that was.
    await expect(page.getByRole("heading", { name: "Room 207 I need help now" })).toBeVisible();
    if (width < 600) await page.getByRole("link", { name: "All messages" }).click();
    // Also what somebody has.
    await expect(page.getByRole("link", { name: "Open 2" })).toBeVisible();
    await page.getByRole("link", { name: "Mine 1" }).click();
    // The list in sight stays until the other is there.
    await expect(page.getByRole("list", { name: "Messages" }).getByRole("listitem")).toHaveText([/207.*You/]);
  });
}

for (const width of [390, 1280]) {
  test.describe(`At ${width} pixels without a network`, () => {
    test.use({ viewport: { width, height: 844 }, refusals: ["no answer"] });

    test("the desk says in red that nothing reaches it, wherever it is scrolled to, and no bell is on", async ({
      page,
      owner,
      context,
    }) => {
      await turnOn(owner, "request");
      await owner.api
        .from("messages")
        .insert(
          Array.from({ length: 20 }, (_, place) => ({
            ...{ hotel_id: owner.hotel.id, kind: "request", topic: "taxi", room: `${100 + place}` },
          })),
        )
        .throwOnError();
      await page.goto("/admin/inbox");
      await page.getByRole("button", { name: "Let it ring" }).click();
      await expect(page.getByText("Sound on")).toBeVisible();
      await page.getByRole("link", { name: /119/ }).click();
      await expect(page.getByRole("heading", { name: /^Room 119/ })).toBeVisible();
      await context.setOffline(true);
      const sign = page.getByText(/^No network/).filter({ visible: true });
      await expect(sign.first()).toBeVisible();
      await expect(page.getByText("Sound on")).toHaveCount(0);
      for (const top of [0, 400, 5000]) {
        await page.evaluate((y) => scrollTo(0, y), top);
        await expect
          .poll(async () => {
            const boxes = await Promise.all((await sign.all()).map((each) => each.boundingBox()));
            return boxes.some((box) => box && box.y >= 0 && box.y + box.height < 844);
          })
          .toBe(true);
      }
      await context.setOffline(false);
      await expect(sign).toHaveCount(0);
      await expect(page.getByText("Sound on")).toBeVisible();
    });
  });
}

test.describe("An answer without a network", () => {
  test.use({ refusals: ["no answer"] });

  test("stays in its input, which says so, and covers nothing of the desk", async ({
    page,
    owner,
    phone,
    context,
  }) => {
    await turnOn(owner, "request");
    await phone.goto(`/view/${owner.hotel.id}/request`);
    await phone.getByRole("radio", { name: "Something is broken" }).check();
    await phone.getByLabel("Room number").fill("207");
    await sendAsAPerson(phone, "Send");
    await page.goto("/admin/inbox");
    await page.getByRole("link", { name: /207/ }).click();
    const answer = page.getByRole("textbox", { name: "Answer" });
    await answer.fill("In five minutes");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Send Answer" }).click();
    await expect(page.getByText("No network: not sent. It stays here")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(answer).toHaveValue("In five minutes");
    await context.setOffline(false);
    await expect(page.getByRole("heading", { name: /^No network/ })).toHaveCount(0);
    await page.getByRole("button", { name: "Send Answer" }).click();
    await expect(page.getByText("Answer sent")).toBeVisible();
  });
});

test("The alarm dials what its guest was told to dial, by the contacts that guests read", async ({
  page,
  owner,
  phone,
}) => {
  await turnOn(owner, "request");
  const { api, hotel } = owner;
  await setHotel({ api, hotel }, { country: "GB" });
  const contacts = [
    { type: "emergency", label: "Mountain rescue", number: "140" },
    { type: "emergency", label: "All services", number: "112" },
  ].map((contact) => ({ ...contact, hotel_id: hotel.id }));
  await api.from("important_contacts").insert(contacts).throwOnError();
  await phone.goto(`/view/${hotel.id}/request`);
  await phone.getByRole("radio", { name: "I need help now" }).check();
  await phone.getByLabel("Room number").fill("207");
  await expect(phone.getByRole("link", { name: "Call 112" })).toBeVisible();
  await sendAsAPerson(phone, "Send");
  await page.goto("/admin/inbox");
  const alarm = page.getByRole("alert").filter({ hasText: "207" });
  await expect(alarm).toContainText("The guest was told to dial 112");
  await expect(alarm.getByRole("link", { name: "Call 112" })).toBeVisible();
  await alarm.getByRole("button", { name: "I take it" }).click();
  await expect(
    page.getByRole("region", { name: "Message" }).getByRole("link", { name: "Call 112" }),
  ).toBeVisible();
});

test("A device is asked once, where messages can come; after a reload the next press lets it ring, until somebody ends that", async ({
  page,
  owner,
}) => {
  const ask = page.getByRole("button", { name: "Let it ring" });
  const silent = page.getByRole("button", { name: "Press once" });
  for (const path of ["inbox", "rooms"]) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByText(path === "inbox" ? "Nothing Waits" : "No Room Has a Code Yet")).toBeVisible();
    await expect(ask).toHaveCount(0);
  }
  await turnOn(owner, "request");
  await page.goto("/admin/inbox");
  await ask.click();
  await expect(page.getByRole("button", { name: "Sound on" })).toBeVisible();
  await page.reload();
  await expect(silent).toBeVisible();
  await expect(ask).toHaveCount(0);
  await page.getByRole("heading", { name: "Inbox" }).click();
  const sound = page.getByRole("button", { name: "Sound on" });
  await sound.click();
  await page.getByRole("menuitem", { name: "Silent for an hour" }).click();
  await page.getByRole("button", { name: "Silent until" }).click();
  await page.getByRole("menuitem", { name: "Ring again" }).click();
  await sound.click();
  await page.getByRole("menuitem", { name: "Stay silent" }).click();
  await expect(ask).toBeVisible();
  await page.reload();
  await expect(ask).toBeVisible();
  await page.getByRole("heading", { name: "Inbox" }).click();
  await expect(silent.or(sound)).toHaveCount(0);
});

test("A sheet for whoever comes next says what is open and withdrawn; taking over is noted", async ({
  page,
  owner,
}) => {
  await turnOn(owner, "request");
  await addMessage(owner, {
    ...{ kind: "request", topic: "taxi", room: "9" },
    wanted_at: new Date(Date.now() + 3_600_000).toISOString().slice(0, 16),
  });
  await addMessage(owner, { kind: "request", topic: "towels", room: "Panoramasuite Ost" });
  await addMessage(owner, { kind: "request", topic: "help", text: "At the pool, he does not breathe" });
  const stay = randomUUID();
  await addMessage(owner, { id: stay, kind: "request", topic: "late_checkout", room: "12" });
  await owner.api
    .rpc("answer_message", { hotel_id: owner.hotel.id, message_id: stay, words: "Yours until 1 PM" })
    .throwOnError();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin/inbox/hand-over");
  const suite = page.getByRole("main").getByText("Panoramasuite Ost");
  // One line a word: none is broken within.
  const lines = (name: Element) => {
    const range = document.createRange();
    range.selectNodeContents(name);
    return range.getClientRects().length;
  };
  await expect.poll(() => suite.evaluate(lines)).toBe(2);
  // An alarm's subject tells the next shift what to do, on paper, too.
  const alarms = page.locator("section", { has: page.getByRole("heading", { name: "Alarms" }) });
  await expect(alarms.first().getByRole("listitem")).toContainText(
    /\?\s*“At the pool, he does not breathe”I need help now/,
  );
  const promised = page.locator("section", {
    has: page.getByRole("heading", { name: "Promised, next 12 hours" }),
  });
  await expect(promised.first().getByRole("listitem")).toContainText(/A taxi.*Room 9/);
  const open = page.locator("section", { has: page.getByRole("heading", { name: "Open", exact: true }) });
  await expect(open.first().getByRole("listitem")).toContainText(
    /Late check-out.*answered .*“Yours until 1 PM”/,
  );
  await expect(open.first().getByRole("listitem")).not.toContainText("due");
  await page.getByRole("button", { name: "I have taken over" }).click();
  await expect(
    page
      .getByRole("main")
      .getByText(/\S took over at/)
      .first(),
  ).toBeVisible();
});

test("Fifty begun in time beside fifty whom nobody has begun are half", async ({ page }) => {
  const nothing = { weeks: [], feedback: [], asked: [], words: [] };
  const answered = { count: 50, within: 50, median: 3 };
  let late = 50;
  await page.route("**/rpc/inbox_figures", (route) =>
    route.fulfill({ json: { ...nothing, answered, waiting: 50, late } }),
  );
  const within = page.getByRole("term").filter({ hasText: "Within 30 min" }).locator("xpath=..");
  await page.goto("/admin/inbox/figures");
  await expect(within).toContainText("50%");
  // Those who came a minute ago may still be in time.
  late = 0;
  await page.reload();
  await expect(within).toContainText("100%");
});

test("Several messages are done at once", async ({ page, owner }) => {
  for (const room of ["1", "2", "3"]) {
    await addMessage(owner, { kind: "request", topic: "other", room, text: "Buy now" });
  }
  await page.goto("/admin/inbox?view=all&select");
  await page.getByRole("checkbox", { name: "Select Something else 1" }).check();
  await page.getByRole("checkbox", { name: "Select Something else 2" }).check();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("2 messages done")).toBeVisible();
  const { data } = await owner.api.from("messages").select("room").eq("state", "new").throwOnError();
  expect(data).toEqual([{ room: "3" }]);
});

test("Whether others would ask this is offered for a question, a topic that repeats and words searched for in vain", async ({
  page,
  owner: { api, hotel },
  url,
}) => {
  const ask = async (room: string, topic: string, text: string) => {
    const [hotel_id, id] = [hotel.id, randomUUID()];
    await api.from("messages").insert({ id, hotel_id, kind: "request", topic, room, text }).throwOnError();
    await api.rpc("answer_message", { hotel_id, message_id: id, words: "Yes, gladly." }).throwOnError();
  };
  await ask("1", "taxi", "Two of us");
  await ask("2", "taxi", "Is there one at night?");
  for (const room of ["41", "42", "43"]) await ask(room, "late_checkout", "Until noon");
  await ask("3", "other", "We would like the ski bus to the glacier");
  const offer = page.getByRole("button", { name: "Would Others Ask This?" });
  const open = async (room: string) => {
    await page.goto("/admin/inbox");
    await page.getByRole("link", { name: `Room ${room} ` }).click();
    await expect(page.getByRole("region", { name: "Message" }).getByText("Kept until")).toBeVisible();
  };
  await open("2");
  await expect(offer).toBeVisible();
  await open("43");
  await expect(page.getByText("Asked 3 times in 30 days.")).toBeVisible();
  await expect(offer).toBeVisible();
  for (const room of ["1", "3"]) {
    await open(room);
    await expect(offer).toHaveCount(0);
  }
  await lookFrom(url, hotel.id, "ski bus", NETWORKS);
  await open("3");
  await expect(page.getByText(/^\d+ guests searched for “ski bus” and found nothing\.$/)).toBeVisible();
  await offer.click();
  const form = page.getByRole("dialog", { name: "Add FAQ" });
  await form.getByLabel("Question").fill("Is there a ski bus?");
  await form.getByLabel("Category").selectOption("General");
  await form.getByRole("button", { name: "Add FAQ" }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByText(/found nothing/)).toHaveCount(0);
});

test("At 1280 × 800 the list shows more than five messages of two lines each", async ({ page, owner }) => {
  const text = "It knocks in the heating, and the window does not close, so that we cannot sleep.";
  const ask = (room: string) => ({ hotel_id: owner.hotel.id, kind: "request", topic: "repair", room, text });
  await owner.api
    .from("messages")
    .insert(["101", "102", "103", "104", "105", "106", "107", "108"].map(ask))
    .throwOnError();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/admin/inbox");
  await page.getByRole("button", { name: "Let it ring" }).click();
  await expect(page.getByText("Sound on")).toBeVisible();
  const sixth = page.getByRole("list", { name: "Messages, now" }).getByRole("listitem").nth(5);
  await expect(sixth).toBeInViewport({ ratio: 1 });
  expect((await sixth.boundingBox())?.height).toBeGreaterThan(72);
});

test.describe("When the session of a screen that rang has ended", () => {
  test.use({ refusals: [400, 401, 403] });

  test("it says so in the place of the messages", async ({ page, owner }) => {
    await turnOn(owner, "request");
    await page.goto("/admin/inbox");
    await page.getByRole("button", { name: "Let it ring" }).click();
    await expect(page.getByRole("button", { name: "Let it ring" })).toHaveCount(0);
    await owner.api.auth.signOut({ scope: "global" });
    await expect(
      page.getByRole("alert").filter({ hasText: "Signed out. Nothing rings here." }),
    ).toBeVisible();
  });
});
