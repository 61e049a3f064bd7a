import { useMessages } from "../../ui/messages.tsx";
import { useUndo } from "./undo.ts";

interface Added {
  /** The message. */
  title: string;
  /** Takes the rows out again. */
  remove: () => Promise<unknown>;
  undone: string;
  failed: string;
}

/** Tells that many rows were added at once, and offers to undo it. */
export function useAnnounceAdded(): (added: Added) => void {
  const showMessage = useMessages();
  const undo = useUndo();
  return ({ title, remove, undone, failed }) =>
    showMessage({
      type: "success",
      title,
      passing: true,
      action: { label: "Undo", onPress: () => void undo({ run: remove, done: undone, failed }) },
    });
}
