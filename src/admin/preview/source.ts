/** Between the form that an owner types into and the preview beside it. */
import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { Field } from "../../fields/index.ts";
import { type Changes, changesTo, type Version } from "../forms/save-over.ts";

/** What is typed, as it would be saved; undefined when that is what is stored. */
export type Draft = Changes | undefined;

class PreviewSource {
  #read: (() => Draft) | undefined;
  readonly #listeners = new Set<() => void>();

  /** Asked for when it is drawn: keystrokes cost nothing where no preview is shown. */
  draft(): Draft {
    return this.#read?.();
  }

  /** @returns what takes the draft away again */
  show(read: () => Draft): () => void {
    this.#read = read;
    this.changed();
    return () => {
      if (this.#read !== read) return;
      this.#read = undefined;
      this.changed();
    };
  }

  changed(): void {
    for (const listener of this.#listeners) listener();
  }

  /** @returns what ends it */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** One form at a time is open. */
export const previewSource = new PreviewSource();

/**
 * Shows in the preview what is typed into the form of a hotel. What could not be saved is left as it is stored;
 * its input says so when the owner saves.
 */
export function useInPreview<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fields: Readonly<Record<string, Field>>,
  original: Version,
): void {
  useEffect(() => {
    const hide = previewSource.show(() => draftOf(fields, form.getValues(), original));
    const stop = form.subscribe({ formState: { values: true }, callback: () => previewSource.changed() });
    return () => {
      stop();
      hide();
    };
  }, [form, fields, original]);
}

function draftOf(fields: Readonly<Record<string, Field>>, typed: Changes, original: Version): Draft {
  const valid = Object.entries(fields).flatMap(([column, { schema }]) => {
    const { success, data } = schema.safeParse(typed[column]);
    return success ? [[column, data] as const] : [];
  });
  const changes = changesTo(original, Object.fromEntries(valid));
  return Object.keys(changes).length > 0 ? changes : undefined;
}
