/** Calls of the official storage client that this server refuses; see ../transport/unsupported.ts. */
import { unsupported } from "../transport/unsupported.ts";
import { invalidRequest, type StorageError } from "./errors.ts";
import { MESSAGES } from "./message-bucket.ts";
import { BUCKETS } from "./open.ts";

const refusal = (what: string, instead: string) => invalidRequest(unsupported(what, instead));

const KEPT_NAMES = "moving and copying files";
const SIGNED = refusal(
  "signed URLs",
  "every picture may be read by everyone at its public URL, which getPublicUrl gives",
);
const BUCKET_CALLS = refusal("buckets to list, make or change", 'there are two, "logos" and "photos"');
const PHOTOS = "/storage/v1/object/photos";
const LISTS = refusal("lists of files", "the logo in use is the hotel's logo_url, photos are table photos");
const REPLACED = refusal("photos that are replaced", "upload the other photo under its own name");
const REMOVED = refusal("removing photos", "one that no row shows any more is removed within hours");
const DOWNLOAD = refusal("reading files with a token", "use the public URL, which getPublicUrl gives");

/** The only copy allowed is that of a photo into another hotel. */
export const COPIED = refusal(KEPT_NAMES, "upload the file under its second name too");

/** Refused paths by their beginning, for every method. */
const PATHS: readonly (readonly [start: string, refusal: StorageError])[] = [
  ["/storage/v1/object/list", LISTS],
  ["/storage/v1/object/list-v2", LISTS],
  [
    "/storage/v1/object/move",
    refusal(KEPT_NAMES, "upload the file under its new name and remove the old one"),
  ],
  ["/storage/v1/object/sign", SIGNED],
  ["/storage/v1/object/upload/sign", refusal("signed uploads", "upload with the owner's access token")],
  ["/storage/v1/upload", refusal("resumable uploads", "upload the file in one request")],
  ["/storage/v1/object/info", refusal("information about files", "read the file at its public URL")],
  ["/storage/v1/object/authenticated", DOWNLOAD],
  ["/storage/v1/render/image/authenticated", DOWNLOAD],
  ["/storage/v1/render/image/sign", SIGNED],
  ["/storage/v1/bucket", BUCKET_CALLS],
  ["/storage/v1/vector", refusal("vectors", "it keeps hotels' logos and photos only")],
  ["/storage/v1/iceberg", refusal("analytics buckets", "it keeps hotels' logos and photos only")],
];

/** Refuses before the caller is identified, because nobody may make these calls. @throws {StorageError} */
export function refuseCall(method: string, path: string): void {
  for (const [start, refused] of PATHS) {
    if (path === start || path.startsWith(`${start}/`)) throw refused;
  }
  const [, named] = /^\/storage\/v1\/object\/(?!public\/)([^/]+)/.exec(path) ?? [];
  if (named === undefined || named === MESSAGES || named === "copy") return;
  if (!BUCKETS.some((bucket) => bucket === named)) {
    throw refusal(
      `the bucket "${named.slice(0, 100)}"`,
      'logos are kept in the bucket "logos", photos in "photos"',
    );
  }
  if (method === "PUT" && path.startsWith(`${PHOTOS}/`)) throw REPLACED;
  if (method === "DELETE" && path === PHOTOS) throw REMOVED;
  // The client's download(), for a file that may exist.
  if (method === "GET" || method === "HEAD") throw DOWNLOAD;
}
