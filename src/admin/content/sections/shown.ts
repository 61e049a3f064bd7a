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
import { daysInWords, missingIn, type Shown, shownOf } from "./shown-words.ts";

/** A change that can be undone: the row after it, and how it was. */
interface Undone {
  now: Item;
  was: Required<Shown>;
}

/**
 * Changes what guests see, at once on the screen, with Undo. What guests need and an item lacks keeps it hidden.
 */
export function useShow(section: Section) {
  const showMessage = useMessages();
  const attempt = useAttempt();
  const { changeAll } = useOutbox();
  const table = useItemTable(section);
  const reasonOf = (error: unknown) => failureText(table.failures("update"), error);

  async function change(items: readonly Item[], shown: Shown, done: string): Promise<void> {
    const before = new Map(items.map((item) => [item.id, shownOf(item)]));
    try {
      const { saved, elsewhere, kept } = await changeAll(table, items, { ...shown }, true);
      if (elsewhere > 0) tellElsewhere(elsewhere);
      if (saved.length === 0) return;
      const changed = saved.map((now) => ({ now, was: before.get(now.id) ?? shownOf({}) }));
      showMessage({
        type: "success",
        title: kept ? t`${done}, once there is a network` : done,
        passing: true,
        action: { label: t`Undo`, onPress: () => void attempt(() => undo(changed), reasonOf) },
      });
    } catch (error) {
      showMessage({ type: "error", text: reasonOf(error) });
    }
  }

  function tellElsewhere(count: number): void {
    showMessage({
      type: "info",
      title: t`Changed in another window`,
      text: plural(count, { one: "We kept the change from there.", other: "We kept # changes from there." }),
    });
  }

  /** Those that were alike go back together. */
  async function undo(changed: readonly Undone[]): Promise<void> {
    let kept = 0;
    for (const group of groupBy(changed, ({ was }) => JSON.stringify(was)).values()) {
      const rows = group.map(({ now }) => now);
      kept += (await changeAll(table, rows, { ...group[0]?.was })).elsewhere;
    }
    if (kept > 0) tellElsewhere(kept);
    else showMessage({ type: "success", title: t`Undone`, passing: true });
  }

  async function show(items: readonly Item[]): Promise<void> {
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
