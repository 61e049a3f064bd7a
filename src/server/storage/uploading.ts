/** What uploads to all buckets share: permission, how many run at a time, and how a file is read. */
import type { Context as HonoContext } from "hono";
import type { Context } from "../context.ts";
import type { AccessClaims, Sql } from "../database/connection.ts";
import { type RequestPool, readAsCaller } from "../database/request-pool.ts";
import { networkOf } from "../http/client-address.ts";
import { FORM_BYTES, readBody } from "../http/request-body.ts";
import type { RequestVariables } from "../http/request-variables.ts";
import type { PictureKind } from "./decoder.ts";
import { KEY } from "./disk.ts";
import { invalidKey, type StorageError, tooManyUploads } from "./errors.ts";
import { fileOf } from "./form.ts";

export type UploadVariables = { Variables: RequestVariables["Variables"] & { claims: AccessClaims } };
export type Request = HonoContext<UploadVariables>;

/** Uploads of one owner at a time; each holds its file in memory. */
const MAX_UPLOADS = 3;

/** @throws {StorageError} */
export function keyOf(c: Request): { hotelId: string; name: string; key: string } {
  const key = `${c.req.param("hotelId")}/${c.req.param("name")}`;
  const [, hotelId, name] = KEY.exec(key) ?? [];
  if (!hotelId || !name) throw invalidKey();
  return { hotelId, name, key };
}

export interface OwnHotel {
  id: string;
  logo_url: string | null;
}

/** The caller's own hotels among these, with the logos they show. */
export function ownHotels(requests: RequestPool, claims: AccessClaims, ids: string[]): Promise<OwnHotel[]> {
  return readAsCaller(
    requests,
    { role: "authenticated", claims },
    (sql) => sql<OwnHotel[]>`
      select id, logo_url from public.hotels
      where id = any (array(select json_array_elements_text(${JSON.stringify(ids)}::text::json)))`,
  );
}

/**
 * How many logos a hotel may have.
 *
 * @throws a PostgresError with code IN003 when there is no room for another one
 */
export async function maxLogos(sql: Sql, hotelId: string): Promise<number> {
  const [row] = await sql<{ room: number }[]>`select innfo.logo_room(${hotelId})::float8 as room`;
  return row?.room ?? 0;
}

/**
 * Runs all the work of an upload, unless its owner has too many running: refusing costs the database nothing.
 *
 * @throws {StorageError}
 */
export type UploadCounter = <Result>(userId: string, work: () => Promise<Result>) => Promise<Result>;

export function countUploads(): UploadCounter {
  const uploading = new Map<string, number>();
  return async (userId, work) => {
    const others = uploading.get(userId) ?? 0;
    if (others >= MAX_UPLOADS) throw tooManyUploads();
    uploading.set(userId, others + 1);
    try {
      return await work();
    } finally {
      const left = (uploading.get(userId) ?? 1) - 1;
      if (left > 0) uploading.set(userId, left);
      else uploading.delete(userId);
    }
  };
}

/** Whose turn it is: an account's, or a guest's, who has none. */
interface Turn {
  account?: string;
  network: string;
}

/**
 * Reads a picture, in its turn among those of all owners and networks.
 *
 * @throws {UnusableImageError | OverloadedError}
 */
export function decodeInTurn<Kind extends PictureKind>(
  { bulkheads, decoder }: Pick<Context, "bulkheads" | "decoder">,
  { account, network }: Turn,
  kind: Kind,
  file: Uint8Array,
) {
  const { uploads, uploadsByNetwork, uploadsOfGuests } = bulkheads;
  const line = account ? uploadsByNetwork : uploadsOfGuests;
  return line.run(() => uploads.run(() => decoder.decode(kind, file), account ?? network), network);
}

/** Whose turn it is when a signed-in caller uploads. */
export function turnOf({ env }: Pick<Context, "env">, c: Request): Turn {
  return { account: c.get("claims").sub, network: networkOf(c, env.trustProxy) };
}

/**
 * The body itself, or the file in a form, which the client sends for a browser's file.
 *
 * @throws {StorageError}
 */
export async function readUpload(
  c: Request,
  maxBytes: number,
  tooLarge: () => StorageError,
): Promise<Uint8Array<ArrayBuffer>> {
  const body = await readBody(c.req.raw, maxBytes + FORM_BYTES);
  if (!body) throw tooLarge();
  const type = c.req.header("content-type") ?? "";
  const file = /^multipart\/form-data/i.test(type) ? await fileOf(body, type) : body;
  if (file.length > maxBytes) throw tooLarge();
  return file;
}

/** In hexadecimal digits. On a thread: 10 MB would keep all requests waiting. */
export async function hashOnThread(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
}
