/** The web app manifest for the guest's home screen: https://www.w3.org/TR/appmanifest/. */
import type { GuestHotel } from "../../lib/documents/guest-document.ts";
import { ICON_SIDES, TOUCH_ICON_SIDE } from "../../lib/look/preview-card.ts";
import { monogram } from "../cover/monogram.ts";
import { lookOf } from "../frame/look.ts";
import type { Language } from "../language/language.ts";

export function homeScreenManifest(hotel: GuestHotel, { tag, direction }: Language): string {
  const { id, name } = hotel;
  const page = `/view/${id}`;
  const { paper } = lookOf(hotel).light;
  const icons = ICON_SIDES.filter((side) => side !== TOUCH_ICON_SIDE).map((side) => ({
    src: `${page}/icon-${side}.png`,
    sizes: `${side}x${side}`,
    type: "image/png",
    purpose: "any maskable",
  }));
  return JSON.stringify({
    id: page,
    name,
    short_name: name,
    lang: tag,
    dir: direction,
    start_url: page,
    scope: page,
    display: "standalone",
    background_color: paper,
    theme_color: paper,
    icons,
  });
}

/** @returns an SVG file, for browsers' tabs */
export function monogramIcon(hotel: GuestHotel): string {
  const { accent } = lookOf(hotel).light;
  const letters = monogram(hotel.name).replace(/[<>&"']/g, "");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="${accent}"/><text x="256" y="256" fill="#fff" font-family="Georgia,serif" font-size="220" font-weight="600" text-anchor="middle" dominant-baseline="central">${letters}</text></svg>`;
}
