/** Files of a hotel's page, requested separately below the page's address. */
import type { GuestDocument } from "../../lib/documents/guest-document.ts";
import { QR_MARK } from "../../product.ts";
import type { Language } from "../language/language.ts";
import type { Code } from "../parts/code-svg.ts";
import { isRead, joinText } from "../secrets/house-secrets.tsx";
import { homeScreenManifest, monogramIcon } from "./home-screen.ts";

/** A file's text. QR codes are drawn on request, because one takes half as long as the page. */
export type PageFile = string | Code;

/** @param origin where guests read the page @returns by file name */
export function pageFiles(
  { hotel, parts }: GuestDocument,
  origin: string,
  language: Language,
): Record<string, PageFile> {
  const codes = parts.wifi.flatMap((network, i): [string, Code][] =>
    isRead(network) ? [[`wifi-${i}.svg`, { text: joinText(network), ecc: "L" }]] : [],
  );
  return {
    "manifest.webmanifest": homeScreenManifest(hotel, language),
    "icon.svg": monogramIcon(hotel),
    // The code in the corner of a printed page.
    "code.svg": { text: `${origin}/view/${hotel.id}${QR_MARK}`, ecc: "M" },
    ...Object.fromEntries(codes),
  };
}
