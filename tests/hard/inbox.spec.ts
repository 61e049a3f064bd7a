/** The desk disturbed: two people at one message, lost answers, a downgrade, a long list, and a phone. */
import type { Locator } from "@playwright/test";
import type { Owner } from "../../testbed/owner.ts";
import { expectNoBarriers } from "../e2e/support/barriers.ts";
import { expect } from "../e2e/support/fixtures.ts";
import { proTest as test } from "../e2e/support/pro.ts";

// Answers that get lost.
test.use({ refusals: ["no answer"] });

async function write(owner: Owner, words: object = {}): Promise<string> {
  const { data } = await owner.api
    .from("messages")
    .insert({ hotel_id: owner.hotel.id, kind: "request", topic: "towels", room: "12", ...words })
    .select("id")
    .single()
    .throwOnError();
  return data.id;
}

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
  await page.goto("/admin/inbox");
  const list = page.getByRole("list", { name: "Messages" });
  const seen = new Set<string>();
  const read = async () => {
    for (const title of await list.getByText(/^Wish \d+$/).allTextContents()) seen.add(title);
  };
  await expect(list.getByRole("listitem")).toHaveCount(50);
  await read();
  const [newest = ""] = seen;
  await page.getByRole("link", { name: "Older" }).click();
  await expect(page).toHaveURL(/skip=50/);
  await expect(list.getByText(newest, { exact: true })).toHaveCount(0);
  await expect(list.getByRole("listitem")).toHaveCount(50);
  await read();
  await page.getByRole("link", { name: "Older" }).click();
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
  const hotel_id = owner.hotel.id;
  await owner.api.from("message_kinds").insert({ hotel_id, kind: "request", is_on: true }).throwOnError();
  const topics = async () =>
    (await owner.api.from("message_kinds").select("topics").single().throwOnError()).data.topics;
  const before = await topics();
  await page.goto("/admin/inbox/settings");
  const [taxi, towels, late] = ["A taxi", "Fresh towels", "Late check-out"].map((name) =>
    page.getByRole("checkbox", { name }),
  ) as [Locator, Locator, Locator];
  const first = Promise.withResolvers<void>();
  await expect(taxi).toBeChecked();
  await page.route(
    "**/rest/v1/message_kinds*",
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

  await page.route("**/rest/v1/message_kinds*", (route) => route.abort("connectionreset"), { times: 1 });
  await late.click();
  await page.getByRole("dialog", { name: "Error" }).getByRole("button", { name: "OK" }).click();
  await expect(late).toBeChecked();
  await towels.check();
  await expect.poll(topics).toEqual(before.filter((topic) => topic !== "taxi"));
});
