/** The hotel's logo: which files are taken, and where they are kept. */
import { MAX_LOGO_BYTES } from "../../product.ts";
import type { Supabase } from "../supabase.tsx";

const BUCKET = "logos";
const PUBLIC_PATH = `/storage/v1/object/public/${BUCKET}/`;

/** What the server reads. No SVG: it may refer to other files. */
const TYPES = ["image/png", "image/jpeg", "image/webp", "image/gif", "image/avif"];
const NO_IMAGE = "Please select a valid image file.";

/** What is wrong with a chosen file, in words for the person who chose it. */
export async function logoProblem(file: File): Promise<string | undefined> {
  if (!TYPES.includes(file.type)) return NO_IMAGE;
  if (file.size > MAX_LOGO_BYTES) return "Image size must be less than 5MB.";
  return (await isPicture(file)) ? undefined : NO_IMAGE;
}

/** The type says no more than how the name of the file ends. */
async function isPicture(file: File): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
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
