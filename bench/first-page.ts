/**
 * From sign-up to a page with ten items that guests see, and on to a code ready to print: played on a phone
 * with real taps and keys. Prints how many there are, and how long a person takes for them.
 */
import { type BrowserContextOptions, chromium, type Locator, type Page } from "@playwright/test";
import { createClient } from "@supabase/supabase-js";
import type { GuestDocument } from "../src/lib/guest-document.ts";
import { PUBLISHABLE_KEY } from "../src/server/database/caller.ts";
import { BROWSER_FLAGS, browserPath } from "../testbed/browser.ts";
import { HARBOUR_GARDEN, wordFile } from "../testbed/folder.ts";
import { report } from "./support.ts";

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  // The database knows the country of the zone, and with it the emergency numbers.
  timezoneId: "Europe/Lisbon",
};

/** Seconds a person takes who knows what to say: to find and touch, to type, to move on by a screenful. */
const PACE = { tap: 1.2, key: 0.2, swipe: 1 };
/** How much of the screen a swipe brings up. */
const SWIPED = 600;
/** What bars at the top and the bottom leave to see. */
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

  /** Into the field that has the focus. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.#fields++;
    this.#characters += text.length;
  }

  /** The key of the phone's keyboard that goes to the next field, and in the last one sends the form. */
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
  const executablePath = await browserPath();
  const browser = await chromium.launch({
    args: BROWSER_FLAGS,
    ...(executablePath && { executablePath }),
  });
  try {
    const context = await browser.newContext({ baseURL: url, ...PHONE });
    const page = await context.newPage();
    const hand = new Hand(page);
    await signUp(hand);
    await describe(hand);
    const published = hand.count();
    const shown = await shownItems(url, await hotelIdOn(page));
    await print(hand);
    const printed = hand.count();

    report("items guests see", String(shown), { text: "≥ 10", met: shown >= 10 });
    report("taps from sign-up to the printer", String(printed.taps), {
      text: "≤ 25",
      met: printed.taps <= 25,
    });
    report("  Next keys, swipes", `${printed.nextKeys}, ${printed.swipes}`);
    report("fields typed into", String(printed.fields), { text: "≤ 10", met: printed.fields <= 10 });
    report("  characters", String(printed.characters));
    report("seconds to the page", published.seconds.toFixed(0), {
      text: "< 180",
      met: published.seconds < 180,
    });
    report("seconds to the code", printed.seconds.toFixed(0), {
      text: "≤ 300",
      met: printed.seconds <= 300,
    });
    await bringFolder(hand);
    const brought = hand.count();
    report("an old folder: items added", String(await itemsAdded(page)));
    report("  taps", String(brought.taps - printed.taps));
    report("  fields typed into", String(brought.fields - printed.fields));
    report("  seconds", (brought.seconds - printed.seconds).toFixed(0));
  } finally {
    await browser.close();
  }
}

async function signUp(hand: Hand): Promise<void> {
  const { page } = hand;
  await page.goto("/signup");
  await hand.tap(page.getByLabel("Email Address"));
  for (const text of ["anna@harbour-garden.example", "The Harbour Garden", "+351 21 555 0100"]) {
    await hand.type(text);
    await hand.next();
  }
  await hand.type("1 Harbour Quay, Lisbon");
  // In a field of several lines the key starts a new one.
  await hand.tap(page.getByLabel("Password", { exact: true }));
  await hand.type("lantern-by-the-sea");
  await hand.next();
  await hand.type("lantern-by-the-sea");
  await hand.next();
  // The tour opens over the dashboard, and is put off.
  await hand.tap(page.getByRole("dialog").getByRole("button", { name: "Close" }));
}

/** The set-up, with what a small house has. */
async function describe(hand: Hand): Promise<void> {
  const { page } = hand;
  const go = (name: RegExp) => hand.tap(page.getByRole("button", { name }));
  const step = (name: string) => page.getByRole("heading", { level: 2, name }).waitFor();
  await hand.tap(page.getByRole("link", { name: "Start Set-up" }));
  await step("Times and Wi-Fi");
  await go(/^Add Network$/);
  const network = page.getByLabel("Network", { exact: true });
  if (!(await network.evaluate((input) => input === document.activeElement))) await hand.tap(network);
  await hand.type("LanternGuest");
  await hand.next();
  await hand.type("saltandthyme");
  await go(/^Continue$/);
  await step("What is in the house?");
  for (const name of [/^Hair dryer/, /^Kettle/, /^Luggage room/, /^Breakfast/]) {
    await hand.tap(page.getByRole("checkbox", { name }));
  }
  await go(/^Continue with/);
  await step("What do guests ask?");
  await go(/^Continue with/);
  await step("Whom do guests call?");
  await go(/^Continue with/);
  await step("Only the blanks");
  await hand.tap(page.getByLabel("Breakfast · When?"));
  await hand.type("7 to 10:30");
  await hand.next();
  await hand.type("Garden room");
  await hand.next();
  await step("Your page is live");
}

/** The Word file of a small house's folder; what is complete in it is ticked. */
async function bringFolder(hand: Hand): Promise<void> {
  const { page } = hand;
  await page.goto("/admin/faqs");
  await hand.tap(page.getByRole("button", { name: "Import or export" }));
  await hand.tap(page.getByRole("menuitem", { name: "Bring your old guest folder" }));
  const chosen = page.waitForEvent("filechooser");
  await hand.tap(page.getByRole("button", { name: "Choose File" }));
  const buffer = Buffer.from(wordFile(HARBOUR_GARDEN.lines));
  await (await chosen).setFiles({ name: "folder.docx", mimeType: "application/octet-stream", buffer });
  await hand.tap(page.getByRole("button", { name: /^Add \d+ items$/ }));
}

async function itemsAdded(page: Page): Promise<number> {
  const told = await page.getByText(/^\d+ items added successfully!$/).textContent();
  return Number.parseInt(told ?? "", 10);
}

async function print(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.tap(page.getByRole("link", { name: "Print the Code" }));
  const opened = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // The dialog itself belongs to the browser.
        window.print = () => resolve();
      }),
  );
  await hand.tap(page.getByRole("button", { name: "Print Poster" }));
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
