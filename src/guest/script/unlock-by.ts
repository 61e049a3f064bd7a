import { cardOf } from "./card.ts";
import { asElement } from "./unpack.ts";

/** Loads what the card unlocks, and its room. @param code scanned in this tab, so newer than the card */
export async function unlockBy(hotel: string, code = cardOf(hotel)?.code): Promise<void> {
  const src = document.querySelector<HTMLElement>("main[data-src]")?.dataset.src;
  if (!src || !code) return;
  const { unlock } = (await import(/* @vite-ignore */ src)) as typeof import("../unlock.ts");
  await unlock(hotel, code, asElement);
}
