import { useMessages } from "../ui/messages.tsx";

interface Undoing {
  run: () => Promise<unknown>;
  /** The message after undoing. */
  done: string;
  failed: string;
}

/** Undoes a change of many rows. A failed attempt can be repeated and continues where it stopped. */
export function useUndo() {
  const showMessage = useMessages();
  return async function undo(undoing: Undoing): Promise<void> {
    // Many rows take a while.
    showMessage({ type: "info", title: "Undoing…", passing: true });
    try {
      await undoing.run();
      showMessage({ type: "success", title: undoing.done, passing: true });
    } catch {
      showMessage({
        type: "error",
        title: "Error",
        text: `${undoing.failed} Please try again.`,
        action: { label: "Try Again", onPress: () => void undo(undoing) },
      });
    }
  };
}
