/** The sample hotel's photos, which come with the program, so that no start draws or encodes any. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Photo, type PhotoFormat, type PhotoSize, ROUGH } from "../../lib/look/photo.ts";
import { SAMPLE_HOTEL_ID } from "../../product.ts";
import type { Sql, Transaction } from "../database/connection.ts";
import { transaction } from "../database/transaction.ts";
import type { StorageContext } from "../storage/context.ts";
import type { PhotoFiles } from "../storage/photo-files.ts";
import { keepPhoto } from "../storage/photos.ts";

export interface SamplePhoto extends Photo {
  /** The table of the row that shows it. */
  table: "hotels" | "amenities" | "restaurants" | "must_visit_places";
  name: string;
  hash: string;
}

/** Made by `npm run sample-photos`. */
const FOLDER = join(import.meta.dirname, "photos");
const FILE = /^(\w+)-(\w+)\.(avif|webp)$/;

type PhotoParts = Pick<StorageContext, "sql" | "uploads" | "log">;

/**
 * Gives the sample hotel missing photos, after the start: uploads may be slow. The next start goes on. The page shows
 * them all at once, because each change is another version of it, which guests would load anew.
 */
export async function addSamplePhotos(context: PhotoParts): Promise<void> {
  try {
    const kept: SamplePhoto[] = [];
    for (const photo of await samplePhotos()) if (await keep(context, photo)) kept.push(photo);
    await transaction(context.sql, async (tx) => {
      for (const photo of kept)
        await tx`update public.${tx(photo.table)} set ${tx(columnOf(photo))} = ${pathOf(photo)} where ${shows(tx, photo)}`;
    });
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

const pathOf = ({ hash }: SamplePhoto) => `${SAMPLE_HOTEL_ID}/${hash}`;
const columnOf = ({ table }: SamplePhoto) => (table === "hotels" ? "cover_path" : "photo_path");
const shows = (sql: Sql | Transaction, { table, name }: SamplePhoto) =>
  sql`${sql(table === "hotels" ? "id" : "hotel_id")} = ${SAMPLE_HOTEL_ID} and name = ${name}`;

/** @returns whether a row is to show it that does not yet */
async function keep(context: PhotoParts, photo: SamplePhoto): Promise<boolean> {
  const { sql } = context;
  const { table, name: _, hash, ...picture } = photo;
  const path = pathOf(photo);
  const [row] = await sql<{ shown: string | null }[]>`
    select ${sql(columnOf(photo))} as shown from public.${sql(table)} where ${shows(sql, photo)}`;
  if (!row || row.shown === path) return false;
  const files = await filesOf(hash);
  await keepPhoto(context, { hotelId: SAMPLE_HOTEL_ID, path }, { ...picture, files });
  return true;
}

const sizeIn = (name = ""): PhotoSize => (name === ROUGH ? ROUGH : Number(name));

async function filesOf(hash: string): Promise<PhotoFiles["files"]> {
  const names = await readdir(FOLDER);
  const own = names.flatMap((name) => {
    const [, of, size, format] = FILE.exec(name) ?? [];
    return of === hash ? [{ name, size: sizeIn(size), format: format as PhotoFormat }] : [];
  });
  return Promise.all(
    own.map(async ({ name, ...file }) => ({ ...file, bytes: await readFile(join(FOLDER, name)) })),
  );
}
