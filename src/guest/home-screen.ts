/** The web app manifest for the guest's home screen: https://www.w3.org/TR/appmanifest/. */
import type { GuestHotel } from "../lib/guest-document.ts";
import type { Language } from "./language.ts";
import { lookOf } from "./look.ts";
import { monogram } from "./monogram.ts";

/** @param logo makes the logo's URL for a size; without a logo the icon is a monogram */
export function homeScreenManifest(
  hotel: GuestHotel,
  { tag, direction }: Language,
  logo: ((side: number) => string) | undefined,
): string {
  const { id, name } = hotel;
  const page = `/view/${id}`;
  const { paper } = lookOf(hotel).light;
  const icons = logo
    ? [192, 512].map((side) => ({ src: logo(side), sizes: `${side}x${side}`, type: "image/png" }))
    : [{ src: `${page}/icon.svg`, sizes: "any", type: "image/svg+xml" }];
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

/** @returns an SVG file */
export function monogramIcon(hotel: GuestHotel): string {
  const { accent } = lookOf(hotel).light;
  const letters = monogram(hotel.name).replace(/[<>&"']/g, "");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="${accent}"/><text x="256" y="256" fill="#fff" font-family="Georgia,serif" font-size="220" font-weight="600" text-anchor="middle" dominant-baseline="central">${letters}</text></svg>`;
}
