/** Which sections guests see, and in which order: at once on the screen, and back again when the server refuses. */

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { needsUpgrade } from "../../../lib/errors.ts";
import { t } from "../../../lib/texts/t.ts";
import type { Section } from "../../../sections/index.ts";
import { UPGRADE, usePlan } from "../../account/subscription/plan.ts";
import { READS_LIMIT } from "../../rows/fetch.ts";
import { type Supabase, useSupabase } from "../../rows/supabase.tsx";
import { useMessages } from "../../ui/messages.tsx";
import { useTask } from "../../ui/use-task.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { type Hotel, useChangeHotel } from "../hotel/hotels.ts";
import { readOfHotel } from "../hotel/read-of-hotel.ts";
import {
  CHOOSES,
  overviewQuery,
  type SectionOverview,
  type SectionVisibility,
  titlesOf,
  unseen,
  visibilityWords,
} from "./overview.ts";

/** Why the plan's limit may be reached although guests see fewer sections. */
const EMPTY_COUNT_TOO = t`Empty sections count, too.`;

export const UPDATED = t`Section visibility updated successfully!`;

/**
 * The order before a section was hidden here, by hotel and section: it may be shown again in its place, until
 * another one is shown.
 */
const hiddenHere = new Map<string, readonly string[]>();

/** The overview on the screen, as it will be; and what is stored once nothing is on the way any more. */
function useChosen() {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const hotelId = useHotel().id;
  const { queryKey } = overviewQuery(supabase, hotelId);
  const mutationKey = [CHOOSES, hotelId];
  return {
    supabase,
    hotelId,
    mutationKey,
    // One request after the other, because an owner may hide one section to make room for the next.
    scope: { id: mutationKey.join() },
    overview: () => queryClient.getQueryData(queryKey),
    stop: () => queryClient.cancelQueries({ queryKey }),
    change: (to: (sections: SectionVisibility[]) => SectionVisibility[], order?: readonly string[]) =>
      queryClient.setQueryData(
        queryKey,
        (overview) => overview && { ...overview, sections: to(overview.sections), ...(order && { order }) },
      ),
    onSettled: async () => {
      if (queryClient.isMutating({ mutationKey }) === 1) await queryClient.invalidateQueries({ queryKey });
    },
  };
}

interface Switched {
  id: string;
  visible: boolean;
}

/** Fails with a PostgREST error or a NetworkError. */
function useSetVisible() {
  const { supabase, hotelId, mutationKey, scope, overview, stop, change, onSettled } = useChosen();
  const { maxSections } = usePlan();
  const keyOf = (id: string) => `${hotelId}/${id}`;

  const changeOne = ({ id, visible }: Switched) =>
    change((sections) =>
      sections.map((section) =>
        // The server shows none for which the plan has no place.
        section.id === id
          ? { ...section, visible, shown: visible && section.items > 0, shown_when_filled: visible }
          : section,
      ),
    );

  return useMutation({
    mutationKey,
    scope,
    mutationFn: async ({ id, visible }: Switched) => {
      const before = hiddenHere.get(keyOf(id));
      if (visible && before) {
        const now = await readOfHotel<SectionOverview>(
          supabase,
          "section_overview",
          { hotel_id: hotelId },
          READS_LIMIT,
        );
        if (now.sections.filter((one) => one.visible && one.id !== id).length >= maxSections) {
          const isSeen = before.includes(id);
          const taker = now.sections.find((one) => isSeen && one.shown && !before.includes(one.id))?.id;
          await showSection(supabase, hotelId, id, taker);
          hiddenHere.delete(keyOf(id));
          return;
        }
      }
      await supabase
        .from("section_visibility")
        .upsert(
          { hotel_id: hotelId, section_name: id, is_visible: visible },
          { onConflict: "hotel_id,section_name" },
        )
        .throwOnError();
      if (visible)
        for (const key of hiddenHere.keys()) if (key.startsWith(`${hotelId}/`)) hiddenHere.delete(key);
    },
    onMutate: async (switched) => {
      await stop();
      const { id, visible } = switched;
      const seen = overview()?.sections.filter((one) => one.shown) ?? [];
      if (!visible)
        hiddenHere.set(
          keyOf(id),
          seen.map((one) => one.id),
        );
      changeOne(switched);
    },
    onError: (_, { id, visible }) => changeOne({ id, visible: !visible }),
    onSettled,
  });
}

