import type { GuestDocument } from "../lib/guest-document.ts";
import { oneLine } from "../lib/one-line.ts";
import type { PreviewCard } from "../lib/preview-card.ts";
import type { Language } from "./language.ts";
import { lookOf } from "./look.ts";
import { monogram } from "./monogram.ts";

/** Data of the picture that the server draws for link previews. */
export function previewCard({ hotel }: GuestDocument, { t }: Language): PreviewCard {
  const { name, address, cover_path, cover_focus_x, cover_focus_y, type_mood, logo_url } = hotel;
  const { light } = lookOf(hotel);
  return {
    photo: cover_path ? { path: cover_path, x: cover_focus_x, y: cover_focus_y } : undefined,
    name,
    lines: [oneLine(address), t("page.guestInformation")],
    mood: type_mood,
    colors: { top: light["cover-top"], end: light["cover-end"], text: light["on-cover"] },
    logoUrl: logo_url,
    icon: { letters: monogram(name), ground: light.accent },
  };
}
