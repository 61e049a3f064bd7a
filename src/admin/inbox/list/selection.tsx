/** Several messages at once: done, deleted, or their networks muted for a day. */
import { BellOff, Check, Trash2 } from "lucide-react";
import { useState } from "react";
import { plural, t } from "../../../lib/texts/t.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { useSupabase } from "../../rows/supabase.tsx";
import { useWrite } from "../../rows/use-write.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useMessages } from "../../ui/messages.tsx";
import { useTask } from "../../ui/use-task.ts";
import { messagesKey, SAVE_FAILURES } from "../messages/messages.ts";

const QUESTIONS = {
  delete: {
    title: (count: number) => plural(count, { one: "Delete # message?", other: "Delete # messages?" }),
    text: t`Answers and history go, too. Guests no longer see it.`,
    confirmLabel: t`Delete`,
    busyLabel: t`Deleting...`,
  },
  mute: {
    title: () => t`Mute for a day?`,
    text: t`From their networks, only danger and room cards get through. Nobody can end this sooner.`,
    confirmLabel: t`Mute`,
    busyLabel: t`Muting...`,
  },
};

export function SelectionBar({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const supabase = useSupabase();
  const showMessage = useMessages();
  const { id: hotelId } = useHotel();
  const write = useWrite(messagesKey(hotelId));
  const [busy, run] = useTask(SAVE_FAILURES);
  const [asking, setAsking] = useState<keyof typeof QUESTIONS>();

  /** @param work what it did, in words */
  const press = (work: () => Promise<string>) =>
    run(async () => {
      showMessage({ type: "success", title: await write(work), passing: true });
      onDone();
    });

  /** Alarms are left: each asks whether everything is all right. */
  async function done(): Promise<string> {
    await supabase
      .from("messages")
      .update({ state: "done" })
      .eq("hotel_id", hotelId)
      .in("id", [...ids])
      .eq("danger", false)
      .throwOnError();
    const { count } = await supabase
      .from("messages")
      .select("id", { count: "exact", head: true })
      .eq("hotel_id", hotelId)
      .in("id", [...ids])
      .eq("danger", true)
      .neq("state", "done")
      .throwOnError();
    const left = count ?? 0;
    const closed = ids.length - left;
    return left === 0
      ? plural(closed, { one: "# message done", other: "# messages done" })
      : plural(closed, {
          one: "# message done. Close each alarm by itself.",
          other: "# messages done. Close each alarm by itself.",
        });
  }
  async function erase(): Promise<string> {
    await supabase
      .from("messages")
      .delete()
      .eq("hotel_id", hotelId)
      .in("id", [...ids])
      .throwOnError();
    return plural(ids.length, { one: "# message deleted", other: "# messages deleted" });
  }
  async function mute(): Promise<string> {
    const { data } = await supabase
      .rpc("mute_networks", { hotel_id: hotelId, message_ids: [...ids] })
      .throwOnError();
    if (!data) return t`We forget networks after a day`;
    return plural(data, { one: "# network muted for a day", other: "# networks muted for a day" });
  }

  return (
    <div className="sticky bottom-20 z-2 flex flex-wrap items-center gap-2 rounded-2xl border border-line bg-surface p-3 shadow-dialog lg:bottom-4">
      <p role="status" className="w-full font-semibold">
        {ids.length} selected
      </p>
      <Button icon={Check} variant="secondary" disabled={busy} onClick={() => void press(done)}>
        Done
      </Button>
      <Button icon={Trash2} variant="secondary" disabled={busy} onClick={() => setAsking("delete")}>
        Delete
      </Button>
      <Button icon={BellOff} variant="secondary" disabled={busy} onClick={() => setAsking("mute")}>
        Mute This Network for a Day
      </Button>
      {asking && (
        <ConfirmDialog
          {...QUESTIONS[asking]}
          title={QUESTIONS[asking].title(ids.length)}
          onConfirm={async () => {
            await press(asking === "delete" ? erase : mute);
            setAsking(undefined);
          }}
          onCancel={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}
