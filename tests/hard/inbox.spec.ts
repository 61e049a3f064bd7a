/** The desk, disturbed: two people at one message, lost answers, a downgrade, a long list, and a phone. */
import type { Locator } from "@playwright/test";
import type { Owner } from "../../testbed/owner.ts";
import { expectNoBarriers } from "../e2e/support/barriers.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { AdminShell } from "../e2e/support/pages/admin-shell.ts";
import { proTest as test } from "../e2e/support/pro.ts";
import { addMessage, turnOn } from "../e2e/support/rows.ts";

// Answers that get lost.
test.use({ refusals: ["no answer"] });

const write = async (owner: Owner, words: object = {}) =>
  (await addMessage(owner, { kind: "request", topic: "towels", room: "12", ...words })).id;

test("Two people at one message: what both changed is asked, what one changed is kept, what is typed stays", async ({
  page,
  owner,
}) => {
  const id = await write(owner);
  const stored = () => owner.api.from("messages").select("note, assignee, state").eq("id", id).single();
  await page.goto(`/admin/inbox?message=${id}`);
  const note = page.getByLabel("Internal note");
  await note.fill("Mine");
  await owner.api.from("messages").update({ note: "Theirs", assignee: "Marta" }).eq("id", id).throwOnError();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const question = page.getByRole("dialog", { name: "Changed Elsewhere" });
  await expect(question).toContainText("Theirs");
  await expect(question).not.toContainText("Marta");
  await question.getByRole("button", { name: "Save Mine Anyway" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  expect((await stored()).data).toEqual({ note: "Mine", assignee: "Marta", state: "new" });

  await note.fill("Not saved yet");
  await page.reload();
  await expect(page.getByText("Your unsaved text is back.")).toBeVisible();
  await expect(note).toHaveValue("Not saved yet");
});

test("A message that is written down again, because the answer got lost, is there once, as it was corrected", async ({
  page,
  owner,
}) => {
  await page.goto("/admin/inbox/new");
  await page.getByLabel("What do you need?").selectOption("A taxi");
  await page.getByLabel("Room number").fill("7");
  const lose = async () => {
    await page.route(
      "**/rest/v1/messages*",
      async (route) => {
        await route.fetch();
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
    await page.getByRole("button", { name: "Write Down" }).click();
    await page.getByRole("dialog", { name: "Error" }).getByRole("button", { name: "OK" }).click();
  };
  await lose();
  await lose();
  await page.getByLabel("Room number").fill("8");
  await page.getByRole("button", { name: "Write Down" }).click();
  await expect(page.getByText("Written down", { exact: true })).toBeVisible();
  const { data } = await owner.api.from("messages").select("room, topic").throwOnError();
  expect(data).toEqual([{ room: "8", topic: "taxi" }]);
});

test("A long list goes on in pages that are addresses, and is searched", async ({ page, owner }) => {
  const rows = Array.from({ length: 120 }, (_, i) => ({
    hotel_id: owner.hotel.id,
    kind: "request",
    topic: "other",
    room: String(i),
    text: `Wish ${i}`,
  }));
  // Stored at one moment.
  await owner.api.from("messages").insert(rows).throwOnError();
  await page.goto("/admin/inbox?view=all");
  const list = page.getByRole("list", { name: "Messages" });
  const seen = new Set<string>();
  const read = async () => {
    for (const title of await list.getByText(/^“Wish \d+”$/).allTextContents()) seen.add(title);
  };
  await expect(list.getByRole("listitem")).toHaveCount(50);
  await read();
  const [first = ""] = seen;
  await page.getByRole("link", { name: "Next Page" }).click();
  await expect(page).toHaveURL(/after=1/);
  await expect(list.getByText(first, { exact: true })).toHaveCount(0);
  await expect(list.getByRole("listitem")).toHaveCount(50);
  await read();
  await page.getByRole("link", { name: "Next Page" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(20);
  await read();
  expect(seen.size).toBe(120);
  await page.goBack();
  await expect(list.getByRole("listitem")).toHaveCount(50);

  await page.getByLabel("Room, word or name").fill("wish 77");
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(page).toHaveURL(/q=wish\+77/);
  await page.getByRole("list", { name: "Messages" }).getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Something else" })).toBeVisible();
});

test("Danger stands above all that came before, in words; what is chosen may hide it, and says so", async ({
  page,
  owner,
}) => {
  await write(owner, { topic: "other", room: "7", text: "A second pillow" });
  await write(owner, { topic: "taxi", room: "9" });
  await write(owner, { topic: "help", room: "12", text: "My husband fell and cannot get up" });
  await page.goto("/admin/inbox?view=all");
  const rows = page.getByRole("list", { name: "Messages" }).getByRole("link");
  await expect(rows).toHaveText([
    /12.*My husband fell and cannot get up.*Danger.*I need help now/,
    /9.*A taxi/,
    /7.*A second pillow.*Something else/,
  ]);
  await expect(page).toHaveTitle(/^Danger \(3\) Inbox/);
  const above = page.getByRole("link", { name: "Danger: show the message" });
  await expect(above).toHaveCount(0);
  await page.getByRole("link", { name: "Newest first" }).click();
  await expect(rows.nth(1)).toContainText("A taxi");
  await page.getByRole("navigation", { name: "Kinds" }).getByRole("link", { name: "Lost" }).click();
  await expect(page.getByRole("heading", { name: "Nothing Here" })).toBeVisible();
  await above.click();
  await page.getByRole("list", { name: "Messages, now" }).getByRole("link").first().click();
  const message = page.getByRole("region", { name: "Message" });
  await expect(message.getByText("Danger", { exact: true })).toBeVisible();
  await expect(message.getByRole("link", { name: /^Call \d+$/ })).toBeVisible();
  await message.getByRole("button", { name: "Done" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "All right" }).click();
  await expect(page.getByText("Danger")).toHaveCount(0);
  await page.getByRole("link", { name: "All", exact: true }).click();
  await expect(rows.last()).toContainText("I need help now");
  await expect(page).toHaveTitle(/^\(2\) Inbox/);
});

test("A hidden tab goes on asking, less often, and its title and icon say what is new until nothing is", async ({
  page,
  owner,
}) => {
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().includes("inbox_news")) asked += 1;
  });
  const answer = () => page.waitForResponse((response) => response.url().includes("inbox_news"));
  const icon = () => page.locator("link[rel=icon]").getAttribute("href");
  const look = (visibilityState: "hidden" | "visible") =>
    page.evaluate((state) => {
      Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
      Object.defineProperty(document, "hidden", { value: state === "hidden", configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, visibilityState);
  const pass = async (seconds: number) => {
    const answered = answer();
    // In one jump: a request that it begins has its whole limit left.
    await page.clock.fastForward(seconds * 1000);
    await answered;
    // Until the page has read it: else the next jump passes its limit.
    await page.evaluate(async () => {
      for (let probe = 0; probe < 5; probe++) await fetch("/livez");
    });
  };
  const id = await write(owner, { state: "done" });
  await page.clock.install();
  await page.goto("/admin/inbox");
  await expect(page).toHaveTitle(/^Inbox/);
  const usual = await icon();
  const now = () => page.evaluate(() => Date.now());
  await look("hidden");
  const hiddenAt = await now();
  asked = 0;
  await pass(5);
  await page.clock.runFor(7_000);
  // The page's clock goes on beside this, on a busy machine for longer.
  expect(asked).toBeLessThanOrEqual(1 + Math.floor(((await now()) - hiddenAt) / 15_000));
  await write(owner, { topic: "help" });
  await pass(9);
  await expect(page).toHaveTitle(/^Danger \(1\) Inbox/);
  await expect.poll(icon).toMatch(/^data:image\/svg.*%3E1!%3C/);
  await owner.api.from("messages").update({ state: "done" }).neq("id", id).throwOnError();
  await pass(16);
  await expect(page).toHaveTitle(/^Inbox/);
  await expect.poll(icon).toBe(usual);
  await look("visible");
  await pass(5);
  asked = 0;
  await pass(5);
  expect(asked).toBeGreaterThanOrEqual(1);
});

test("Of what was typed to a message nothing of the guest's is kept on the device, and nothing at all once it is gone", async ({
  page,
  owner,
}) => {
  const lost = { kind: "lost", topic: null, item: "A grey scarf", contact: "ana@example.com" };
  const [open, other, old] = [await write(owner, lost), await write(owner, lost), await write(owner, lost)];
  const drafts = () =>
    page.evaluate(() =>
      Object.entries(localStorage).flatMap(([key, value]) =>
        key.includes("/messages/") ? `${key.slice(-36)} ${value}` : [],
      ),
    );
  for (const id of [other, open]) {
    await page.goto(`/admin/inbox?message=${id}`);
    await page.getByLabel("Internal note").fill(`Typed to ${id}`);
    await expect.poll(drafts).toContainEqual(expect.stringContaining(`Typed to ${id}`));
  }
  expect(await drafts()).toHaveLength(2);
  for (const draft of await drafts()) expect(draft).not.toMatch(/scarf|ana@example|Housekeeping/);

  // The draft of a message whose last day is over.
  await page.evaluate(
    ({ id, other }) => {
      const key = Object.keys(localStorage).find((name) => name.endsWith(other)) ?? "";
      const original = { updated_at: "2026-01-01" };
      const draft = { inputs: { note: "Old" }, original, until: "2026-01-02" };
      localStorage.setItem(key.replace(other, id), JSON.stringify(draft));
    },
    { id: old, other },
  );
  // As their guests do: one is open, one is not.
  await owner.api.from("messages").delete().in("id", [open, other]).throwOnError();
  await expect(page.getByText("This message is gone")).toBeVisible();
  await expect.poll(drafts).toEqual([]);
});

test("What was typed to a message comes back after a reload, and asks when somebody else wrote there meanwhile", async ({
  page,
  owner,
}) => {
  const id = await write(owner);
  await page.goto(`/admin/inbox?message=${id}`);
  const note = page.getByLabel("Internal note");
  await note.fill("Mine");
  await owner.api.from("messages").update({ note: "Theirs" }).eq("id", id).throwOnError();
  await page.reload();
  await expect(note).toHaveValue("Mine");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const question = page.getByRole("dialog", { name: "Changed Elsewhere" });
  await expect(question).toContainText("Theirs");
  await question.getByRole("button", { name: "Save Mine Anyway" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const { data } = await owner.api.from("messages").select("note").throwOnError();
  expect(data).toEqual([{ note: "Mine" }]);
});

for (const width of [1280, 390]) {
  test(`Settings, list, message and form have no barriers at ${width} pixels`, async ({ page, owner }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await owner.api
      .from("message_kinds")
      .insert(["request", "feedback"].map((kind) => ({ hotel_id: owner.hotel.id, kind, is_on: true })))
      .throwOnError();
    const lost = {
      ...{ kind: "lost", topic: null, item: "A grey scarf", color: "grey" },
      contact: "ana@example.com",
    };
    const id = await write(owner, lost);
    await write(owner, { kind: "found", topic: null, item: "Scarf", color: "Grey" });
    await write(owner, { text: `Very ${"long ".repeat(300)}` });
    for (const path of [`?message=${id}`, "", "?q=nothing", "/settings", "/new?kind=lost"]) {
      await page.goto(`/admin/inbox${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("status", { name: /^Loading/ })).toHaveCount(0);
      await expectNoBarriers(page);
    }
  });
}

test("Feedback with words says once what it is", async ({ page, owner }) => {
  await write(owner, { kind: "feedback", topic: null, rating: 4, text: "We slept like stones" });
  await page.goto("/admin/inbox?view=all");
  const row = page.getByRole("link", { name: /We slept like stones/ });
  await expect(row).toContainText("Feedback 4 of 5");
  await expect(row).not.toContainText(/Feedback.*Feedback/);
});

test("A message that is gone says so, and one that is deleted leaves the list", async ({ page, owner }) => {
  const id = await write(owner);
  await page.goto(`/admin/inbox?message=${id}`);
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("This message is gone")).toBeVisible();
  await expect(page.getByRole("list", { name: "Messages" })).toHaveCount(0);
});

test("Two topics pressed in quick succession are both stored, and one that is refused goes back alone", async ({
  page,
  owner,
}) => {
  await turnOn(owner, "request");
  const topics = async () =>
    (await owner.api.from("topics").select("key").eq("is_on", true).order("key").throwOnError()).data.map(
      ({ key }) => key ?? "",
    );
  const before = await topics();
  await page.goto("/admin/inbox/settings");
  const [taxi, towels, late] = ["A taxi", "Fresh towels", "Late check-out"].map((name) =>
    page.getByRole("checkbox", { name }),
  ) as [Locator, Locator, Locator];
  const first = Promise.withResolvers<void>();
  await expect(taxi).toBeChecked();
  await page.route(
    "**/rest/v1/topics*",
    async (route) => {
      await first.promise;
      await route.continue();
    },
    { times: 1 },
  );
  await taxi.uncheck();
  await towels.uncheck();
  await expect(taxi).not.toBeChecked();
  first.resolve();
  await expect.poll(topics).toEqual(before.filter((topic) => !["taxi", "towels"].includes(topic)));
  await page.reload();
  await expect(towels).not.toBeChecked();

  await page.route("**/rest/v1/topics*", (route) => route.abort("connectionreset"), { times: 1 });
  await late.click();
  await page.getByRole("dialog", { name: "Error" }).getByRole("button", { name: "OK" }).click();
  await expect(late).toBeChecked();
  await towels.check();
  await expect.poll(topics).toEqual(before.filter((topic) => topic !== "taxi"));
});

ownerTest(
  "On the Free plan the inbox says what it is for, and how guests reach the hotel until then",
  async ({ page }) => {
    await new AdminShell(page).open("/admin/inbox");
    await expect(page.getByText("On your plan they call or email you.")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Upgrade Plan" }).click();
    await expect(page).toHaveURL("/admin/subscription");
  },
);

test("On a phone a room's name breaks between its words, and the dark colors are there at once", async ({
  page,
  owner,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const lines = { "Garden suite": 2, "Turmzimmer Süd": 2, 1204: 1 };
  for (const room of Object.keys(lines)) await write(owner, { room });
  await page.goto("/admin/inbox");
  for (const [room, count] of Object.entries(lines)) {
    const name = page.getByRole("link", { name: `Room ${room}` }).getByText(room);
    await expect(name).toBeVisible();
    const found = () =>
      name.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element.lastChild ?? element);
        return new Set(Array.from(range.getClientRects(), ({ bottom }) => bottom)).size;
      });
    // The font may come after the words.
    await expect.poll(found, room).toBe(count);
  }
  await page.emulateMedia({ colorScheme: "dark" });
  // A reader who wants no motion sees no text in its earlier color.
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
