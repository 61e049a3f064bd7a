import { type FailureTexts, failureText } from "../../lib/errors.ts";
import { useMessages } from "./messages.tsx";
import { useBusy } from "./use-busy.ts";

/** The work of one press; messages say its end. @param failures without a text, it is shown elsewhere */
export function useTask(failures: FailureTexts | ((error: unknown) => string | undefined)) {
  const showMessage = useMessages();
  const [busy, during] = useBusy();

  /** @param done what is said afterwards, unless the task answers false: it was taken back */
  const run = (task: () => unknown, done?: string): Promise<void> =>
    during(async () => {
      try {
        if ((await task()) !== false && done) showMessage({ type: "success", title: done, passing: true });
      } catch (error) {
        const text = typeof failures === "function" ? failures(error) : failureText(failures, error);
        if (text !== undefined) showMessage({ type: "error", text });
      }
    });

  return [busy, run] as const;
}
