import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useUser } from "../auth/auth-provider.tsx";
import { useSupabase } from "../supabase.tsx";
import { type Hotel, hotelsQuery } from "./hotels.ts";
import { removeLogo } from "./logo.ts";
import { forgetSignUpDetails } from "./sign-up-details.ts";

/**
 * Deletes a hotel; what belongs to it goes with it. Its logo's file goes first, while the hotel still
 * says whose it is: a failure in between leaves a hotel without a logo, not a page with a broken one.
 * @throws a PostgREST, auth or storage error or a NetworkError, after reloading what is stored
 */
export function useDeleteHotel(hotel: Hotel): () => Promise<void> {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const { queryKey } = hotelsQuery(supabase, useUser().id);
  const { mutateAsync } = useMutation({
    mutationFn: async () => {
      await forgetSignUpDetails(supabase);
      const hotels = () => supabase.from("hotels");
      if (hotel.logo_url) {
        await hotels().update({ logo_url: null }).eq("id", hotel.id).throwOnError();
        await removeLogo(supabase, hotel.logo_url);
      }
      // The row is asked back, so that one that was gone already is told apart.
      await hotels().delete().eq("id", hotel.id).select("id").single().throwOnError();
    },
    onSuccess: () =>
      queryClient.setQueryData(queryKey, (hotels) => hotels?.filter(({ id }) => id !== hotel.id)),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  return mutateAsync;
}
