/** Sends a picture for an item, and says why it could not be. */
import { contentFailures, failureText } from "../../../lib/errors.ts";
import type { Collection } from "../../../sections/index.ts";
import { ChangedElsewhereError } from "../../rows/merge.ts";
import type { Supabase } from "../../rows/supabase.tsx";
import { PHOTO_FAILURES } from "../hotel/failures.ts";
import type { Cut } from "./cut.ts";
import { preparePicture } from "./prepare.ts";
import { uploadPhoto } from "./upload.ts";

interface Sending {
  supabase: Supabase;
  hotelId: string;
  cut?: Cut | undefined;
  onProgress: (percent: number) => void;
  /** Gives it up. */
  signal: AbortSignal;
}

/**
 * @returns its path
 * @throws what {@link photoProblem} has words for
 */
export async function sendPhoto(file: File, { supabase, hotelId, cut, onProgress, signal }: Sending) {
  return uploadPhoto(supabase, hotelId, await preparePicture(file, cut), onProgress, signal);
}

/** Why a photo was not sent, or not saved with its item. */
export function photoProblem({ one, errors }: Collection, error: unknown): string {
  if (error instanceof ChangedElsewhereError)
    return "Its photo was changed in another window meanwhile. Try again to replace that one.";
  const { codes, ...uploading } = PHOTO_FAILURES;
  const saving = contentFailures("update", one, errors);
  return failureText({ ...uploading, codes: { ...codes, ...saving.codes } }, error);
}
