/** Whether guests see an item: hidden, shown, or shown on some days. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { contentWords, words } from "../../lib/errors.ts";
import { isShownAt, periodOf, type ShownDuring } from "../../lib/shown-during.ts";
import { WEEKDAYS } from "../../lib/weekdays.ts";
import { isRequiredWhenShown, type Section } from "../../sections/index.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { useSupabase } from "../supabase.tsx";
import { useMessages } from "../ui/messages.tsx";
import { type Item, itemsQuery, table } from "./items.ts";
import { counted } from "./words.ts";

/** The two columns of every item. */
export interface Shown {
  is_hidden?: boolean;
  shown_during?: ShownDuring | null;
}

export function shownOf(item: Item): Required<Shown> {
  return {
    is_hidden: item.is_hidden === true,
    shown_during: (item.shown_during as ShownDuring | null | undefined) ?? null,
  };
}

/** The labels of what an item lacks to be shown. */
function missingIn(section: Section, item: Item): string[] {
  return Object.entries(section.fields)
    .filter(([column]) => isRequiredWhenShown(section, column) && (item[column] ?? "") === "")
    .map(([, { label }]) => label);
}

const DATE = { day: "numeric", month: "long", timeZone: "UTC" } as const;

/** "1 May – 30 September", "Until 15 September 2026", "Mon, Tue". */
function daysInWords({ from, until, weekdays }: ShownDuring): string {
  const day = (date: string): string =>
    date.length === 5
      ? new Date(`2000-${date}T00:00Z`).toLocaleDateString("en-GB", DATE)
      : new Date(`${date}T00:00Z`).toLocaleDateString("en-GB", { ...DATE, year: "numeric" });
  const dates =
    from && until
      ? `${day(from)} – ${day(until)}`
      : from
        ? `From ${day(from)}`
        : until && `Until ${day(until)}`;
  const days =
    weekdays.length < 7 && weekdays.map((weekday) => WEEKDAYS[weekday - 1]?.slice(0, 3)).join(", ");
  return [dates, days].filter(Boolean).join(" · ");
}

/** What owners read below an item's name; nothing for one that guests always see. */
export function stateInWords(section: Section, item: Item, clock: string): string | undefined {
  const { is_hidden, shown_during } = shownOf(item);
  const days = shown_during ? daysInWords(shown_during) : "";
  if (is_hidden) {
    const missing = missingIn(section, item);
    const lacks = missing.length > 0 && `needs ${new Intl.ListFormat("en").format(missing)}`;
    return ["Hidden", lacks || days].filter(Boolean).join(" · ");
  }
  if (!shown_during) return undefined;
  return isShownAt(periodOf(shown_during), clock) ? days : `Not today · ${days}`;
}

/**
 * Changes what guests see, at once on the screen and in one request, with Undo. What guests need and an item lacks
 * keeps it hidden.
 */
export function useShow(section: Section) {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const showMessage = useMessages();
  const { queryKey } = itemsQuery(supabase, useHotel().id, section);

  function put(shown: ReadonlyMap<string, Shown>): void {
    queryClient.setQueryData(queryKey, (loaded) =>
      loaded?.map((item) => ({ ...item, ...shown.get(item.id) })),
    );
  }

  const { mutateAsync: save } = useMutation({
    mutationFn: async ({ ids, shown }: { ids: readonly string[]; shown: Shown }) => {
      const { data } = await table(supabase, section)
        .update({ ...shown })
        .in("id", [...ids])
        .select("id,updated_at,is_hidden,shown_during")
        .overrideTypes<(Item & Shown)[], { merge: false }>()
        .throwOnError();
      return data;
    },
    onSuccess: (saved) => put(new Map(saved.map((row) => [row.id, row]))),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });

  async function change(items: readonly Item[], shown: Shown, done: string): Promise<void> {
    const before = items.map((item) => ({ id: item.id, ...shownOf(item) }));
    const ids = items.map(({ id }) => id);
    put(new Map(ids.map((id) => [id, shown])));
    try {
      await save({ ids, shown });
      showMessage({
        type: "success",
        title: done,
        passing: true,
        action: { label: "Undo", onPress: () => void undo(before) },
      });
    } catch (error) {
      put(new Map(before.map(({ id, ...was }) => [id, was])));
      const text = words(contentWords("update", section.one, section.errors), error);
      showMessage({ type: "error", title: "Error", text });
    }
  }

  /** Those that were alike go back together. */
  async function undo(before: readonly ({ id: string } & Required<Shown>)[]): Promise<void> {
    const alike = Object.values(
      Object.groupBy(before, ({ is_hidden, shown_during }) => JSON.stringify([is_hidden, shown_during])),
    );
    try {
      for (const rows of alike) {
        const [first] = rows ?? [];
        if (!rows || !first) continue;
        const { is_hidden, shown_during } = first;
        await save({ ids: rows.map(({ id }) => id), shown: { is_hidden, shown_during } });
      }
      showMessage({ type: "success", title: "Undone", passing: true });
    } catch (error) {
      const text = words(contentWords("update", section.one, section.errors), error);
      showMessage({
        type: "error",
        title: "Error",
        text,
        action: { label: "Try Again", onPress: () => void undo(before) },
      });
    }
  }

  return {
    hide: (items: readonly Item[]) =>
      change(items, { is_hidden: true }, `${counted(items.length, section)} hidden`),
    show: async (items: readonly Item[]) => {
      const ready = items.filter((item) => missingIn(section, item).length === 0);
      const lacking = items.length - ready.length;
      if (ready.length === 0) {
        const [first] = items;
        const missing = first ? missingIn(section, first) : [];
        showMessage({
          type: "info",
          title: "Not complete yet",
          text:
            items.length === 1
              ? `Guests need ${new Intl.ListFormat("en").format(missing)}. Edit it first.`
              : "Guests need more than there is in these. Edit them first.",
        });
        return;
      }
      const rest = lacking > 0 ? `, ${lacking} not complete yet` : "";
      await change(ready, { is_hidden: false }, `${counted(ready.length, section)} shown${rest}`);
    },
    onDays: (items: readonly Item[], shown_during: ShownDuring | null) =>
      change(
        items,
        { shown_during },
        shown_during
          ? `${counted(items.length, section)}: ${daysInWords(shown_during)}`
          : "Shown on all days",
      ),
  };
}
