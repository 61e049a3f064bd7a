/** What belongs to a hotel's page and is asked for by itself, below the page's address. */
import { renderSVG } from "uqr";
import type { GuestDocument } from "../lib/guest-document.ts";
import { QR_MARK } from "../product.ts";
import { homeScreenManifest, monogramIcon } from "./home-screen.ts";
import { joinText } from "./wifi.tsx";

/** Four modules of white around the code: ISO/IEC 18004, quiet zone. */
const QUIET_ZONE = 4;

/**
 * @param publicUrl the site's origin
 * @param logo makes the URL of the logo in a size
 * @returns texts by their file's name
 */
export function pageFiles(
  { hotel, parts }: GuestDocument,
  publicUrl: string,
  logo: ((side: number) => string) | undefined,
): Record<string, string> {
  const codes = parts.wifi.map((network, i): [string, string] => [
    `wifi-${i}.svg`,
    network.asks ? "" : renderSVG(joinText(network), { ecc: "L", border: QUIET_ZONE }),
  ]);
  return {
    "manifest.webmanifest": homeScreenManifest(hotel, logo),
    "icon.svg": monogramIcon(hotel),
    // For the corner of a printed page.
    "code.svg": renderSVG(`${publicUrl}/view/${hotel.id}${QR_MARK}`, { ecc: "M", border: QUIET_ZONE }),
    ...Object.fromEntries(codes.filter(([, code]) => code)),
  };
}
