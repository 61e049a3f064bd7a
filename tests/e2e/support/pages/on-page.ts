import type { Page } from "@playwright/test";

/** What a test does and sees on one page of a browser. */
export class OnPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }
}
