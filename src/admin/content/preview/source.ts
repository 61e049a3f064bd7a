/** Between the form that an owner types into and the preview beside it. */
import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { Fields } from "../../../fields/index.ts";
import { type Changes, changesTo, type Version } from "../../rows/merge.ts";

/** Typed values, as they would be saved; undefined when they equal what is stored. */
export type PreviewDraft = { target: PreviewTarget; values: Changes } | undefined;

/** The row or hotel that a form changes. */
export interface PreviewTarget {
  table: string;
  /** The row's id, also a new one's. */
  id: string;
  /** The version that is changed. */
  original?: Version | undefined;
  /** Columns of a new row that say where it belongs. */
  filed?: Changes;
  /** Values it is shown with, whatever is typed. */
  as?: Changes | undefined;
  /** Where guests read it on the page, with its "#". */
  at?: string | undefined;
}

class PreviewSource {
  #read: (() => PreviewDraft) | undefined;
  readonly #listeners = new Set<(isStored: boolean) => void>();

  /** Asked for when it is drawn: keystrokes cost nothing where no preview is shown. */
  draft(): PreviewDraft {
    return this.#read?.();
  }

  /** @returns what takes the draft away again */
  show(read: () => PreviewDraft): () => void {
    this.#read = read;
    this.changed();
    return () => {
      if (this.#read !== read) return;
      this.#read = undefined;
      this.changed();
    };
  }

  changed(): void {
    for (const listener of this.#listeners) listener(false);
  }

  /** The guest page has changed without a mutation of the query client. */
  stored(): void {
    for (const listener of this.#listeners) listener(true);
  }

  /** @returns what ends it */
  subscribe(listener: (isStored: boolean) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** One form at a time is open. */
export const previewSource = new PreviewSource();

/**
 * Shows in the preview what is typed into a form. Values that could not be saved are left as they are stored; their input says
 * so when the owner saves.
 *
 * @param target the same object until another row, or another version of it, is in the form
 */
export function useInPreview<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fields: Fields,
  target: PreviewTarget,
): void {
  useEffect(() => {
    const hide = previewSource.show(() => draftOf(fields, form, target));
    const stop = form.subscribe({ formState: { values: true }, callback: () => previewSource.changed() });
    return () => {
      stop();
      hide();
    };
  }, [form, fields, target]);
}

/** Stands for a required text that is not typed yet. */
const NOT_YET = "…";

function draftOf<Values extends FieldValues>(
  fields: Fields,
  form: UseFormReturn<Values>,
  target: PreviewTarget,
): PreviewDraft {
  const { original, filed, as, id } = target;
  const entries = Object.entries(fields);
  const typed: Changes = form.getValues();
  const before: Changes = form.formState.defaultValues ?? {};
  if (!original && Object.keys(changesTo(before, typed)).length === 0) return undefined;
  const isNew = !original || original.is_hidden === true;
  const values: Record<string, unknown> = {};
  for (const [column, { schema, kind, required }] of entries) {
    const { success, data } = schema.safeParse(typed[column]);
    if (success) values[column] = data;
    else if (isNew && required) {
      // Nothing stands for a choice or stars, and guests read no item without them.
      if (!/text|phone/i.test(kind)) return undefined;
      values[column] = NOT_YET;
    }
  }
  if (!original) return { target, values: { ...values, ...as, ...filed, id } };
  const changes = changesTo(original, values);
  return Object.keys(changes).length > 0 ? { target, values: { ...changes, ...as } } : undefined;
}
