import { CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { errorCode, NETWORK } from "../../lib/errors.ts";
import { t } from "../../lib/texts/t.ts";
import { PRODUCT } from "../../product.ts";
import { Brand } from "./brand.tsx";
import { Button, TextButton } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";
import { Notice } from "./notice.tsx";
import { LoadingScreen } from "./skeleton.tsx";
import { useBusy } from "./use-busy.ts";
import { useLastKnown } from "./use-last-known.ts";

interface LoadFailureProps {
  /** A noun: "your hotel". */
  what: string;
  title?: string | ((error: unknown) => string);
  /** The next step meanwhile, or the assumption; replaces the reason. */
  hint?: string;
  /** Undefined while it is tried again: then the text and the focus stay. */
  error: unknown;
  onRetry: () => Promise<unknown>;
  /** One line instead of a block, for a part of a screen. */
  inline?: boolean;
}

/** Shown instead of data that could not be loaded, with a button to try again. */
export function LoadFailure({
  what,
  title = t`We could not load ${what}`,
  error,
  hint,
  onRetry,
  inline = false,
}: LoadFailureProps) {
  const [busy, during] = useBusy();
  const known = useLastKnown(error ?? undefined);
  const heading = typeof title === "string" ? title : title(known);
  const words = hint ?? reason(known);
  const retry = () => during(onRetry);
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

interface NotLoadedProps extends Omit<LoadFailureProps, "error" | "onRetry"> {
  query: { data: unknown; isFetched: boolean; error: unknown; refetch: () => Promise<unknown> };
  /** Shown while it loads; by default a sign that fills the screen, and nothing for a part of one. */
  meanwhile?: ReactNode;
}

/** In the place of what a query reads: that it is loading, or why it failed. Nothing once it is there. */
export function NotLoaded({ query, meanwhile, ...failure }: NotLoadedProps) {
  const { data, isFetched, error, refetch } = query;
  if (data !== undefined) return null;
  if (isFetched) return <LoadFailure error={error} onRetry={refetch} {...failure} />;
  return meanwhile ?? (failure.inline ? null : <LoadingScreen />);
}

function reason(error: unknown): string {
  return errorCode(error) === NETWORK
    ? t`No connection. Nothing you saved is lost.`
    : t`Something went wrong. Nothing you saved is lost.`;
}

interface NothingLoadedProps {
  what: string;
  error: unknown;
  onRetry: () => Promise<unknown>;
  /** The part that still works. */
  children?: ReactNode;
}

/** Replaces the whole admin when data that every screen needs could not be loaded. */
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
