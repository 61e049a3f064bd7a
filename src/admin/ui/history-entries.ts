/** Where the router's entries stand in the history of this tab. The router tells their order to nobody. */
import type { DataRouter, Location } from "react-router";

/** Where this tab keeps their places, for after a reload. */
const KEPT = "innfo-entries";

interface HereEntry {
  /** Counts up along the history. */
  index: number;
  location: Location<Record<string, unknown> | null>;
  /** See history-layers.tsx. */
  isGuard: boolean;
}

export type HistoryEntries = ReturnType<typeof followEntries>;

/** To be called once for a router, before its first navigation. */
export function followEntries(router: Pick<DataRouter, "state" | "subscribe">) {
  const places = new Map(JSON.parse(sessionStorage.getItem(KEPT) ?? "[]") as [key: string, index: number][]);
  let { key } = router.state.location;
  let index = places.get(key) ?? 0;
  places.set(key, index);

  router.subscribe(({ location, historyAction }) => {
    if (location.key === key) return;
    ({ key } = location);
    if (historyAction === "PUSH") index += 1;
    // An entry that this tab has forgotten is most likely one back.
    if (historyAction === "POP") index = places.get(key) ?? index - 1;
    places.set(key, index);
    try {
      sessionStorage.setItem(KEPT, JSON.stringify([...places]));
    } catch {
      // The storage is full: after a reload, Back may need a second press.
    }
  });

  return {
    /** As the router has it: its hooks follow with the next render. */
    here: (): HereEntry => {
      const { location } = router.state;
      return { index, location, isGuard: location.state?.guard === true };
    },
    /** Undefined for a location that was never here. */
    indexOf: (of: Location): number | undefined => places.get(of.key),
  };
}
