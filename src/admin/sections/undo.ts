import { useMessages } from "../ui/messages.tsx";

interface Undoing {
  run: () => Promise<unknown>;
  /** What is said afterwards. */
  done: string;
  failed: string;
}

/** Undoes what concerned many rows. A failed attempt is offered again: what it has done, it does not do twice. */
export function useUndo() {
  const showMessage = useMessages();
  return async function undo(undoing: Undoing): Promise<void> {
    // Of many rows it takes a while.
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
