/** The HTML document around every guest page. */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { CARD_SIZE } from "../../lib/look/preview-card.ts";
import { PRODUCT, PRODUCT_ACCENT } from "../../product.ts";
import type { Language } from "../language/language.ts";
import { type GuestReading, ReadingOfPage, readingOf } from "../language/reading.ts";
import { withStandIns } from "../language/stand-ins.ts";
import { iconSheet } from "../parts/icons.tsx";
import RULES from "./guest.css?inline";
import { type Look, lookOf } from "./look.ts";
import { UNHASHED } from "./page-hash.ts";

const FAVICON =
  "data:image/svg+xml," +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="6" fill="${PRODUCT_ACCENT}"/><path d="M12 10v8M12 6v.5" stroke="#fff" stroke-width="3" stroke-linecap="round"/></svg>`,
  );

export interface Head {
  language: Language;
  /** Missing on pages without an owner's texts. */
  reading?: GuestReading;
  title: string;
  description: string;
  /** Absolute URL of the permanent address, in any language. */
  url?: string;
  /** The page's URL in each offered language, by tag; empty if there is only one. */
  alternates?: Readonly<Record<string, string>>;
  /** Whether there is a picture for link previews below the page's address. */
  hasCard?: boolean;
  /** Needed to put the page on the home screen. */
  homeScreen?: { manifestUrl: string; iconUrl: string; touchIconUrl: string };
  /** JSON-LD. */
  structuredData?: string;
  /** False keeps the page out of search engines. */
  isListed?: boolean;
  islandUrl?: string | undefined;
  /** Seconds after which a browser without scripts loads the page again. */
  refreshAfter?: number;
  /** Rules for open sections, wide screens, large text and paper: later.css. */
  stylesUrl?: string;
  /** The product's look by default. */
  look?: Look;
  /** CSS rules for this page alone. */
  css?: string;
}

export interface GuestPage {
  /** Tag of the language of our own texts. */
  language: string;
  /** The whole document. */
  html: string;
  /** Content of its only <style>; the page's policy allows its hash. */
  styles: string;
}

export function guestPage(
  {
    language,
    reading = readingOf(language, language.tag),
    title,
    description,
    url,
    alternates = {},
    hasCard = false,
    homeScreen,
    structuredData,
    isListed = true,
    islandUrl,
    refreshAfter,
    stylesUrl,
    look = lookOf(),
    css = "",
  }: Head,
  content: ReactNode,
): GuestPage {
  const styles = look.css + css + RULES;
  const { tag, direction } = language;
  const body = withStandIns(
    renderToStaticMarkup(
      <ReadingOfPage value={{ ...reading, ...language.inPage }}>
        {content}
        {/* Overrides the first style sheet. The content above is shown before it has come. */}
        {stylesUrl && <link rel="stylesheet" href={stylesUrl} />}
      </ReadingOfPage>,
    ),
  );
  const head = renderToStaticMarkup(
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {refreshAfter && (
        <noscript>
          <meta httpEquiv="refresh" content={String(refreshAfter)} />
        </noscript>
      )}
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={look.light.paper} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={look.dark.paper} media="(prefers-color-scheme: dark)" />
      {/* Keeps phones from turning other numbers into links. */}
      <meta name="format-detection" content="telephone=no" />
      <meta property="og:site_name" content={PRODUCT} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {!isListed && <meta name="robots" content="noindex" />}
      {url && <meta property="og:url" content={url} />}
      {url && <link rel="canonical" href={alternates[tag] ?? url} />}
      {Object.entries(alternates).map(([other, href]) => (
        <link key={other} rel="alternate" hrefLang={other} href={href} />
      ))}
      {hasCard && <meta property="og:image" content={`${url}/card.jpg`} />}
      {hasCard && <meta property="og:image:type" content="image/jpeg" />}
      {hasCard && <meta property="og:image:width" content={String(CARD_SIZE.width)} />}
      {hasCard && <meta property="og:image:height" content={String(CARD_SIZE.height)} />}
      {hasCard && <meta property="og:image:alt" content={title} />}
      {hasCard && <meta name="twitter:card" content="summary_large_image" />}
      <link rel="icon" href={homeScreen?.iconUrl ?? FAVICON} />
      {homeScreen && <link rel="manifest" href={homeScreen.manifestUrl} />}
      {homeScreen && <link rel="apple-touch-icon" href={homeScreen.touchIconUrl} />}
      {structuredData && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a "<", which no browser runs
          dangerouslySetInnerHTML={{ __html: structuredData }}
        />
      )}
      <link rel="preload" as="font" type="font/woff2" href={look.fontUrl} crossOrigin="" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, whose hash the page's policy names */}
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      {/* Wide and very narrow screens wait for it; others load it at the end. */}
      {stylesUrl && <link rel="stylesheet" media="(width<20em),(min-width:37.5em)" href={stylesUrl} />}
      {islandUrl && <script type="module" src={islandUrl} />}
    </head>,
  );
  const html = `<!doctype html><html lang="${tag}"${direction === "rtl" ? ' dir="rtl"' : ""}>${head}${islandUrl ? UNHASHED : "<body>"}${iconSheet(body)}${body}</body></html>`;
  return { language: tag, html, styles };
}
