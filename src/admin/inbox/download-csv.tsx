import { FileDown } from "lucide-react";
import { useHotel } from "../content/hotel/hotel-provider.tsx";
import { useSupabase } from "../rows/supabase.tsx";
import { Button } from "../ui/button.tsx";
import { hotelFileName, saveCsv } from "../ui/save-file.ts";
import { useTask } from "../ui/use-task.ts";
import { DOWNLOAD_FAILURES } from "./failures.ts";
import type { Filters } from "./filters.ts";

/** All messages of the chosen state and kind in which the words are, not only those of the page. */
export function DownloadCsv({ filters }: { filters: Filters }) {
  const supabase = useSupabase();
  const { id, name } = useHotel();
  const [busy, run] = useTask(DOWNLOAD_FAILURES);

  async function download(): Promise<void> {
    const { messagesCsv } = await import("./csv.ts");
    saveCsv(await messagesCsv(supabase, id, filters), hotelFileName(name, "messages.csv"));
  }

  return (
    <Button
      variant="quiet"
      className="self-start"
      busy={busy && "Reading..."}
      onClick={() => void run(download)}
    >
      <FileDown aria-hidden="true" className="size-5" />
      Download CSV
    </Button>
  );
}
