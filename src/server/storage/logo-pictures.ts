/** A hotel's logo in the sizes that its guest page and a phone's home screen show it in. */
import { createHash } from "node:crypto";
import type { Bulkhead } from "../capacity/bulkhead.ts";
import { withTimeout } from "../capacity/with-timeout.ts";
import type { Log } from "../log.ts";
import type { ByteStore } from "./disk.ts";
import { StoreUnavailableError } from "./errors.ts";
import type { PictureType } from "./images.ts";

const STORED = "/storage/v1/object/public/logos/";
const RENDERED = "/storage/v1/render/image/public/logos/";

/** By side in pixels. 144 is twice what the guest page shows; icons are 192 and 512 and must be PNG files. */
const TYPES: ReadonlyMap<number, PictureType> = new Map([
  [144, "webp"],
  [192, "png"],
  [512, "png"],
]);
/** Of all pictures kept; one is some kilobytes. */
const MAX_KEPT = 500;
/** How long a guest's page waits for its logo; half of what it waits for the database. */
const PATIENCE_MS = 1500;

export interface LogoPictures {
  /**
   * @param key folder and name in the store
   * @returns undefined when there is no such logo or no such size
   * @throws {OverloadedError}
   */
  picture(
    key: string,
    side: number,
  ): Promise<{ bytes: Buffer; type: PictureType; version: string } | undefined>;
  /**
   * @param logoUrl what hotels.logo_url holds
   * @returns makes the URL of a size, which another logo never gets; undefined when there is no logo
   */
  urls(logoUrl: string | null): Promise<((side: number) => string) | undefined>;
}

interface Options {
  scaling: Bulkhead;
  /**
   * For how long a logo that was read is taken to be the same, without reading it again: a store that is
   * not on this machine takes its time. Zero for never.
   */
  knownForMs: number;
  log: Log;
}

export function logoPictures(store: ByteStore, { scaling, knownForMs, log }: Options): LogoPictures {
  /** Oldest first; by version, so that what replaced a logo is never shown in its place. */
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
    if (knownForMs > 0) keep(known, key, { version, until: performance.now() + knownForMs });
    return { bytes, version };
  }

  async function square(bytes: Buffer, version: string, side: number, type: PictureType): Promise<Buffer> {
    const id = `${version} ${side}`;
    const kept = made.get(id);
    if (kept) return kept;
    const { toSquare } = await import("./images.ts");
    const picture = await scaling.run(() => toSquare(bytes, side, type));
    keep(made, id, picture);
    return picture;
  }

  return {
    async picture(key, side) {
      const type = TYPES.get(side);
      if (!type) return undefined;
      const version = knownVersion(key);
      const kept = version && made.get(`${version} ${side}`);
      if (kept) return { bytes: kept, type, version };
      const logo = await read(key);
      return (
        logo && { bytes: await square(logo.bytes, logo.version, side, type), type, version: logo.version }
      );
    },

    async urls(logoUrl) {
      if (!logoUrl?.startsWith(STORED)) return undefined;
      const key = logoUrl.slice(STORED.length);
      const url = (version?: string) => (side: number) =>
        `${RENDERED}${key}?width=${side}${version ? `&v=${version}` : ""}`;
      const version = knownVersion(key);
      if (version) return url(version);
      try {
        const logo = await withTimeout(
          PATIENCE_MS,
          read(key),
          () => new StoreUnavailableError("no answer in time"),
        );
        return logo && url(logo.version);
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) throw error;
        // The page is kept; the picture's address leads to it once it can be had again.
        log.warn({ err: error }, "a logo cannot be read: its page is shown without its version");
        return url();
      }
    },
  };
}

function keep<Value>(kept: Map<string, Value>, id: string, value: Value): void {
  kept.set(id, value);
  for (const oldest of kept.keys()) {
    if (kept.size <= MAX_KEPT) break;
    kept.delete(oldest);
  }
}

function versionOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 11);
}
