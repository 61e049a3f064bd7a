/** Hides items from guests and shows them again, on all days or on some. */

import type { ShownDuring } from "../../../lib/announcements/shown-during.ts";
import { failureText } from "../../../lib/errors.ts";
import { groupBy } from "../../../lib/group-by.ts";
import { plural, t } from "../../../lib/texts/t.ts";
import type { Section } from "../../../sections/index.ts";
import { useOutbox } from "../../rows/rows-provider.tsx";
import { useMessages } from "../../ui/messages.tsx";
import { useAttempt } from "../../ui/undo.ts";
import { counted, listedInWords } from "../../ui/words.ts";
import { type Item, useItemTable } from "./items.ts";
import { daysInWords, missingIn, type Shown } from "./shown-words.ts";

/** One question on the screen. */
const SHOWN: readonly (keyof Shown)[] = ["is_hidden", "shown_during"];

interface ItemChange {
  item: Item;
  changes: Partial<Item>;
}

/**
 * @param together columns that Undo gives back with any of them, so that it notices another's change of each
 * @returns what changes items, with Undo: those with the same changes together, at once on the screen
 */
export function useChangeItems(section: Section, together: readonly string[] = []) {
  const showMessage = useMessages();
  const attempt = useAttempt();
  const { changeAll } = useOutbox();
  const table = useItemTable(section);
  const reasonOf = (error: unknown) => failureText(table.failures("update"), error);

  /** @returns also how they were */
  async function store(changed: readonly ItemChange[], atOnce: boolean) {
    const result = { saved: [] as Item[], before: [] as ItemChange[], elsewhere: 0, kept: false };
    for (const group of groupBy(changed, ({ changes }) => JSON.stringify(changes)).values()) {
      const items = new Map(group.map(({ item }) => [item.id, item]));
      const { changes = {} } = group[0] ?? {};
      const { saved, elsewhere, kept } = await changeAll(table, [...items.values()], { ...changes }, atOnce);
      result.saved.push(...saved);
      result.elsewhere += elsewhere;
      result.kept ||= kept;
      for (const item of saved) {
        const columns = new Set([...Object.keys(changes), ...together]);
        const was = Array.from(columns, (column) => [column, items.get(item.id)?.[column]]);
        result.before.push({ item, changes: Object.fromEntries(was) });
      }
    }
    return result;
  }

  function tellElsewhere(count: number): void {
    showMessage({
      type: "info",
      title: t`Changed in another window`,
      text: plural(count, { one: "We kept the change from there.", other: "We kept # changes from there." }),
    });
  }

  async function undo(changed: readonly ItemChange[]): Promise<void> {
    const { elsewhere } = await store(changed, false);
    if (elsewhere > 0) tellElsewhere(elsewhere);
    else showMessage({ type: "success", title: t`Undone`, passing: true });
  }

  /** @returns those that are changed */
  return async function change(changed: readonly ItemChange[], done: string): Promise<readonly Item[]> {
    try {
      const { saved, before, elsewhere, kept } = await store(changed, true);
      if (elsewhere > 0) tellElsewhere(elsewhere);
      if (saved.length > 0)
        showMessage({
          type: "success",
          title: kept ? t`${done}, once there is a network` : done,
          passing: true,
          action: { label: t`Undo`, onPress: () => void attempt(() => undo(before), reasonOf) },
        });
      return saved;
    } catch (error) {
      showMessage({ type: "error", text: reasonOf(error) });
      return [];
    }
  };
}

/** Changes what guests see. An item stays hidden while it lacks what guests need. */
export function useShow(section: Section) {
  const showMessage = useMessages();
  const changeItems = useChangeItems(section, SHOWN);

  async function change(items: readonly Item[], shown: Shown, done: string): Promise<void> {
    await changeItems(
      items.map((item) => ({ item, changes: { ...shown } })),
      done,
    );
  }

  /** @param onEdit opens the form of what is not complete */
  async function show(items: readonly Item[], onEdit?: () => void): Promise<void> {
    const ready = items.filter((item) => missingIn(section, item).length === 0);
    const [first] = items;
    if (ready.length > 0) {
      const lacking = items.length - ready.length;
      const shown = counted(ready.length, section);
      const done = lacking > 0 ? t`${shown} shown, ${lacking} not complete yet` : t`${shown} shown`;
      await change(ready, { is_hidden: false }, done);
    } else if (first) {
      const missing = listedInWords(missingIn(section, first));
      showMessage({
        type: "info",
        title: t`Not complete yet`,
        text:
          items.length === 1
            ? t`Guests need ${missing}. Edit it first.`
            : t`These are not complete. Edit them first.`,
        ...(onEdit && { action: { label: t`Edit`, onPress: onEdit } }),
      });
    }
  }

  return {
    show,
    hide: (items: readonly Item[]) =>
      change(items, { is_hidden: true }, t`${counted(items.length, section)} hidden`),
    onDays: (items: readonly Item[], shown_during: ShownDuring | null) =>
      change(
        items,
        { shown_during },
        shown_during
          ? `${counted(items.length, section)}: ${daysInWords(shown_during)}`
          : t`Shown on all days`,
      ),
  };
}
