import { useState } from "react";
import { type FailureTexts, failureText } from "../../lib/errors.ts";
import { useBusy } from "./use-busy.ts";

/** A form's or dialog's work. It shows the failure itself, until the next attempt or until it is taken back. */
export function useFormTask(failures: FailureTexts) {
  const [busy, during] = useBusy();
  const [failure, setFailure] = useState<string>();

  /** @param texts of a task that fails in words of its own */
  function run(task: () => unknown, texts = failures): Promise<void> {
    setFailure(undefined);
    return during(async () => {
      try {
        await task();
      } catch (error) {
        setFailure(failureText(texts, error));
      }
    });
  }

  return { busy, failure, setFailure, run };
}
