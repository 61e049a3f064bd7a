/** Makes the page that is sent from a guest document. This work grows with the amount of content. */
import type { PageFile } from "../../guest/machines/page-files.ts";
import type { Asked, GuestRenderer, GuestSite } from "../../guest/render.tsx";
import type { GuestDocument } from "../../lib/documents/guest-document.ts";
import { TWINS } from "../../lib/documents/twins.ts";
import type { SiteFacts } from "../../lib/legal.ts";
import type { PreviewCard } from "../../lib/look/preview-card.ts";
import type { Bulkheads } from "../capacity/capacity.ts";
import type { Env } from "../config/env.ts";
import type { LogoPictures } from "../storage/logo-pictures.ts";
import { openTranslator } from "../translation/translator.ts";
import type { Frontend } from "../transport/frontend.ts";
import { type Compress, compressBeside, type PreparedPage, preparePage } from "./prepared-page.ts";

export interface RenderedPage extends PreparedPage {
  isListed: boolean;
  /** By name: see src/guest/machines/page-files.ts. */
  files: Record<string, PageFile>;
  /** Undefined where the page is taken down. */
  card: PreviewCard | undefined;
}

interface RenderInput {
  document: GuestDocument;
  site: GuestSite;
  asked: Asked;
  /** URLs by their width in pixels; undefined for a hotel without a logo. */
  logos: Readonly<Record<number, string>> | undefined;
}

/** A job for another thread. It carries the text, because copying what is parsed costs the main thread more. */
export interface PageJob extends Omit<RenderInput, "document"> {
  text: string;
}

export type RenderText = (document: string, asked?: Asked) => Promise<RenderedPage>;

type ConfiguredFacts = Pick<
  Env,
  "operator" | "scanRetentionMonths" | "backups" | "trustProxy" | "deepl" | "libreTranslate"
>;

export interface RenderingParts {
  frontend: Frontend;
  publicUrl: string;
  logoPictures: Pick<LogoPictures, "urls">;
  bulkheads: Pick<Bulkheads, "bigPages">;
  env: ConfiguredFacts;
  bigPages: { render(job: PageJob): Promise<RenderedPage> };
}

/** Rendering this many items, or characters, takes some 50 ms. */
const BIG = { items: 500, characters: 500_000 };

function isBig({ sections, custom_sections }: GuestDocument, characters: number): boolean {
  const items = [...sections, ...custom_sections].reduce((sum, { items }) => sum + items.length, 0);
  return items > BIG.items || characters > BIG.characters;
}

/** The parts of this site's configuration that its pages about the law state. */
function siteFacts(env: ConfiguredFacts): SiteFacts {
  return {
    operator: env.operator,
    scanMonths: env.scanRetentionMonths,
    backups: env.backups.daily ? env.backups.keep : undefined,
    translator: openTranslator(env)?.name,
    hasGateway: env.trustProxy > 0,
  };
}

/** Renders the answer of guest_hotel(), on another thread if it is big. */
export function pageRenderer({
  frontend,
  publicUrl,
  logoPictures,
  bulkheads,
  bigPages,
  env,
}: RenderingParts): RenderText {
  const { islandUrls, searchUrls, stylesUrl, unlockUrl } = frontend;
  const site = { publicUrl, islandUrls, searchUrls, stylesUrl, unlockUrl, facts: siteFacts(env) };
  return async (text, asked = {}) => {
    // The function's declared return type is plain JSON.
    const document = JSON.parse(text) as GuestDocument;
    const renderer = await frontend.guest();
    const logo = await logoPictures.urls(document.hotel.logo_url);
    const logos = logo && Object.fromEntries(renderer.logoSides.map((side) => [side, logo(side)]));
    // The files of `npm run dev` are not built, and threads load built ones.
    const onThread = frontend.assets !== undefined && isBig(document, text.length);
    return onThread
      ? bulkheads.bigPages.run(() => bigPages.render({ text, site, asked, logos }), document.hotel.id)
      : renderPage(renderer, { document, site, asked, logos }, compressBeside);
  };
}

/** The page in the place of one that is taken down. */
export async function takenDownPage(
  frontend: Frontend,
  country: string | null,
  language: string | undefined,
): Promise<RenderedPage> {
  const { renderTakenDown } = await frontend.guest();
  return {
    ...(await preparePage(renderTakenDown(country, language))),
    ...{ isListed: false, files: {}, card: undefined },
  };
}

export async function renderPage(
  renderer: GuestRenderer,
  { document, site, asked, logos }: RenderInput,
  compress: Compress,
): Promise<RenderedPage> {
  const { loadHyphens, renderHotel, isListed, nextChange } = renderer;
  await loadHyphens(document.hotel);
  const logo = logos && ((side: number) => logos[side] ?? "");
  // Determined before the page is rendered: if the time passes meanwhile, the page is rendered again.
  const outdatedAt = nextChange(document);
  const rendered = renderHotel(document, site, asked, logo);
  return {
    ...(await preparePage(rendered, compress)),
    isListed: isListed(document.hotel),
    contentType: asked.twin && TWINS[asked.twin],
    outdatedAt,
    files: rendered.files,
    card: rendered.card,
  };
}
