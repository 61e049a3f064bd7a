/** Shared parts of uploads to all buckets: permission, how many run at a time, and how a file is read. */
import type { Context as HonoContext } from "hono";
import { Bulkhead } from "../capacity/bulkhead.ts";
import type { Caller } from "../database/connection.ts";
import { type RequestPool, readAsCaller } from "../database/request-pool.ts";
import { FORM_BYTES, readBody } from "../transport/request-body.ts";
import type { RequestVariables } from "../transport/request-variables.ts";
import type { StorageContext } from "./context.ts";
import type { PictureKind } from "./decoder.ts";
import { notPermitted, type StorageError, tooManyUploads } from "./errors.ts";
import { fileOf } from "./form.ts";

type Owner = Exclude<Caller, { role: "anon" }>;
export type UploadVariables = { Variables: RequestVariables["Variables"] & { caller: Owner } };
export type Request = HonoContext<UploadVariables>;

/** Uploads of one owner at a time; each holds its file in memory. */
const MAX_UPLOADS = 3;

interface OwnHotel {
  id: string;
  logo_url: string | null;
}

/** Finds the given hotels that the caller edits, with the logos they show. */
export function ownHotels(requests: RequestPool, caller: Owner, ids: string[]): Promise<OwnHotel[]> {
  return readAsCaller(
    requests,
    caller,
    (sql) => sql<OwnHotel[]>`
      select id, logo_url from public.hotels
      where id = any (array(select json_array_elements_text(${JSON.stringify(ids)}::text::json)))
        and id = any (array(select * from innfo.hotels_of('editor')))`,
  );
}

/** @throws {StorageError} */
export async function requireOwnHotel(requests: RequestPool, caller: Owner, id: string): Promise<OwnHotel> {
  const [hotel] = await ownHotels(requests, caller, [id]);
  if (!hotel) throw notPermitted();
  return hotel;
}

export type UploadCounter = ReturnType<typeof countUploads>;

/**
 * Returns a function that runs an upload's work, unless its owner has too many running: refusing costs the database
 * nothing.
 */
export function countUploads() {
  const share = { concurrency: MAX_UPLOADS, queue: 0 };
  const underway = new Bulkhead({ concurrency: Number.POSITIVE_INFINITY, queue: 0, maxWait: 0, share });
  return async <Result>(userId: string, work: () => Promise<Result>): Promise<Result> => {
    if (underway.refuse(userId)) throw tooManyUploads();
    return underway.run(work, userId);
  };
}

/** The turn's owner: an account, or a network for a guest without an account. */
interface Turn {
  account?: string;
  network: string;
}

/**
 * Reads a picture, in its turn among those of all owners and networks.
 * @throws {UnusableImageError | OverloadedError}
 */
export function decodeInTurn<Kind extends PictureKind>(
  { bulkheads, decoder }: Pick<StorageContext, "bulkheads" | "decoder">,
  { account, network }: Turn,
  kind: Kind,
  file: Uint8Array,
) {
  const { uploads, uploadsByNetwork, uploadsOfGuests } = bulkheads;
  const line = account ? uploadsByNetwork : uploadsOfGuests;
  return line.run(() => uploads.run(() => decoder.decode(kind, file), account ?? network), network);
}

/**
 * Reads the body itself, or the file in a form, which the client sends for a browser's file.
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
  const file = /^multipart\/form-data/i.test(type) ? fileOf(body, type) : body;
  if (file.length > maxBytes) throw tooLarge();
  return file;
}

/** In hexadecimal digits. Computed on a thread, because 10 MB would keep all requests waiting. */
export async function hashOnThread(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
}
