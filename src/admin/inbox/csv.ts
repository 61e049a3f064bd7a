/** The messages that the filters choose, as a file for a spreadsheet. */
import { guarded } from "../csv/cells.ts";
import { csvText } from "../csv/file.ts";
import type { Supabase } from "../supabase.tsx";
import { type Filters, isKind, KINDS } from "./filters.ts";
import type { Message } from "./messages.ts";
import { outcomeLabel, stateLabel, topicLabel } from "./words.ts";

const AT_A_TIME = 1000;

const COLUMNS: readonly { label: string; of: (message: Message) => string | number | null }[] = [
  { label: "Sent", of: ({ created_at }) => created_at },
  { label: "Kind", of: ({ kind }) => (isKind(kind) ? KINDS[kind].one : kind) },
  { label: "State", of: ({ state }) => stateLabel(state) },
  { label: "Room", of: ({ room }) => room },
  { label: "About", of: ({ kind, topic }) => topic && topicLabel(kind, topic) },
  { label: "Of 5", of: ({ rating }) => rating },
  { label: "Thing", of: ({ item }) => item },
  { label: "Text", of: ({ text }) => text },
  { label: "Wanted at", of: ({ wanted_at }) => wanted_at },
  { label: "Color", of: ({ color }) => color },
  { label: "Place", of: ({ place }) => place },
  { label: "When", of: ({ day }) => day },
  { label: "Contact", of: ({ contact }) => contact },
  { label: "Where it lies", of: ({ shelf }) => shelf },
  { label: "What became of it", of: ({ outcome }) => outcome && outcomeLabel(outcome) },
  { label: "For", of: ({ assignee }) => assignee },
  { label: "Answer", of: ({ answer }) => answer },
  { label: "Internal note", of: ({ note }) => note },
  { label: "Kept until", of: ({ keep_until }) => keep_until },
];

/** Oldest first. Guests write what they like: no cell is taken for a formula. */
export async function messagesCsv(
  supabase: Supabase,
  hotelId: string,
  { state, kind }: Pick<Filters, "state" | "kind">,
): Promise<string> {
  const messages: Message[] = [];
  for (;;) {
    let query = supabase.from("messages").select("*").eq("hotel_id", hotelId);
    if (state) query = query.eq("state", state);
    if (kind) query = query.eq("kind", kind);
    const { data } = await query
      .order("created_at")
      .order("id")
      .range(messages.length, messages.length + AT_A_TIME - 1)
      .throwOnError();
    messages.push(...data);
    if (data.length < AT_A_TIME) break;
  }
  return csvText(
    COLUMNS.map(({ label }) => label),
    messages.map((message) =>
      COLUMNS.map(({ of }) => {
        const value = of(message);
        return typeof value === "string" ? guarded(value) : (value ?? "");
      }),
    ),
  );
}
