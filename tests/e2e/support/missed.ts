import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { USER_AGENTS } from "../../../testbed/scans.ts";
import { expect } from "./fixtures.ts";

/** As pages of guests elsewhere report it. */
export async function lookFrom(url: string, hotelId: string, words: string, networks: readonly string[]) {
  for (const network of networks) {
    const { status } = await fetch(`${url}/functions/v1/missed-search`, {
      method: "POST",
      headers: { "User-Agent": USER_AGENTS.Mobile, "X-Forwarded-For": network },
      body: JSON.stringify({ hotel_id: hotelId, guest_id: randomUUID(), language: "en", words }),
    });
    expect(status).toBe(204);
  }
}

export const NETWORKS = ["192.0.2.1", "198.51.100.7", "203.0.113.9"];
export const missed = (page: Page) =>
  page.getByRole("list", { name: "Searched for, not found" }).getByRole("listitem");
