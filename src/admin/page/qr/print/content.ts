/** The words and pictures on printed pieces. */
import { labelOf } from "../../../../fields/index.ts";
import type { GuestDocument } from "../../../../lib/documents/guest-document.ts";
import { directionOf, isLanguage } from "../../../../lib/messages/languages.ts";
import type { Catalogue } from "../../../../lib/messages/message.ts";
import type { Direction } from "../../../../lib/texts/script.ts";
import { CODE_MARK } from "../../../../product.ts";
import { amenities } from "../../../../sections/amenities.ts";
import { SECTIONS, type Section } from "../../../../sections/index.ts";
import type { Hotel } from "../../../content/hotel/hotels.ts";
import type { HotelCode } from "../codes/codes.ts";
import type { Logo } from "../qr-files.ts";

/** The ground of a piece: the cover photo, the hotel's color, or white paper with little ink. */
export type Finish = "photo" | "color" | "plain";

export interface PrintContent {
  hotel: Pick<
    Hotel,
    "name" | "language" | "accent" | "type_mood" | "cover_path" | "cover_focus_x" | "cover_focus_y"
  >;
  finish: Finish;
  /** The invitation beside the code: "Scan for …". */
  line: string;
  /** Guests' finds on their page, each in a word or two. */
  inside: readonly string[];
  /** Before and after the address: "Or type {address} and the letters". */
  typing: string;
  /** The guest page's address, printed for guests who cannot scan. */
  url: string;
  /** The address in the code, which marks a visit as a scan. */
  codeUrl: string;
  /** Six, in place of a scan: printed beside the code, from left to right. */
  letters: string;
  logo: Logo | undefined;
  /** Name of its room, place or thing; none on a piece for the whole house. */
  card?: { word: string; label: string };
}

/** A tent card has room for no more. */
const MOST_INSIDE = 4;
/** Things that guests come for. */
const INVITING =
  /pool|\bspa\b|sauna|hammam|onsen|wellness|schwimm|piscin|zwembad|basen|bazén|hot tub|プール|泳池|수영장|مسبح/iu;
/** Letters. Longer names take too much of a line. */
const SHORT = 20;

/** Guests' finds on their page, in the catalogue's language: "Wi-Fi", "Breakfast", "Restaurants", "Taxi". */
export function insideOf(
  { hotel, sections, custom_sections, parts }: GuestDocument,
  { messages, declared }: Pick<Catalogue, "messages" | "declared">,
): string[] {
  const filled = SECTIONS.flatMap((section) => {
    const items = sections.find(({ id }) => id === section.id)?.items ?? [];
    const word = wordFor(section, items);
    return items.length > 0 ? [{ around: section.around === true, word: declared[word] ?? word }] : [];
  });
  const words = (around: boolean) => filled.filter((one) => one.around === around).map(({ word }) => word);
  const inHouse = sections.find(({ id }) => id === amenities.id)?.items ?? [];
  const named = inHouse.map(({ name }) => String(name).trim()).filter((name) => INVITING.test(name));
  return [
    ...(parts.wifi.length > 0 ? [messages["page.wifi"]] : []),
    ...(hotel.breakfast ? [messages["page.breakfast"]] : []),
    ...named,
    ...custom_sections.filter(({ items }) => items.length > 0).map(({ name }) => name.trim()),
    ...words(true),
    ...words(false),
  ]
    .filter((word) => word.length <= SHORT)
    .slice(0, MOST_INSIDE);
}

/** In English. The choice that labels a section's cards says more than its title: "Taxi" instead of "Transportation". */
function wordFor(
  { title, card, fields }: Section,
  [first]: GuestDocument["sections"][number]["items"],
): string {
  const field = card.label === undefined ? undefined : fields[card.label];
  const chosen = first?.[card.label ?? ""];
  return field?.kind === "choice" && chosen ? labelOf(field, String(chosen)) : title;
}

/** Separates the words in the owner's input and on the piece. */
export const DOT = "·";

export function inOneLine(words: readonly string[]): string {
  return words.join(` ${DOT} `);
}

/** Accepts the separators that owners have on their keyboards. */
export function asWords(text: string): string[] {
  return [...new Set(text.split(/[·•|,،、]/).flatMap((word) => word.trim() || []))];
}

/** The words on the card of each code. @param room the word for a room, in the hotel's language */
export function cardsFor(
  content: PrintContent,
  codes: readonly Pick<HotelCode, "kind" | "label" | "token" | "letters">[],
  room: string,
): PrintContent[] {
  return codes.map(({ kind, label, token, letters }) => ({
    ...content,
    card: { word: kind === "room" ? room : "", label },
    codeUrl: content.url + CODE_MARK + token,
    letters,
  }));
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** That of the hotel's language, and of its name's first letter: an owner may have chosen no language. */
export function directionOn({ name, language }: Pick<Hotel, "name" | "language">): Direction {
  const letter = name.match(/\p{L}/u)?.[0] ?? "";
  const isLanguageRtl = isLanguage(language) && directionOf(language) === "rtl";
  return isLanguageRtl || RIGHT_TO_LEFT.test(letter) ? "rtl" : "ltr";
}
