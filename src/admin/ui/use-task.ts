import { type FailureTexts, failureText } from "../../lib/errors.ts";
import { useMessages } from "./messages.tsx";
import { useBusy } from "./use-busy.ts";

/** What one press sets off; its failures are shown as messages. @param failures without a text, it is shown elsewhere */
export function useTask(failures: FailureTexts | ((error: unknown) => string | undefined)) {
  const showMessage = useMessages();
  const [busy, during] = useBusy();

  const run = (task: () => unknown): Promise<void> =>
    during(async () => {
      try {
        await task();
      } catch (error) {
        const text = typeof failures === "function" ? failures(error) : failureText(failures, error);
        if (text !== undefined) showMessage({ type: "error", text });
      }
    });

  return [busy, run] as const;
}
