/**
 * From sign-up to a page with ten items that guests see, and to a printable code: played on a phone with real
 * taps and keys. Prints their number, and the time a person takes for them.
 */
import { type BrowserContextOptions, chromium, type Locator, type Page } from "@playwright/test";
import { createClient } from "@supabase/supabase-js";
import type { GuestDocument } from "../src/lib/documents/guest-document.ts";
import { SECTIONS } from "../src/sections/index.ts";
import { PUBLISHABLE_KEY } from "../src/server/database/caller.ts";
import { launchOptions } from "../testbed/browser.ts";
import { HARBOUR_GARDEN, htmlOf, wordFile } from "../testbed/folder.ts";
import { atLeast, atMost, report } from "./support.ts";

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  // The database derives the country from the zone, and with it the emergency numbers.
  timezoneId: "Europe/Lisbon",
};

/** Seconds that a person takes who knows what to enter: to find and tap, to type, to scroll one screen. */
const PACE = { tap: 1.2, key: 0.2, swipe: 1 };
/** Pixels per swipe. */
const SWIPED = 600;
/** The visible part between the bars at top and bottom. */
const SEEN = { from: 80, until: 760 };

class Hand {
  readonly page: Page;
  #taps = 0;
  #nextKeys = 0;
  #fields = 0;
  #characters = 0;
  #swipes = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async tap(target: Locator): Promise<void> {
    await this.#bringUp(target);
    await target.tap();
    this.#taps++;
  }

  /** Into the focused field. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.#fields++;
    this.#characters += text.length;
  }

  /** The phone keyboard's key for the next field; in the last one it submits the form. */
  async next(): Promise<void> {
    await this.page.keyboard.press("Enter");
    this.#nextKeys++;
  }

  count() {
    const [taps, nextKeys, fields] = [this.#taps, this.#nextKeys, this.#fields];
    const [characters, swipes] = [this.#characters, this.#swipes];
    const seconds = taps * PACE.tap + (nextKeys + characters) * PACE.key + swipes * PACE.swipe;
    return { taps, nextKeys, fields, characters, swipes, seconds };
  }

  async #bringUp(target: Locator): Promise<void> {
    await target.waitFor();
    const box = await target.boundingBox();
    if (!box) throw new Error("what should be tapped is not on the page");
    const away = Math.max(SEEN.from - box.y, box.y + box.height - SEEN.until, 0);
    // The buttons at the bottom stay there.
    if (away > 100) this.#swipes += Math.ceil(away / SWIPED);
  }
}

export async function benchFirstPage(url: string): Promise<void> {
  const browser = await chromium.launch(await launchOptions());
  try {
    const context = await browser.newContext({ baseURL: url, ...PHONE });
    const page = await context.newPage();
    const hand = new Hand(page);
    await signUp(hand, "anna");
    await describe(hand);
    const published = hand.count();
    const shown = await shownItems(url, await hotelIdOn(page));
    await print(hand);
    const printed = hand.count();

    report("items guests see", String(shown), atLeast(shown, 10));
    report("taps from sign-up to the printer", String(printed.taps), atMost(printed.taps, 25));
    report("  Next keys, swipes", `${printed.nextKeys}, ${printed.swipes}`);
    report("fields typed into", String(printed.fields), atMost(printed.fields, 10));
    report("  characters", String(printed.characters));
    report("seconds to the page", published.seconds.toFixed(0), {
      text: "< 180",
      met: published.seconds < 180,
    });
    report("seconds to the code", printed.seconds.toFixed(0), atMost(printed.seconds, 300));
    await context.close();
    await page.close();
    const sheet = await browser.newPage();
    await sheet.setContent(htmlOf(HARBOUR_GARDEN.lines));
    const margin = { top: "25mm", bottom: "25mm", left: "25mm", right: "25mm" };
    const files = {
      docx: Buffer.from(wordFile(HARBOUR_GARDEN.lines)),
      pdf: await sheet.pdf({ format: "A4", margin }),
    };
    for (const [kind, buffer] of Object.entries(files)) {
      const owner = await browser.newContext({ baseURL: url, ...PHONE });
      await bringFolder(new Hand(await owner.newPage()), url, { kind, buffer });
      await owner.close();
    }
  } finally {
    await browser.close();
  }
}

async function signUp(hand: Hand, name: string): Promise<void> {
  const { page } = hand;
  await page.goto("/signup");
  await hand.tap(page.getByLabel("Email Address"));
  for (const text of [`${name}@harbour-garden.example`, `The Harbour Garden ${name}`, "+351 21 555 0100"]) {
    await hand.type(text);
    await hand.next();
  }
  await hand.type("1 Harbour Quay, Lisbon");
  // In a field of several lines the key adds a line.
  await hand.tap(page.getByLabel("Password", { exact: true }));
  await hand.type("lantern-by-the-sea");
  await hand.next();
  await hand.type("lantern-by-the-sea");
  await hand.next();
  // The tour opens over the dashboard, and is closed.
  await hand.tap(page.getByRole("dialog").getByRole("button", { name: "Close" }));
}

