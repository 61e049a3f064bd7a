/**
 * Every screen with each of its reads refused in turn. The reads of a screen are not listed here: they are
 * recorded while everything answers.
 */
import type { Page, Request, Route } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { forgetWhatWasSeen } from "./kept-admin.ts";
import { AdminShell } from "./pages/admin-shell.ts";

/** One call of a screen, and its number among identical ones: "GET /config.json", 2. */
export interface Call {
  name: string;
  nth: number;
}

export function labelOf({ name, nth }: Call): string {
  return `${name} ${nth}`;
}

export interface Failure {
  title: string;
  fail: (route: Route) => Promise<void>;
  /** Number of the clock's steps; fewer if nothing retries by itself. */
  steps?: number;
}

const json = (status: number, code: string, headers = {}) => ({
  title: `${status} ${code}`,
  fail: (route: Route) =>
    route.fulfill({ status, headers, json: { code, message: "raw message", details: null, hint: null } }),
});

export const SERVER_ERROR: Failure = { ...json(500, "XX000"), steps: 2 };

export const FAILURES: readonly Failure[] = [
  SERVER_ERROR,
  { ...json(503, "PGRST003", { "Retry-After": "1" }), title: "503, in a second" },
  { ...json(503, "PGRST003", { "Retry-After": "3600" }), title: "503, in an hour" },
  { ...json(429, "over_request_rate_limit", { "Retry-After": "30" }), title: "429" },
  {
    title: "502, from a proxy",
    fail: (route) => route.fulfill({ status: 502, body: "<h1>Bad Gateway</h1>" }),
  },
  { title: "a cut connection", fail: (route) => route.abort("internetdisconnected") },
  { title: "no answer ever", fail: async () => undefined },
  { title: "half of an answer", fail: (route) => route.fulfill({ json: undefined, body: '[{"id": "' }) },
  { title: "another page", fail: (route) => route.fulfill({ body: "<h1>Sign in to the Wi-Fi</h1>" }) },
  { ...json(401, "PGRST301"), title: "401 with a session that is good" },
];

const API = /\/(rest|auth|functions|storage)\/v1\/|\/config\.json/;
/** Reads that the whole admin needs: without them there is no menu, and one retry button. */
export const FOUNDATIONS = ["GET /rest/v1/hotels 1", "POST /rest/v1/rpc/worked_for 1"];
/** All screens have these, and one screen suffices to try every way on. */
export const IN_THE_MENU = [
  ...FOUNDATIONS,
  "GET /rest/v1/custom_sections 1",
  "POST /rest/v1/rpc/section_overview 1",
  "POST /rest/v1/rpc/inbox_news 1",
  "GET /rest/v1/stripe_user_subscriptions 1",
];
/** A screen repeats each read at most so often in ten seconds. */
const MOST = 5;

function nameOf(request: Request): string {
  const { pathname } = new URL(request.url());
  return `${request.method()} ${pathname}`;
}

function isRead(request: Request): boolean {
  return ["fetch", "xhr"].includes(request.resourceType()) && API.test(request.url());
}

/** By path: one recording serves all tests of a worker, which share an owner. */
const recorded = new Map<string, readonly Call[]>();

/** A screen's calls when everything answers, in order. */
export async function callsOf(page: Page, path: string): Promise<readonly Call[]> {
  const calls = recorded.get(path) ?? (await record(page, path));
  recorded.set(path, calls);
  return calls;
}

/** Milliseconds. No screen repeats a read by itself so soon. */
const SOON = 3000;

async function record(page: Page, path: string): Promise<Call[]> {
  const requests: Request[] = [];
  const note = (request: Request) => isRead(request) && requests.push(request);
  page.on("request", note);
  await page.goto(path);
  await expectSettled(page);
  page.off("request", note);
  // On a busy machine a screen repeats a read before it has settled. If that fails it says nothing: it has its data.
  const first = new Map<string, number>();
  const names = requests.flatMap((request) => {
    const { startTime } = request.timing();
    const asked = `${request.url()} ${request.postData()}`;
    const before = first.get(asked);
    if (before === undefined) first.set(asked, startTime);
    // An answer that is still to come has no time yet.
    return before === undefined || (startTime > 0 && startTime - before < SOON) ? nameOf(request) : [];
  });
  return names.map((name, index) => ({
    name,
    nth: names.slice(0, index + 1).filter((other) => other === name).length,
  }));
}

