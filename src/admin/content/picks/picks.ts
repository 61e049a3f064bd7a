import { useState } from "react";
import { type CustomSection, customSection } from "../../../sections/custom.ts";
import type { Section } from "../../../sections/index.ts";
import { type HouseKind, houseKindOf } from "../../../suggestions/house-kinds.ts";
import { useUser } from "../../account/auth/auth-provider.tsx";
import { draftKey, draftStore } from "../../rows/drafts.ts";
import type { RowWithId } from "../../rows/many-rows.ts";
import { newId } from "../../rows/new-id.ts";
import type { Offered, SuggestionReading, Typed } from "./offer.ts";
import { readSuggestion } from "./offer.ts";

/** The owner's ticks and answers; the browser keeps them until they are stored. */
interface Kept {
  ticked: Readonly<Record<string, boolean>>;
  typed: Readonly<Record<string, Typed>>;
  /** Ids of the rows they become, so that none is added twice. */
  ids: Readonly<Record<string, string>>;
  /** The kind of house, once the owner has chosen one. */
  kind?: HouseKind;
}

interface Picked {
  offered: Offered;
  reading: SuggestionReading;
}

export interface PickedRows {
  section: Section;
  founded?: CustomSection;
  rows: RowWithId[];
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

  function typedInto({ id, blanks }: Offered): Typed {
    const known = Object.fromEntries(blanks.map((blank) => [blank.column, blank.known]));
    return { ...known, ...kept.typed[id] };
  }

  return {
    isTicked: (offered: Offered): boolean => kept.ticked[offered.id] ?? (usual && offered.usual),
    tick: ({ id }: Pick<Offered, "id">, on: boolean): void => keep({ ticked: { ...kept.ticked, [id]: on } }),
    kindOf: (hotelName: string): HouseKind => kept.kind ?? houseKindOf(hotelName),
    chooseKind: (kind: HouseKind): void => keep({ kind }),
    typedInto,
    type: ({ id }: Offered, texts: Typed): void =>
      keep({ typed: { ...kept.typed, [id]: { ...kept.typed[id], ...texts } } }),
    read: (offered: Offered): SuggestionReading => readSuggestion(offered, typedInto(offered)),
    rowsOf: (picked: readonly Picked[]): PickedRows[] => {
      const ids = { ...kept.ids };
      const idOf = (name: string) => {
        ids[name] ??= newId();
        return ids[name];
      };
      const found = new Map<string, PickedRows>();
      for (const { offered, reading } of picked) {
        if (reading.status !== "ready") continue;
        const { section, founding } = offered;
        const founded = founding && { ...founding, id: idOf(section.id) };
        const of = found.get(section.id) ?? {
          section: founded ? customSection(founded) : section,
          ...(founded && { founded }),
          rows: [],
        };
        of.rows.push({ ...reading.values, id: idOf(offered.id) });
        found.set(section.id, of);
      }
      keep({ ids });
      return [...found.values()];
    },
    drop: store.drop,
  };
}
