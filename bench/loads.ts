/**
 * What a slow phone loads, and how long its main thread is busy: the admin's screens by requests, bytes and time, and
 * the guest page of the sample and of a hotel with 300 items by the tasks that block a touch.
 */
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { SECTIONS } from "../src/sections/index.ts";
import { BROWSER_FLAGS, browserPath } from "../testbed/browser.ts";
import { createOwner, type Owner } from "../testbed/owner.ts";
import { exampleRow } from "../testbed/rows.ts";
import { atMost, median, readOften, report, reportSubject } from "./support.ts";

const ROUNDS = 5;
const SLOWDOWN = 4;
/** 1.6 Mbit/s and 150 ms of a round trip. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 3,
  locale: "en-US",
};
const ITEMS_A_SECTION = 37;
/** A task is felt from this on, in milliseconds: https://w3.org/TR/longtasks */
const LONG = 50;

const SCREENS = ["/admin/amenities", "/admin/profile", "/admin/look"];

interface Load {
  ms: number;
  requests: number;
  kilobytes: number;
}

/** @param email of the Pro plan */
export async function benchLoads(url: string, email: string): Promise<void> {
  const executablePath = await browserPath();
  const browser = await chromium.launch({ args: BROWSER_FLAGS, ...(executablePath && { executablePath }) });
  try {
    const owner = await createOwner(url, { email });
    for (const { table } of SECTIONS) {
      const row = () => ({ ...exampleRow(table), hotel_id: owner.hotel.id });
      const rows = Array.from({ length: ITEMS_A_SECTION }, row);
      // The table, and so its rows' type, is known only at run time.
      await owner.api
        .from(table)
        .insert(rows as never[])
        .throwOnError();
    }
    await benchAdmin(browser, url, owner);
    await benchGuests(browser, url, ["1", owner.hotel.id]);
  } finally {
    await browser.close();
  }
}

async function benchAdmin(browser: Browser, url: string, owner: Owner): Promise<void> {
  const rounds: Record<string, Load[]> = {};
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({ baseURL: url, ...PHONE });
    const page = await context.newPage();
    const session = await slowed(page);
    const take = async (what: string, act: () => Promise<unknown>) => {
      const load = await loadOf(session, act);
      rounds[what] = [...(rounds[what] ?? []), load];
    };
    await take("login, until it can be filled in", async () => {
      await page.goto("/login", { waitUntil: "commit" });
      await page.getByLabel("Email", { exact: true }).fill(owner.email);
    });
    await page.getByLabel("Password", { exact: true }).fill(owner.password);
    await take("Today, from the press", async () => {
      await page.getByRole("button", { name: "Sign In" }).tap();
      await page.waitForURL("/admin");
      await shown(page);
    });
    for (const path of SCREENS) {
      await take(`${path}, loaded anew`, async () => {
        await page.goto(path, { waitUntil: "commit" });
        await shown(page);
      });
    }
    await context.close();
  }
  reportSubject(`admin on slow 4G, ${SLOWDOWN} × slower: ms, requests, KB (medians of ${ROUNDS})`);
  for (const [what, loads] of Object.entries(rounds)) {
    const of = (figure: keyof Load) => median(loads.map((load) => load[figure])).toFixed(0);
    report(`  ${what}`, `${of("ms")}, ${of("requests")}, ${of("kilobytes")}`);
  }
}

async function shown(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.getByRole("status", { name: "Loading" }).waitFor({ state: "hidden" });
}

async function slowed(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  return session;
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

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
}

/** By processor time, four times as long: what else the machine does counts little. */
async function benchGuests(browser: Browser, url: string, hotels: readonly string[]): Promise<void> {
  for (const hotel of hotels) await readOften(`${url}/view/${hotel}`, { "accept-language": "en-US" });
  const rounds = hotels.map((): { blocked: number; longest: number }[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, hotel] of hotels.entries()) {
      const context = await browser.newContext({ baseURL: url, ...PHONE });
      const tasks = (await tasksOf(await context.newPage(), `/view/${hotel}`)).map((ms) => ms * SLOWDOWN);
      const blocked = tasks.reduce((sum, ms) => sum + Math.max(0, ms - LONG), 0);
      rounds[index]?.push({ blocked, longest: Math.max(...tasks) });
      await context.close();
    }
  }
  for (const [index, what] of [
    "the sample's page",
    `a page of ${SECTIONS.length * ITEMS_A_SECTION} items`,
  ].entries()) {
    const blocked = Math.min(...(rounds[index] ?? []).map((each) => each.blocked));
    const longest = Math.min(...(rounds[index] ?? []).map((each) => each.longest));
    report(
      `${what}, ${SLOWDOWN} × slower: ms blocked, least of ${ROUNDS}`,
      blocked.toFixed(0),
      atMost(blocked, 50),
    );
    report("  its longest task", longest.toFixed(0));
  }
}

/** Milliseconds of the main thread's processor time, by task, until the page has rested. */
async function tasksOf(page: Page, path: string): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const includedCategories = ["toplevel", "disabled-by-default-devtools.timeline"];
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories } });
  await page.goto(path, { waitUntil: "load" });
  await page.evaluate(() => new Promise((done) => setTimeout(done, 1500)));
  const complete = new Promise((done) => session.once("Tracing.tracingComplete", done));
  await session.send("Tracing.end");
  await complete;
  const thread = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const mains = new Set(
    events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain").map(thread),
  );
  return events
    .filter((event) => event.name === "RunTask" && event.ph === "X" && mains.has(thread(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
}
