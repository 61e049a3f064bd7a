import { useCallback, useState } from "react";

/** Ids of rows that somebody ticks. `choose` stays the same, so that a long list draws one row again. */
export function useChosen() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = useCallback((id: string, isChosen: boolean) => {
    setChosen((before) => {
      const after = new Set(before);
      if (isChosen) after.add(id);
      else after.delete(id);
      return after;
    });
  }, []);
  return { chosen, setChosen, choose };
}
