/** How long a guest's slow phone waits: paints, the tasks that block a touch, and the slowest key in the search. */
import type { Browser, CDPSession, Page } from "@playwright/test";
import { atMost, median, readOften, report, reportSubject } from "./support.ts";

const ROUNDS = 3;
/** A task is felt from this on, in milliseconds: https://w3.org/TR/longtasks */
const LONG = 50;
/** On another line than the sections' names, so that the search ranks what it has read. */
const TYPED = "breakfast room";

export const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 3,
  locale: "en-US",
};

/** Bytes a second, and milliseconds of a round trip. */
const SLOW_4G = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const HOTEL_WIFI = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 25_000 };

interface Line {
  name: string;
  network: typeof SLOW_4G;
  /** How much slower the processor is. */
  slowdown: number;
  most: { paint: number; largest: number; largestPhoto: number; blocked: number };
}

export const SLOW_PHONE: Line = {
  name: "slow 4G, 4 × slower",
  network: SLOW_4G,
  slowdown: 4,
  most: { paint: 900, largest: 1200, largestPhoto: 1600, blocked: 50 },
};
const HOTEL_PHONE: Line = {
  name: "hotel Wi-Fi (400 ms, 400 kbit/s), 6 × slower",
  network: HOTEL_WIFI,
  slowdown: 6,
  most: { paint: 1200, largest: 1800, largestPhoto: 1800, blocked: 120 },
};
const WORST_KEY = 100;

interface GuestLoads {
  what: string;
  hotel: string;
  hasPhoto: boolean;
}

export async function slowed(page: Page, { network, slowdown }: Line): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...network });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return session;
}

export async function benchGuests(
  browser: Browser,
  url: string,
  pages: readonly GuestLoads[],
): Promise<void> {
  for (const { hotel } of pages) await readOften(`${url}/view/${hotel}`, { "accept-language": "en-US" });
  for (const { what, hotel, hasPhoto } of pages) {
    for (const line of [SLOW_PHONE, HOTEL_PHONE]) {
      const visits: Visit[] = [];
      for (let round = 0; round < ROUNDS; round++)
        visits.push(await visit(browser, `${url}/view/${hotel}`, line));
      const all = (figure: "paint" | "largest" | "blocked" | "byProcessor") =>
        visits.map((each) => each[figure]);
      const most = hasPhoto ? line.most.largestPhoto : line.most.largest;
      reportSubject(`${what}, ${line.name}: ms, median of ${ROUNDS} (each)`);
      reportAll("  first paint", all("paint"), line.most.paint);
      reportAll(`  largest paint, ${visits[0]?.element}`, all("largest"), most);
      reportAll("  blocked by tasks", all("blocked"), line.most.blocked);
      reportAll("  the same by processor time", all("byProcessor"));
    }
    const keys: number[] = [];
    for (let round = 0; round < ROUNDS; round++) keys.push(await slowestKey(browser, `${url}/view/${hotel}`));
    reportAll(`${what}, slowest key in the search, 4 × slower, ms`, keys, WORST_KEY);
  }
}

function reportAll(what: string, values: number[], most?: number): void {
  const value = median(values);
  const each = values.map((one) => one.toFixed(0)).join(", ");
  report(what, `${value.toFixed(0)} (${each})`, most === undefined ? undefined : atMost(value, most));
}

interface Visit {
  paint: number;
  largest: number;
  /** The element that is painted largest. */
  element: string;
  blocked: number;
  byProcessor: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
}

/** A first visit, until the page has rested. */
async function visit(browser: Browser, address: string, line: Line): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await slowed(page, line);
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const includedCategories = ["toplevel", "disabled-by-default-devtools.timeline"];
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories } });
  await page.goto(address, { waitUntil: "load" });
  const painted = await page.evaluate(async (long) => {
    await new Promise((done) => setTimeout(done, 3000));
    const entries = (type: string) =>
      new Promise<PerformanceEntry[]>((done) => {
        new PerformanceObserver((list) => done(list.getEntries())).observe({ type, buffered: true });
        setTimeout(() => done([]), 500);
      });
    const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity;
    const last = (await entries("largest-contentful-paint")).at(-1) as
      | (PerformanceEntry & { element?: Element; url: string })
      | undefined;
    const tasks = await entries("longtask");
    const blocked = tasks
      .filter(({ startTime, duration }) => startTime + duration > paint)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - long), 0);
    const element = last?.url.split("/").at(-1) || last?.element?.localName;
    return { paint, blocked, largest: last?.startTime ?? Infinity, element: element ?? "nothing" };
  }, LONG);
  const complete = new Promise((done) => session.once("Tracing.tracingComplete", done));
  await session.send("Tracing.end");
  await complete;
  await context.close();
  const byProcessor = tasksOf(events).reduce((sum, ms) => sum + Math.max(0, ms - LONG), 0);
  return { ...painted, byProcessor };
}

/** Milliseconds of the main thread's processor time, by task; the browser is slowed by work on the same thread. */
function tasksOf(events: readonly TraceEvent[]): number[] {
  const thread = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const mains = new Set(
    events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain").map(thread),
  );
  return events
    .filter((event) => event.name === "RunTask" && event.ph === "X" && mains.has(thread(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
}

/** Event Timing (w3.org/TR/event-timing): from a key to the frame that shows its effect. */
async function slowestKey(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(address);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_PHONE.slowdown });
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name.startsWith("key")) durations.push(duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.getByRole("searchbox").tap();
  // Nobody types sooner; by then the words are read.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 1000)));
  await page.getByRole("searchbox").pressSequentially(TYPED, { delay: 150 });
  await page.locator(".found > *").first().waitFor();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  const slowest = await page.evaluate(() =>
    Math.max(0, ...(window as unknown as { durations: number[] }).durations),
  );
  await context.close();
  return slowest;
}
