import { useState } from "react";
import { failureText } from "../../../lib/errors.ts";
import { groupBy } from "../../../lib/group-by.ts";
import { t } from "../../../lib/texts/t.ts";
import type { Section } from "../../../sections/index.ts";
import { type Item, type ItemValues, useItemTable } from "../../content/sections/items.ts";
import { useOutbox } from "../../rows/rows-provider.tsx";
import { useMessages } from "../../ui/messages.tsx";
import { inputOf } from "../../ui/spreadsheet/cells.ts";
import { useAnnounce } from "../../ui/undo.ts";
import { capitalized, counted } from "../../ui/words.ts";
import { lacks } from "./waiting.ts";

/** Each row's own distance. No owner types it. */
export const AS_THE_MAP_SAYS = "as the map says\0";

export function useValuesForRows(section: Section, distances: ReadonlyMap<string, string>) {
  const table = useItemTable(section);
  const { changeAll } = useOutbox();
  const showMessage = useMessages();
  const announce = useAnnounce();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [completed, setCompleted] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const reasonOf = (error: unknown) => failureText(table.failures("update"), error);

  /** What a row gets: it keeps what it has. */
  function changesOf(item: Item, parsed: ItemValues): ItemValues {
    return Object.fromEntries(
      Object.entries(parsed).flatMap(([column, value]) => {
        const given = value === AS_THE_MAP_SAYS ? distances.get(item.id) : value;
        return lacks(item, column) && given !== undefined ? [[column, given]] : [];
      }),
    );
  }

  async function storeAll(
    pairs: readonly { item: Item; changes: ItemValues }[],
  ): Promise<{ item: Item; changes: ItemValues }[]> {
    const undone: { item: Item; changes: ItemValues }[] = [];
    for (const group of groupBy(pairs, ({ changes }) => JSON.stringify(changes)).values()) {
      const changes = group[0]?.changes ?? {};
      const before = new Map(group.map(({ item }) => [item.id, item]));
      const { saved } = await changeAll(
        table,
        group.map(({ item }) => item),
        changes,
      );
      for (const item of saved) {
        const was = Object.keys(changes).map((column) => [column, before.get(item.id)?.[column]]);
        undone.push({ item, changes: Object.fromEntries(was) });
      }
    }
    return undone;
  }

  async function save(items: readonly Item[]): Promise<boolean> {
    const parsed: ItemValues = {};
    const wrong: Record<string, string> = {};
    for (const [column, text] of Object.entries(values)) {
      const field = section.fields[column];
      if (!field || text.trim() === "") continue;
      if (text === AS_THE_MAP_SAYS) {
        parsed[column] = text;
        continue;
      }
      const result = field.schema.safeParse(inputOf(field, text));
      if (result.success) parsed[column] = result.data;
      else wrong[column] = result.error.issues[0]?.message ?? "";
    }
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return false;
    const pairs = items
      .map((item) => ({ item, changes: changesOf(item, parsed) }))
      .filter(({ changes }) => Object.keys(changes).length > 0);
    setBusy(true);
    try {
      const undone = await storeAll(pairs);
      setValues({});
      setCompleted((before) => new Set([...before, ...undone.map(({ item }) => item.id)]));
      const run = () => storeAll(undone);
      announce(t`${capitalized(counted(undone.length, section))} changed`, {
        run,
        done: t`Undone`,
        failed: reasonOf,
      });
      return true;
    } catch (error) {
      showMessage({ type: "error", text: reasonOf(error) });
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    values,
    problems,
    busy,
    completed,
    save,
    give: (column: string, value: string) => setValues((before) => ({ ...before, [column]: value })),
  };
}
