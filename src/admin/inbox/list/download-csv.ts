import { FileDown } from "lucide-react";
import { networkOr } from "../../../lib/errors.ts";
import { t } from "../../../lib/texts/t.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { useSupabase } from "../../rows/supabase.tsx";
import { hotelFileName, saveCsv } from "../../ui/save-file.ts";
import type { Tool } from "../../ui/toolbar.tsx";
import { useTask } from "../../ui/use-task.ts";
import type { Filters } from "../messages/filters.ts";

const FAILURES = networkOr(t`Failed to read the messages. Please try again.`);

/** All messages of the chosen state and kind in which the words are, not only those of the page. */
export function useDownloadCsv(filters: Filters): Tool {
  const supabase = useSupabase();
  const hotel = useHotel();
  const [busy, run] = useTask(FAILURES);

  async function download(): Promise<void> {
    const { messagesCsv } = await import("./csv.ts");
    saveCsv(await messagesCsv(supabase, hotel, filters), hotelFileName(hotel.name, "messages.csv"));
  }

  return { label: t`Download CSV`, icon: FileDown, disabled: busy, onPress: () => void run(download) };
}
