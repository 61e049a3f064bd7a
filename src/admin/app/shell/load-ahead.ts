/** Loads a screen's code and data as soon as an owner points at its link. */
import { type QueryClient, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import type { Section } from "../../../sections/index.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { itemsQuery } from "../../content/sections/items.ts";
import { type Supabase, useSupabase } from "../../rows/supabase.tsx";
import { loadMenus } from "../../ui/menu.tsx";
import type { NavigationEntry } from "../navigation.ts";
import { loadLists, loadScreenAt } from "../screens.tsx";

/** The screen itself shows the failure and offers to try again. */
const seenLater = () => undefined;

/** @returns handlers for the link to a screen */
export function useLoadAhead({ path, section }: NavigationEntry) {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const { id: hotelId } = useHotel();

  const load = useCallback(() => {
    loadScreenAt(path).catch(seenLater);
    if (section) loadRows(queryClient, supabase, hotelId, section);
  }, [path, section, supabase, queryClient, hotelId]);
  return { onPointerEnter: load, onPointerDown: load, onFocus: load };
}

function loadRows(queryClient: QueryClient, supabase: Supabase, hotelId: string, section: Section): void {
  const query = itemsQuery(supabase, hotelId, section);
  void queryClient.prefetchQuery(query).then(() => forgetFailure(queryClient, query.queryKey));
}

/** The screen asks again instead of showing what failed before it was opened. */
function forgetFailure(queryClient: QueryClient, queryKey: QueryKey): void {
  const found = queryClient.getQueryCache().find({ queryKey });
  if (found?.state.status === "error" && found.getObserversCount() === 0)
    queryClient.removeQueries({ queryKey });
}

interface SavingData {
  connection?: { saveData?: boolean };
}

/** Milliseconds, in which the first screen has asked for what it shows. */
const FIRST_SCREEN_MS = 1500;

/** Loads the code of menus, which every screen has, and, unless the device saves data, of lists, where owners spend their time. */
export function useListsLoadedSoon(): void {
  useEffect(() => {
    const { connection } = navigator as SavingData;
    const timer = setTimeout(() => {
      loadMenus().catch(seenLater);
      if (!connection?.saveData) loadLists().catch(seenLater);
    }, FIRST_SCREEN_MS);
    return () => clearTimeout(timer);
  }, []);
}
