import type { Page } from "@playwright/test";
import { report } from "../../../testbed/looks.ts";
import { expect } from "./fixtures.ts";

/** As pages of guests elsewhere report it. */
export async function lookFrom(url: string, hotelId: string, words: string, networks: readonly string[]) {
  for (const from of networks) expect(await report(url, hotelId, [`missed/en/${words}`], { from })).toBe(204);
}

export const NETWORKS = ["192.0.2.1", "198.51.100.7", "203.0.113.9"];
export const missed = (page: Page) =>
  page.getByRole("list", { name: "Searched for, not found" }).getByRole("listitem");

/** The guest turns to something else; the page says what was looked for, and the server has heard it. */
export async function leave(phone: Page): Promise<string[]> {
  const told = phone.waitForEvent("requestfinished", (request) =>
    request.url().endsWith("/functions/v1/looks"),
  );
  await phone.evaluate(() => dispatchEvent(new Event("visibilitychange")));
  return (await told).postDataJSON().looks;
}
