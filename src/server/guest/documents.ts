/** Guest documents: all that the database tells anyone about a hotel. */
import type { Bulkheads } from "../capacity/capacity.ts";
import type { Log } from "../config/log.ts";
import { guest, type Sql } from "../database/connection.ts";
import type { HotelChanges } from "../database/hotel-changes.ts";
import { type RequestPool, readAsCaller } from "../database/request-pool.ts";
import { PageUnavailableError } from "../transport/unavailable.ts";
import { PageCache } from "./page-cache.ts";

const MAX_BYTES = 16 * 1024 * 1024;
const ID = /^[0-9a-z]{1,32}$/;

/** Everything that guests learn of a hotel whose page is taken down. */
export interface TakenDownHotel {
  country: string | null;
}

/**
 * Calls the functions with the guest's role, which may do nothing else.
 * @param language adds the translations into it to the document
 * @returns the document's text, null when there is no such page; and what stands in its place if it is taken down
 * @throws {PageUnavailableError}
 */
export async function readDocument(
  { requests }: { requests: RequestPool },
  hotelId: string,
  language?: string,
): Promise<{ document: string | null; takenDown: TakenDownHotel | null }> {
  try {
    const [row] = await readAsCaller(
      requests,
      guest(`hotel ${hotelId}`),
      (sql) => sql<
        { document: string | null; translations: string | null; taken_down: TakenDownHotel | null }[]
      >`
        with d as materialized (select public.guest_hotel(${hotelId})::text as document)
        select document, ${translationsOf(sql, hotelId, language)} as translations,
          case when document is null then innfo.taken_down_page(${hotelId}) end as taken_down from d`,
    );
    const document = row?.document ? withTranslations(row.document, row.translations) : null;
    return { document, takenDown: row?.taken_down ?? null };
  } catch (error) {
    throw new PageUnavailableError("The hotel cannot be read", { cause: error });
  }
}

export function translationsOf(sql: Sql, hotelId: string, language: string | undefined) {
  return language === undefined ? sql`null` : sql`innfo.guest_translations(${hotelId}, ${language})::text`;
}

/** Joins them without parsing, because they may take megabytes. */
export function withTranslations(document: string, translations: string | null): string {
  return translations === null ? document : `${document.slice(0, -1)},"translations":${translations}}`;
}

interface Parts {
  requests: RequestPool;
  hotelChanges: HotelChanges;
  bulkheads: Pick<Bulkheads, "misses">;
  log: Log;
}

/** Documents that are always current: each is read once for everybody and kept until its hotel changes. */
export function guestDocuments(parts: Parts) {
  const { hotelChanges, bulkheads, log } = parts;
  const documents = new PageCache<Uint8Array<ArrayBuffer>>({
    async make(hotelId) {
      const { document: text } = await readDocument(parts, hotelId);
      // Kept as bytes, so that megabytes are not encoded again for each request.
      return text === null ? undefined : new Uint8Array(Buffer.from(text));
    },
    bytesOf: (document) => document.length,
    misses: bulkheads.misses,
    silence: parts.requests.silence,
    isLive: () => hotelChanges.live,
    maxBytes: MAX_BYTES,
    log,
  });
  hotelChanges.subscribe(documents);
  return {
    /** @returns undefined when there is no such hotel. @throws {PageUnavailableError | OverloadedError} */
    async get(id: string, network: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
      // Uses the database's spelling.
      const hotelId = id.toLowerCase();
      if (!ID.test(hotelId)) return undefined;
      await hotelChanges.settled();
      return documents.get(hotelId, network);
    },
  };
}
