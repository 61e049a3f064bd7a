import type { GuestDocument } from "../../lib/documents/guest-document.ts";
import { SECTIONS } from "../../sections/index.ts";

/** Letters that fit a title's line on a narrow phone. */
const LONG = /\p{L}{18}/u;
const TITLES = new Map(SECTIONS.map(({ id, card }) => [id as string, card.title]));

/** CSS that hyphenates titles, for pages with long words as in German. */
export function longWordRules({ sections, custom_sections }: GuestDocument): string {
  const isLong =
    sections.some(({ id, items }) => items.some((item) => LONG.test(String(item[TITLES.get(id) ?? ""])))) ||
    custom_sections.some(({ items }) => items.some(({ title }) => LONG.test(String(title))));
  return isLong ? "h3,h4{hyphens:auto;hyphenate-limit-chars:18 6 6}" : "";
}
