/** CSS of one hotel's page. */

import type { GuestDocument } from "../../lib/documents/guest-document.ts";
import { withHyphens } from "../cover/hyphens.ts";
import INITIAL_RULES from "../cover/initial.css?inline";
import LOGO_RULES from "../cover/logo.css?inline";
import { nameSize } from "../cover/name-size.ts";
import { MESSAGE_LINK_RULES } from "../frame/message-links.tsx";
import { awayRules } from "../now/away.ts";
import { tintRules } from "../parts/photo.tsx";
import { secretRules } from "../secrets/house-secrets.tsx";
import { SECTION_HUES } from "../sections/hues.ts";
import LONG_LIST_RULES from "../sections/long-list.css?inline";
import { longWordRules } from "../sections/long-words.ts";
import { CREDIT_RULES } from "../sections/map-credit.tsx";
import { MANY } from "../sections/packed.tsx";
import { firstScreenRules } from "./first-screen.ts";
import { NOTE_RULES } from "./translation-note.tsx";

/** Only the rules that this hotel's page needs. */
export function rulesOfHotel(
  document: GuestDocument,
  packing: string,
  shown: Readonly<Record<"logo" | "note", boolean>>,
): string {
  const { hotel, sections, custom_sections, parts } = document;
  const hasLongList = [...sections, ...custom_sections].some(({ items }) => items.length > MANY);
  return [
    ownRules(document),
    firstScreenRules(document),
    secretRules(parts),
    awayRules(document),
    longWordRules(document),
    !hotel.cover_path && INITIAL_RULES,
    shown.logo && LOGO_RULES,
    hasLongList && LONG_LIST_RULES,
    packing,
    shown.note && NOTE_RULES,
    parts.sources.length > 0 && CREDIT_RULES,
    parts.messages.length > 0 && MESSAGE_LINK_RULES,
  ]
    .filter(Boolean)
    .join("");
}

/** CSS that depends on the hotel. The page's policy forbids style attributes. */
function ownRules({ hotel, custom_sections, parts }: GuestDocument): string {
  const { name, language, cover_focus_x, cover_focus_y } = hotel;
  const hues = new Set(custom_sections.map(({ color }) => color));
  return [
    // Only the cover has a focus; photos of items are cropped around their middle.
    nameSize(withHyphens(name, language)),
    `.cover{--x:${cover_focus_x}%;--y:${cover_focus_y}%}`,
    ...tintRules(parts.photos),
    ...[...hues].flatMap((color) => (SECTION_HUES[color] ? `.${color}{--hue:${SECTION_HUES[color]}}` : [])),
  ].join("");
}
