/** Notes that this screen rings for an alarm, so that the night log says where it was heard. */
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useSupabase } from "../../rows/supabase.tsx";
import { useSound } from "../../ui/sound.ts";

interface Ringing {
  rings: string | null;
  newest_at: string | null;
}

interface At {
  /** Undefined at a locked station: the server knows its hotel. */
  hotelId?: string;
  /** Given by a locked station, which has a cache of its own. */
  queryClient?: QueryClient;
}

export function useHeard(news: Ringing | null | undefined, { hotelId, queryClient }: At): void {
  const supabase = useSupabase();
  // An alarm rings also in an hour of silence: sound.ts.
  const { on } = useSound();
  const isHeard = on && news?.rings === "alarm";
  useQuery(
    {
      queryKey: ["alarms-heard", hotelId, news?.newest_at],
      enabled: isHeard,
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: async ({ signal }) => {
        const { data } = await supabase
          .rpc("hear_alarms", hotelId ? { hotel_id: hotelId } : {})
          .abortSignal(signal)
          .throwOnError();
        return data;
      },
    },
    queryClient,
  );
}
