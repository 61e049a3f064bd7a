/** Loads a screen's code and data as soon as an owner points at its link. */
import { type QueryClient, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { itemsQuery } from "../../content/sections/items.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import type { NavigationEntry } from "../navigation.ts";
import { Dashboard, SCREENS_BY_PATH, SectionScreen } from "../screens.tsx";

/** The screen itself shows the failure and offers to try again. */
const seenLater = () => undefined;

/** @returns handlers for the link to a screen */
export function useLoadAhead({ path, section }: NavigationEntry) {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const { id: hotelId } = useHotel();

  const load = useCallback(() => {
    codeOf(path).catch(seenLater);
    if (!section) return;
    const query = itemsQuery(supabase, hotelId, section);
    void queryClient.prefetchQuery(query).then(() => forgetFailure(queryClient, query.queryKey));
  }, [path, section, supabase, queryClient, hotelId]);
  return { onPointerEnter: load, onPointerDown: load, onFocus: load };
}

/** The screen asks again instead of showing what failed before it was opened. */
function forgetFailure(queryClient: QueryClient, queryKey: QueryKey): void {
  const found = queryClient.getQueryCache().find({ queryKey });
  if (found?.state.status === "error" && found.getObserversCount() === 0)
    queryClient.removeQueries({ queryKey });
}

/** The code of the menu's screen at this path. */
async function codeOf(path: string): Promise<void> {
  const below = path.replace(/^\/admin\/?/, "");
  if (below === "") await Dashboard.load();
  else if (below.startsWith("sections/")) await loadLists();
  else await (SCREENS_BY_PATH[below] ?? SectionScreen).load();
}

async function loadLists(): Promise<void> {
  await Promise.all([SectionScreen.load(), SCREENS_BY_PATH["sections/:sectionId"]?.load()]);
}

interface SavingData {
  connection?: { saveData?: boolean };
}

/** Milliseconds, in which the first screen has asked for what it shows. */
const FIRST_SCREEN_MS = 1500;

/** Loads the code of the lists, where owners spend their time, unless the device saves data. */
export function useListsLoadedSoon(): void {
  useEffect(() => {
    if ((navigator as SavingData).connection?.saveData) return;
    const timer = setTimeout(() => void loadLists().catch(seenLater), FIRST_SCREEN_MS);
    return () => clearTimeout(timer);
  }, []);
}
