/** The words and pictures on printed pieces. */
import type { GuestDocument } from "../../../lib/guest-document.ts";
import { SECTIONS, type Section } from "../../../sections/index.ts";
import type { Hotel } from "../../hotel/hotels.ts";
import type { Logo } from "../qr-files.ts";

/** What a piece is printed on: the cover photo, the hotel's color, or white paper with little ink. */
export type Finish = "photo" | "color" | "plain";

export interface PrintContent {
  hotel: Pick<Hotel, "name" | "accent" | "type_mood" | "cover_path" | "cover_focus_x" | "cover_focus_y">;
  finish: Finish;
  /** The invitation beside the code: "Scan for …". */
  line: string;
  /** What guests find on their page, each in a word or two. */
  inside: readonly string[];
  /** The guest page's address, printed for guests who cannot scan. */
  url: string;
  /** The address in the code, which marks a visit as a scan. */
  codeUrl: string;
  logo: Logo | undefined;
}

/** A tent card has room for no more. */
const MOST_INSIDE = 4;
/** Letters. Longer names take too much of a line. */
const SHORT = 20;

/** What guests find on their page: "Wi-Fi", "Breakfast", "Restaurants", "Taxi". */
export function insideOf({ hotel, sections, custom_sections, parts }: GuestDocument): string[] {
  const filled = SECTIONS.flatMap((section) => {
    const items = sections.find(({ id }) => id === section.id)?.items ?? [];
    return items.length > 0 ? [{ around: section.around === true, word: wordFor(section, items) }] : [];
  });
  const words = (around: boolean) => filled.filter((one) => one.around === around).map(({ word }) => word);
  return [
    ...(parts.wifi.length > 0 ? ["Wi-Fi"] : []),
    ...(hotel.breakfast ? ["Breakfast"] : []),
    ...words(true),
    ...custom_sections.filter(({ items }) => items.length > 0).map(({ name }) => name.trim()),
    ...words(false),
  ]
    .filter((word) => word.length <= SHORT)
    .slice(0, MOST_INSIDE);
}

/** The choice that labels a section's cards says more than its title: "Taxi" instead of "Transportation". */
function wordFor(
  { title, card, fields }: Section,
  [first]: GuestDocument["sections"][number]["items"],
): string {
  const isChoice = card.label !== undefined && fields[card.label]?.kind === "choice";
  return (isChoice && String(first?.[card.label ?? ""] ?? "")) || title;
}

/** Separates the words in the owner's input and on the piece. */
const DOT = "·";

export function inOneLine(words: readonly string[]): string {
  return words.join(` ${DOT} `);
}

/** Accepts the separators that owners have on their keyboards. */
export function asWords(text: string): string[] {
  return [...new Set(text.split(/[·•|,،、]/).flatMap((word) => word.trim() || []))];
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** The direction of the first letter, as with HTML's dir=auto. */
export function directionOf(text: string): "rtl" | "ltr" {
  const letter = text.match(/\p{L}/u)?.[0] ?? "";
  return RIGHT_TO_LEFT.test(letter) ? "rtl" : "ltr";
}
