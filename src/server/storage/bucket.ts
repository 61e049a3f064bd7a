/** A bucket of pictures: what it accepts from which caller, and how a picture is uploaded and read. */
import { Hono, type MiddlewareHandler } from "hono";
import { etag } from "hono/etag";
import { callerOf } from "../database/caller.ts";
import { madeOf } from "../transport/answer-body.ts";
import { networkOf } from "../transport/client-address.ts";
import type { StorageContext } from "./context.ts";
import type { PictureKind, Pictures } from "./decoder.ts";
import { KEY } from "./disk.ts";
import { invalidKey, notFound, notSignedIn, type StorageError } from "./errors.ts";
import {
  decodeInTurn,
  type Request,
  readUpload,
  type UploadCounter,
  type UploadVariables,
} from "./uploading.ts";

interface Place {
  hotelId: string;
  name: string;
  /** Folder and name. */
  key: string;
}

interface Admission<Picture> {
  /** Whether the file exists already. @throws {StorageError} when the name does not belong to this file */
  isThere?(file: Uint8Array<ArrayBuffer>): Promise<boolean>;
  keep(picture: Picture): Promise<void>;
}

export interface BucketDefinition<Kind extends PictureKind> {
  name: string;
  picture: Kind;
  maxBytes: number;
  tooLarge: () => StorageError;
  /** Whether anyone may read; otherwise only signed-in callers may. */
  isPublic: boolean;
  /** Whether PUT replaces a file. Caches ask each time then; unchanged, that costs one 304. */
  isReplaceable: boolean;
  /** Called before the file is read. @throws {StorageError} unless the caller may write there */
  admit(c: Request, place: Place): Promise<Admission<Pictures[Kind]>>;
  read(c: Request, place: Place): Promise<{ bytes: Uint8Array; type: "avif" | "webp" } | undefined>;
}

export function bucket<Kind extends PictureKind>(
  context: StorageContext,
  countingUploads: UploadCounter,
  { name, picture, maxBytes, tooLarge, isPublic, isReplaceable, admit, read }: BucketDefinition<Kind>,
): Hono<UploadVariables> {
  const { bulkheads, env } = context;
  const known = signedIn(context);
  const path = `/object/${name}/:hotelId/:name`;
  const routes = new Hono<UploadVariables>();

  routes.on(isReplaceable ? ["POST", "PUT"] : ["POST"], path, known, async (c) => {
    const place = pictureAt(c);
    const account = c.get("caller").claims.sub;
    await countingUploads(account, async () => {
      const { isThere, keep } = await admit(c, place);
      const file = await readUpload(c, maxBytes, tooLarge);
      if (await isThere?.(file)) return;
      const turn = { account, network: networkOf(c, env.trustProxy) };
      await keep(await decodeInTurn(context, turn, picture, file));
    });
    return c.json({ Id: place.key, Key: `${name}/${place.key}` });
  });

  const headers = headersFor({ picture, isPublic, isReplaceable });
  async function show(c: Request): Promise<Response> {
    const found = await read(c, pictureAt(c));
    if (!found) throw notFound();
    return madeOf(found.bytes, c.body(new Uint8Array(found.bytes), 200, headers(found.type)));
  }
  /**
   * Reads the file, and makes the answer, in one of the network's places, because each holds the whole file in
   * memory.
   */
  const inPlace: MiddlewareHandler = (c, next) => bulkheads.files.run(next, networkOf(c, env.trustProxy));
  const tagged: MiddlewareHandler[] = isReplaceable ? [etag()] : [];
  if (isPublic) routes.get(`/object/public/${name}/:hotelId/:name`, inPlace, ...tagged, show);
  else routes.get(path, known, inPlace, show);
  return routes;
}

type Served = Pick<BucketDefinition<PictureKind>, "picture" | "isPublic" | "isReplaceable">;

export function headersFor({ picture, isPublic, isReplaceable }: Served) {
  const shown = isReplaceable ? "public, no-cache" : "public, max-age=31536000, immutable";
  return (type: "avif" | "webp") => ({
    "Content-Type": `image/${type}`,
    "Content-Disposition": `inline; filename="${picture === "logo" ? "logo" : "photo"}.${type}"`,
    "Cache-Control": isPublic ? shown : "no-store",
  });
}

/** @throws {StorageError} */
export function pictureAt(c: Request): Place {
  const key = `${c.req.param("hotelId")}/${c.req.param("name")}`;
  const [, hotelId, name] = KEY.exec(key) ?? [];
  if (!hotelId || !name) throw invalidKey();
  return { hotelId, name, key };
}

export function signedIn(context: StorageContext): MiddlewareHandler<UploadVariables> {
  return async (c, next) => {
    const caller = await callerOf(c.req.raw.headers, context);
    if (caller.role === "anon") throw notSignedIn();
    c.set("caller", caller);
    await next();
  };
}
