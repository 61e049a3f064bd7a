import { FileDown } from "lucide-react";
import { useState } from "react";
import { failureText } from "../../lib/errors.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { hotelFileName, saveCsv } from "../save-file.ts";
import { useSupabase } from "../supabase.tsx";
import { Button } from "../ui/button.tsx";
import { useMessages } from "../ui/messages.tsx";
import type { Filters } from "./filters.ts";
import { DOWNLOAD_FAILURES } from "./words.ts";

/** All messages of the chosen state and kind, not only those of the page. */
export function DownloadCsv({ filters }: { filters: Filters }) {
  const supabase = useSupabase();
  const { id, name } = useHotel();
  const showMessage = useMessages();
  const [busy, setBusy] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    try {
      const { messagesCsv } = await import("./csv.ts");
      saveCsv(await messagesCsv(supabase, id, filters), hotelFileName(name, "messages.csv"));
    } catch (error) {
      showMessage({ type: "error", title: "Error", text: failureText(DOWNLOAD_FAILURES, error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant="quiet"
      className="self-start"
      busy={busy && "Reading..."}
      onClick={() => void download()}
    >
      <FileDown aria-hidden="true" className="size-5" />
      Download CSV
    </Button>
  );
}
