import { useState } from "react";
import { useUser } from "../auth/auth-provider.tsx";
import { draftKey, draftStore } from "../forms/drafts.ts";
import { newId } from "../forms/new-id.ts";
import type { NewRow } from "../sections/bulk.ts";
import type { Offered, Reading, Typed } from "./offer.ts";
import { readDraft, readSuggestion } from "./offer.ts";

/** What an owner has ticked and filled in; kept by the browser until it is stored. */
interface Kept {
  ticked: Readonly<Record<string, boolean>>;
  typed: Readonly<Record<string, Typed>>;
  /** Of the rows they become, so that none is added twice. */
  ids: Readonly<Record<string, string>>;
}

export type Picks = ReturnType<typeof usePicks>;

/**
 * @param name of the draft within the account
 * @param usual whether usual ones are ticked before the owner has said otherwise
 */
export function usePicks(name: string, usual = false) {
  const userId = useUser().id;
  const [store] = useState(() => draftStore(draftKey(userId, name)));
  const [kept, setKept] = useState<Kept>(
    // Only the function below writes it.
    () => (store.read()?.inputs as Kept | undefined) ?? { ticked: {}, typed: {}, ids: {} },
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
    isTicked: (offered: Offered): boolean => kept.ticked[offered.id] ?? (usual && offered.usual),
    tick: ({ id }: Offered, on: boolean): void => keep({ ticked: { ...kept.ticked, [id]: on } }),
    typedInto,
    type: ({ id }: Offered, column: string, text: string): void =>
      keep({ typed: { ...kept.typed, [id]: { ...kept.typed[id], [column]: text } } }),
    read: (offered: Offered): Reading => readSuggestion(offered, typedInto(offered)),
    /** As a hidden item, which may lack what is still blank. */
    readDraft: (offered: Offered): Reading => readDraft(offered, typedInto(offered)),
    /** By section, the rows of those that are ready, always under the same ids. */
    rowsOf: (picked: readonly { offered: Offered; reading: Reading }[]): Map<string, NewRow[]> => {
      const ids = { ...kept.ids };
      const rows = new Map<string, NewRow[]>();
      for (const { offered, reading } of picked) {
        if (reading.status !== "ready") continue;
        const id = ids[offered.id] ?? newId();
        ids[offered.id] = id;
        const others = rows.get(offered.section.id) ?? [];
        rows.set(offered.section.id, [...others, { ...reading.values, id }]);
      }
      keep({ ids });
      return rows;
    },
    drop: store.drop,
  };
}
