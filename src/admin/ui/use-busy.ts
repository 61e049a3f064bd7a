import { useState } from "react";

/** What a press sets off, and whether it runs. Without useTask()'s messages, for the first screens. */
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
