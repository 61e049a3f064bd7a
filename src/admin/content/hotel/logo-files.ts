import { orThrow } from "../../rows/or-throw.ts";
import type { Supabase } from "../../rows/supabase.tsx";

const BUCKET = "logos";
const PUBLIC_PATH = `/storage/v1/object/public/${BUCKET}/`;

/**
 * Each upload has a new name, so that no cache shows the previous logo.
 * @returns the value for hotels.logo_url
 * @throws {StorageError}
 */
export async function uploadLogo(supabase: Supabase, hotelId: string, file: File): Promise<string> {
  const path = `${hotelId}/${crypto.randomUUID()}.webp`;
  await orThrow(supabase.storage.from(BUCKET).upload(path, file, { contentType: file.type }));
  return PUBLIC_PATH + path;
}

/** Failures are ignored: no page shows a file that stays behind. */
export async function removeLogo(supabase: Supabase, logoUrl: string | null | undefined): Promise<void> {
  if (!logoUrl?.startsWith(PUBLIC_PATH)) return;
  await supabase.storage.from(BUCKET).remove([logoUrl.slice(PUBLIC_PATH.length)]);
}
