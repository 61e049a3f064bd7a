/**
 * The start of browser tests. `test` opens the page as nobody; `ownerTest` opens it signed in as `owner`, who
 * is new and has one hotel. Both fail if the browser logs an error that the test did not announce.
 */
import { devices, type Page } from "@playwright/test";
import { engineTest } from "../../../testbed/engines/base.ts";
import { createOwner, type Owner, TOUR_SEEN } from "../../../testbed/owner.ts";
import { type Refusal, watchConsole } from "./console-watch.ts";
import { translate } from "./translator.ts";

export { expect } from "../../../testbed/engines/expect.ts";

export interface Fixtures {
  url: string;
  /** Refusals that a test provokes: `test.use({ refusals: [400] })`. */
  refusals: readonly Refusal[];
  /** Whether an error in the console fails the test. */
  isWatched: boolean;
  /** Whether the browser translates the page. */
  isTranslated: boolean;
  owner: Owner;
  /** A guest's phone: another browser, signed in nowhere, 390 pixels wide. */
  phone: Page;
}

export const test = engineTest.extend<Fixtures>({
  url: ({ baseURL }, use) => {
    if (!baseURL) throw new Error("the global setup sets the address of the server");
    return use(baseURL);
  },
  refusals: [[], { option: true }],
  isWatched: [true, { option: true }],
  isTranslated: [false, { option: true }],
  storageState: ({ url }, use) => use({ cookies: [], origins: [{ origin: url, localStorage: [TOUR_SEEN] }] }),
  owner: async ({ url }, use) => use(await createOwner(url)),
  page: async ({ page, refusals, isWatched, isTranslated }, use) => {
    const check = await watchConsole(page, refusals);
    if (isTranslated) await translate(page);
    await use(page);
    if (isWatched) check();
  },
  phone: async ({ browser, url, refusals }, use) => {
    const { defaultBrowserType: _, ...device } = devices["Pixel 7"];
    const context = await browser.newContext({
      ...device,
      viewport: { width: 390, height: 844 },
      baseURL: url,
      storageState: { cookies: [], origins: [] },
      // Whatever the owner's browser may do: guests read offline.
      serviceWorkers: "allow",
    });
    const page = await context.newPage();
    const check = await watchConsole(page, refusals);
    await use(page);
    await context.close();
    check();
  },
});

export const ownerTest = test.extend({
  storageState: ({ owner }, use) => use(owner.storageState),
  // The admin stores its files on the device: half a megabyte per test. Tests without a network allow it.
  serviceWorkers: "block",
});
