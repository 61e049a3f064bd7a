import { useState } from "react";
import { errorCode, NETWORK } from "../../lib/errors.ts";
import { useSupabase } from "../supabase.tsx";
import { type Hotel, type HotelUpdate, useUpdateHotel } from "./hotels.ts";
import { removeLogo, uploadLogo } from "./logo.ts";
import type { Logo } from "./logo-field.tsx";

/**
 * Uploads a new logo, saves what was changed, and only then removes the logo there was: whatever fails on
 * the way, the stored hotel keeps a logo that exists.
 * @throws what the upload or the update threw
 */
export function useSaveProfile() {
  const supabase = useSupabase();
  const update = useUpdateHotel();
  /** By file, for an attempt that is repeated. */
  const [uploaded] = useState(() => new Map<File, string>());

  async function upload(hotelId: string, file: File): Promise<string> {
    const url = uploaded.get(file) ?? (await uploadLogo(supabase, hotelId, file));
    uploaded.set(file, url);
    return url;
  }

  /** @param logo undefined for the one there is */
  return async (original: Hotel, changes: HotelUpdate, logo: Logo | undefined): Promise<Hotel> => {
    const before = logo instanceof File && uploaded.has(logo);
    const logoUrl = logo instanceof File ? await upload(original.id, logo) : logo;
    try {
      const saved = await update.mutateAsync({
        original,
        changes: logoUrl === undefined ? changes : { ...changes, logo_url: logoUrl },
      });
      if (original.logo_url !== saved.logo_url) await removeLogo(supabase, original.logo_url);
      return saved;
    } catch (error) {
      // Once an answer got lost, the hotel may have the upload for its logo.
      if (logo instanceof File && !before && errorCode(error) !== NETWORK) {
        uploaded.delete(logo);
        await removeLogo(supabase, logoUrl);
      }
      throw error;
    }
  };
}
