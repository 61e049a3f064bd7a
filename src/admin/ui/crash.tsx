import { TriangleAlert } from "lucide-react";
import { Component, Fragment, type ReactNode } from "react";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";

/** A part's code did not come: no connection, a newer version in its place, or a browser that cannot read it. */
export class NotLoadedError extends Error {}

/** Says what is known: what could not be loaded, or that a screen failed. Another attempt helps in most cases. */
export function ScreenCrash({ error }: { error: unknown }) {
  return (
    <div role="alert">
      <EmptyState
        icon={TriangleAlert}
        title="This screen did not open"
        action={<Button onClick={() => window.location.reload()}>Load Again</Button>}
      >
        {error instanceof NotLoadedError ? "Part of it did not load." : "Something failed."} What you saved is
        safe.
      </EmptyState>
    </div>
  );
}

/** For a failure outside of the menu. */
export function Crash({ error }: { error?: unknown }) {
  return (
    <main className="mx-auto max-w-xl p-6">
      <title>Something went wrong</title>
      <ScreenCrash error={error} />
    </main>
  );
}

interface ErrorBoundaryProps {
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

/**
 * A failure in one part of the page does not break the rest. The part is made anew, from what is stored and what was typed;
 * only if it fails again is the fallback shown.
 */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { failure: { error: unknown } | undefined; isAgain: boolean }
> {
  override state = { failure: undefined as { error: unknown } | undefined, isAgain: false };

  static getDerivedStateFromError(error: unknown): { failure: { error: unknown } } {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof NotLoadedError || this.state.isAgain) return;
    this.setState({ failure: undefined, isAgain: true });
  }

  override render(): ReactNode {
    const { failure, isAgain } = this.state;
    if (failure) return this.props.fallback(failure.error);
    return <Fragment key={String(isAgain)}>{this.props.children}</Fragment>;
  }
}
