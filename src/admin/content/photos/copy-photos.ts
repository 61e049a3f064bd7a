import { NetworkError, saidByServer } from "../../../lib/errors.ts";
import type { Supabase } from "../../rows/supabase.tsx";
import { PhotoRefusedError } from "./prepare.ts";

/** Where a photo of another hotel lies once this one has it. */
export function copiedPath(path: string, hotelId: string): string {
  return `${hotelId}/${path.split("/")[1]}`;
}

/**
 * Gives a hotel photos of another hotel of the same owner, one after the other. One that is lost is left out.
 *
 * @throws {PhotoRefusedError} when there is no room for one
 * @throws {NetworkError}
 */
export async function copyPhotos(
  supabase: Supabase,
  paths: ReadonlySet<string>,
  hotelId: string,
): Promise<void> {
  for (const path of paths) {
    const { error } = await supabase.storage.from("photos").copy(path, copiedPath(path, hotelId));
    if (!error) continue;
    const status = "status" in error ? Number(error.status) : 0;
    if (status === 404) continue;
    if (status >= 400 && status < 500 && status !== 429)
      throw new PhotoRefusedError(saidByServer(error.message));
    throw new NetworkError("a photo was not copied", { cause: error });
  }
}
