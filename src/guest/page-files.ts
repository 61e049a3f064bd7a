/** What belongs to a hotel's page and is asked for by itself, below the page's address. */
import type { GuestDocument } from "../lib/guest-document.ts";
import { QR_MARK } from "../product.ts";
import type { Code } from "./code-svg.ts";
import { homeScreenManifest, monogramIcon } from "./home-screen.ts";
import type { Language } from "./language.ts";
import { joinText } from "./wifi.tsx";

/** Its text. A code is drawn only for who asks for it, because that takes as long as half of the page. */
export type PageFile = string | Code;

/**
 * @param publicUrl the site's origin
 * @param logo makes the URL of the logo in a size
 * @returns by their names
 */
export function pageFiles(
  { hotel, parts }: GuestDocument,
  publicUrl: string,
  language: Language,
  logo: ((side: number) => string) | undefined,
): Record<string, PageFile> {
  const codes = parts.wifi.flatMap((network, i): [string, Code][] =>
    network.asks ? [] : [[`wifi-${i}.svg`, { text: joinText(network), ecc: "L" }]],
  );
  return {
    "manifest.webmanifest": homeScreenManifest(hotel, language, logo),
    "icon.svg": monogramIcon(hotel),
    // For the corner of a printed page.
    "code.svg": { text: `${publicUrl}/view/${hotel.id}${QR_MARK}`, ecc: "M" },
    ...Object.fromEntries(codes),
  };
}
