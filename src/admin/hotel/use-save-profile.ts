import { useSupabase } from "../supabase.tsx";
import type { Hotel } from "./hotels.ts";
import { type HotelUpdate, useUpdateHotel } from "./hotels.ts";
import { removeLogo, uploadLogo } from "./logo.ts";
import type { Logo } from "./logo-field.tsx";

/**
 * Uploads a new logo, saves the hotel, and only then removes the logo it had: whatever fails on the
 * way, the stored hotel keeps a logo that exists.
 * @throws what the upload or the update threw; the upload has been taken back then
 */
export function useSaveProfile(hotel: Hotel) {
  const supabase = useSupabase();
  const update = useUpdateHotel(hotel.id);
  return async (values: HotelUpdate, logo: Logo): Promise<Hotel> => {
    const logoUrl = logo instanceof File ? await uploadLogo(supabase, hotel.id, logo) : logo;
    try {
      const saved = await update.mutateAsync({ ...values, logo_url: logoUrl });
      if (hotel.logo_url !== saved.logo_url) await removeLogo(supabase, hotel.logo_url);
      return saved;
    } catch (error) {
      if (logo instanceof File) await removeLogo(supabase, logoUrl);
      throw error;
    }
  };
}
