import { Unplug } from "lucide-react";
import { Component, type ReactNode } from "react";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";

/**
 * A screen failed to render: mostly its code could not be loaded, without a connection or because a newer
 * version replaced it. Reloading helps in both cases.
 */
export function ScreenCrash() {
  return (
    <div role="alert">
      <EmptyState
        icon={Unplug}
        title="This screen did not open"
        action={<Button onClick={() => window.location.reload()}>Load Again</Button>}
      >
        There may be no connection, or a newer version has just arrived. What you saved is safe.
      </EmptyState>
    </div>
  );
}

/** For a failure outside of the menu. */
export function Crash() {
  return (
    <main className="mx-auto max-w-xl p-6">
      <title>Something went wrong</title>
      <ScreenCrash />
    </main>
  );
}

interface ErrorBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** A failure in one part of the page does not break the rest. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
