/** A team at work at the same time: who else is here, what others change appears, and one has a message. */
import type { Page } from "@playwright/test";
import { amenities } from "../../src/sections/amenities.ts";
import type { Owner } from "../../testbed/owner.ts";
import { newColleague } from "../e2e/support/colleagues.ts";
import { makeEntry } from "../e2e/support/entries.ts";
import { expect } from "../e2e/support/fixtures.ts";
import { SectionPage } from "../e2e/support/pages/section-page.ts";
import { proTest as test } from "../e2e/support/pro.ts";
import { addMessage, addRow, turnOn } from "../e2e/support/rows.ts";
import { sendAsAPerson } from "../e2e/support/send-as-a-person.ts";

const write = async (owner: Owner, words: object = {}) =>
  (await addMessage(owner, { kind: "request", topic: "towels", room: "12", ...words })).id;

test("Who else is on a screen is seen there, and not once they are elsewhere", async ({
  browser,
  owner,
  page,
  url,
}) => {
  const ana = await newColleague({ browser, url, owner }, "editor", "Ana");
  await addRow(owner, amenities, { ...makeEntry(amenities, 1), name: "Pool" });
  const [mine, hers] = [page, ana].map((each) => new SectionPage(each, amenities));
  await mine?.open();
  await hers?.open();
  await expect(page.getByText("Ana is here, too")).toBeVisible();
  await expect(ana.getByText(/ is here, too/)).toBeVisible();

  await mine?.edit("Pool");
  await hers?.edit("Pool");
  await expect(page.getByRole("dialog").getByText("Ana has this open, too")).toBeVisible();
  await ana.getByRole("dialog").getByLabel("Location").fill("Roof");
  await expect(page.getByRole("dialog").getByText("Ana is typing here …")).toBeVisible();

  await ana.goto("/admin/faqs");
  await expect(page.getByRole("dialog").getByText(/^Ana/)).toHaveCount(0);
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Ana is here, too")).toHaveCount(0);
  // Nobody is told who reads their own account.
  const told = page.waitForRequest((request) => request.url().includes("inbox_news"));
  await page.goto("/admin/account");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Account Settings");
  await told;
  const asked = await page.waitForRequest((request) => request.url().includes("inbox_news"));
  expect(asked.postDataJSON()).toEqual({ hotel_id: owner.hotel.id });
});

