import { CloudOff } from "lucide-react";
import { useState } from "react";
import { errorCode, NETWORK } from "../../lib/errors.ts";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";

/** In place of what could not be loaded, with a way to try again. */
export function LoadFailure({
  what,
  title = `We could not load ${what}`,
  error,
  onRetry,
}: {
  /** Within a sentence: "your hotel". */
  what: string;
  title?: string;
  error: unknown;
  onRetry: () => Promise<unknown>;
}) {
  const [busy, setBusy] = useState(false);
  async function retry(): Promise<void> {
    setBusy(true);
    await onRetry();
    setBusy(false);
  }
  return (
    <div role="alert">
      <EmptyState
        icon={CloudOff}
        title={title}
        action={
          <Button busy={busy && "Trying again..."} onClick={retry}>
            Try Again
          </Button>
        }
      >
        {errorCode(error) === NETWORK
          ? "There seems to be no connection right now. Nothing you saved is lost."
          : "Something went wrong on our side. Nothing you saved is lost."}
      </EmptyState>
    </div>
  );
}
