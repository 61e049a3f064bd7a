/** What belongs to a hotel's page and is asked for by itself, below the page's address. */
import type { GuestDocument } from "../lib/guest-document.ts";
import { QR_MARK } from "../product.ts";
import { codeSvg } from "./code-svg.ts";
import { homeScreenManifest, monogramIcon } from "./home-screen.ts";
import type { Language } from "./language.ts";
import { joinText } from "./wifi.tsx";

/**
 * @param publicUrl the site's origin
 * @param logo makes the URL of the logo in a size
 * @returns texts by their file's name
 */
export function pageFiles(
  { hotel, parts }: GuestDocument,
  publicUrl: string,
  language: Language,
  logo: ((side: number) => string) | undefined,
): Record<string, string> {
  const codes = parts.wifi.map((network, i): [string, string] => [
    `wifi-${i}.svg`,
    network.asks ? "" : codeSvg(joinText(network), "L"),
  ]);
  return {
    "manifest.webmanifest": homeScreenManifest(hotel, language, logo),
    "icon.svg": monogramIcon(hotel),
    // For the corner of a printed page.
    "code.svg": codeSvg(`${publicUrl}/view/${hotel.id}${QR_MARK}`, "M"),
    ...Object.fromEntries(codes.filter(([, code]) => code)),
  };
}
