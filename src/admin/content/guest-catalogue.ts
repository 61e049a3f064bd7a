import { useQuery } from "@tanstack/react-query";
import type { LanguageFile } from "../../lib/messages/completed.ts";
import type { Catalogue } from "../../lib/messages/message.ts";

/** A chunk each: an owner loads the one of the hotel's language. */
const FILES = import.meta.glob<LanguageFile>("../../lib/messages/*.json", { import: "default" });

/** The texts that guests read in a language. */
export async function catalogueIn(language: string): Promise<Catalogue> {
  const load = FILES[`../../lib/messages/${language}.json`];
  if (!load) return (await import("../../lib/messages/en.ts")).ENGLISH;
  const [{ completed }, file] = await Promise.all([import("../../lib/messages/completed.ts"), load()]);
  return completed(file);
}

/** The same, for a screen. @returns undefined until it is there, and without a language */
export function useCatalogue(language: string | undefined): Catalogue | undefined {
  const { data } = useQuery({
    queryKey: ["guest-catalogue", language],
    queryFn: () => catalogueIn(language ?? "en"),
    enabled: language !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