/** The set-up of a small hotel. */
async function describe(hand: Hand): Promise<void> {
  const { page } = hand;
  const go = (name: RegExp) => hand.tap(page.getByRole("button", { name }));
  const step = (name: string) => page.getByRole("heading", { level: 2, name }).waitFor();
  await hand.tap(page.getByRole("link", { name: "Start Set-up" }));
  await step("Times and Wi-Fi");
  await hand.tap(page.getByLabel("Breakfast"));
  await hand.type("7 to 10:30");
  await hand.tap(page.getByLabel("Network", { exact: true }));
  await hand.type("LanternGuest");
  await hand.next();
  await hand.type("saltandthyme");
  await go(/^Continue$/);
  await step("What is in the house?");
  await go(/^Continue with/);
  await step("One thing only you know");
  await go(/^At the house/);
  await go(/^Free/);
  await go(/^Continue$/);
  await step("How it looks");
  await go(/^Publish$/);
  await step("Your page is live");
}

/** From a new account's dashboard until four pages have become items, with all proposals accepted. */
async function bringFolder(hand: Hand, url: string, file: { kind: string; buffer: Buffer }): Promise<void> {
  const { page } = hand;
  await signUp(hand, file.kind);
  const before = hand.count();
  await hand.tap(page.getByRole("link", { name: "Start Set-up" }));
  await hand.tap(page.getByRole("button", { name: "Bring Your Folder" }));
  const chosen = page.waitForEvent("filechooser");
  await hand.tap(page.getByRole("button", { name: "Choose File" }));
  const name = `folder.${file.kind}`;
  await (await chosen).setFiles({ name, mimeType: "application/octet-stream", buffer: file.buffer });
  await hand.tap(page.getByRole("button", { name: /^Add \d+ items/ }));
  await page.getByText(/^\d+ items.* added successfully!$/).waitFor();
  const after = hand.count();
  const { right, said, wrong, hidden } = await broughtRightly(page, url);
  report(`a folder of four pages, .${file.kind}: items where they belong`, `${right} of ${said}`);
  report("  others; hidden, until what guests need is filled in", `${wrong}, ${hidden}`);
  report("  taps from the dashboard", String(after.taps - before.taps));
  report("  fields, characters", `${after.fields - before.fields}, ${after.characters - before.characters}`);
  report("  seconds", (after.seconds - before.seconds).toFixed(0));
}

/**
 * Compares what is stored with where a reader would put it. On Free, content without a section becomes an
 * answer.
 */
async function broughtRightly(page: Page, url: string) {
  const token = await page.evaluate(() => {
    const kept = Object.values({ ...localStorage }).find((text) => String(text).includes("access_token"));
    return (JSON.parse(String(kept)) as { access_token: string }).access_token;
  });
  const client = createClient(url, PUBLISHABLE_KEY, { accessToken: async () => token });
  const stored: { name: string; is_hidden: boolean }[] = [];
  for (const { id, table, card } of SECTIONS) {
    const { data } = await client.from(table).select("*").throwOnError();
    for (const row of data as Record<string, unknown>[]) {
      stored.push({ name: `${id}: ${row[card.title]}`, is_hidden: row.is_hidden === true });
    }
  }
  const said = new Set(
    HARBOUR_GARDEN.facts.map(([section, name]) => `${section === "custom" ? "faqs" : section}: ${name}`),
  );
  const right = stored.filter(({ name }) => said.has(name)).length;
  const hidden = stored.filter(({ is_hidden }) => is_hidden).length;
  return { right, said: said.size, wrong: stored.length - right, hidden };
}

async function print(hand: Hand): Promise<void> {
  const { page } = hand;
  const opened = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // The dialog belongs to the browser.
        window.print = () => resolve();
      }),
  );
  await hand.tap(page.getByRole("button", { name: "Print or Save the Poster as PDF" }));
  await opened;
}

async function hotelIdOn(page: Page): Promise<string> {
  const link = page.getByRole("link", { name: "View guest page" });
  return (await link.getAttribute("href"))?.replace("/view/", "") ?? "";
}

async function shownItems(url: string, hotelId: string): Promise<number> {
  const client = createClient(url, PUBLISHABLE_KEY, { auth: { persistSession: false } });
  const { data } = await client.rpc("guest_hotel", { hotel_id: hotelId }).throwOnError();
  const { sections } = data as unknown as GuestDocument;
  return sections.reduce((sum, { items }) => sum + items.length, 0);
}
