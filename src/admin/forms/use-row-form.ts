import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { asInput, type Field, formSchema, type Input } from "../../fields/index.ts";
import { type ChangedElsewhereError, type Changes, changesTo, type Version } from "./save-over.ts";

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

/**
 * The form of one row, which knows the version it began with, and what was typed on top of it.
 * @param initial what a form that adds starts with
 */
export function useRowForm<Row extends Version>(
  fields: Record<string, Field>,
  row: Row | undefined,
  initial?: Changes,
) {
  const [original, setOriginal] = useState(row);
  /** What stands in the way of saving. */
  const [conflict, setConflict] = useState<Conflict<Row>>();
  const form = useForm({
    resolver: zodResolver(formSchema(fields)),
    defaultValues: inputsOf(fields, row ?? initial),
  });

  function typedColumns(): string[] {
    return Object.keys(changesTo(inputsOf(fields, original), form.getValues()));
  }

  function startOver(from: Row): void {
    form.reset(inputsOf(fields, from));
    setOriginal(from);
    setConflict(undefined);
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
      const kept = typedColumns().filter((column) => !replaced.includes(column));
      startOver(newer);
      for (const column of kept) {
        const value = typed[column];
        if (value !== undefined) form.setValue(column, value, { shouldDirty: true });
      }
    },
  };
}
