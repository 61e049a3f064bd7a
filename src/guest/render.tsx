/** The guest page's renderer, built into one file that the server loads. */

import { nextChange } from "../lib/announcements/announcements.ts";
import type { GuestDocument, GuestHotel, Translations } from "../lib/documents/guest-document.ts";
import type { Twin } from "../lib/documents/twins.ts";
import { type LegalPage, type SiteFacts, UNCONFIGURED } from "../lib/legal.ts";
import { guestOrigin } from "../lib/links/own-host.ts";
import { photoUrl } from "../lib/look/photo.ts";
import { type PreviewCard, TOUCH_ICON_SIDE } from "../lib/look/preview-card.ts";
import { inLatinDigits } from "../lib/texts/digits.ts";
import { oneLine } from "../lib/texts/one-line.ts";
import { offered } from "./catalogues.ts";
import { DANGER_RULES } from "./danger/danger.tsx";
import { withEmergency } from "./danger/emergency.tsx";
import { lookOf } from "./frame/look.ts";
import { type GuestPage, guestPage } from "./frame/page.tsx";
import { headOfSide, SIDE_PAGE_RULES } from "./frame/side-page.tsx";
import { languageOf } from "./language/language.ts";
import { readingOf } from "./language/reading.ts";
import { renderLegal } from "./legal/legal-page.tsx";
import { markdownOf } from "./machines/markdown.ts";
import { type PageFile, pageFiles } from "./machines/page-files.ts";
import { previewCard } from "./machines/preview-card.ts";
import { completeData, structuredData } from "./machines/structured-data.ts";
import { markAway } from "./now/away.ts";
import { closeAnnounced, closingsIn } from "./now/closed.ts";
import { HotelPage } from "./page/hotel-page.tsx";
import { rulesOfHotel } from "./page/hotel-rules.ts";
import { LanguagesPage } from "./page/languages-page.tsx";
import NO_HOTEL from "./page/no-hotel-pages.css?inline";
import { NotFoundPage, TakenDownPage, UnavailablePage } from "./page/no-hotel-pages.tsx";
import { ScannerPage } from "./page/scanner-page.tsx";
import type { Note } from "./page/translation-note.tsx";
import { NOT_PACKED, packingOf } from "./sections/packed.tsx";

export interface GuestSite {
  /** The site's origin, without a trailing slash. */
  publicUrl: string;
  /** Paths of the page's script, by language. */
  islandUrls: Readonly<Record<string, string>>;
  /** Paths of its search, by language. */
  searchUrls: Readonly<Record<string, string>>;
  unlockUrl?: string;
  /** Path of the rules for wide screens and paper. */
  stylesUrl: string;
  facts?: SiteFacts;
}

/** The built module, as the server loads it. */
export type GuestRenderer = typeof import("./render.tsx");

export { loadHyphens } from "./cover/hyphens.ts";
export {
  offersWhatsapp,
  renderClosed,
  renderForeign,
  renderForm,
  renderGone,
  renderSent,
  rulesOf,
  whatsappUrl,
} from "./forms/render.tsx";
export { MAX_REPORT, renderReport } from "./forms/report.tsx";
export { renderRoom } from "./room/room-page.tsx";
export { renderUnlocked } from "./secrets/unlocked-page.tsx";

/** The parts of a request. */
export interface Asked {
  /** Tag; the hotel's own language by default. */
  language?: string | undefined;
  /** Whether to show the owner's texts untranslated. */
  original?: boolean | undefined;
  /** Whether to pack no lists. */
  whole?: boolean | undefined;
  /** Whether to show the list of languages instead. */
  languages?: boolean | undefined;
  legal?: LegalPage | undefined;
  twin?: Twin | undefined;
}

export interface DrawnHotel extends GuestPage {
  /** The page's other files, by name. */
  files: Record<string, PageFile>;
  card: PreviewCard;
}

/** URL of the hotel's logo in a square of this many pixels. */
export type LogoUrl = (side: number) => string;

export { dangerNumbers } from "../lib/phone/danger-numbers.ts";
export { nextChange };

const DESCRIPTION_LENGTH = 160;

/** Pixels. The cover's logo has twice its size, for dense screens. */
const LOGO_SIDES = { header: 144, icon: 192, search: 512 };
const SEARCH_WIDTH = 1200;
/** Pixel widths that {@link LogoUrl} is called with. */
export const logoSides = Object.values(LOGO_SIDES);

