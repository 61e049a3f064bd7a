import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { type Fields, formSchema } from "../../fields/index.ts";
import { failureText, NetworkError, needsUpgrade } from "../../lib/errors.ts";
import { t } from "../../lib/texts/t.ts";
import type { z } from "../../lib/zod.ts";
import { useMessages } from "../ui/messages.tsx";
import { type Draft, draftKey, draftStore, formOpened } from "./drafts.ts";
import { refusedField } from "./failures.ts";
import { ChangedElsewhereError, type Changes, changesTo, type TableRow } from "./merge.ts";
import type { WaitingOrder } from "./orders.ts";
import { KEPT } from "./outbox.ts";
import { asDraft, inputsOf, newRow, originalOf, sentRow } from "./row-draft.ts";
import { useRowsContext } from "./rows-provider.tsx";
import type { NewRow, RowTable } from "./table.ts";
import { useDraft } from "./use-draft.tsx";

type Typed = Record<string, unknown>;
/** A message of success. */
type Said = Omit<Parameters<ReturnType<typeof useMessages>>[0], "type" | "title"> & { title: string };

/** Another window has changed columns that were also changed here. */
type Conflict<Row> = Pick<ChangedElsewhereError, "columns"> & { current: Row };

interface Saved<Row> {
  /** Undefined when it is kept on this device. */
  stored: Row | undefined;
  /** The row that the form goes on from: the stored one, or the kept part of a change. */
  saved: Row | undefined;
  /** The version that was replaced; undefined for a row that was added. */
  over: Row | undefined;
  changes: Changes;
  /** Whether more was typed meanwhile, which is not saved yet. */
  typedSince: boolean;
}

interface RowFormOptions<Row extends TableRow> {
  /** Name of the draft: `{hotel}/{collection}/{row}`. */
  name: string;
  table: RowTable<Row>;
  /** Those of its inputs. */
  fields?: Fields;
  /** Those that no input shows, but that saving may change: for the question which version counts. */
  unseen?: Fields;
  /** As it is stored now. Without one, the form adds a row. */
  row?: Row | undefined;
  /** The initial values of a form that adds a row. */
  initial?: Changes | undefined;
  /** The order that the server has refused: the form begins with it. */
  stopped?: WaitingOrder | undefined;
  /** The last day on which the row may be kept: its draft has what was typed, and nothing else of the row. */
  keepUntil?: string;
  /** Asked for at each check; without it everything that the fields require is. */
  schema?: () => z.ZodMiniType<Typed, Typed>;
  /** Instead of the outbox. They throw what the outbox throws. */
  add?: (row: NewRow) => Promise<Row | undefined>;
  change?: (over: Row, changes: Changes) => Promise<Row | undefined>;
  /** Said beside the input instead of over the screen: nothing was stored, and what was typed is still there. */
  withoutNetwork?: string;
  /** @returns whether it asks about the failure itself */
  onFailed?: (error: unknown) => boolean;
  /** @returns what is said of it, unless it is only kept */
  onSaved: (saved: Saved<Row>) => Said | undefined;
}

/**
 * The form of one row, and what becomes of it: stored, kept, refused, or changed in another window. It keeps the
 * version it began with and the changes to it, also over a reload or the end of a session.
 */
