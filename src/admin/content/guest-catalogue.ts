import { useQuery } from "@tanstack/react-query";
import type { Catalogue } from "../../lib/messages/message.ts";

/** A chunk each: an owner loads the one of the hotel's language. */
const FILES = import.meta.glob<Catalogue>("../../lib/messages/*.json", { import: "default" });

/** The texts that guests read in a language. */
export async function catalogueIn(language: string): Promise<Catalogue> {
  const load = FILES[`../../lib/messages/${language}.json`];
  return load ? load() : (await import("../../lib/messages/en.ts")).ENGLISH;
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
