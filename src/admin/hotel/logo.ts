/** The hotel's logo: which files are taken, and where they are kept. */
import { MAX_LOGO_BYTES } from "../../product.ts";
import type { Supabase } from "../supabase.tsx";

const BUCKET = "logos";
const PUBLIC_PATH = `/storage/v1/object/public/${BUCKET}/`;

/** What is wrong with a chosen file, in words for the person who chose it. */
export function logoProblem(file: File): string | undefined {
  if (!file.type.startsWith("image/")) return "Please select a valid image file.";
  if (file.size > MAX_LOGO_BYTES) return "Image size must be less than 5MB.";
  return undefined;
}

/**
 * Each upload has a name of its own, so that no cache shows the former logo.
 * @returns what hotels.logo_url stores
 * @throws {StorageError}
 */
export async function uploadLogo(supabase: Supabase, hotelId: string, file: File): Promise<string> {
  const path = `${hotelId}/${crypto.randomUUID()}.webp`;
  const { error } = await supabase.storage.from(BUCKET).upload(path, file, { contentType: file.type });
  if (error) throw error;
  return PUBLIC_PATH + path;
}

/** Best effort: a file that stays behind is shown nowhere. */
export async function removeLogo(supabase: Supabase, logoUrl: string | null | undefined): Promise<void> {
  if (!logoUrl?.startsWith(PUBLIC_PATH)) return;
  await supabase.storage.from(BUCKET).remove([logoUrl.slice(PUBLIC_PATH.length)]);
}
