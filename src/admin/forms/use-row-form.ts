import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { asInput, type Field, formSchema, type Input } from "../../fields/index.ts";
import { useUser } from "../auth/auth-provider.tsx";
import { type Draft, draftKey, draftStore, formOpened } from "./drafts.ts";
import { newId } from "./new-id.ts";
import { type ChangedElsewhereError, type Changes, changesTo, type Version } from "./save-over.ts";
import { useDraft } from "./use-draft.ts";

type Fields = Readonly<Record<string, Field>>;
type Inputs = Record<string, Input>;

function inputsOf(fields: Fields, values: Changes | undefined): Inputs {
  return Object.fromEntries(
    Object.entries(fields).map(([column, field]) => [column, asInput(field, values?.[column])]),
  );
}

/** Another window has changed what was typed over here. */
export interface Conflict<Row extends Version> {
  current: Row;
  /** Those that both have changed. */
  columns: readonly string[];
}

interface RowFormOptions<Row extends Version> {
  /** Of the draft: `{hotel}/{collection}/{row}`. */
  name: string;
  fields: Fields;
  /** Without one, the form adds a row. */
  row?: Row | undefined;
  /** What a form that adds starts with. */
  initial?: Changes | undefined;
}

/**
 * The form of one row, which knows the version it began with, and what was typed on top of it, also before a
 * reload or the end of a session.
 */
export function useRowForm<Row extends Version>({ name, fields, row, initial }: RowFormOptions<Row>) {
  const userId = useUser().id;
  const [store] = useState(() => draftStore(draftKey(userId, name)));
  const [draft] = useState(store.read);
  // A draft of this row, whose columns it has.
  const [original, setOriginal] = useState(row && ((draft?.original as Row | undefined) ?? row));
  const [conflict, setConflict] = useState<Conflict<Row>>();
  /** The row that is added: one, however often it is tried. */
  const [adding, setAdding] = useState(sentRow(draft) ?? newRow);
  const form = useForm({
    resolver: zodResolver(formSchema(fields)),
    defaultValues: inputsOf(fields, original ?? initial),
  });
  /** True at once, where the state follows with the next render. */
  const base = useRef(original);
  const kept = useDraft(form, {
    store,
    columns: Object.keys(fields),
    before: () => inputsOf(fields, base.current ?? initial),
    more: () => (row ? { original: base.current } : { adding }),
  });
  useEffect(() => formOpened(store.key), [store]);

  function typedColumns(): string[] {
    return Object.keys(changesTo(inputsOf(fields, original), form.getValues()));
  }

  function startOver(from: Row): void {
    base.current = from;
    setOriginal(from);
    setConflict(undefined);
    form.reset(inputsOf(fields, from));
    kept.drop();
  }

  return {
    form,
    original,
    conflict,
    /** The version in it is of the row that was to be saved. */
    setConflict: (error: ChangedElsewhereError) =>
      setConflict(error as ChangedElsewhereError & Conflict<Row>),
    dropConflict: () => setConflict(undefined),
    /** @returns those of the form's values that were typed: the others may be out of date */
    changesOf: (values: Changes): Changes => {
      const typed = typedColumns();
      return Object.fromEntries(Object.entries(values).filter(([column]) => typed.includes(column)));
    },
    /** Puts a version of the row in place of all that was typed. */
    startOver,
    /** Puts a newer version in place, and leaves what was typed in other columns than `replaced`. */
    loadNewer: (newer: Row, replaced: readonly string[]): void => {
      const typed = form.getValues();
      const keep = typedColumns().filter((column) => !replaced.includes(column));
      startOver(newer);
      for (const column of keep) {
        const value = typed[column];
        if (value !== undefined) form.setValue(column, value, { shouldDirty: true });
      }
    },
    /** @returns the row to add; its values are remembered as sent, should the answer get lost */
    newRow: (values: Changes) => {
      const tried = [...adding.tried];
      adding.tried.push(values);
      kept.keepMore();
      return { id: adding.id, values, tried };
    },
    /** What the form shows was typed earlier. */
    restored: kept.restored,
    /** What was typed is saved, or not wanted any more. */
    dropDraft: kept.drop,
    /** Shows what the form would show if nothing had been typed. */
    discardDraft: (): void => {
      if (row) startOver(row);
      else {
        setAdding(newRow);
        form.reset(inputsOf(fields, initial));
        kept.drop();
      }
      const [first] = Object.keys(fields);
      if (first) form.setFocus(first);
    },
  };
}

/** What was never sent gets an id of its own in each tab, which may make two rows of one draft. */
function sentRow(draft: Draft | undefined): Draft["adding"] {
  return draft?.adding?.tried.length ? draft.adding : undefined;
}

function newRow(): { id: string; tried: Changes[] } {
  return { id: newId(), tried: [] };
}
