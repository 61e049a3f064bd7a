/** A yes to late check-out is on the board of rooms, and on the page of the room's guest, at once. */
import { useState } from "react";
import { networkOr } from "../../lib/errors.ts";
import { DAY, MINUTE, wallTime } from "../../lib/zoned-time.ts";
import { useHotel } from "../content/hotel/hotel-provider.tsx";
import { useSupabase } from "../rows/supabase.tsx";
import { Button } from "../ui/button.tsx";
import { InputField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { useMessages } from "../ui/messages.tsx";
import { useTask } from "../ui/use-task.ts";
import type { Message } from "./messages.ts";
import { wantedWords } from "./words.ts";

const FAILURES = networkOr("This could not be noted. Please try again.");
/** Two hours more than most houses give. */
const USUAL = 13 * 60 * MINUTE;

export function LateCheckout({ message }: { message: Message }) {
  const { id: hotel_id, time_zone } = useHotel();
  const supabase = useSupabase();
  const showMessage = useMessages();
  const [busy, run] = useTask(FAILURES);
  const [until, setUntil] = useState(() => message.wanted_at?.slice(0, 16) ?? nextAfternoon(time_zone));
  const [wrong, setWrong] = useState<string>();

  function allow(): void {
    setWrong(undefined);
    void run(async () => {
      const { data: room } = await supabase
        .rpc("allow_late_checkout", { hotel_id, message_id: message.id, until })
        .throwOnError();
      if (room)
        showMessage({
          type: "success",
          title: `Room ${room} is theirs until ${wantedWords(until)}`,
          text: "The list of rooms says so, and the room’s page on that day. Answer their message, too.",
        });
      else
        setWrong(
          "The list of rooms cannot show it: the room has no code, or the time is not in the next two weeks",
        );
    });
  }

  return (
    <Form
      className="flex flex-wrap items-end gap-3 rounded-2xl border border-line bg-surface p-5"
      onSubmit={allow}
    >
      <InputField
        type="datetime-local"
        label="The room is theirs until"
        error={wrong}
        value={until}
        onChange={(event) => {
          setUntil(event.target.value);
          setWrong(undefined);
        }}
      />
      <Button type="submit" variant="secondary" disabled={!until} busy={busy && "Noting..."}>
        Yes, Until Then
      </Button>
    </Form>
  );
}

/** On the hotel's clocks: today, or tomorrow in the afternoon. */
function nextAfternoon(timeZone: string): string {
  const now = wallTime(timeZone, Date.now());
  const today = Math.floor(now / DAY) * DAY;
  return new Date(today + USUAL + (now - today >= DAY / 2 ? DAY : 0)).toISOString().slice(0, 16);
}
