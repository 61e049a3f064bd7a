import { NetworkError } from "../../lib/errors.ts";
import type { Supabase } from "../supabase.tsx";

const BUCKET = "photos";
const HASH_DIGITS = 32;

const SIGNED_OUT = "You are signed out. Sign in again in another window, then try again here.";

/** The server refused the photo. The message is for the owner. */
export class PhotoRefusedError extends Error {
  override name = "PhotoRefusedError";
}

/**
 * Sends the same request as the official client's upload(), but with XMLHttpRequest, the only API that
 * reports the progress.
 *
 * @param onProgress called with the percentage that is sent
 * @param signal gives the upload up
 * @returns the photo's path
 * @throws the signal's reason
 * @throws {NetworkError}
 * @throws {PhotoRefusedError} when the same picture would be refused again
 */
export async function uploadPhoto(
  supabase: Supabase,
  hotelId: string,
  picture: Blob,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const path = `${hotelId}/${await hashOf(picture)}`;
  const { data } = await supabase.auth.getSession();
  signal.throwIfAborted();
  const request = new XMLHttpRequest();
  signal.addEventListener("abort", () => request.abort());
  request.open("POST", `/storage/v1/object/${BUCKET}/${path}`);
  request.setRequestHeader("Authorization", `Bearer ${data.session?.access_token}`);
  request.setRequestHeader("Content-Type", picture.type);
  request.responseType = "json";
  await new Promise<void>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((100 * loaded) / total));
    request.onload = () => (request.status === 200 ? resolve() : reject(refusal(request)));
    request.onerror = () => reject(new NetworkError("The photo was not sent"));
    request.onabort = () => reject(signal.reason);
    request.send(picture);
  });
  return path;
}

function refusal({ status, response }: XMLHttpRequest): Error {
  if (status === 401) return new Error(SIGNED_OUT);
  const { message } = (response ?? {}) as { message?: string };
  return message ? new PhotoRefusedError(message) : new NetworkError(`The answer had status ${status}`);
}

async function hashOf(picture: Blob): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", await picture.arrayBuffer()));
  const digits = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.slice(0, HASH_DIGITS);
}