test("What a colleague saves comes into the list and into an open form; what is typed stays, and the question says who", async ({
  browser,
  owner,
  page,
  url,
}) => {
  const ana = await newColleague({ browser, url, owner }, "editor", "Ana");
  for (const name of ["Bar", "Pool"]) await addRow(owner, amenities, { ...makeEntry(amenities, 1), name });
  const [mine, hers] = [new SectionPage(page, amenities), new SectionPage(ana, amenities)];
  await mine.open();
  await expect(page.getByText("Ana is here, too")).toHaveCount(0);
  await hers.open();
  await hers.edit("Pool");
  await hers.fill(hers.form("Edit"), { location: "Garden" });
  await hers.submit("Edit");
  await expect(page.getByText("Garden").first()).toBeVisible();

  // Nothing is typed: the form has the newer version.
  await mine.edit("Pool");
  await expect(mine.form("Edit").getByLabel("Location")).toHaveValue("Garden");
  await hers.edit("Pool");
  await hers.fill(hers.form("Edit"), { location: "Terrace" });
  await hers.submit("Edit");
  await expect(mine.form("Edit").getByLabel("Location")).toHaveValue("Terrace");

  await mine.fill(mine.form("Edit"), { location: "Roof" });
  await hers.edit("Pool");
  await hers.fill(hers.form("Edit"), { location: "Cellar", timing: "Until noon" });
  await hers.submit("Edit");
  await expect(hers.form("Edit")).toBeHidden();
  await expect(ana.getByText("Cellar").first()).toBeVisible();
  await mine.submit("Edit");
  const question = page.getByRole("dialog", { name: "Changed Elsewhere" });
  await expect(question).toContainText(/Ana changed this amenity \(\d/);
  await expect(question).toContainText("Cellar");
  await question.getByRole("button", { name: "Close" }).click();
  await expect(mine.form("Edit").getByLabel("Location")).toHaveValue("Roof");
});

test("Of two who take a message one has it, and the other reads who; given back, nobody has it", async ({
  browser,
  owner,
  page,
  url,
}) => {
  const id = await write(owner);
  const paul = await newColleague({ browser, url, owner }, "desk", "Paul");
  const marta = await newColleague({ browser, url, owner }, "housekeeping", "Marta");
  await marta.goto("/admin/inbox");
  await expect(marta.getByRole("button", { name: "Take it" })).toBeVisible();
  await page.goto(`/admin/inbox?message=${id}`);
  await paul.goto(`/admin/inbox?message=${id}`);
  const take = (at: Page) =>
    at.getByRole("region", { name: "Message" }).getByRole("button", { name: "I take it" });
  await expect(take(page)).toBeVisible();
  await expect(take(paul)).toBeVisible();
  await expect(page.getByText(/(Marta and Paul|Paul and Marta) are here, too/)).toBeVisible();
  // Neither hears of the first before the press.
  for (const late of [page, marta]) await late.route("**/rpc/inbox_news", () => undefined);

  await take(paul).click();
  await expect(paul.getByText("You have it")).toBeVisible();
  await take(page).click();
  await expect(page.getByText("Paul has just taken it")).toBeVisible();
  await marta.getByRole("button", { name: "Take it" }).click();
  await expect(marta.getByText("Paul has just taken it")).toBeVisible();
  await expect(page.getByRole("region", { name: "History" })).toContainText(/Set to “In work”\s*Paul/);

  await paul.getByRole("button", { name: "Give to …" }).click();
  await paul.getByRole("menuitem", { name: "Nobody, give it back" }).click();
  await expect(paul.getByRole("region", { name: "History" })).toContainText(/Set to “New”\s*you/);
  const { data } = await owner.api.from("messages").select("state, taken_by").eq("id", id).single();
  expect(data).toEqual({ state: "new", taken_by: null });
});

interface AnsweringDesk {
  owner: Owner;
  /** At the hotel's desk, each on a device of their own. */
  desk: readonly Page[];
  phone: Page;
}

/** A guest's message, which the owner has answered once and all of them have open. */
async function openForAll({ owner, desk, phone }: AnsweringDesk): Promise<void> {
  await turnOn(owner, "request");
  await phone.goto(`/view/${owner.hotel.id}/request`);
  await phone.getByRole("radio", { name: "Something is broken" }).check();
  await phone.getByLabel("Room number").fill("207");
  await sendAsAPerson(phone, "Send");
  const { data: message } = await owner.api.from("messages").select("id").single().throwOnError();
  await owner.api
    .rpc("answer_message", { hotel_id: owner.hotel.id, message_id: message.id, words: "Which tap?" })
    .throwOnError();
  for (const at of desk) {
    await at.goto("/admin/inbox");
    await at.getByRole("link", { name: /207/ }).click();
    // An answer is typed over the conversation as it is read.
    await expect(at.getByText("Which tap?")).toBeVisible();
  }
}

const answerAt = (at: Page) => at.getByRole("textbox", { name: "Answer" });

async function sendAt(at: Page): Promise<void> {
  await at.getByRole("button", { name: "Send Answer" }).click();
  await expect(at.getByText("Answer sent")).toBeVisible();
}

const answersTo = async ({ api }: Owner) =>
  (await api.from("message_texts").select("text").order("created_at").throwOnError()).data.map(
    ({ text }) => text,
  );

test.describe("Of two who answer", () => {
  // The second one is refused: the browser logs it.
  test.use({ refusals: [403] });

  test("whoever is second reads the colleague's answer first, and is asked", async ({
    browser,
    owner,
    page,
    phone,
    url,
  }) => {
    const paul = await newColleague({ browser, url, owner }, "desk", "Paul");
    await openForAll({ owner, desk: [page, paul], phone });
    await answerAt(page).fill("Tomorrow at ten");
    await answerAt(paul).fill("In five minutes");
    await sendAt(paul);
    // It has come to the screen meanwhile, perhaps out of sight: that is no reason not to ask.
    await expect(page.getByText("In five minutes")).toBeVisible();

    await page.getByRole("button", { name: "Send Answer" }).click();
    const asked = page.getByRole("dialog", { name: "Paul has just answered" });
    await expect(asked).toContainText("In five minutes");
    await asked.getByRole("button", { name: "Back to Mine" }).click();
    await expect(answerAt(page)).toHaveValue("Tomorrow at ten");
    expect(await answersTo(owner)).toEqual(["Which tap?", "In five minutes"]);
    // Known now: it is sent with the next press.
    await sendAt(page);
    expect(await answersTo(owner)).toEqual(["Which tap?", "In five minutes", "Tomorrow at ten"]);
  });

  test("whoever says the same again, before it is there what was said, says it twice", async ({
    owner,
    page,
    phone,
  }) => {
    await openForAll({ owner, desk: [page], phone });
    await answerAt(page).fill("On my way");
    await sendAt(page);
    const held = Promise.withResolvers<void>();
    await page.route("**/rest/v1/message_texts?*", (route) => held.promise.then(() => route.fallback()));
    await page.reload();
    await answerAt(page).fill("On my way");
    const sent = sendAt(page);
    await expect(page.getByRole("button", { name: "Saving..." })).toBeVisible();
    held.resolve();
    await sent;
    expect(await answersTo(owner)).toEqual(["Which tap?", "On my way", "On my way"]);
  });

  test("in the same moment one reaches the guest, and whoever sent the other is asked; nothing typed is lost", async ({
    browser,
    owner,
    page,
    phone,
    url,
  }) => {
    const paul = await newColleague({ browser, url, owner }, "desk", "Paul");
    await openForAll({ owner, desk: [page, paul], phone });
    await answerAt(page).fill("Tomorrow at ten");
    await page.getByRole("textbox", { name: "Internal note" }).fill("The tap again");
    await answerAt(paul).fill("In five minutes");
    // His is stored while this one is on its way, and no news of it comes.
    await page.route("**/rpc/inbox_news", () => undefined);
    await page.route(
      "**/rpc/answer_message",
      async (route) => {
        await sendAt(paul);
        await route.fallback();
      },
      { times: 1 },
    );

    await page.getByRole("button", { name: "Send Answer" }).click();
    const asked = page.getByRole("dialog", { name: "Paul has just answered" });
    await expect(asked).toContainText("In five minutes");
    expect(await answersTo(owner)).toEqual(["Which tap?", "In five minutes"]);
    await asked.getByRole("button", { name: "Send Mine, Too" }).click();
    await expect(page.getByText("Answer sent")).toBeVisible();
    expect(await answersTo(owner)).toEqual(["Which tap?", "In five minutes", "Tomorrow at ten"]);
    await expect(page.getByRole("textbox", { name: "Internal note" })).toHaveValue("The tap again");
    await expect(answerAt(page)).toHaveValue("");
  });
});
