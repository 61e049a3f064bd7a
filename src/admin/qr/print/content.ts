/** What stands on printed sheets. */
import type { GuestDocument } from "../../../lib/guest-document.ts";
import { SECTIONS, type Section } from "../../../sections/index.ts";
import type { Hotel } from "../../hotel/hotels.ts";
import type { Logo } from "../qr-files.ts";

/** `plain` has no filled ground: it needs little ink. */
export type Finish = "photo" | "color" | "plain";

export interface PrintContent {
  hotel: Pick<Hotel, "name" | "accent" | "type_mood" | "cover_path" | "cover_focus_x" | "cover_focus_y">;
  finish: Finish;
  /** What to do and what for: "Scan for …". */
  line: string;
  /** What guests find there, each in a word or two. */
  inside: readonly string[];
  /** The guest page's address, to be read. */
  url: string;
  /** What the code says. */
  codeUrl: string;
  logo: Logo | undefined;
}

/** As many as a tent card has room for. */
const MOST_INSIDE = 4;
/** Letters. Longer names say too much for a line. */
const SHORT = 20;

/** "Wi-Fi", "Breakfast", "Restaurants", "Taxi": what a hotel's guests find on its page. */
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

/** Where cards are labelled by a choice, that says more than the title: "Taxi" for "Transportation". */
function wordFor(
  { title, card, fields }: Section,
  [first]: GuestDocument["sections"][number]["items"],
): string {
  const isChoice = card.label !== undefined && fields[card.label]?.kind === "choice";
  return (isChoice && String(first?.[card.label ?? ""] ?? "")) || title;
}

/** Between the words, where an owner types them and where guests read them in one line. */
const DOT = "·";

export function inOneLine(words: readonly string[]): string {
  return words.join(` ${DOT} `);
}

/** Owners type what is on their keyboard. */
export function asWords(text: string): string[] {
  return [...new Set(text.split(/[·•|,،、]/).flatMap((word) => word.trim() || []))];
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** That of the first letter, as HTML's dir=auto has it. */
export function directionOf(text: string): "rtl" | "ltr" {
  const letter = text.match(/\p{L}/u)?.[0] ?? "";
  return RIGHT_TO_LEFT.test(letter) ? "rtl" : "ltr";
}
