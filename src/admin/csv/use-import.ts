import { useRef, useState } from "react";
import { brokenRule, contentWords, errorCode, NETWORK, words } from "../../lib/errors.ts";
import type { Section } from "../../sections/index.ts";
import { newId } from "../forms/new-id.ts";
import { PartlyDoneError, useBulkChanges } from "../sections/bulk.ts";
import { ruleWords } from "../sections/rule-words.ts";
import { useUndo } from "../sections/undo.ts";
import { capitalized, counted } from "../sections/words.ts";
import { useMessages } from "../ui/messages.tsx";
import type { ReadRow } from "./read.ts";

/** Sends rows of one file. Each has its id from the first try on, so that no try adds it twice. */
export function useImport(section: Section) {
  const { add, remove } = useBulkChanges(section);
  const showMessage = useMessages();
  const undo = useUndo();
  const ids = useRef(new Map<number, string>());
  const [stored, setStored] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  function idOf({ line }: ReadRow): string {
    const id = ids.current.get(line) ?? newId();
    ids.current.set(line, id);
    return id;
  }

  /** Says what has been added, where it can be undone. */
  function announce(added: readonly string[], leftOut: number): void {
    const count = capitalized(counted(added.length, section));
    const rest = leftOut === 0 ? "" : ` ${leftOut === 1 ? "1 row was" : `${leftOut} rows were`} left out.`;
    showMessage({
      type: "success",
      title: `${count} imported successfully!${rest}`,
      passing: true,
      action: {
        label: "Undo",
        onPress: () =>
          void undo({
            run: () => remove(added),
            done: "Import undone",
            failed: `Failed to undo the import of your ${section.many}.`,
          }),
      },
    });
  }

  /** @returns whether all of them are stored */
  async function send(rows: readonly ReadRow[], leftOut: number): Promise<boolean> {
    setBusy(true);
    setFailure(undefined);
    const values = rows.flatMap((row) => (row.values ? [{ ...row.values, id: idOf(row) }] : []));
    try {
      await add(values.filter(({ id }) => !stored.includes(id)));
      announce(
        values.map(({ id }) => id),
        leftOut,
      );
      return true;
    } catch (error) {
      if (!(error instanceof PartlyDoneError)) throw error;
      const added = [...stored, ...(error.done as string[])];
      setStored(added);
      setFailure(
        `${partWords(added.length, values.length)}${failureWords(section, error.cause, added.length)}`,
      );
      return false;
    } finally {
      setBusy(false);
    }
  }

  function forget(): void {
    ids.current.clear();
    setStored([]);
    setFailure(undefined);
  }

  return {
    send,
    announce,
    /** For another file. */
    forget,
    busy,
    failure,
    /** Ids of the rows that are stored although sending failed later. */
    stored,
    isStored: (row: ReadRow) => stored.includes(ids.current.get(row.line) ?? ""),
  };
}

function partWords(added: number, all: number): string {
  return added === 0 ? "" : `${added} of ${all} rows have been imported. `;
}

/** In the words of the form; a rule of the database that the file's reader does not know names its field. */
function failureWords({ table, fields, one, errors }: Section, error: unknown, added: number): string {
  const broken = brokenRule(error, table, Object.keys(fields));
  const field = broken && fields[broken.column];
  const reason =
    broken && field ? `${ruleWords(field, broken.rule)}.` : words(contentWords("add", one, errors), error);
  // Without an answer nobody knows whether they arrived.
  if (added > 0 || errorCode(error) === NETWORK) return `${reason} Import again: no row is added twice.`;
  return `${reason} Nothing has been imported.`;
}
