import type { Locator, Page } from "@playwright/test";
import { OnPage } from "./on-page.ts";

/** Waits until the service worker controls the page: from then on it is readable offline. */
export async function keptOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    if (serviceWorker.controller) return;
    await new Promise((resolve) =>
      serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
    );
  });
}

/** A hotel's page as its guests read it. */
export class GuestPage extends OnPage {
  readonly hotelName = this.page.getByRole("heading", { level: 1 });
  readonly tiles = this.page.getByRole("navigation", { name: "Sections" });
  /** Phones have another one in the dock. */
  readonly back = this.page.getByRole("main").getByRole("link", { name: "Back" });

  async open(hotelId: string): Promise<void> {
    await this.page.goto(`/view/${hotelId}`);
  }

  tile(title: string): Locator {
    return this.tiles.getByRole("link", { name: title });
  }

  /** Follows a tile to its section. */
  async openSection(title: string): Promise<Locator> {
    await this.tile(title).click();
    return this.section(title);
  }

  /** An item's card, open or not. */
  item(title: string): Locator {
    return this.page.locator(".item").filter({ hasText: title });
  }

  section(title: string): Locator {
    return this.page.getByRole("region", { name: title });
  }
}
