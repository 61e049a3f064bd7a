import { Unplug } from "lucide-react";
import { Button } from "./ui/button.tsx";
import { EmptyState } from "./ui/empty-state.tsx";

/**
 * When a screen cannot be drawn. Mostly its code could not be loaded: no connection, or a newer
 * version has replaced it; both are cured by loading the page again.
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

/** Where there is no menu around it. */
export function Crash() {
  return (
    <main className="mx-auto max-w-xl p-6">
      <title>Something went wrong</title>
      <ScreenCrash />
    </main>
  );
}
