/** Decides which accounts may start another job in this process: docs/decisions/0007-performance.md. */
import { addTo } from "../capacity/kept-maps.ts";

/** How long an account pauses after it held a place without success. */
const REST_MS = 15_000;
/** How many accounts' turns are remembered. */
const REMEMBERED = 200;

export type Turns = ReturnType<typeof takeTurns>;

/** @param share jobs of one account that may run at once */
export function takeTurns(share: number) {
  const underway = new Map<string, number>();
  const turns = new Set<string>();
  const rests = new Map<string, number>();

  return {
    share,
    /** Jobs without an account have no share. */
    take(ownerId: string | null): void {
      if (ownerId === null) return;
      addTo(underway, ownerId, 1);
      turns.delete(ownerId);
      turns.add(ownerId);
      const [oldest] = turns;
      if (oldest !== undefined && turns.size > REMEMBERED) turns.delete(oldest);
    },
    end(ownerId: string | null): void {
      if (ownerId !== null) addTo(underway, ownerId, -1);
    },
    /** Pauses an account's jobs for a while. */
    rest(ownerId: string | null): void {
      if (ownerId !== null) rests.set(ownerId, performance.now() + REST_MS);
    },
    resting(): string[] {
      for (const [ownerId, until] of rests) if (until <= performance.now()) rests.delete(ownerId);
      return [...rests.keys()];
    },
    /** Accounts with running jobs, once per job. */
    busy: () => [...underway].flatMap(([ownerId, jobs]) => Array<string>(jobs).fill(ownerId)),
    /** Accounts that had a turn, latest last. */
    recent: () => [...turns],
  };
}
