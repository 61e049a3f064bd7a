/** What a hotel takes from its guests, and how each kind is dealt with: one row a kind; without a row it is off. */
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { MessageKind } from "../../forms/index.ts";
import type { Database } from "../../lib/database.types.ts";
import { legible } from "../../lib/legible.ts";
import { useHotel } from "../content/hotel/hotel-provider.tsx";
import { type Changes, changesTo } from "../rows/merge.ts";
import { type StoredRow, saveOver } from "../rows/save-over.ts";
import { type Supabase, useSupabase } from "../rows/supabase.tsx";

type Table = Database["public"]["Tables"]["message_kinds"];
type Row = Table["Row"];
/** As a form holds them, a line for each of several texts. */
export type KindSettings = Omit<Row, "emails" | "answers"> & { emails: string; answers: string };
/** Which marks of feedback cannot wait. */
export type Thresholds = Pick<Row, "attention" | "alarm">;

/** What a press on a switch makes of the settings. */
export type Press = (settings: Switches) => Partial<Switches>;
export type Switches = Pick<KindSettings, "is_on" | "topics">;

function asLines(row: Row): KindSettings {
  return { ...row, emails: row.emails.join("\n"), answers: row.answers.join("\n") };
}

function asColumns(changes: Changes): Table["Update"] {
  return Object.fromEntries(
    Object.entries(changes).map(([column, value]) => [
      column,
      column === "emails" || column === "answers" ? linesOf(String(value)) : value,
    ]),
  );
}

/** Those that are not blank. */
export function linesOf(typed: string): string[] {
  return legible(typed, true)
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

function kindsQuery(supabase: Supabase, hotelId: string) {
  return queryOptions({
    queryKey: ["message-kinds", hotelId],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from("message_kinds")
        .select("*")
        .eq("hotel_id", hotelId)
        .abortSignal(signal)
        .throwOnError();
      return data.map(asLines);
    },
  });
}

export function useKinds() {
  return useQuery(kindsQuery(useSupabase(), useHotel().id));
}

function storedKind(supabase: Supabase, id: string): StoredRow<KindSettings> {
  return {
    write: async (changes, updatedAt) => {
      const { data } = await supabase
        .from("message_kinds")
        .update(asColumns(changes))
        .eq("id", id)
        .eq("updated_at", updatedAt)
        .select("*")
        .throwOnError();
      return data[0] && asLines(data[0]);
    },
    read: async () => {
      const { data } = await supabase.from("message_kinds").select("*").eq("id", id).single().throwOnError();
      return asLines(data);
    },
  };
}

/** Both fail with a PostgREST error, a NetworkError or a ChangedElsewhereError, after reading again. */
export function useKindChanges() {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const { id: hotelId } = useHotel();
  const { queryKey } = kindsQuery(supabase, hotelId);

  const onSuccess = (saved: KindSettings) => {
    queryClient.setQueryData(queryKey, (rows) => [
      ...(rows ?? []).filter(({ id }) => id !== saved.id),
      saved,
    ]);
    // Whether anything can come has changed.
    void queryClient.invalidateQueries({ queryKey: ["inbox-news", hotelId] });
  };
  const onError = () => queryClient.invalidateQueries({ queryKey });

  const update = useMutation({
    mutationFn: ({ original, changes }: { original: KindSettings; changes: Changes }) =>
      saveOver(storedKind(supabase, original.id), original, changes),
    onSuccess,
    onError,
  });
  /** The first time; another window may have been faster, with the same. */
  async function begin(kind: MessageKind): Promise<KindSettings> {
    const { data } = await supabase
      .from("message_kinds")
      .upsert({ hotel_id: hotelId, kind, is_on: true }, { onConflict: "hotel_id,kind" })
      .select("*")
      .single()
      .throwOnError();
    return asLines(data);
  }
  const press = useMutation({
    // One request after the other, each with what the one before has left.
    scope: { id: queryKey.join() },
    mutationFn: async ({ kind, change }: { kind: MessageKind; change: Press }) => {
      const stored = queryClient.getQueryData(queryKey)?.find((row) => row.kind === kind);
      if (!stored) return begin(kind);
      return saveOver(storedKind(supabase, stored.id), stored, changesTo(stored, change(stored)));
    },
    onSuccess,
    onError,
  });
  return {
    /** @param changes relative to `original` */
    update: (original: KindSettings, changes: Changes) => update.mutateAsync({ original, changes }),
    /** Of a switch, relative to whatever is stored by then. */
    press: press.mutateAsync,
  };
}
