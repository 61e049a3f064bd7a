import { useState } from "react";
import { t } from "../../../lib/texts/t.ts";
import type { Section } from "../../../sections/index.ts";
import type { Item, ItemValues } from "../../content/sections/items.ts";
import { useChangeItems } from "../../content/sections/shown.ts";
import { inputOf } from "../../ui/spreadsheet/cells.ts";
import { capitalized, counted } from "../../ui/words.ts";
import { lacks } from "./waiting.ts";

/** Each row's own distance. No owner types it. */
export const AS_THE_MAP_SAYS = "as the map says\0";

export function useValuesForRows(section: Section, distances: ReadonlyMap<string, string>) {
  const change = useChangeItems(section);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [completed, setCompleted] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);

  /** Values for a row: it keeps those that it has. */
  function changesOf(item: Item, parsed: ItemValues): ItemValues {
    return Object.fromEntries(
      Object.entries(parsed).flatMap(([column, value]) => {
        const given = value === AS_THE_MAP_SAYS ? distances.get(item.id) : value;
        return lacks(item, column) && given !== undefined ? [[column, given]] : [];
      }),
    );
  }

  async function save(items: readonly Item[]): Promise<boolean> {
    const parsed: ItemValues = {};
    const wrong: Record<string, string> = {};
    for (const [column, text] of Object.entries(values)) {
      const field = section.fields[column];
      if (!field || text.trim() === "") continue;
      const result = field.schema.safeParse(inputOf(field, text));
      if (text === AS_THE_MAP_SAYS) parsed[column] = text;
      else if (result.success) parsed[column] = result.data;
      else wrong[column] = result.error.issues[0]?.message ?? "";
    }
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return false;
    const pairs = items
      .map((item) => ({ item, changes: changesOf(item, parsed) }))
      .filter(({ changes }) => Object.keys(changes).length > 0);
    setBusy(true);
    const saved = await change(pairs, t`${capitalized(counted(pairs.length, section))} changed`);
    setBusy(false);
    if (saved.length === 0) return false;
    setValues({});
    setCompleted((before) => new Set([...before, ...saved.map(({ id }) => id)]));
    return true;
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
