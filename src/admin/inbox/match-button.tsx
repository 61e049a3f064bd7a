import { type ReactNode, useState } from "react";
import { failureText } from "../../lib/errors.ts";
import type { Changes } from "../forms/save-over.ts";
import { ChangedElsewhereError } from "../forms/save-over.ts";
import { Button } from "../ui/button.tsx";
import { useMessages } from "../ui/messages.tsx";
import { type Message, useMessageChanges } from "./messages.ts";
import { SAVE_FAILURES } from "./words.ts";

interface MatchButtonProps {
  message: Message;
  change: Changes;
  children: ReactNode;
}

/** One step in the life of a thing, by one press. */
export function MatchButton({ message, change, children }: MatchButtonProps) {
  const { update } = useMessageChanges();
  const showMessage = useMessages();
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      await update(message, change);
    } catch (error) {
      showMessage({
        type: "error",
        title: "Error",
        text:
          error instanceof ChangedElsewhereError
            ? "Somebody else has just changed it: please look again."
            : failureText(SAVE_FAILURES, error),
      });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant="secondary"
      className="mt-2 max-sm:w-full"
      busy={busy && "Saving..."}
      onClick={() => void save()}
    >
      {children}
    </Button>
  );
}
