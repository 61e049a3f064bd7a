import { useState } from "react";

/**
 * Apart from useTask(), whose messages the first screens do not load.
 *
 * @returns whether work that a press sets off is under way, and what runs it
 */
export function useBusy() {
  const [busy, setBusy] = useState(false);

  async function during(work: () => unknown): Promise<void> {
    setBusy(true);
    try {
      await work();
    } finally {
      setBusy(false);
    }
  }

  return [busy, during] as const;
}
