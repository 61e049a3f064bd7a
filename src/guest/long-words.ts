import type { GuestDocument } from "../lib/guest-document.ts";
import { SECTIONS } from "../sections/index.ts";

/** A narrow phone has no room for more letters in the title of a thing. */
const LONG = /\p{L}{18}/u;
const TITLES = new Map(SECTIONS.map(({ id, card }) => [id as string, card.title]));

/** For pages whose titles have long words, such as German ones: they are parted where the language parts them. */
export function longWordRules({ sections, custom_sections }: GuestDocument): string {
  const isLong =
    sections.some(({ id, items }) => items.some((item) => LONG.test(String(item[TITLES.get(id) ?? ""])))) ||
    custom_sections.some(({ items }) => items.some(({ title }) => LONG.test(String(title))));
  return isLong ? "h3,h4{hyphens:auto;hyphenate-limit-chars:18 6 6}" : "";
}
