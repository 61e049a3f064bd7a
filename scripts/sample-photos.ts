/** Draws the sample hotel's photos and stores them beside it: `npm run sample-photos`. */
import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { harbour } from "../samples/pictures/harbour.ts";
import { lighthouse } from "../samples/pictures/places.ts";
import { cup, dish, pool, QUAY } from "../samples/pictures/stills.ts";
import { asPng, type Picture } from "../samples/pictures/svg.ts";
import type { SamplePhoto } from "../src/server/sample-hotel/photos.ts";

const FOLDER = join(import.meta.dirname, "../src/server/sample-hotel/photos");
/** The cover again, for the phone beside the login form. */
const LOGIN_COVER = join(import.meta.dirname, "../src/admin/account/auth/cover.avif");
/** The limit of all files together: everybody who installs Innfo has them. */
const MAX_BYTES = 190 * 1024;

/** Narrower than owners' photos, which saves the repository the largest size. */
const PHOTOS: { table: SamplePhoto["table"]; name: string; picture: Picture; width: number }[] = [
  { table: "hotels", name: "The Lantern House", picture: harbour(), width: 900 },
  { table: "amenities", name: "Garden pool", picture: pool(QUAY, 4), width: 640 },
  { table: "restaurants", name: "The Copper Kettle", picture: dish(QUAY, 12), width: 640 },
  { table: "restaurants", name: "Morning Tide", picture: cup(QUAY, 3), width: 640 },
  { table: "must_visit_places", name: "Lark Point Lighthouse", picture: lighthouse(QUAY, 3), width: 640 },
];

// Drawn first: the module for uploads forbids sharp to read SVG.
const drawn = await Promise.all(
  PHOTOS.map(async ({ picture, width, ...shown }) => ({
    ...shown,
    png: await sharp(await asPng(picture))
      .resize({ width })
      .png()
      .toBuffer(),
  })),
);
const { readPhoto, toPhoto } = await import("../src/server/storage/photo-files.ts");

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
const kept: SamplePhoto[] = [];
let total = 0;
for (const { png, ...shown } of drawn) {
  const { files, ...photo } = await toPhoto(await readPhoto(png));
  const hash = createHash("sha256").update(png).digest("hex").slice(0, 32);
  for (const { size, format, bytes } of files) {
    writeFileSync(join(FOLDER, `${hash}-${size}.${format}`), bytes);
    if (shown.table === "hotels" && size === 480 && format === "avif") writeFileSync(LOGIN_COVER, bytes);
    total += bytes.length;
  }
  kept.push({ ...shown, hash, ...photo });
}
writeFileSync(join(FOLDER, "photos.json"), `${JSON.stringify(kept, null, 2)}\n`);
console.log(`${Math.round(total / 1024)} KB of photos`);
if (total > MAX_BYTES) throw new Error(`More than ${MAX_BYTES} bytes`);
