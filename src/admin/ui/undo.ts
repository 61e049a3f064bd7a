import { useMessages } from "./messages.tsx";

interface Undoing {
  run: () => Promise<unknown>;
  /** The message after undoing. */
  done: string;
  failed: string;
}

/** @returns the button that undoes a change of many rows. A failed attempt can be repeated and continues where it stopped */
export function useUndo() {
  const showMessage = useMessages();
  async function undo(undoing: Undoing): Promise<void> {
    // Many rows take a while.
    showMessage({ type: "info", title: "Undoing…", passing: true });
    try {
      await undoing.run();
      showMessage({ type: "success", title: undoing.done, passing: true });
    } catch {
      const text = `${undoing.failed} Please try again.`;
      const action = { label: "Try Again", onPress: () => void undo(undoing) };
      showMessage({ type: "error", title: "Error", text, action });
    }
  }
  return (undoing: Undoing) => ({ label: "Undo", onPress: () => void undo(undoing) });
}

/** Tells that many rows were added at once, and offers to undo it. */
export function useAnnounceAdded(): (title: string, undoing: Undoing) => void {
  const showMessage = useMessages();
  const undoing = useUndo();
  return (title, added) => showMessage({ type: "success", title, passing: true, action: undoing(added) });
}
