import { useState } from "react";

/** A press's work, and whether it runs. Without useTask()'s messages, for the first screens. */
export function useBusy() {
  const [busy, setBusy] = useState(false);

  async function during<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    setBusy(true);
    try {
      return await work();
    } finally {
      setBusy(false);
    }
  }

  return [busy, during] as const;
}
