import { useMemo, useRef, useState } from "react";
import { plural, t } from "../../../lib/texts/t.ts";
import type { Section } from "../../../sections/index.ts";
import { type StoredWords, useAddPicked } from "../../content/picks/use-add-picked.ts";
import type { Item } from "../../content/sections/items.ts";
import { newId } from "../../rows/new-id.ts";
import { capitalized, counted } from "../../ui/words.ts";
import type { ReadRow } from "./rows.ts";

/**
 * Sends the rows of one file. Each keeps its id through all attempts, so that none is added twice.
 * @param items the section's rows, including those of earlier attempts
 */
export function useImport(section: Section, items: readonly Item[]) {
  const { add, announce, busy, failures, isAway, done } = useAddPicked();
  const ids = useRef(new Map<number, string>());
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  // A row whose answer was lost appears in the list when it is stored.
  const stored = useMemo(
    () => new Set([...done, ...items.map(({ id }) => id)].filter((id) => sent.has(id))),
    [done, items, sent],
  );
  const others = useMemo(() => items.filter(({ id }) => !sent.has(id)), [items, sent]);
  const [reason] = failures;

  function idOf({ line }: ReadRow): string {
    const id = ids.current.get(line) ?? newId();
    ids.current.set(line, id);
    return id;
  }

  function said(ids: readonly unknown[], leftOut: number, hidden = 0): StoredWords {
    const parts = [
      t`${capitalized(counted(ids.length, section))} imported successfully!`,
      hidden > 0 && t`${hidden} hidden until complete.`,
      leftOut > 0 && plural(leftOut, { one: "# row was left out.", other: "# rows were left out." }),
    ];
    return {
      stored: parts.filter(Boolean).join(" "),
      undone: t`Import undone`,
      failed: t`Failed to undo the import.`,
    };
  }

  function send(rows: readonly ReadRow[], leftOut: number): Promise<boolean> {
    // Rows of one request have the same columns.
    const all = rows.flatMap((row) =>
      row.values ? [{ is_hidden: false, ...row.values, id: idOf(row) }] : [],
    );
    setSent(new Set(all.map(({ id }) => id)));
    // Incomplete rows are asked about first: a dialog would stand before the message.
    const isWaiting = rows.some(({ lacking }) => lacking);
    const missing = all.filter(({ id }) => !stored.has(id));
    return add([{ section, rows: missing }], isWaiting ? "later" : said(all, leftOut));
  }

  return {
    send,
    announce: (leftOut: number, hidden?: number) => announce(said([...stored], leftOut, hidden)),
    forget(): void {
      ids.current.clear();
      setSent(new Set());
    },
    busy,
    // Without an answer it is unknown whether they arrived.
    failure:
      reason &&
      sent.size > 0 &&
      (stored.size > 0 || isAway
        ? t`${reason} Import again: no row is added twice.`
        : t`${reason} Nothing has been imported.`),
    storedIds: stored,
    others,
    isStored: (row: ReadRow) => stored.has(ids.current.get(row.line) ?? ""),
  };
}
