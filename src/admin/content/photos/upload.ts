import {
  contentFailures,
  failureText,
  NetworkError,
  saidByServer,
  TimeoutError,
} from "../../../lib/errors.ts";
import { t } from "../../../lib/texts/t.ts";
import type { Collection } from "../../../sections/index.ts";
import { readSentences } from "../../rows/fetch.ts";
import { ChangedElsewhereError } from "../../rows/merge.ts";
import { noteMissed, noteReached } from "../../rows/network.ts";
import { orThrow } from "../../rows/or-throw.ts";
import type { Supabase } from "../../rows/supabase.tsx";
import { PHOTO_FAILURES } from "../hotel/failures.ts";
import type { Cut } from "./cut.ts";
import { PhotoRefusedError, preparePicture } from "./prepare.ts";

const BUCKET = "photos";
const HASH_DIGITS = 32;

/**
 * Milliseconds without a sign of life: of the sending, and of the server, which makes the photo ready once it has it.
 */
const STALLED_MS = { sending: 30_000, answering: 120_000 };

const SIGNED_OUT = t`You are signed out. Sign in in another window.`;

interface Sending {
  supabase: Supabase;
  hotelId: string;
  /** Without it, all of the picture is taken. */
  cut?: Cut | undefined;
  onProgress: (percent: number) => void;
  signal?: AbortSignal;
}

/**
 * @returns its path
 * @throws the signal's reason
 * @throws what {@link photoProblem} has words for: a NetworkError also when nothing goes on for long
 */
export async function sendPhoto(
  file: Blob,
  { supabase, hotelId, cut, onProgress, signal }: Sending,
): Promise<string> {
  return uploadPhoto(supabase, hotelId, await preparePicture(file, cut), onProgress, signal);
}

/**
 * Sends the same request as the official client's upload(), but with XMLHttpRequest, the only API that
 * reports the progress.
 */
export async function uploadPhoto(
  supabase: Supabase,
  hotelId: string,
  picture: Blob,
  onProgress: (percent: number) => void,
  signal?: AbortSignal,
): Promise<string> {
  const path = `${hotelId}/${await hashOf(picture)}`;
  const { session } = await orThrow(supabase.auth.getSession());
  signal?.throwIfAborted();
  const request = new XMLHttpRequest();
  request.open("POST", `/storage/v1/object/${BUCKET}/${path}`);
  request.setRequestHeader("Authorization", `Bearer ${session?.access_token}`);
  request.setRequestHeader("Content-Type", picture.type);
  request.responseType = "json";
  await send(request, picture, onProgress, signal);
  if (request.status === 200) return path;
  await readSentences();
  throw refusal(request);
}

/** Ends with an answer, whatever it says. A connection that has stalled ends by itself only after many minutes. */
async function send(
  request: XMLHttpRequest,
  picture: Blob,
  onProgress: (percent: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const abort = () => request.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal?.addEventListener("abort", abort);
  try {
    await new Promise<void>((resolve, reject) => {
      function expectWithin(milliseconds: number): void {
        clearTimeout(timer);
        timer = setTimeout(() => {
          reject(new TimeoutError("sending the photo took too long"));
          request.abort();
        }, milliseconds);
      }
      request.upload.onprogress = ({ loaded, total }) => {
        expectWithin(STALLED_MS.sending);
        onProgress(Math.round((100 * loaded) / total));
      };
      request.upload.onload = () => expectWithin(STALLED_MS.answering);
      request.onload = () => resolve();
      request.onerror = () => reject(new NetworkError("the photo was not sent"));
      request.onabort = () => reject(signal?.reason);
      expectWithin(STALLED_MS.sending);
      request.send(picture);
    });
    noteReached();
  } catch (error) {
    if (error instanceof NetworkError) await noteMissed();
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
}

function refusal({ status, response }: XMLHttpRequest): Error {
  if (status === 401) return new Error(SIGNED_OUT);
  const { message } = (response ?? {}) as { message?: string };
  return message
    ? new PhotoRefusedError(saidByServer(message))
    : new NetworkError(`the answer had status ${status}`);
}

async function hashOf(picture: Blob): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", await picture.arrayBuffer()));
  const digits = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.slice(0, HASH_DIGITS);
}

/** Why a photo was not sent, or not saved with its item. */
export function photoProblem({ one, errors }: Collection, error: unknown): string {
  if (error instanceof ChangedElsewhereError)
    return t`Somebody else changed the photo. Try again to replace it.`;
  const { codes, ...uploading } = PHOTO_FAILURES;
  const saving = contentFailures("update", one, errors);
  return failureText({ ...uploading, codes: { ...codes, ...saving.codes } }, error);
}
