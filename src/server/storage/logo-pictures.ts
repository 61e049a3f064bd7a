/** A hotel's logo in the sizes that its guest page and a phone's home screen show it in. */
import { createHash } from "node:crypto";
import type { Bulkhead } from "../bulkhead.ts";
import type { ByteStore } from "./disk.ts";
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

export function logoPictures(store: ByteStore, scaling: Bulkhead): LogoPictures {
  /** Oldest first; by version, so that what replaced a logo is never shown in its place. */
  const made = new Map<string, Buffer>();

  async function square(bytes: Buffer, version: string, side: number, type: PictureType): Promise<Buffer> {
    const id = `${version} ${side}`;
    const kept = made.get(id);
    if (kept) return kept;
    const { toSquare } = await import("./images.ts");
    const picture = await scaling.run(() => toSquare(bytes, side, type));
    made.set(id, picture);
    for (const oldest of made.keys()) {
      if (made.size <= MAX_KEPT) break;
      made.delete(oldest);
    }
    return picture;
  }

  return {
    async picture(key, side) {
      const type = TYPES.get(side);
      const bytes = type && (await store.read(key));
      if (!bytes) return undefined;
      const version = versionOf(bytes);
      return { bytes: await square(bytes, version, side, type), type, version };
    },

    async urls(logoUrl) {
      if (!logoUrl?.startsWith(STORED)) return undefined;
      const key = logoUrl.slice(STORED.length);
      const bytes = await store.read(key);
      return bytes && ((side) => `${RENDERED}${key}?width=${side}&v=${versionOf(bytes)}`);
    },
  };
}

function versionOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 11);
}
