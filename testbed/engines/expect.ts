/** Playwright's expect, with the site's address where a driver's context does not know it. */
import { type Page, expect as playwrightExpect } from "@playwright/test";

/** By page, for contexts that are connected to: they were made without options. */
const sites = new WeakMap<Page, string>();

export function rememberSite(page: Page, baseURL: string): void {
  sites.set(page, baseURL);
}

const withSites = playwrightExpect.extend({
  async toHaveURL(page: Page, expected: string | RegExp, options?: { timeout?: number }) {
    const site = sites.get(page);
    const url = typeof expected === "string" && site ? new URL(expected, site).href : expected;
    try {
      const pages = playwrightExpect(page);
      await (this.isNot ? pages.not : pages).toHaveURL(url, options);
      return { pass: !this.isNot, message: () => "" };
    } catch (error) {
      return { pass: this.isNot, message: () => String(error instanceof Error ? error.message : error) };
    }
  },
});

export const expect = process.env.ENGINE === "webkitgtk" ? withSites : playwrightExpect;
