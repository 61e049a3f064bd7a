import type { Database } from "../../../lib/database.types.ts";
import { legible } from "../../../lib/legible.ts";
import type { Supabase } from "../../rows/supabase.tsx";
import type { Place } from "./texts.ts";

type NewTranslation = Database["public"]["Tables"]["translations"]["Insert"];

type LanguagePlace = Place & { hotel_id: string; language: string };

const ONE_PLACE = "hotel_id,table_name,row_id,column_name,language";

/** Another window, or another person, has translated the same text. */
export class TranslatedElsewhereError extends Error {
  override name = "TranslatedElsewhereError";
  readonly theirs: string;

  constructor(theirs: string) {
    super("the text was translated elsewhere");
    this.theirs = theirs;
  }
}

/**
 * Saves what a person wrote over what they saw; a blank text removes the translation.
 *
 * @throws {TranslatedElsewhereError} when a person wrote something else meanwhile
 */
export async function saveTranslation(
  supabase: Supabase,
  place: LanguagePlace,
  seen: string | null,
  { text: typed, source_hash }: { text: string; source_hash: string },
): Promise<void> {
  const text = legible(typed, true);
  const rows = () => supabase.from("translations");
  const { data: stored } = await rows()
    .select("text, origin, updated_at")
    .match(place)
    .maybeSingle()
    .throwOnError();
  if (stored?.origin === "person" && ![seen, text].includes(stored.text)) {
    throw new TranslatedElsewhereError(stored.text);
  }
  if (!stored && text === "") return;
  const change = { text, source_hash, origin: "person" };
  const written = !stored
    ? rows().upsert({ ...place, ...change }, { onConflict: ONE_PLACE, ignoreDuplicates: true })
    : text === ""
      ? rows().delete().match(place).eq("updated_at", stored.updated_at)
      : rows().update(change).match(place).eq("updated_at", stored.updated_at);
  const { data } = await written.select("id").throwOnError();
  // Somebody was faster. What they wrote decides.
  if (data.length === 0) await saveTranslation(supabase, place, seen, { text, source_hash });
}

/** A machine's translations never replace a person's. @returns how many were stored */
export async function saveMany(
  supabase: Supabase,
  { hotel_id, language }: Pick<LanguagePlace, "hotel_id" | "language">,
  origin: "person" | "machine",
  translations: readonly (Place & { text: string; source_hash: string })[],
): Promise<number> {
  const rows = translations.map(
    ({ table_name, row_id, column_name, text, source_hash }): NewTranslation => ({
      hotel_id,
      table_name,
      row_id,
      column_name,
      language,
      text: legible(text, true),
      source_hash,
      origin,
    }),
  );
  const { data } = await supabase
    .from("translations")
    .upsert(rows, { onConflict: ONE_PLACE })
    .select("id")
    .throwOnError();
  return data.length;
}