/** Nothing waits and nothing is requested any more. */
async function expectSettled(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("status", { name: /^Loading/ })).toHaveCount(0);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

/** The reads of a page that are on their way, by this test's time. */
function readsUnderway(page: Page): { reads: Set<Request>; stop: () => void } {
  const reads = new Set<Request>();
  const begin = (request: Request) => isRead(request) && reads.add(request);
  const end = (request: Request) => reads.delete(request);
  page.on("request", begin).on("requestfinished", end).on("requestfailed", end);
  const stop = () => page.off("request", begin).off("requestfinished", end).off("requestfailed", end);
  return { reads, stop };
}

/**
 * Ten seconds of the page's clock, in steps, so that answers can arrive and a loop can show.
 * @param underway answered before the clock moves: a machine that is busy would let them time out in a moment
 */
async function tenSeconds(page: Page, steps: number, underway: ReadonlySet<Request>): Promise<void> {
  for (let step = 0; step < steps; step++) {
    await expect.poll(() => underway.size, { message: "other reads", intervals: [20] }).toBe(0);
    await page.clock.runFor(10_000 / steps);
    await page.evaluate(async () => {
      for (let probe = 0; probe < 5; probe++) await fetch("/livez");
    });
  }
}

/** Refuses one call of a screen and checks the rest; then lets it answer again. */
export async function expectBearable(page: Page, path: string, call: Call, failure: Failure): Promise<void> {
  const label = labelOf(call);
  const shell = new AdminShell(page);
  const underway = readsUnderway(page);
  let seen = 0;
  let refused = 0;
  await page.route(API, async (route, request) => {
    if (!isRead(request) || nameOf(request) !== call.name) return route.fallback();
    seen++;
    if (seen < call.nth) return route.fallback();
    refused++;
    underway.reads.delete(request);
    await failure.fail(route);
  });
  await forgetWhatWasSeen(page);
  await page.goto(path);
  await expect.poll(() => refused, { message: `${label} is asked for`, intervals: [20] }).toBeGreaterThan(0);
  const now = () => page.evaluate(() => Date.now());
  const began = await now();
  await tenSeconds(page, failure.steps ?? 10, underway.reads);
  // Beside the steps the page's clock goes on, on a busy machine for longer.
  const most = MOST * Math.ceil(((await now()) - began) / 10_000);
  expect(refused, `requests of ${label} in ten seconds`).toBeLessThanOrEqual(most);
  // Calls without an answer have timed out by now, and busy ones were retried.
  if (!failure.steps) await tenSeconds(page, 10, underway.reads);
  underway.stop();
  await expectSettled(page);

  const again = page.getByRole("button", { name: /^Try Again/ });
  if (FOUNDATIONS.includes(label)) {
    await expect(again).toBeVisible();
  } else {
    const link = shell.menu.getByRole("link", { name: "Dashboard" });
    // Checked first: a press waits as long as the whole test may take.
    await expect(link).toBeVisible();
    await link.click({ trial: true });
    await expectWordsOrFreePlan(page, call);
  }

  await page.unroute(API);
  // One by one: a read shared by two parts removes both buttons.
  await expect(async () => {
    if ((await again.count()) > 0) await again.first().click({ timeout: 1000 });
    await expect(again).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await expectSettled(page);
  await expect(shell.menu.getByRole("link", { name: "Dashboard" })).toBeVisible();
}

/** Specification: while the subscription cannot be read, the plan is the free one. */
async function expectWordsOrFreePlan(page: Page, { name }: Call): Promise<void> {
  if (name !== "GET /rest/v1/stripe_user_subscriptions") {
    await expect(page.getByRole("button", { name: /^Try Again/ }).first()).toBeVisible();
    return;
  }
  const menu = await new AdminShell(page).userMenu();
  await expect(menu.getByText("Free", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
}
