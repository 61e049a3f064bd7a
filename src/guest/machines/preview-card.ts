import type { GuestDocument } from "../../lib/documents/guest-document.ts";
import type { PreviewCard } from "../../lib/look/preview-card.ts";
import { oneLine } from "../../lib/texts/one-line.ts";
import { withHyphens } from "../cover/hyphens.ts";
import { monogram } from "../cover/monogram.ts";
import { lookOf } from "../frame/look.ts";
import type { Language } from "../language/language.ts";

/** Data of the picture that the server draws for link previews. */
export function previewCard({ hotel }: GuestDocument, { t }: Language): PreviewCard {
  const { name, language, address, cover_path, cover_focus_x, cover_focus_y, type_mood, logo_url } = hotel;
  const { light } = lookOf(hotel);
  return {
    photo: cover_path ? { path: cover_path, x: cover_focus_x, y: cover_focus_y } : undefined,
    name: withHyphens(name, language),
    language,
    lines: [oneLine(address), t("page.guestInformation")],
    mood: type_mood,
    colors: {
      top: light["cover-top"],
      end: light["cover-end"],
      text: light["on-cover"],
      mark: light["cover-mark"],
    },
    logoUrl: logo_url,
    icon: { letters: monogram(name), ground: light.accent },
  };
}
