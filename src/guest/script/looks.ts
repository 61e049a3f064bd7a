/**
 * Reports what the guest looked for, once a day each, when the guest leaves. The device remembers what it has told, so
 * that nobody else has to know which guest it was: docs/decisions/0126-what-guests-looked-for.md.
 */
import { isNewToday } from "./device.ts";
import { itemIdOf } from "./share.ts";

/**
 * Does nothing for owners. LOOKS in src/lib/figures/looks.ts says what may be told.
 * @param thing a fragment of this page's addresses, or "hotel"
 */
export let look = (_how: string, _thing: string): void => {};

export function followLooks(hotel: string, timeZone: string): void {
  let looks: string[] = [];
  look = (how, thing) => {
    const told = `${how}/${thing}`;
    if (isNewToday(hotel, timeZone, told)) looks.push(told);
  };

  document.addEventListener("click", ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>("a[target],[href^=tel],.item>summary");
    if (!link) return;
    // The search shows copies, which have no address of their own.
    const item = link.closest<HTMLElement>("[data-of],.item");
    look(
      // The link's icon says what it does.
      /icon-(\w+)/.exec(link.innerHTML)?.[1] ?? link.protocol,
      item?.dataset.of || itemIdOf(item) || "hotel",
    );
  });

  function tell(): void {
    const report = JSON.stringify({ hotel_id: hotel, looks });
    if (looks[0] && navigator.sendBeacon("/functions/v1/looks", report)) looks = [];
  }
  // Also fires when the page is left or closed. A phone may end a background page without another event.
  addEventListener("visibilitychange", tell);
}
