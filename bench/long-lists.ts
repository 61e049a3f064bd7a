/**
 * A hotel with 300 items per section beside one with ten: how long owner and guests wait in the browser, and
 * the guest document's cost.
 */
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { SECTIONS, type Section } from "../src/sections/index.ts";
import { launchOptions } from "../testbed/browser.ts";
import type { Owner } from "../testbed/owner.ts";
import { atMost, median, ownerWithItems, report } from "./support.ts";

const LONG = 300;
const SHORT = 10;
const TYPED = "name 4a7";

interface Visit {
  /** Milliseconds from the click in the menu until the list is shown and the page responds. */
  open: number;
  /** The screen's requests for data. */
  requests: number;
  /** Milliseconds from a key to the next frame, the slowest of a word typed into the search. */
  typing: number;
}

/** @param emails of the Pro plan, so that guests see all eight sections */
export async function benchLongLists(url: string, emails: readonly [string, string]): Promise<void> {
  const browser = await chromium.launch(await launchOptions());
  try {
    const [long, short] = [
      await ownerWithItems(url, emails[0], LONG),
      await ownerWithItems(url, emails[1], SHORT),
    ];
    const visits = { long: [] as Visit[], short: [] as Visit[] };
    for (const section of SECTIONS) {
      for (const [length, owner, count] of [
        ["long", long, LONG],
        ["short", short, SHORT],
      ] as const) {
        const context = await browser.newContext({ baseURL: url, storageState: owner.storageState });
        visits[length].push(await visit(context, section, count));
        await context.close();
      }
    }
    reportVisits("list of 300, menu click to use, ms (median, worst)", visits.long, "open");
    reportVisits("  list of 10", visits.short, "open");
    reportVisits("list of 300, slowest key in the search, ms (median, worst)", visits.long, "typing");
    reportVisits("  list of 10", visits.short, "typing");
    const requests = Math.max(...visits.long.map((each) => each.requests));
    // None if they were loaded when the pointer reached the link.
    report("requests for data a list makes", String(requests), atMost(requests, 1));

    const context = await browser.newContext({ baseURL: url, ...PHONE });
    const opens: number[] = [];
    const clears: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const { open, clear } = await guestVisit(context, long);
      opens.push(open);
      clears.push(clear);
    }
    const firsts = [];
    for (let round = 0; round < ROUNDS; round++) firsts.push(await firstVisit(context, long));
    await context.close();
    for (const { what, figure, most } of FIRST) {
      const value = median(firsts.map((first) => first[figure]));
      report(what, value.toFixed(0), atMost(value, most));
    }
    const waits = { opens: median(opens), clears: median(clears) };
    report(
      `guests, ${SLOWDOWN} × slower phone: a list of 300 opened, ms`,
      waits.opens.toFixed(0),
      atMost(waits.opens, 300),
    );
    report("  the search over all of it cleared, ms", waits.clears.toFixed(0), atMost(waits.clears, 200));

    const [slow, fast] = [await guestDocument(long), await guestDocument(short)];
    report("guest document of 8 × 300 items, ms", slow.toFixed(1));
    report("  8 × 10 items", fast.toFixed(1));
  } finally {
    await browser.close();
  }
}

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const SLOWDOWN = 4;
const ROUNDS = 5;
/** As Lighthouse throttles: bytes a second, and milliseconds of a round trip. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 188_743, uploadThroughput: 86_400 };

const FIRST = [
  { what: "  first paint of 8 × 300 items on slow 4G, ms", figure: "paint", most: 1300 },
  { what: "  its longest task, ms", figure: "longest", most: 200 },
  { what: "  its elements", figure: "elements", most: 3000 },
] as const;

/** The page of a guest's first visit, until it is loaded. */
async function firstVisit(context: BrowserContext, { hotel }: Owner) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.goto(`/view/${hotel.id}`, { waitUntil: "load" });
  const figures = await page.evaluate(async () => {
    const tasks = await new Promise<PerformanceEntry[]>((done) =>
      new PerformanceObserver((list) => done(list.getEntries())).observe({
        type: "longtask",
        buffered: true,
      }),
    );
    return {
      paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
      longest: Math.max(...tasks.map(({ duration }) => duration)),
      elements: document.querySelectorAll("*").length,
    };
  });
  await page.close();
  return figures;
}