export function renderHotel(
  original: GuestDocument,
  { publicUrl, islandUrls, searchUrls, stylesUrl, unlockUrl, facts = UNCONFIGURED }: GuestSite,
  asked: Asked = {},
  logo?: LogoUrl,
): DrawnHotel {
  const stored = withLatinDigits(original);
  const { id, name, address, cover_path, language: ownersLanguage } = stored.hotel;
  const card = previewCard(stored, languageOf(ownersLanguage));
  const alone = { files: {}, card };
  if (asked.legal) return { ...renderLegal(asked.legal, stored, facts, asked.language), ...alone };
  const tag = asked.language ?? ownersLanguage;
  if (asked.languages) return { ...renderLanguages(stored, tag), ...alone };
  const document = closeAnnounced(markAway(withEmergency(stored)));
  const language = languageOf(tag);
  const translations = document.translations ?? undefined;
  const texts = asked.original ? undefined : closingsIn(stored, language, translations);
  const reading = readingOf(language, ownersLanguage, texts);
  const note = noteOf(translations, asked);
  const { text: description } = reading.written("hotels", id, "description", document.hotel.description);
  const path = `/view/${id}`;
  const origin = guestOrigin(publicUrl, document.parts.domain);
  const url = origin + path;
  const picture = cover_path ? photoUrl(cover_path, SEARCH_WIDTH, "webp") : logo?.(LOGO_SIDES.search);
  const image = picture && origin + picture;
  if (asked.twin) {
    const input = { document, reading, url, image };
    const html = asked.twin === "md" ? markdownOf(document, reading, url) : completeData(input);
    return { language: language.tag, html, styles: "", ...alone };
  }
  const packing = asked.whole ? NOT_PACKED : packingOf(document);
  const drawn = guestPage(
    {
      language,
      reading,
      title: name,
      description: summary(
        description || language.t("page.summary", { hotel: name, address: oneLine(address) }),
      ),
      url,
      alternates: alternatesOf(url, document),
      hasCard: true,
      homeScreen: {
        manifestUrl: `${path}/manifest.webmanifest`,
        iconUrl: logo?.(LOGO_SIDES.icon) ?? `${path}/icon.svg`,
        touchIconUrl: `${path}/icon-${TOUCH_ICON_SIDE}.png`,
      },
      structuredData: structuredData({ document, reading, url, image }),
      isListed: isListed(document.hotel),
      islandUrl: islandUrls[language.tag],
      stylesUrl,
      look: lookOf(document.hotel),
      css: rulesOfHotel(document, packing.css, { logo: logo !== undefined, note: note !== undefined }),
    },
    <HotelPage
      {...{ document, note, unlockUrl }}
      logoUrl={logo?.(LOGO_SIDES.header)}
      packedFrom={packing.from}
      searches={searchesOf(searchUrls, language.tag, ownersLanguage)}
    />,
  );
  const files = pageFiles(document, origin, language);
  return { ...drawn, files, card };
}

/** Shows one kind of digits, which all readers read. Passwords and codes stay as they have to be typed. */
function withLatinDigits({ parts, ...document }: GuestDocument): GuestDocument {
  const { wifi, secrets } = parts;
  return { ...inLatinDigits(document), parts: { ...inLatinDigits(parts), wifi, secrets } };
}

/** URLs of the search in the page's language, and in that of the owner's texts, whose words it must know. */
function searchesOf(urls: GuestSite["searchUrls"], tag: string, ownersLanguage: string): string[] {
  const own = languageOf(ownersLanguage).tag;
  // Each of them knows English words.
  const tags = own === "en" ? [tag] : new Set([tag, own]);
  return Array.from(tags, (one) => urls[one] ?? "");
}

function noteOf(translations: Translations | undefined, { original }: Asked): Note | undefined {
  if (!translations || Object.keys(translations.texts).length === 0) return undefined;
  if (original) return "original";
  return translations.by_machine ? "machine" : undefined;
}

/** The page's URL in each language, for search engines. The URL without a language has the hotel's own. */
function alternatesOf(url: string, { hotel, parts }: GuestDocument): Record<string, string> {
  if (!isListed(hotel) || parts.languages.length === 0) return {};
  const others = parts.languages.map((tag) => [tag, `${url}?lang=${tag}`]);
  return Object.fromEntries([[languageOf(hotel.language).tag, url], ...others, ["x-default", url]]);
}

/** Search engines may list a hotel once its owner has confirmed the times that they would repeat. */
export function isListed({ is_listed, times_confirmed }: GuestHotel): boolean {
  return is_listed && times_confirmed;
}

export function renderNotFound(tag = "en"): GuestPage {
  const language = languageOf(tag);
  const { t } = language;
  const head = { language, title: t("unknown.title"), description: t("unknown.text"), css: NO_HOTEL };
  return guestPage(head, <NotFoundPage />);
}

/** @param country decides whom to dial: of a page that is taken down nothing else is known to be true */
export function renderTakenDown(country: string | null, tag = "en"): GuestPage {
  const language = languageOf(tag);
  const title = language.t("takenDown.title");
  return guestPage(
    { language, title, description: title, isListed: false, css: NO_HOTEL + DANGER_RULES },
    <TakenDownPage country={country} />,
  );
}

export function renderUnavailable({ islandUrls }: Pick<GuestSite, "islandUrls">, tag = "en"): GuestPage {
  const language = languageOf(tag);
  const { t } = language;
  const [title, description] = [t("unavailable.title"), t("unavailable.text")];
  const islandUrl = islandUrls[language.tag];
  return guestPage(
    { language, title, description, islandUrl, css: NO_HOTEL + DANGER_RULES },
    <UnavailablePage />,
  );
}

export function renderScanner({ publicUrl }: GuestSite, tag = "en"): GuestPage {
  const language = languageOf(tag);
  const { t } = language;
  const [title, description] = [t("scanner.title"), t("scanner.description")];
  return guestPage(
    { language, title, description, url: `${publicUrl}/qr-scanner`, css: NO_HOTEL },
    <ScannerPage publicUrl={publicUrl} />,
  );
}

/** The list of languages, in the hotel's colors. */
function renderLanguages(document: GuestDocument, tag: string): GuestPage {
  const { hotel } = document;
  const language = languageOf(tag);
  const title = language.t("page.chooseLanguage");
  return guestPage(
    { ...headOfSide(hotel, language, title, NO_HOTEL + SIDE_PAGE_RULES), description: title },
    <LanguagesPage {...{ document, offered }} />,
  );
}

/** Cuts a text at a word, for search results and link previews. */
function summary(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  const cut = line.slice(0, DESCRIPTION_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1)).toWellFormed()}…`;
}
