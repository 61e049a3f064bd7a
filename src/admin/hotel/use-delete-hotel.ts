import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useUser } from "../auth/auth-provider.tsx";
import { useSupabase } from "../supabase.tsx";
import { type Hotel, hotelsQuery } from "./hotels.ts";
import { forgetSignUpDetails } from "./sign-up-details.ts";

/**
 * Deletes a hotel; what belongs to it, its logo's file too, goes with it.
 * @throws a PostgREST or auth error or a NetworkError, after reloading what is stored
 */
export function useDeleteHotel(hotel: Hotel): () => Promise<void> {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const { queryKey } = hotelsQuery(supabase, useUser().id);
  const { mutateAsync } = useMutation({
    mutationFn: async () => {
      await forgetSignUpDetails(supabase);
      // The row is asked back, so that one that was gone already is told apart.
      await supabase.from("hotels").delete().eq("id", hotel.id).select("id").single().throwOnError();
    },
    onSuccess: () =>
      queryClient.setQueryData(queryKey, (hotels) => hotels?.filter(({ id }) => id !== hotel.id)),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  return mutateAsync;
}
