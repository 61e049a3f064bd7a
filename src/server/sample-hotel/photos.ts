/** The sample hotel's photos, which come with the program, so that no start draws or encodes any. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Photo, PhotoFormat } from "../../lib/look/photo.ts";
import { SAMPLE_HOTEL_ID } from "../../product.ts";
import type { StorageContext } from "../storage/context.ts";
import { keepPhoto } from "../storage/photos.ts";

export interface SamplePhoto extends Photo {
  /** The table of the row that shows it. */
  table: "hotels" | "amenities" | "restaurants";
  name: string;
  hash: string;
}

/** Made by `npm run sample-photos`. */
const FOLDER = join(import.meta.dirname, "photos");
const FILE = /^(\w+)-(\d+)\.(avif|webp)$/;

type PhotoParts = Pick<StorageContext, "sql" | "uploads" | "log">;

/** Gives the sample hotel missing photos, after the start: uploads may be slow. The next start goes on. */
export async function addSamplePhotos(context: PhotoParts): Promise<void> {
  try {
    for (const photo of await samplePhotos()) await give(context, photo);
  } catch (error) {
    context.log.warn(
      { err: error },
      "the sample hotel stays without some of its photos until the next start",
    );
  }
}

async function samplePhotos(): Promise<SamplePhoto[]> {
  return JSON.parse(await readFile(join(FOLDER, "photos.json"), "utf8")) as SamplePhoto[];
}

async function give(context: PhotoParts, { table, name, hash, ...picture }: SamplePhoto): Promise<void> {
  const { sql } = context;
  const hotelId = SAMPLE_HOTEL_ID;
  const path = `${hotelId}/${hash}`;
  const hotel = sql(table === "hotels" ? "id" : "hotel_id");
  const column = sql(table === "hotels" ? "cover_path" : "photo_path");
  const shows = sql`${hotel} = ${hotelId} and name = ${name}`;
  const [row] = await sql<{ shown: string | null }[]>`
    select ${column} as shown from public.${sql(table)} where ${shows}`;
  if (!row || row.shown === path) return;
  await keepPhoto(context, { hotelId, path }, { ...picture, files: await filesOf(hash) });
  await sql`update public.${sql(table)} set ${column} = ${path} where ${shows}`;
}

async function filesOf(hash: string): Promise<{ size: number; format: PhotoFormat; bytes: Buffer }[]> {
  const names = await readdir(FOLDER);
  const own = names.flatMap((name) => {
    const [, of, size, format] = FILE.exec(name) ?? [];
    return of === hash ? [{ name, size: Number(size), format: format as PhotoFormat }] : [];
  });
  return Promise.all(
    own.map(async ({ name, ...file }) => ({ ...file, bytes: await readFile(join(FOLDER, name)) })),
  );
}
