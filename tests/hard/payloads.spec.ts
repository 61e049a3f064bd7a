/**
 * Owners' texts, typed or written past their forms, do nothing in any browser that shows them. The pages' policies
 * are off here: they would stop most payloads, and so hide a mistake.
 */
import { devices, expect, type Page } from "@playwright/test";
import { hotelFields } from "../../src/admin/content/hotel/fields.ts";
import { amenities } from "../../src/sections/amenities.ts";
import { SECTIONS, type Section } from "../../src/sections/index.ts";
import { restaurants } from "../../src/sections/restaurants.ts";
import { createOwner, type Owner, PASSWORD } from "../../testbed/owner.ts";
import { payloadRow } from "../../testbed/payload-rows.ts";
import { PAYLOADS } from "../../testbed/payloads.ts";
import { mailboxOf } from "../../testbed/temporary-server.ts";
import { type Canary, findMarkup, setCanary } from "../e2e/support/canary.ts";
import { AdminShell } from "../e2e/support/pages/admin-shell.ts";
import { CsvDialog } from "../e2e/support/pages/csv-dialog.ts";
import { GuestPage } from "../e2e/support/pages/guest-page.ts";
import { QrPage } from "../e2e/support/pages/qr-page.ts";
import { proTest as base } from "../e2e/support/pro.ts";
import { addCustomSection, setHotel } from "../e2e/support/rows.ts";

const HOTEL_FIELDS = hotelFields({ time_zone: "UTC", check_in: "", check_out: "" });
type HotelTexts = Record<
  Exclude<keyof typeof HOTEL_FIELDS, "time_zone" | "is_listed" | "country" | "times_confirmed">,
  string
>;

const SCRIPT = "<script>pwn()</script>";
/** Few enough to be quick, and every payload gets its turn in some field. */
const ROUNDS = 10;

const test = base.extend<{ canary: Canary }>({
  canary: async ({ context, url }, use) => use(await setCanary(context, url)),
});
test.use({ bypassCSP: true });

const AT_ONCE = 6;
/** A row holds at least two payloads, so every second row is enough for all of them. */
const FIRST_PAYLOADS = [...PAYLOADS.keys()].filter((index) => index % 2 === 0);

/** Past the forms: what the database itself refuses is as good as harmless. @returns how many rows it took */
async function addPayloads({ api, hotel }: Owner, section: Section): Promise<number> {
  const { column, id } = section.parent ?? { column: "hotel_id", id: hotel.id };
  let taken = 0;
  // More at once from one account than the server lets wait would be refused for that.
  for (let begin = 0; begin < FIRST_PAYLOADS.length; begin += AT_ONCE) {
    const answers = await Promise.all(
      FIRST_PAYLOADS.slice(begin, begin + AT_ONCE).map((index) =>
        // Which table it is, and with it the row's type, is known at run time only.
        api.from(section.table).insert({ ...payloadRow(section.fields, index), [column]: id } as never),
      ),
    );
    taken += answers.filter(({ error }) => !error).length;
  }
  return taken;
}

async function expectTextsOnly(page: Page, canary: Canary): Promise<void> {
  expect(await findMarkup(page)).toEqual([]);
  expect(canary.sung).toEqual([]);
}

test("The canary sings where payloads are taken for markup", async ({ browser, url }) => {
  const context = await browser.newContext({ bypassCSP: true });
  const canary = await setCanary(context, url);
  const page = await context.newPage();
  const frames = [...PAYLOADS.slice(0, 45), "<script>alert(1)</script>"].map((text) => {
    const escaped = text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
    return `<iframe srcdoc="${escaped}"></iframe>`;
  });
  await page.setContent(
    `<a href="javascript:pwn(), void (document.title = 'It ran')">A link that runs</a>${frames.join("")}`,
  );
  const count = (word: string) => canary.sung.filter((song) => song.includes(word)).length;
  await expect.poll(() => count("pwn()")).toBeGreaterThan(20);
  await expect.poll(() => count("a dialog said 1")).toBe(1);
  await expect.poll(() => count("https://evil.example/")).toBeGreaterThan(5);
  const before = count("pwn()");
  await page.getByRole("link", { name: "A link that runs" }).click();
  // Beside whatever the frames still sing.
  await expect(page).toHaveTitle("It ran");
  await expect.poll(() => count("pwn()")).toBeGreaterThan(before);
  expect(await findMarkup(page)).toEqual(
    expect.arrayContaining([
      expect.stringContaining("A link that runs"),
      expect.stringContaining("<base"),
      expect.stringContaining("<object"),
      'IMG onerror="pwn()"',
    ]),
  );
  await context.close();
});