/** @returns what a section's switch does */
export function useToggle(): (section: Pick<Section, "id">, visible: boolean) => Promise<void> {
  const plan = usePlan();
  const { maxSections } = plan;
  const overviewNow = useChosen().overview;
  const { mutateAsync: setVisible } = useSetVisible();
  const { mutateAsync: show } = useShowSection();
  const [, run] = useTask((error) => visibilityWords(error, maxSections));
  const showMessage = useMessages();
  /** The last of those that guests see gives its place, if the owner says so. */
  const instead = (id: string) => {
    const overview = overviewNow();
    const isFilled = overview?.sections.some((one) => one.id === id && one.items > 0);
    const last = overview && isFilled && unseen(overview, id, plan)?.last;
    if (!last) return undefined;
    const title = titlesOf([{ id: last }]).join();
    return {
      label: t`Show instead of ${title}`,
      onPress: () => void run(() => show({ id, insteadOf: last }), UPDATED),
    };
  };
  return async function toggle({ id }, visible) {
    try {
      await setVisible({ id, visible });
      // The row may have moved away from the thumb.
      const undo = { label: t`Undo`, onPress: () => void toggle({ id }, true) };
      showMessage({
        type: "success",
        title: UPDATED,
        passing: true,
        ...(!visible && { action: undo }),
      });
    } catch (error) {
      const words = visibilityWords(error, maxSections);
      const action = needsUpgrade(error) ? instead(id) : undefined;
      showMessage({
        type: "error",
        text: needsUpgrade(error) && !action ? `${words} ${EMPTY_COUNT_TOO}` : words,
        ...(needsUpgrade(error) && { link: UPGRADE }),
        ...(action && { action }),
      });
    }
  };
}

/** Puts all sections into an order, by their ids. Fails as the outbox does. */
export function useArrangeSections(): (ids: string[]) => Promise<void> {
  const hotel = useHotel();
  const changeHotel = useChangeHotel();
  const { maxSections } = usePlan();
  const { mutationKey, scope, stop, change, onSettled } = useChosen();
  /** The hotel of the move before, which the screen may not have yet. */
  const stored = useRef<Hotel>(undefined);
  const { mutateAsync } = useMutation({
    mutationKey,
    scope,
    mutationFn: async (ids: string[]) => {
      const known = stored.current?.id === hotel.id ? stored.current : hotel;
      stored.current = await changeHotel(known, { section_order: ids });
    },
    onError: () => {
      stored.current = undefined;
    },
    onSettled,
  });
  return (ids) => {
    void stop();
    // Before the next key press.
    change((sections) => arranged(sections, ids, maxSections), ids);
    return mutateAsync(ids);
  };
}

/** As the server will say of sections with something in them. */
function arranged(sections: SectionVisibility[], ids: readonly string[], maxSections: number) {
  let place = 0;
  return sections
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map((section): SectionVisibility => {
      const { visible, items } = section;
      const would = visible && place < maxSections;
      if (!visible || items === 0) return { ...section, shown_when_filled: would };
      place += 1;
      return { ...section, place, shown: would, shown_when_filled: would };
    });
}

/**
 * Shows a section to guests, if necessary in the place of another one, which stays on for a plan with room for both.
 * Fails with a PostgREST error or a NetworkError.
 */
export function useShowSection() {
  const supabase = useSupabase();
  const hotelId = useHotel().id;
  return useMutation({
    mutationFn: ({ id, insteadOf }: { id: string; insteadOf?: string | undefined }) =>
      showSection(supabase, hotelId, id, insteadOf),
  });
}

async function showSection(
  supabase: Supabase,
  hotelId: string,
  id: string,
  insteadOf?: string,
): Promise<void> {
  await supabase
    .rpc("show_section", { hotel_id: hotelId, section_id: id, ...(insteadOf && { instead_of: insteadOf }) })
    .throwOnError();
}
