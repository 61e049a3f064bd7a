/** How long a slow phone loads: the guest pages of three hotels, and the admin's screens by requests, bytes and time. */
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { makeSampleHotel } from "../samples/make.ts";
import { RIAD } from "../samples/riad.ts";
import { TOUR_MARKER } from "../src/admin/app/tour/marker.ts";
import { SECTIONS } from "../src/sections/index.ts";
import { launchOptions } from "../testbed/browser.ts";
import type { Owner } from "../testbed/owner.ts";
import { benchGuests, PHONE, SLOW_PHONE, slowed } from "./guest-loads.ts";
import { atMost, median, ownerWithItems, report, reportSubject } from "./support.ts";

const ROUNDS = 3;
const ITEMS_A_SECTION = 37;

const SCREEN = { is: "main[aria-label] h1", isNot: "[role=status][aria-label=Loading]" };
const SCREENS = ["/admin/amenities", "/admin/profile", "/admin/look"];
/** From Today, on a phone: a room of the bar, and a link of its screen. */
const PRESSES = [
  { room: "Content", link: "Amenities", title: "Amenities" },
  { room: "Hotel", link: "Hotel Profile", title: "Hotel Profile" },
  { room: "Hotel", link: "Look", title: "Look" },
];
/** Emulates no preference of the device: Chromium would restyle each page that is left, for 90 ms at 4 × slower. */
const OWNERS_PHONE = {
  ...PHONE,
  colorScheme: null,
  reducedMotion: null,
  forcedColors: null,
  contrast: null,
} as const;
/** Milliseconds. */
const MOST = { login: 1500, today: 1800, screen: 900 };

interface Load {
  ms: number;
  requests: number;
  kilobytes: number;
}

/** @param email of the Pro plan */
export async function benchLoads(url: string, email: string): Promise<void> {
  const browser = await chromium.launch(await launchOptions());
  try {
    const owner = await ownerWithItems(url, email, ITEMS_A_SECTION);
    const { hotel } = await makeSampleHotel(url, RIAD, { isCopy: true });
    await benchGuests(browser, url, [
      { what: "the sample hotel", hotel: "1", hasPhoto: false },
      { what: "a hotel with a photo", hotel: hotel.id, hasPhoto: true },
      { what: `${SECTIONS.length * ITEMS_A_SECTION} items`, hotel: owner.hotel.id, hasPhoto: false },
    ]);
    await benchAdmin(browser, url, owner);
  } finally {
    await browser.close();
  }
}

type Take = (session: CDPSession, what: string, most: number, act: () => Promise<unknown>) => Promise<void>;

async function benchAdmin(browser: Browser, url: string, owner: Owner): Promise<void> {
  const rounds: Record<string, { most: number; loads: Load[] }> = {};
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({ baseURL: url, ...OWNERS_PHONE });
    const page = await context.newPage();
    const session = await slowed(page, SLOW_PHONE);
    const take: Take = async (of, what, most, act) => {
      rounds[what] ??= { most, loads: [] };
      rounds[what].loads.push(await loadOf(of, act));
    };
    await take(session, "login, until it can be filled in", MOST.login, async () => {
      await page.goto("/login", { waitUntil: "commit" });
      await seen(page, { is: "input[name=email]:enabled" });
    });
    await page.getByLabel("Email", { exact: true }).fill(owner.email);
    await page.getByLabel("Password", { exact: true }).fill(owner.password);
    await take(session, "Today, from the press", MOST.today, async () => {
      await page.getByRole("button", { name: "Sign In" }).tap();
      await seen(page, SCREEN);
    });
    // A person reads a screen before asking for the next one.
    for (const time of ["for the first time", "again"]) {
      for (const path of SCREENS) {
        await page.waitForLoadState("networkidle");
        await take(session, `${path}, loaded ${time}`, MOST.screen, async () => {
          await page.goto(path, { waitUntil: "commit" });
          await seen(page, SCREEN);
        });
      }
    }
    const storageState = await context.storageState();
    await context.close();
    const pressing = await browser.newContext({ baseURL: url, ...OWNERS_PHONE, storageState });
    await benchPresses(await pressing.newPage(), take);
    await pressing.close();
  }
  reportSubject(`admin on ${SLOW_PHONE.name}: ms, requests, KB (medians of ${ROUNDS})`);
  for (const [what, { most, loads }] of Object.entries(rounds)) {
    const of = (figure: keyof Load) => median(loads.map((load) => load[figure]));
    const figures = [of("ms"), of("requests"), of("kilobytes")].map((figure) => figure.toFixed(0));
    report(`  ${what}`, figures.join(", "), atMost(of("ms"), most, "ms"));
  }
}

/** Screens reached from Today, on a device that has no code of the admin yet. */
async function benchPresses(page: Page, take: Take): Promise<void> {
  const session = await slowed(page, SLOW_PHONE);
  const bar = page.getByRole("navigation", { name: "Shortcuts" });
  await page.addInitScript((marker) => localStorage.setItem(marker, "true"), TOUR_MARKER);
  await page.goto("/admin");
  for (const { room, link, title } of PRESSES) {
    await page.waitForLoadState("networkidle");
    await bar.getByRole("link", { name: room }).tap();
    const pressed = page.getByRole("main").getByRole("link", { name: link }).first();
    await pressed.waitFor();
    await page.waitForLoadState("networkidle");
    await take(session, `${title}, pressed`, MOST.screen, async () => {
      await pressed.tap();
      await seen(page, { is: `main[aria-label="${title}"] h1`, isNot: SCREEN.isNot });
    });
  }
}

/** Looks at every frame: Playwright's own waiting looks twice a second. */
function seen(page: Page, { is, isNot }: { is: string; isNot?: string }): Promise<void> {
  return page.evaluate(
    async ([there, gone]) => {
      const isShown = (selector: string) =>
        [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
      while (!isShown(there) || (gone && isShown(gone))) await new Promise(requestAnimationFrame);
    },
    [is, isNot] as const,
  );
}

async function loadOf(session: CDPSession, act: () => Promise<unknown>): Promise<Load> {
  let requests = 0;
  let bytes = 0;
  const asked = () => requests++;
  const came = ({ encodedDataLength }: { encodedDataLength: number }) => {
    bytes += encodedDataLength;
  };
  session.on("Network.requestWillBeSent", asked);
  session.on("Network.loadingFinished", came);
  const begun = performance.now();
  await act();
  const ms = performance.now() - begun;
  session.off("Network.requestWillBeSent", asked);
  session.off("Network.loadingFinished", came);
  return { ms, requests, kilobytes: bytes / 1024 };
}
