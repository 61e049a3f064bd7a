import { createHash } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { image } from "./images.ts";

/** The name of the file in the bucket. */
export function photoName(file: Uint8Array): string {
  return createHash("sha256").update(file).digest("hex").slice(0, 32);
}

/** Uploads a photo of the hotel. @returns its path, for a column that shows one */
export async function uploadPhoto(
  api: Pick<SupabaseClient, "storage">,
  hotelId: string,
  file?: Uint8Array,
): Promise<string> {
  const picture = file ?? (await image("png", { width: 900, height: 600, background: "#26596b" }));
  const path = `${hotelId}/${photoName(picture)}`;
  const { error } = await api.storage.from("photos").upload(path, new Blob([new Uint8Array(picture)]));
  if (error) throw error;
  return path;
}
