/**
 * Failures in Supabase Storage's shape: `{statusCode, error, message}`.
 * https://supabase.com/docs/guides/storage/debugging/error-codes
 */
import { codeOf } from "../config/code-of.ts";
import { InvalidTokenError } from "../database/caller.ts";
import { SessionEndedError } from "../database/connection.ts";
import { OVERLOADED, unavailableOf } from "../transport/unavailable.ts";
import { UnusableImageError } from "./unusable-image.ts";

/** The service that stores uploads failed or refused. The message contains no key and no secret. */
export class StoreUnavailableError extends Error {
  override name = "StoreUnavailableError";
}

export class StorageError extends Error {
  override name = "StorageError";
  readonly status: number;
  readonly error: string;

  constructor(status: number, error: string, message: string) {
    super(message);
    this.status = status;
    this.error = error;
  }
}

export const tooLarge = () => new StorageError(413, "Payload too large", "Image size must be less than 5MB.");
export const photoTooLarge = () =>
  new StorageError(413, "Payload too large", "A photo must be at most 10 MB.");
/** Content-addressed: the bytes under a name never change. */
export const wrongPhotoName = () =>
  new StorageError(
    400,
    "InvalidKey",
    "A photo is called by the first 32 hexadecimal digits of its file's SHA-256",
  );
export const notFound = () => new StorageError(404, "not_found", "Object not found");
export const duplicate = () => new StorageError(409, "Duplicate", "The resource already exists");
export const invalidKey = () => new StorageError(400, "InvalidKey", "Invalid key");
export const invalidRequest = (message: string) => new StorageError(400, "InvalidRequest", message);
export const tooManyUploads = () =>
  new StorageError(429, "SlowDown", "Too many uploads at once. Please wait for the others to finish.");

/** Answers the same for another owner's hotel and for one that does not exist. */
export const notPermitted = () =>
  new StorageError(403, "Unauthorized", "new row violates row-level security policy");
export const notSignedIn = () => new StorageError(401, "Unauthorized", "Sign in to upload");

const UNAVAILABLE_REASONS = { 429: "SlowDown", 503: "DatabaseError", 507: "InsufficientStorage" } as const;

/** @returns undefined for an unexpected error */
export function asStorageError(error: unknown): StorageError | undefined {
  if (error instanceof StorageError) return error;
  if (error instanceof InvalidTokenError || error instanceof SessionEndedError) {
    return new StorageError(401, "InvalidJWT", error.message);
  }
  const unavailable = unavailableOf(error);
  if (unavailable) {
    const reason = unavailable === OVERLOADED ? "SlowDown" : UNAVAILABLE_REASONS[unavailable.status];
    return new StorageError(unavailable.status, reason, unavailable.message);
  }
  if (error instanceof StoreUnavailableError) {
    return new StorageError(503, "S3Error", "Uploads cannot be reached now. Please try again in a moment.");
  }
  // The caller's own limit, in the database's words.
  if (codeOf(error) === "IN003") return new StorageError(403, "LimitReached", (error as Error).message);
  if (error instanceof UnusableImageError) return new StorageError(415, "invalid_mime_type", error.message);
  return undefined;
}