test("Every text of a hotel, its sections and their items is a text", async ({
  page,
  owner,
  canary,
  browser,
  url,
}) => {
  // Five hundred rows on one page, looked through element by element.
  test.slow();
  const own = await addCustomSection(owner, { name: '"><script>pwn()</script>', description: SCRIPT });
  for (const section of [...SECTIONS, own]) {
    // A name that another row has is refused, however it is cut.
    expect(await addPayloads(owner, section), section.table).toBeGreaterThan(FIRST_PAYLOADS.length - 5);
  }

  await test.step("on the guest page, with and without JavaScript", async () => {
    const guest = new GuestPage(page);
    await guest.open(owner.hotel.id);
    await guest.openSection(amenities.title);
    await expect(page.getByRole("heading", { name: SCRIPT, exact: true }).first()).toBeVisible();
    await expectTextsOnly(page, canary);
    const bare = await browser.newContext({ bypassCSP: true, javaScriptEnabled: false, baseURL: url });
    const bareCanary = await setCanary(bare, url);
    const barePage = await bare.newPage();
    await barePage.goto(`/view/${owner.hotel.id}`);
    await expectTextsOnly(barePage, bareCanary);
    await bare.close();
  });

  await test.step("in lists, forms and questions of the admin", async () => {
    const shell = new AdminShell(page);
    await shell.open();
    await shell.unfold();
    for (const { title, id } of [...SECTIONS, own]) {
      await shell.entry(title).click();
      // The section before has such texts, too.
      await expect(shell.heading).toHaveText(title);
      await expect(page.getByText(SCRIPT).first()).toBeVisible();
      const question = page.getByRole("button", { name: SCRIPT, exact: true });
      if (id === "faqs") await question.first().click();
      await page
        .getByRole("button", { name: /^Edit / })
        .first()
        .click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectTextsOnly(page, canary);
      await page.keyboard.press("Escape");
      await page
        .getByRole("button", { name: /^More for / })
        .first()
        .click();
      await page.getByRole("menuitem", { name: "Delete" }).click();
      await expectTextsOnly(page, canary);
      await page.keyboard.press("Escape");
    }
  });

  await test.step("in the preview of the guest page", async () => {
    await page.goto(`/admin/${amenities.route}`);
    const preview = page.getByTitle("Your guest page").contentFrame();
    await expect(preview.getByText(SCRIPT).last()).toBeAttached();
    await expectTextsOnly(page, canary);
  });

  await test.step("in the preview of a file, and in one that spreadsheets open", async () => {
    const csv = new CsvDialog(page);
    const { text } = await csv.export();
    const cells = Array.from(text.matchAll(/"((?:[^"]|"")*)"/g), ([, cell = ""]) => cell);
    expect(cells.length).toBeGreaterThan(PAYLOADS.length);
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    // The hotel has amenities of these names: the rows are there to be corrected.
    await csv.open();
    await csv.chooseFile(text);
    await expect(csv.refused).toBeVisible();
    await expectTextsOnly(page, canary);

    await page.goto(`/admin/${restaurants.route}`);
    const others = await csv.export();
    await csv.open();
    await csv.chooseFile(others.text);
    // Rows that are there already are shown, too.
    await expect(csv.preview).toBeVisible();
    await expect(csv.dialog).toContainText(SCRIPT);
    await expectTextsOnly(page, canary);
  });
});

test("Every text of a hotel's profile is a text", async ({ page, owner, canary, guestPage }) => {
  for (let round = 0; round < ROUNDS; round++) {
    const { time_zone: _, ...texts } = payloadRow(HOTEL_FIELDS, round * ROUNDS);
    await setHotel(owner, texts as HotelTexts);
    await guestPage.open(owner.hotel.id);
    await expect(guestPage.hotelName).toHaveText(String(texts.name));
    await expect(page).toHaveTitle(String(texts.name));
    await expectTextsOnly(page, canary);
    const manifest = await page.request.get(`/view/${owner.hotel.id}/manifest.webmanifest`);
    expect(await manifest.json()).toMatchObject({ name: texts.name });
  }
  await page.goto(`/view/${owner.hotel.id}/icon.svg`);
  await expectTextsOnly(page, canary);

  const name = `${SCRIPT})/JS(pwn())/S/JavaScript`;
  await setHotel(owner, { name });
  for (const path of [
    "/admin",
    "/admin/profile",
    "/admin/sections",
    "/admin/subscription",
    "/admin/qr-code",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectTextsOnly(page, canary);
  }
  const { content } = await new QrPage(page).print("Poster");
  // The text outside of the file's strings is what a reader acts on (ISO 32000-1, 7.3.4.2).
  const acted = content.toString("latin1").replace(/\((?:\\.|[^\\()])*\)/gs, "()");
  expect(acted.match(/\/(JS|JavaScript|AA|Launch|URI|SubmitForm)\b/g)).toBeNull();
});

test("What devices, scans and addresses say of themselves is a text", async ({
  page,
  owner,
  canary,
  browser,
  url,
}) => {
  const json = { "Content-Type": "application/json" };
  const userAgents = [SCRIPT, '"><img src=x onerror=pwn()>', "{{constructor.constructor('pwn()')()}}"];
  for (const agent of userAgents) {
    const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: { ...json, "User-Agent": agent },
      body: JSON.stringify({ email: owner.email, password: PASSWORD }),
    });
    expect(answer.status).toBe(200);
  }
  await fetch(`${url}/functions/v1/track-scan`, {
    method: "POST",
    headers: {
      ...json,
      "User-Agent": devices["Desktop Chrome"].userAgent,
      Referer: `https://evil.example/${SCRIPT}`,
    },
    body: JSON.stringify({ hotel_id: owner.hotel.id, visit_id: crypto.randomUUID(), source: "link" }),
  });
  await page.goto("/admin/account");
  await expect(page.getByText(/Signed in /)).toHaveCount(userAgents.length + 1);
  await expectTextsOnly(page, canary);
  await page.goto("/admin");
  await expect(page.getByRole("list", { name: "Traffic Sources" })).toContainText("evil.example");
  await expectTextsOnly(page, canary);

  const address = `o'&{{7*7}}|\`$${crypto.randomUUID()}@example.com`;
  const other = await createOwner(url, { email: address });
  await other.api.auth.resetPasswordForEmail(address);
  // Not in the watched page: what watches is a script, which the frames around mails do not run.
  const apart = await browser.newContext({ bypassCSP: true });
  const mailbox = await apart.newPage();
  const apartCanary = await setCanary(apart, url);
  await mailbox.goto(mailboxOf(url));
  await expect(mailbox.getByText(`to ${address}`)).toBeVisible();
  expect(apartCanary.sung).toEqual([]);
  await apart.close();
});
