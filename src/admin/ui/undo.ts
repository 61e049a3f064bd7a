import { t } from "../../lib/texts/t.ts";
import { useMessages } from "./messages.tsx";

/** @returns what runs a task. Where that fails, a message says why, and its button tries again */
export function useAttempt() {
  const showMessage = useMessages();
  return async function attempt(
    task: () => Promise<unknown>,
    reasonOf: (error: unknown) => string,
  ): Promise<void> {
    try {
      await task();
    } catch (error) {
      const action = { label: t`Try Again`, onPress: () => void attempt(task, reasonOf) };
      showMessage({ type: "error", text: reasonOf(error), action });
    }
  };
}

interface Undoing {
  run: () => Promise<unknown>;
  /** The message after undoing. */
  done: string;
  failed: string | ((error: unknown) => string);
}

/** @returns the button that undoes a change. A failed attempt can be repeated and continues where it stopped */
export function useUndo() {
  const showMessage = useMessages();
  const attempt = useAttempt();
  return ({ run, done, failed }: Undoing) => {
    async function undo(): Promise<void> {
      // Many rows take a while, and fail for no reason of their own.
      if (typeof failed === "string") showMessage({ type: "info", title: t`Undoing…`, passing: true });
      await run();
      showMessage({ type: "success", title: done, passing: true });
    }
    const reasonOf = typeof failed === "string" ? () => t`${failed} Please try again.` : failed;
    return { label: t`Undo`, onPress: () => void attempt(undo, reasonOf) };
  };
}

/** Tells what was done, or is going to be, and offers to undo it. */
export function useAnnounce(): (title: string, undoing: Undoing & { type?: "success" | "info" }) => void {
  const showMessage = useMessages();
  const undo = useUndo();
  return (title, { type = "success", ...undoing }) =>
    showMessage({ type, title, passing: true, action: undo(undoing) });
}
