/** The guest pages that this process has cached, and how it makes them. */
import type { Asked } from "../../guest/render.tsx";
import { TWINS, type Twin } from "../../lib/documents/twins.ts";
import { LEGAL_PAGES } from "../../lib/legal.ts";
import type { Bulkheads } from "../capacity/capacity.ts";
import type { Env } from "../config/env.ts";
import type { Log } from "../config/log.ts";
import type { HotelChanges } from "../database/hotel-changes.ts";
import type { RequestPool } from "../database/request-pool.ts";
import { languageChooser } from "../transport/language.ts";
import { openDensePages } from "./dense-pages.ts";
import { readDocument } from "./documents.ts";
import { PageCache } from "./page-cache.ts";
import { bytesOf, isOutdated } from "./prepared-page.ts";
import { pageRenderer, type RenderedPage, type RenderingParts, takenDownPage } from "./render-page.ts";

export type GuestPages = ReturnType<typeof openGuestPages>;

interface Parts extends RenderingParts {
  requests: RequestPool;
  hotelChanges: HotelChanges;
  bulkheads: Pick<Bulkheads, "misses" | "bigPages">;
  env: RenderingParts["env"] & Pick<Env, "pageCacheBytes">;
  log: Log;
}

/** Keeps each hotel's page once for each language that is read, and once with the original texts. */
export function openGuestPages(parts: Parts) {
  const { frontend, hotelChanges, log, bulkheads } = parts;
  // `npm run dev` changes pages while no hotel changes.
  const reloads = frontend.assets === undefined;
  const offered = Object.keys(frontend.islandUrls);
  const render = pageRenderer(parts);

  const pages = new PageCache<RenderedPage>({
    async make(key) {
      const [hotelId = "", language, kind] = key.split(" ");
      const legal = LEGAL_PAGES.find((name) => name === kind);
      const twin = ENDINGS.find((ending) => ending === kind);
      const asked = {
        language: language || undefined,
        original: kind === ORIGINAL,
        whole: kind === WHOLE,
        languages: kind === LANGUAGES,
        legal,
        twin,
      };
      // In this language no text of the owner's is translated.
      const { document, takenDown } = await readDocument(parts, hotelId, legal ? undefined : asked.language);
      if (takenDown) return takenDownPage(frontend, takenDown.country, asked.language);
      return document === null ? undefined : render(document, asked);
    },
    bytesOf: (page) => bytesOf(page) + lengthOf(page.files),
    isOutdated,
    misses: bulkheads.misses,
    silence: parts.requests.silence,
    maxBytes: parts.env.pageCacheBytes,
    isLive: () => !reloads && hotelChanges.live === true,
    log,
  });
  hotelChanges.subscribe(pages);
  const dense = openDensePages<RenderedPage>({
    isCurrent: (key, page) => pages.current(key) === page,
    replace: (key, page, by) => pages.replace(key, page, by),
    log,
  });
  return {
    choose: languageChooser(offered),
    get: (hotelId: string, asked: Asked, network: string) => pages.get(keyOf(hotelId, asked), network),
    current(hotelId: string, language: string | undefined): RenderedPage | undefined {
      const key = keyOf(hotelId, { language });
      const page = pages.current(key);
      if (page) dense.read(key, page);
      return page;
    },
    get figures() {
      return pages.figures;
    },
    noteHit: () => pages.noteHit(),
    settled: dense.settled,
  };
}

/** Bytes of a drawn code. */
const CODE_BYTES = 4000;

/** Counts a character as one byte, which nearly all are. */
function lengthOf(files: RenderedPage["files"]): number {
  return Object.values(files).reduce(
    (sum, file) => sum + (typeof file === "string" ? file.length : CODE_BYTES),
    0,
  );
}

const ORIGINAL = "original";
const WHOLE = "whole";
const LANGUAGES = "languages";
const ENDINGS = Object.keys(TWINS) as Twin[];

/** Neither id nor language contains a blank. */
function keyOf(hotelId: string, { language = "", original, whole, languages, legal, twin }: Asked): string {
  const [kind] = [legal, twin, original && ORIGINAL, whole && WHOLE, languages && LANGUAGES].filter(Boolean);
  return `${hotelId} ${language}${kind ? ` ${kind}` : ""}`;
}