export function useRowForm<Row extends TableRow>(options: RowFormOptions<Row>) {
  const { name, table, row, initial, keepUntil, onSaved } = options;
  const { fields = table.fields, unseen, schema = () => formSchema(fields) } = options;
  const { userId, outbox, upgrade } = useRowsContext();
  const { add = (added) => outbox.add(table, added), change = (...to) => outbox.change(table, ...to) } =
    options;
  const showMessage = useMessages();
  const [store] = useState(() => {
    const store = draftStore(draftKey(userId, name));
    // Values typed since are newer.
    if (options.stopped && !store.read()) store.keep(asDraft(options.stopped, fields));
    return store;
  });
  const [original, setOriginal] = useState(() => row && originalOf(row, store.read()));
  /** The new row: always the same one, however often adding it is tried. */
  const [adding, setAdding] = useState(() => sentRow(store.read()) ?? newRow());
  const [conflict, setConflict] = useState<Conflict<Row>>();
  const form = useForm<Typed, unknown, Typed>({
    resolver: (values, context, asked) => zodResolver(schema())(values, context, asked),
    defaultValues: inputsOf(fields, original ?? initial),
  });
  const { isDirty } = form.formState;
  /** Up to date at once, while the state changes with the next render. */
  const base = useRef(original);
  const kept = useDraft(form, {
    store,
    columns: Object.keys(fields),
    changesOnly: keepUntil !== undefined,
    more: () => (row ? { original: knownOf(base.current), until: keepUntil } : { adding }),
  });
  useEffect(() => formOpened(store.key), [store]);

  // Another window may have saved it meanwhile. Nobody needs the older version.
  useEffect(() => {
    if (row && original && !isDirty && !kept.restored && row.updated_at > original.updated_at) startOver(row);
  });

  function knownOf(version: Row | undefined): Draft["original"] {
    return keepUntil === undefined ? version : version && { updated_at: version.updated_at };
  }

  function typedColumns(): string[] {
    return Object.keys(changesTo(inputsOf(fields, original), form.getValues()));
  }

  /** Goes on from a version of the row; in these columns what was typed stays. */
  function startOver(from: Row, staying: readonly string[] = []): void {
    const typed = form.getValues();
    base.current = from;
    setOriginal(from);
    setConflict(undefined);
    form.reset(inputsOf(fields, from));
    kept.drop();
    for (const column of staying) {
      const value = typed[column];
      if (value !== undefined) form.setValue(column, value, { shouldDirty: true });
    }
  }

  /** The values that were changed in the form, or that the owner was asked about: the others may be out of date. */
  function changesOf(values: Changes): Changes {
    const typed = [...typedColumns(), ...(conflict?.columns ?? [])];
    return Object.fromEntries(Object.entries(values).filter(([column]) => typed.includes(column)));
  }

  /** The values are remembered as sent, in case the answer is lost. */
  function addOnce(values: Changes): Promise<Row | undefined> {
    const tried = [...adding.tried];
    adding.tried.push(values);
    kept.keepMore();
    return add({ id: adding.id, values, tried });
  }

  /** @param over the version to replace; without one a row is added */
  function save(over = original): Promise<void> {
    return form.handleSubmit(async (values) => {
      const changes = original ? changesOf(values) : values;
      const sent = structuredClone(form.getValues());
      let stored: Row | undefined;
      try {
        stored = await (over ? change(over, changes) : addOnce(changes));
      } catch (error) {
        // It is a version of this row.
        if (error instanceof ChangedElsewhereError)
          setConflict(error as ChangedElsewhereError & Conflict<Row>);
        else if (!options.onFailed?.(error)) showFailure(error, Object.keys(changes));
        return;
      }
      const typedSince = Object.keys(changesTo(sent, form.getValues()));
      const saved = stored ?? (over && { ...over, ...changes });
      if (saved) startOver(saved, typedSince);
      else if (typedSince.length === 0) kept.drop();
      const said = onSaved({ stored, saved, over, changes, typedSince: typedSince.length > 0 });
      const secret = await secretNoticed(table, fields, changes).catch(() => undefined);
      if (secret) showMessage(noticeOf(secret));
      else if (said)
        showMessage(stored ? { type: "success", ...said } : { type: "info", title: KEPT, passing: true });
    })();
  }

  function showFailure(error: unknown, changed: readonly string[]): void {
    const beside = error instanceof NetworkError ? changed.find((column) => fields[column]) : undefined;
    const refused =
      beside && options.withoutNetwork
        ? { column: beside, message: options.withoutNetwork }
        : refusedField(error, { ...table, fields });
    if (refused) form.setError(refused.column, { message: refused.message }, { shouldFocus: true });
    else
      showMessage({
        type: "error",
        text: failureText(table.failures(original ? "update" : "add"), error),
        ...(needsUpgrade(error) && { link: upgrade }),
      });
  }

  return {
    form,
    fields,
    original,
    /** Id that an added row will have. */
    addedId: adding.id,
    save,
    /** Takes back what was typed. */
    undo: (): void => row && startOver(row),
    /** Whether the form was restored from a draft. */
    restored: kept.restored,
    /** To call once the input is no longer wanted. */
    dropDraft: kept.drop,
    /** Resets the form to its values before anything was typed. */
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
    table,
    /** Values that are asked about. */
    asked: { ...fields, ...unseen },
    conflict,
    dropConflict: () => setConflict(undefined),
    /** Loads a newer version into the form; typed values stay, except those of the conflict. */
    loadNewer: (newer: Row, replaced: readonly string[]): void =>
      startOver(
        newer,
        typedColumns().filter((column) => !replaced.includes(column)),
      ),
  };
}

export type RowForm<Row extends TableRow> = ReturnType<typeof useRowForm<Row>>;

/** Finds a change that looks like a password or code that everybody would read. */
async function secretNoticed(
  { keep, table }: RowTable,
  fields: Fields,
  changes: Changes,
): Promise<string | undefined> {
  if (!keep || table === "secrets") return undefined;
  // Its words in 24 languages are loaded with the first save; without a network nothing is noticed.
  const { secretIn } = await import("./looks-secret.ts");
  const texts = Object.entries(changes).filter(([column]) => /ext$/.test(fields[column]?.kind ?? ""));
  return texts.map(([, text]) => secretIn(String(text ?? ""))).find(Boolean);
}

function noticeOf(secret: string) {
  return {
    type: "warning" as const,
    title: t`Saved. Is “${secret}” a code of your house?`,
    text: t`Everybody with the link can read it. A code is only for guests in your house.`,
    button: t`Leave It`,
    // In the fragment, which no server is sent: src/admin/content/hotel/secrets.tsx.
    link: { to: `/admin/profile#secret=${encodeURIComponent(secret)}`, label: t`Make It a Code` },
  };
}
