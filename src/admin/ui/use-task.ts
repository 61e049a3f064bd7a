/** What one press sets off. */
import { useState } from "react";
import { type FailureTexts, failureText } from "../../lib/errors.ts";
import { useMessages } from "./messages.tsx";

/** @returns whether it is under way, and what runs it */
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

/** The same; its failures are shown as messages. @param failures without a text, it is shown elsewhere */
export function useTask(failures: FailureTexts | ((error: unknown) => string | undefined)) {
  const showMessage = useMessages();
  const [busy, during] = useBusy();

  const run = (task: () => unknown): Promise<void> =>
    during(async () => {
      try {
        await task();
      } catch (error) {
        const text = typeof failures === "function" ? failures(error) : failureText(failures, error);
        if (text !== undefined) showMessage({ type: "error", title: "Error", text });
      }
    });

  return [busy, run] as const;
}
