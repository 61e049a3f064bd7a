/** Chips above a long list: one per category, and one that sorts by distance. The tab keeps the choice. */

import { keep, storage } from "./device.ts";
import { made, madeButton } from "./made.ts";
import { t } from "./texts.ts";

interface Chosen {
  /** The chosen category; undefined for all. */
  kind?: string | undefined;
  isNearestFirst: boolean;
}

interface Entry {
  card: HTMLElement;
  kind: string;
  metres: number;
}

/** Rarer kinds have no chip: search finds them. */
const MAX_KINDS = 12;

/** @param target the card that a link leads to; it is shown whatever is chosen */
export function addChips(section: Element, target: Element | null | undefined): void {
  for (const list of section.querySelectorAll<HTMLElement>(".cards[data-filter], .cards[data-near]")) {
    const chips = list.previousElementSibling?.matches(".chips") ? undefined : chipsOf(list, section.id);
    if (chips) list.before(chips);
    if (!target?.matches(".out")) continue;
    list.dispatchEvent(new Event("show-all"));
    target.scrollIntoView();
  }
}

function chipsOf(list: HTMLElement, sectionId: string): HTMLElement {
  const { filter, near } = list.dataset;
  const entries = Array.from(list.querySelectorAll<HTMLElement>(":scope > :not(.away)"), (card): Entry => {
    const { metres } = card.dataset;
    // In this line, every value except the category has a label for screen readers.
    const first = card.querySelector(".meta > li");
    const kind = (!first?.querySelector(".unseen") && first?.textContent) || "";
    return { card, kind, metres: metres === undefined ? Infinity : Number(metres) };
  });
  const chosen = remembered(sectionId);
  const count = made("p");
  count.setAttribute("role", "status");
  const group = made("div");
  group.setAttribute("role", "group");
  group.setAttribute("aria-label", filter ?? t("script.order"));
  const kinds = filter ? commonest(entries) : [];
  const choices = kinds.length > 1 ? [undefined, ...kinds] : [];
  const buttons = choices.map((kind) => {
    const button = chip(kind ?? t("script.all"), () => {
      chosen.kind = chosen.kind === kind ? undefined : kind;
    });
    return { button, isPressed: () => chosen.kind === kind };
  });
  if (near !== undefined && entries.some(({ metres }) => metres !== Infinity)) {
    const button = chip(t("script.nearestFirst"), () => {
      chosen.isNearestFirst = !chosen.isNearestFirst;
    });
    buttons.push({ button, isPressed: () => chosen.isNearestFirst });
  }
  let isSorted = false;

  function chip(label: string, choose: () => void): HTMLButtonElement {
    const button = madeButton(label, () => {
      choose();
      show();
      keep("sessionStorage", keyOf(sectionId), JSON.stringify(chosen));
    });
    button.dir = "auto";
    return button;
  }

  function show(): void {
    for (const { button, isPressed } of buttons) button.setAttribute("aria-pressed", String(isPressed()));
    let shown = 0;
    for (const { card, kind } of entries) {
      const isShown = chosen.kind === undefined || kind === chosen.kind;
      card.classList.toggle("out", !isShown);
      if (isShown) shown += 1;
    }
    if (chosen.isNearestFirst !== isSorted) {
      // Reorders the document itself, so that keys and screen readers follow.
      const order = chosen.isNearestFirst ? [...entries].sort((a, b) => a.metres - b.metres) : entries;
      list.append(...order.map(({ card }) => card));
      isSorted = chosen.isNearestFirst;
    }
    count.textContent = shown < entries.length ? t("script.shownOf", { shown, all: entries.length }) : "";
  }

  list.addEventListener("show-all", () => {
    chosen.kind = undefined;
    show();
  });
  group.append(...buttons.map(({ button }) => button));
  if (chosen.kind !== undefined && !kinds.includes(chosen.kind)) chosen.kind = undefined;
  show();
  return made("div", "chips", group, count);
}

/** The entries' categories, most common first. */
function commonest(entries: readonly Entry[]): string[] {
  const counts = new Map<string, number>();
  for (const { kind } of entries) if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_KINDS)
    .map(([kind]) => kind);
}

function keyOf(sectionId: string): string {
  return `innfo-chips-${location.pathname}-${sectionId}`;
}

function remembered(sectionId: string): Chosen {
  const kept = storage("sessionStorage")?.getItem(keyOf(sectionId));
  return kept ? (JSON.parse(kept) as Chosen) : { isNearestFirst: false };
}
