/** Makes a hotel's logo in the sizes for its guest page and for a phone's home screen. */
import { hash } from "node:crypto";
import type { Bulkhead } from "../capacity/bulkhead.ts";
import { keepLatest } from "../capacity/kept-maps.ts";
import { withTimeout } from "../capacity/with-timeout.ts";
import type { Log } from "../config/log.ts";
import { type ByteStore, KEY } from "./disk.ts";
import { StoreUnavailableError } from "./errors.ts";
import type { PictureType } from "./images.ts";

const STORED = "/storage/v1/object/public/logos/";
const RENDERED = "/storage/v1/render/image/public/logos/";

/** Types by side in pixels. 144 is twice what the guest page shows; icons are 192 and 512 and must be PNG files. */
const TYPES: ReadonlyMap<number, PictureType> = new Map([
  [144, "webp"],
  [192, "png"],
  [512, "png"],
]);
/** How many pictures are kept in total; each takes some kilobytes. */
const MAX_KEPT = 500;
/** How long a guest page waits for its logo: half as long as for the database. */
const TIMEOUT_MS = 1500;

export type LogoPictures = ReturnType<typeof logoPictures>;

interface Options {
  scaling: Bulkhead;
  /**
   * How long a logo that was read counts as unchanged without being read again, because a remote store is slow. Zero
   * means never.
   */
  knownForMs: number;
  log: Log;
}

/** @param logoUrl the value of hotels.logo_url */
export function logoKey(logoUrl: string | null): string | undefined {
  if (!logoUrl?.startsWith(STORED)) return undefined;
  const key = logoUrl.slice(STORED.length);
  // Reads only files in a hotel's folder, whatever the database says.
  return KEY.test(key) ? key : undefined;
}

export function logoPictures(store: ByteStore, { scaling, knownForMs, log }: Options) {
  /** The oldest comes first. The key contains the version, so a replaced logo is never shown. */
  const made = new Map<string, Buffer>();
  /** By key, oldest first. */
  const known = new Map<string, { version: string; until: number }>();

  function knownVersion(key: string): string | undefined {
    const entry = known.get(key);
    return entry && entry.until > performance.now() ? entry.version : undefined;
  }

  async function read(key: string): Promise<{ bytes: Buffer; version: string } | undefined> {
    const bytes = await store.read(key);
    known.delete(key);
    if (!bytes) return undefined;
    const version = versionOf(bytes);
    if (knownForMs > 0) {
      keepLatest(known, key, { version, until: performance.now() + knownForMs }, MAX_KEPT);
    }
    return { bytes, version };
  }

  return {
    /**
     * @param key folder and name in the store
     * @param network counts scaling against this network's share
     * @returns undefined when there is no such logo or size
     * @throws {OverloadedError}
     */
    async picture(key: string, side: number, network: string) {
      const type = TYPES.get(side);
      if (!type) return undefined;
      const known = knownVersion(key);
      const kept = known && made.get(`${known} ${side}`);
      if (kept) return { bytes: kept, type, version: known };
      const logo = await read(key);
      if (!logo) return undefined;
      const { version } = logo;
      const id = `${version} ${side}`;
      const bytes = made.get(id) ?? (await scaling.run(() => scale(logo.bytes, side, type), network));
      keepLatest(made, id, bytes, MAX_KEPT);
      return { bytes, type, version };
    },

    /**
     * @param logoUrl the value of hotels.logo_url
     * @returns a function that makes the URL of a size, which no other logo ever gets; undefined when there is no
     * logo
     */
    async urls(logoUrl: string | null): Promise<((side: number) => string) | undefined> {
      const key = logoKey(logoUrl);
      if (!key) return undefined;
      const url = (version?: string) => (side: number) =>
        `${RENDERED}${key}?width=${side}${version ? `&v=${version}` : ""}`;
      const version = knownVersion(key);
      if (version) return url(version);
      try {
        const logo = await withTimeout(
          TIMEOUT_MS,
          read(key),
          () => new StoreUnavailableError("no answer in time"),
        );
        return logo && url(logo.version);
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) throw error;
        // The page is cached without it; the picture's address still leads to it once the store answers
        // again.
        log.warn({ err: error }, "a logo cannot be read: its page is shown without its version");
        return url();
      }
    },
  };
}

async function scale(bytes: Buffer, side: number, type: PictureType): Promise<Buffer> {
  const { toSquare } = await import("./images.ts");
  return toSquare(bytes, side, type);
}

function versionOf(bytes: Buffer): string {
  return hash("sha256", bytes, "base64url").slice(0, 11);
}
