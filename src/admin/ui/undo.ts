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
      const action = { label: "Try Again", onPress: () => void attempt(task, reasonOf) };
      showMessage({ type: "error", text: reasonOf(error), action });
    }
  };
}

interface Undoing {
  run: () => Promise<unknown>;
  /** The message after undoing. */
  done: string;
  failed: string;
}

/** @returns the button that undoes a change of many rows. A failed attempt can be repeated and continues where it stopped */
export function useUndo() {
  const showMessage = useMessages();
  const attempt = useAttempt();
  async function undo({ run, done }: Undoing): Promise<void> {
    // Many rows take a while.
    showMessage({ type: "info", title: "Undoing…", passing: true });
    await run();
    showMessage({ type: "success", title: done, passing: true });
  }
  return (undoing: Undoing) => ({
    label: "Undo",
    onPress: () =>
      void attempt(
        () => undo(undoing),
        () => `${undoing.failed} Please try again.`,
      ),
  });
}

/** Tells that many rows were added at once, and offers to undo it. */
export function useAnnounceAdded(): (title: string, undoing: Undoing) => void {
  const showMessage = useMessages();
  const undoing = useUndo();
  return (title, added) => showMessage({ type: "success", title, passing: true, action: undoing(added) });
}
