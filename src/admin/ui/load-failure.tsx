import { CloudOff } from "lucide-react";
import { type ReactNode, useState } from "react";
import { errorCode, NETWORK } from "../../lib/errors.ts";
import { PRODUCT } from "../../product.ts";
import { Brand } from "./brand.tsx";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";
import { Notice } from "./notice.tsx";
import { TextButton } from "./text-link.tsx";

interface LoadFailureProps {
  /** Within a sentence: "your hotel". */
  what: string;
  title?: string | ((error: unknown) => string);
  /** What to do meanwhile, or what is assumed; instead of the reason. */
  hint?: string;
  /** None while it is tried again: what was said stays, and the focus with it. */
  error: unknown;
  onRetry: () => Promise<unknown>;
  /** A line instead of a block, for parts of a screen. */
  inline?: boolean;
}

/** In place of what could not be loaded, with a way to try again. */
export function LoadFailure({
  what,
  title = `We could not load ${what}`,
  error,
  hint,
  onRetry,
  inline = false,
}: LoadFailureProps) {
  const [busy, setBusy] = useState(false);
  const [known, setKnown] = useState(error);
  if (error && error !== known) setKnown(error);
  const heading = typeof title === "string" ? title : title(known);
  const words = hint ?? reason(known);
  async function retry(): Promise<void> {
    setBusy(true);
    try {
      await onRetry();
    } finally {
      setBusy(false);
    }
  }
  if (inline) {
    return (
      <Notice type="warning">
        <strong>{heading.replace(/\.$/, "")}.</strong> {words}
        <TextButton className="-mb-2 block" disabled={busy} onClick={retry}>
          {busy ? "Trying again..." : "Try Again"}
        </TextButton>
      </Notice>
    );
  }
  return (
    <div role="alert">
      <EmptyState
        icon={CloudOff}
        title={heading}
        action={
          <Button busy={busy && "Trying again..."} onClick={retry}>
            Try Again
          </Button>
        }
      >
        {words}
      </EmptyState>
    </div>
  );
}

function reason(error: unknown): string {
  return errorCode(error) === NETWORK
    ? "There seems to be no connection right now. Nothing you saved is lost."
    : "Something went wrong on our side. Nothing you saved is lost.";
}

interface NothingLoadedProps {
  what: string;
  error: unknown;
  onRetry: () => Promise<unknown>;
  /** What can be done all the same. */
  children?: ReactNode;
}

/** In place of the whole admin, when what all its screens rest on could not be loaded. */
export function NothingLoaded({ children, ...failure }: NothingLoadedProps) {
  return (
    <main id="main" className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-6 px-5 py-8">
      <title>{PRODUCT}</title>
      <h1 className="self-center">
        <Brand />
      </h1>
      <LoadFailure {...failure} />
      {children}
    </main>
  );
}
