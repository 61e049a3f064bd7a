import type { Page } from "@playwright/test";

/** A test's deeds and sights on one page of a browser. */
export class OnPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }
}
