/** The messages that the filters choose, as a file for a spreadsheet. */
import { groupBy } from "../../../lib/group-by.ts";
import { t } from "../../../lib/texts/t.ts";
import type { Hotel } from "../../content/hotel/hotels.ts";
import type { Supabase } from "../../rows/supabase.tsx";
import { guarded } from "../../ui/spreadsheet/cells.ts";
import { csvText } from "../../ui/spreadsheet/file.ts";
import { momentInWords } from "../../ui/words.ts";
import { type Filters, isKind, KINDS } from "../messages/filters.ts";
import { type Message, type MessageText, searched } from "../messages/messages.ts";
import {
  dateWords,
  momentWords,
  oldestFirst,
  outcomeLabel,
  roomOf,
  stateLabel,
  topicLabel,
} from "../messages/words.ts";

/** Limit for the longest messages. */
const AT_A_TIME = 250;
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

interface Told extends Message {
  /** The texts written since, oldest first. */
  texts: readonly MessageText[];
}

const COLUMNS: readonly { label: string; of: (message: Told, timeZone: string) => string | number | null }[] =
  [
    { label: t`Sent`, of: ({ created_at }, timeZone) => momentWords(created_at, timeZone) },
    { label: t`Kind`, of: ({ kind }) => (isKind(kind) ? KINDS[kind].one : kind) },
    { label: t`State`, of: ({ state }) => stateLabel(state) },
    { label: t`Danger`, of: ({ danger }) => (danger ? t`Danger` : null) },
    { label: t`Room`, of: roomOf },
    { label: t`From the card of`, of: ({ card }) => card },
    { label: t`About`, of: ({ kind, topic }) => topic && topicLabel(kind, topic) },
    { label: t`Of 5`, of: ({ rating }) => rating },
    { label: t`Thing`, of: ({ item }) => item },
    { label: t`Text`, of: ({ text }) => text },
    { label: t`Wanted at`, of: ({ wanted_at }) => wanted_at && momentInWords(wanted_at) },
    { label: t`Color`, of: ({ color }) => color },
    { label: t`Place`, of: ({ place }) => place },
    { label: t`When`, of: ({ day }) => day },
    { label: t`Contact`, of: ({ contact }) => contact },
    { label: t`Where it lies`, of: ({ shelf }) => shelf },
    { label: t`What became of it`, of: ({ outcome }) => outcome && outcomeLabel(outcome) },
    { label: t`For`, of: ({ assignee }) => assignee },
    { label: t`Answer`, of: ({ texts }) => saidBy("house", texts) },
    { label: t`Wrote again`, of: ({ texts }) => saidBy("guest", texts) },
    { label: t`Internal note`, of: ({ note }) => note },
    { label: t`Kept until`, of: ({ keep_until }) => dateWords(keep_until) },
  ];

/** Oldest first. Guests write what they like: no cell is taken for a formula. */
export async function messagesCsv(
  supabase: Supabase,
  { id: hotelId, time_zone }: Pick<Hotel, "id" | "time_zone">,
  filters: Filters,
): Promise<string> {
  const found =
    filters.words.length > 0
      ? await all((after) => searched(supabase, hotelId, filters).gt("id", after).order("id"))
      : undefined;
  const ids = found && new Set(found.map(({ id }) => id));
  const chosen = await all((after) => {
    let query = supabase.from("messages").select("*").eq("hotel_id", hotelId).gt("id", after).order("id");
    if (filters.state) query = query.eq("state", filters.state);
    if (filters.kind) query = query.eq("kind", filters.kind);
    return query;
  });
  const written = groupBy(
    await all((after) =>
      supabase.from("message_texts").select("*").eq("hotel_id", hotelId).gt("id", after).order("id"),
    ),
    ({ message_id }) => message_id,
  );
  const messages = oldestFirst(chosen.filter(({ id }) => !ids || ids.has(id))).map((message) => ({
    ...message,
    texts: oldestFirst(written.get(message.id) ?? []),
  }));
  return csvText(
    COLUMNS.map(({ label }) => label),
    messages.map((message) =>
      COLUMNS.map(({ of }) => {
        const value = of(message, time_zone);
        return typeof value === "string" ? guarded(value) : (value ?? "");
      }),
    ),
  );
}

function saidBy(author: string, texts: readonly MessageText[]): string {
  return texts
    .filter((one) => one.author === author)
    .map(({ text }) => text)
    .join("\n\n");
}

interface Pages<Row> {
  limit: (count: number) => { throwOnError: () => PromiseLike<{ data: Row[] }> };
}

/** Each page begins after the last id of the one before, so that none is left out when others go meanwhile. */
async function all<Row extends { id: string | null }>(from: (after: string) => Pages<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { data } = await from(rows.at(-1)?.id ?? BEFORE_ALL)
      .limit(AT_A_TIME)
      .throwOnError();
    rows.push(...data);
    if (data.length < AT_A_TIME) return rows;
  }
}
