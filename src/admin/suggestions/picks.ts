import { useState } from "react";
import { useUser } from "../auth/auth-provider.tsx";
import { draftKey, draftStore } from "../forms/drafts.ts";
import { newId } from "../forms/new-id.ts";
import type { NewRow } from "../sections/bulk.ts";
import type { Offered, Reading, Typed } from "./offer.ts";
import { readSuggestion } from "./offer.ts";

/** What an owner has ticked and filled in; kept by the browser until it is stored. */
interface Kept {
  ticked: readonly string[];
  typed: Readonly<Record<string, Typed>>;
  /** Of the rows they become, so that none is added twice. */
  ids: Readonly<Record<string, string>>;
}

export type Picks = ReturnType<typeof usePicks>;

/**
 * @param name of the draft within the account
 * @param first what is ticked before anything was changed
 */
export function usePicks(name: string, first: readonly string[] = []) {
  const userId = useUser().id;
  const [store] = useState(() => draftStore(draftKey(userId, name)));
  const [kept, setKept] = useState<Kept>(
    // Only the function below writes it.
    () => (store.read()?.inputs as Kept | undefined) ?? { ticked: first, typed: {}, ids: {} },
  );

  function keep(changes: Partial<Kept>): void {
    const next = { ...kept, ...changes };
    setKept(next);
    store.keep({ inputs: { ...next } });
  }

  /** What stands in the blanks: the owner's words, else those of the profile. */
  function typedInto({ id, blanks }: Offered): Typed {
    return Object.fromEntries(blanks.map(({ column, known }) => [column, kept.typed[id]?.[column] ?? known]));
  }

  return {
    isTicked: ({ id }: Offered): boolean => kept.ticked.includes(id),
    tick: ({ id }: Offered, on: boolean): void =>
      keep({ ticked: on ? [...kept.ticked, id] : kept.ticked.filter((other) => other !== id) }),
    typedInto,
    type: ({ id }: Offered, column: string, text: string): void =>
      keep({ typed: { ...kept.typed, [id]: { ...kept.typed[id], [column]: text } } }),
    read: (offered: Offered): Reading => readSuggestion(offered, typedInto(offered)),
    /** The rows of those that are ready, always under the same ids. */
    rowsOf: (ready: readonly { offered: Offered; reading: Reading }[]): NewRow[] => {
      const ids = { ...kept.ids };
      const rows = ready.flatMap(({ offered: { id }, reading }) => {
        if (reading.status !== "ready") return [];
        ids[id] ??= newId();
        return [{ ...reading.values, id: ids[id] }];
      });
      keep({ ids });
      return rows;
    },
    drop: store.drop,
  };
}
