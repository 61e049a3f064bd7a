import { useState } from "react";
import { ACCOUNT_DATA_WORDS, words } from "../../lib/errors.ts";
import { PRODUCT } from "../../product.ts";
import { saveFile } from "../save-file.ts";
import { useSupabase } from "../supabase.tsx";
import { Button } from "../ui/button.tsx";
import { Card, CardTitle } from "../ui/card.tsx";
import { useMessages } from "../ui/messages.tsx";
import { fetchAccountData } from "./account-calls.ts";

/** Everything the owner has, as one file. */
export function DataCard() {
  const supabase = useSupabase();
  const showMessage = useMessages();
  const [busy, setBusy] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    try {
      const data = await fetchAccountData(supabase);
      const name = `${PRODUCT.toLowerCase()}-${data.exported_at.slice(0, 10)}.json`;
      // Indented: people open it, too.
      saveFile(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }), name);
    } catch (error) {
      showMessage({ type: "error", title: "Error", text: words(ACCOUNT_DATA_WORDS, error) });
    }
    setBusy(false);
  }

  return (
    <Card>
      <CardTitle>Your Data</CardTitle>
      <p className="mt-1 mb-5 text-ink-soft">
        One JSON file with your account, your hotels and everything in them, hidden sections included, and how
        often their pages were opened. Your password is not in it.
      </p>
      <Button variant="secondary" busy={busy && "Preparing..."} onClick={download}>
        Download My Data
      </Button>
    </Card>
  );
}
