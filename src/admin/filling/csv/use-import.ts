import { useMemo, useRef, useState } from "react";
import { errorCode, NETWORK } from "../../../lib/errors.ts";
import { plural, t } from "../../../lib/texts/t.ts";
import type { Section } from "../../../sections/index.ts";
import { type Item, useItemTable } from "../../content/sections/items.ts";
import { writeFailure } from "../../rows/failures.ts";
import { PartlyDoneError, useManyRows } from "../../rows/many-rows.ts";
import { newId } from "../../rows/new-id.ts";
import type { RowTable } from "../../rows/table.ts";
import { useAnnounce } from "../../ui/undo.ts";
import { capitalized, counted, withFullStop } from "../../ui/words.ts";
import type { ReadRow } from "./rows.ts";

/**
 * Sends the rows of one file. Each keeps its id through all attempts, so that none is added twice.
 * @param items the section's rows, including those of earlier attempts
 */
export function useImport(section: Section, items: readonly Item[]) {
  const { add, remove } = useManyRows();
  const table = useItemTable(section);
  const announceAdded = useAnnounce();
  const ids = useRef(new Map<number, string>());
  /** Ids of the rows that were sent, and of those that the server has confirmed. */
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  // A row whose answer was lost appears in the list when it is stored.
  const stored = useMemo(
    () => new Set([...done, ...items.flatMap(({ id }) => (sent.has(id) ? [id] : []))]),
    [done, items, sent],
  );
  const others = useMemo(() => items.filter(({ id }) => !sent.has(id)), [items, sent]);

  function idOf({ line }: ReadRow): string {
    const id = ids.current.get(line) ?? newId();
    ids.current.set(line, id);
    return id;
  }

  function announce(added: readonly string[], leftOut: number, hidden = 0): void {
    const said = [
      t`${capitalized(counted(added.length, section))} imported successfully!`,
      hidden > 0 && t`${hidden} hidden until complete.`,
      leftOut > 0 && plural(leftOut, { one: "# row was left out.", other: "# rows were left out." }),
    ];
    announceAdded(said.filter(Boolean).join(" "), {
      run: () => remove(table, added),
      done: t`Import undone`,
      failed: t`Failed to undo the import.`,
    });
  }

  async function send(rows: readonly ReadRow[], leftOut: number): Promise<boolean> {
    setBusy(true);
    setFailure(undefined);
    // Rows of one request have the same columns.
    const values = rows.flatMap((row) =>
      row.values ? [{ is_hidden: false, ...row.values, id: idOf(row) }] : [],
    );
    setSent(new Set(values.map(({ id }) => id)));
    try {
      const missing = values.filter(({ id }) => !stored.has(id));
      await add(table, missing);
      const added = values.map(({ id }) => id);
      // What waits is asked about first: a dialog would stand before the message.
      if (rows.some(({ lacking }) => lacking)) setDone(added);
      else announce(added, leftOut);
      return true;
    } catch (error) {
      if (!(error instanceof PartlyDoneError)) throw error;
      const added = [...done, ...(error.done as string[])];
      setDone(added);
      setFailure(failureOf(table, error.cause, added.length));
      return false;
    } finally {
      setBusy(false);
    }
  }

  function forget(): void {
    ids.current.clear();
    setSent(new Set());
    setDone([]);
    setFailure(undefined);
  }

  return {
    send,
    announce,
    forget,
    busy,
    failure,
    stored: [...stored],
    others,
    isStored: (row: ReadRow) => stored.has(ids.current.get(row.line) ?? ""),
  };
}

function failureOf(table: RowTable, error: unknown, added: number): string {
  const reason = withFullStop(writeFailure(table, "add", error));
  // Without an answer it is unknown whether they arrived.
  if (added > 0 || errorCode(error) === NETWORK) return t`${reason} Import again: no row is added twice.`;
  return t`${reason} Nothing has been imported.`;
}