/** Milliseconds until the second frame afterwards, which shows the result. */
async function guestVisit(
  context: BrowserContext,
  { hotel }: Owner,
): Promise<{ open: number; clear: number }> {
  const page = await context.newPage();
  await page.goto(`/view/${hotel.id}`);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const [first] = SECTIONS;
  const open = await untilShown(page, `a[href="#${first?.id}"]`, "click");
  await page.goBack();
  const search = page.getByRole("searchbox");
  await search.fill("name");
  await page.getByRole("search").getByRole("status").filter({ hasText: /\d/ }).waitFor();
  const clear = await untilShown(page, "input[type=search]", "clear");
  await page.close();
  return { open, clear };
}

async function untilShown(page: Page, selector: string, act: "click" | "clear"): Promise<number> {
  return page.evaluate(
    async ([found, what]) => {
      const element = document.querySelector<HTMLElement>(found ?? "");
      if (!element) throw new Error(`nothing is ${found}`);
      const begun = performance.now();
      if (what === "click") element.click();
      else {
        (element as HTMLInputElement).value = "";
        element.dispatchEvent(new InputEvent("input", { bubbles: true }));
      }
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return performance.now() - begun;
    },
    [selector, act],
  );
}

async function visit(context: BrowserContext, section: Section, count: number): Promise<Visit> {
  const page = await context.newPage();
  await page.goto("/admin/account");
  // The menu also shows the number of items.
  const link = page.getByRole("navigation").locator(`a[href="/admin/${section.route}"]`);
  await link.waitFor();
  await link.hover();
  let requests = 0;
  page.on("request", (request) => {
    if (request.url().includes("/rest/v1/") && request.method() === "GET") requests++;
  });
  await watchOpening(page, `${count} `);
  await link.click();
  const open = await page.evaluate(() => (window as unknown as Opening).opened);
  const typing = await slowestKey(page, section);
  return { open, requests, typing };
}

interface Opening {
  opened: Promise<number>;
}

/** Runs in the page at every frame: Playwright polls ever more rarely, at last twice a second. */
async function watchOpening(page: Page, text: string): Promise<void> {
  await page.evaluate((wanted) => {
    const opened = new Promise<number>((done) => {
      document.addEventListener("click", ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
      function look(begun: number): void {
        const states = [...document.querySelectorAll<HTMLElement>("[role=status]")];
        if (!states.some((state) => state.offsetParent && state.textContent.includes(wanted))) {
          requestAnimationFrame(() => look(begun));
          return;
        }
        // After the frame that shows it.
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
      }
    });
    Object.assign(window, { opened });
  }, text);
}

/** Event Timing (w3.org/TR/event-timing): from the key to the frame that shows its effect. */
async function slowestKey(page: Page, section: Section): Promise<number> {
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  await page.getByRole("searchbox", { name: `Search ${section.many}` }).pressSequentially(TYPED);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.evaluate(() => Math.max(0, ...(window as unknown as { durations: number[] }).durations));
}

/** Milliseconds, through the API; the database answers with one function call. */
async function guestDocument({ api, hotel }: Owner): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 20; round++) {
    const begun = performance.now();
    await api.rpc("guest_hotel", { hotel_id: hotel.id }).throwOnError();
    times.push(performance.now() - begun);
  }
  return median(times);
}

function reportVisits(what: string, visits: Visit[], figure: "open" | "typing"): void {
  const values = visits.map((each) => each[figure]);
  report(what, `${median(values).toFixed(0)}, ${Math.max(...values).toFixed(0)}`);
}
