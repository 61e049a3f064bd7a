import { expect, type Page } from "@playwright/test";

/** A refusal that a test provokes: an HTTP status, or a request without an answer. */
export type Refusal = number | "no answer";

/** In Chromium's words and in WebKit's, of which Playwright takes the end of an address for one. */
const NO_ANSWER =
  /net::ERR_|Could not connect to proxy server|\bLoad failed\b|^\/localhost:\d+\/assets\/\S+\.$/;

/** A browser logs refused requests as errors, even if the screen handles them. */
function refusalOf(message: string): Refusal | undefined {
  if (NO_ANSWER.test(message)) return "no answer";
  const [, status] = message.match(/the server responded with a status of (\d+)/) ?? [];
  return status ? Number(status) : undefined;
}

/** WebKit's line on each page about a directive that it has not got, and about requests that a navigation ends. */
const SAID_BY_WEBKIT = /^Unrecognized Content-Security-Policy directive|due to access control checks\.$/m;

/** Firefox's line about a request without an address: its page was gone before the worker answered. */
const SAID_BY_FIREFOX = /^Failed to load ‘’\. A ServiceWorker intercepted the request/;

function isNoise(message: string): boolean {
  const { ENGINE } = process.env;
  if (ENGINE === "firefox") return SAID_BY_FIREFOX.test(message);
  return ENGINE === "webkitgtk" && SAID_BY_WEBKIT.test(message);
}

/**
 * Collects what a person with the console open would see in red, in the page and the windows it opens.
 * Includes whatever a page's policy forbids: an event reports it if the console does not.
 *
 * @returns the check that nothing but the expected refusals was seen
 */
export async function watchConsole(page: Page, expected: readonly Refusal[]): Promise<() => void> {
  const problems: string[] = [];
  function watch(window: Page): void {
    window.on("pageerror", ({ stack, message }) => {
      const refusal = refusalOf(message);
      if (isNoise(message) || (refusal && expected.includes(refusal))) return;
      problems.push(stack || message);
    });
    window.on("console", (message) => {
      if (message.type() !== "error" || isNoise(message.text())) return;
      const refusal = refusalOf(message.text());
      if (refusal && expected.includes(refusal)) return;
      problems.push(`${message.text()} (${message.location().url})`);
    });
  }
  watch(page);
  page.on("popup", watch);
  await page.context().addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      // biome-ignore lint/suspicious/noConsole: runs in the page, whose console is watched
      console.error(`The policy's ${effectiveDirective} forbids ${blockedURI} ${sample}`);
    });
  });
  return () => expect(problems, "errors in the browser's console").toEqual([]);
}
