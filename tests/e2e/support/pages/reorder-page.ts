import type { Locator } from "@playwright/test";
import { OnPage } from "./on-page.ts";

/** A list while its order is changed. */
export class ReorderPage extends OnPage {
  /** The rows, in the order shown. */
  readonly rows = this.page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: this.page.getByRole("button", { name: /^Move .* up$/ }) });

  async start(): Promise<void> {
    await this.page.getByRole("button", { name: "Reorder" }).click();
  }

  async done(): Promise<void> {
    await this.page.getByRole("button", { name: "Done" }).click();
  }

  button(title: string, direction: "up" | "down"): Locator {
    return this.page.getByRole("button", { name: `Move ${title} ${direction}` });
  }

  /** Drags a row by its handle onto another one's place. */
  async drag(title: string, onto: string): Promise<void> {
    const { mouse } = this.page;
    const [from, to] = [await this.handle(title), await this.handle(onto)];
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x, to.y, { steps: 5 });
    await mouse.up();
  }

  /** The middle of the dragged row, at its left end. */
  private async handle(title: string): Promise<{ x: number; y: number }> {
    const box = await this.rows.filter({ hasText: title }).boundingBox();
    if (!box) throw new Error(`there is no row ${title}`);
    return { x: box.x + 22, y: box.y + box.height / 2 };
  }
}
