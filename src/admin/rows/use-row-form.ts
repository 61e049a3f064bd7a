import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { asInput, type Field, formSchema, type InputValue } from "../../fields/index.ts";
import { type Draft, draftKey, draftStore, formOpened } from "./drafts.ts";
import { type ChangedElsewhereError, type Changes, changesTo, type Version } from "./merge.ts";
import { newId } from "./new-id.ts";
import { useRowsContext } from "./rows-provider.tsx";
import { useDraft } from "./use-draft.tsx";

type Fields = Readonly<Record<string, Field>>;
type Inputs = Record<string, InputValue>;
type Typed = Record<string, unknown>;

export function inputsOf(fields: Fields, values: Changes | undefined): Inputs {
  return Object.fromEntries(
    Object.entries(fields).map(([column, field]) => [column, asInput(field, values?.[column])]),
  );
}

/** Another window has changed columns that were also changed here. */
interface Conflict<Row extends Version> {
  current: Row;
  /** The columns that both have changed. */
  columns: readonly string[];
}

interface RowFormOptions<Row extends Version> {
  /** Of the draft: `{hotel}/{collection}/{row}`. */
  name: string;
  fields: Fields;
  /** Without one, the form adds a row. */
  row?: Row | undefined;
  /** The initial values of a form that adds a row. */
  initial?: Changes | undefined;
  /** The last day on which the row may be kept: its draft has what was typed, and nothing else of the row. */
  keepUntil?: string | undefined;
  /** Asked for at each check; without it everything that the fields require is. */
  schema?: () => ReturnType<typeof formSchema>;
}

/**
 * The form of one row. It keeps the version it began with and the changes to it, also over a reload or the
 * end of a session.
 */
export function useRowForm<Row extends Version>({
  name,
  fields,
  row,
  initial,
  keepUntil,
  schema = () => formSchema(fields),
}: RowFormOptions<Row>) {
  const userId = useRowsContext().userId;
  const [store] = useState(() => draftStore(draftKey(userId, name)));
  const [draft] = useState(store.read);
  const [original, setOriginal] = useState(row && originalOf(row, draft));
  const [conflict, setConflict] = useState<Conflict<Row>>();
  /** The new row: always the same one, however often adding it is tried. */
  const [adding, setAdding] = useState(sentRow(draft) ?? newRow);
  const form = useForm<Typed, unknown, Typed>({
    resolver: (values, context, options) => zodResolver(schema())(values, context, options),
    defaultValues: inputsOf(fields, original ?? initial),
  });
  /** Up to date at once, while the state changes with the next render. */
  const base = useRef(original);
  const stored = useDraft(form, {
    store,
    columns: Object.keys(fields),
    before: () => inputsOf(fields, base.current ?? initial),
    changesOnly: keepUntil !== undefined,
    more: () => (row ? { original: kept(base.current), until: keepUntil } : { adding }),
  });
  useEffect(() => formOpened(store.key), [store]);

  function kept(version: Version | undefined): Version | undefined {
    return keepUntil === undefined ? version : version && { updated_at: version.updated_at };
  }

  function typedColumns(): string[] {
    return Object.keys(changesTo(inputsOf(fields, original), form.getValues()));
  }

  function startOver(from: Row): void {
    base.current = from;
    setOriginal(from);
    setConflict(undefined);
    form.reset(inputsOf(fields, from));
    stored.drop();
  }

  /** Replaces what is in the form by a version of the row, but for these columns, which stay as typed. */
  function startOverBut(kept: readonly string[], from: Row): void {
    const typed = form.getValues();
    startOver(from);
    for (const column of kept) {
      const value = typed[column];
      if (value !== undefined) form.setValue(column, value, { shouldDirty: true });
    }
  }

  return {
    form,
    original,
    /** Of a row that is added: the one it will have. */
    addedId: adding.id,
    conflict,
    /** The error contains the stored version of the row. */
    setConflict: (error: ChangedElsewhereError) =>
      setConflict(error as ChangedElsewhereError & Conflict<Row>),
    dropConflict: () => setConflict(undefined),
    /** @returns the values that were changed in the form, or that the owner was asked about: the others may be out of date */
    changesOf: (values: Changes): Changes => {
      const typed = [...typedColumns(), ...(conflict?.columns ?? [])];
      return Object.fromEntries(Object.entries(values).filter(([column]) => typed.includes(column)));
    },
    /** Replaces everything in the form by a version of the row. */
    startOver,
    /**
     * To call when the form is sent. @returns what to call once it is stored, with the stored row: the form goes on from
     * it and keeps what was typed meanwhile. It answers whether there is any
     */
    saving: (): ((stored: Row | undefined) => boolean) => {
      const sent = structuredClone(form.getValues());
      return (stored) => {
        const typedSince = Object.keys(changesTo(sent, form.getValues()));
        if (stored) startOverBut(typedSince, stored);
        return typedSince.length > 0;
      };
    },
    /** Loads a newer version into the form; typed values stay, except in the columns `replaced`. */
    loadNewer: (newer: Row, replaced: readonly string[]): void =>
      startOverBut(
        typedColumns().filter((column) => !replaced.includes(column)),
        newer,
      ),
    /** @returns the row to add. Its values are remembered as sent, in case the answer is lost */
    newRow: (values: Changes) => {
      const tried = [...adding.tried];
      adding.tried.push(values);
      stored.keepMore();
      return { id: adding.id, values, tried };
    },
    /** Whether the form was restored from a draft. */
    restored: stored.restored,
    /** To call once the input is saved or no longer wanted. */
    dropDraft: stored.drop,
    /** Resets the form to its values before anything was typed. */
    discardDraft: (): void => {
      if (row) startOver(row);
      else {
        setAdding(newRow);
        form.reset(inputsOf(fields, initial));
        stored.drop();
      }
      const [first] = Object.keys(fields);
      if (first) form.setFocus(first);
    },
  };
}

export type RowForm<Row extends Version> = ReturnType<typeof useRowForm<Row>>;

/**
 * The version that the draft was typed over. Where only its time is known and the row has changed since, what was typed
 * counts as changed elsewhere too: its owner is asked.
 */
function originalOf<Row extends Version>(row: Row, draft: Draft | undefined): Row {
  if (!draft?.original || draft.original.updated_at === row.updated_at) return row;
  const isWhole = Object.keys(draft.original).length > 1;
  // The draft belongs to this row, so it has its columns.
  if (isWhole) return draft.original as Row;
  const unknown = Object.fromEntries(Object.keys(draft.inputs).map((column) => [column, undefined]));
  return { ...row, ...unknown, ...draft.original };
}

/** The draft's row, if it was sent. An unsent one gets a new id in each tab, because both tabs may add it. */
function sentRow(draft: Draft | undefined): Draft["adding"] {
  return draft?.adding?.tried.length ? draft.adding : undefined;
}

function newRow(): { id: string; tried: Changes[] } {
  return { id: newId(), tried: [] };
}
