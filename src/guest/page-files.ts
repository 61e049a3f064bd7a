/** What belongs to a hotel's page and is asked for by itself, below the page's address. */
import { renderSVG } from "uqr";
import type { GuestDocument } from "../lib/guest-document.ts";
import { QR_MARK } from "../product.ts";
import { homeScreenManifest, monogramIcon } from "./home-screen.ts";
import type { Language } from "./language.ts";
import { joinText } from "./wifi.tsx";

/** Four modules of white around the code: ISO/IEC 18004, quiet zone. Short numbers make a small file. */
const CODE = { border: 4, pixelSize: 1 } as const;

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
    network.asks ? "" : renderSVG(joinText(network), { ...CODE, ecc: "L" }),
  ]);
  return {
    "manifest.webmanifest": homeScreenManifest(hotel, language, logo),
    "icon.svg": monogramIcon(hotel),
    // For the corner of a printed page.
    "code.svg": renderSVG(`${publicUrl}/view/${hotel.id}${QR_MARK}`, { ...CODE, ecc: "M" }),
    ...Object.fromEntries(codes.filter(([, code]) => code)),
  };
}
