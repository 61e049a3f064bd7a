import type { ReactNode } from "react";
import { failureText } from "../../../lib/errors.ts";
import { t } from "../../../lib/texts/t.ts";
import type { Changes } from "../../rows/merge.ts";
import { ChangedElsewhereError } from "../../rows/merge.ts";
import { Button } from "../../ui/button.tsx";
import { useTask } from "../../ui/use-task.ts";
import { SAVE_FAILURES } from "../messages/failures.ts";
import { type Message, useMessageChanges } from "../messages/messages.ts";

interface MatchButtonProps {
  message: Message;
  change: Changes;
  children: ReactNode;
}

/** One step in the life of a thing, by one press. */
export function MatchButton({ message, change, children }: MatchButtonProps) {
  const { update } = useMessageChanges();
  const [busy, run] = useTask((error) =>
    error instanceof ChangedElsewhereError
      ? t`Somebody just changed it. Please look again.`
      : failureText(SAVE_FAILURES, error),
  );

  return (
    <Button
      variant="secondary"
      className="mt-2 max-sm:w-full"
      busy={busy && "Saving..."}
      onClick={() => void run(() => update(message, change))}
    >
      {children}
    </Button>
  );
}
