import { Languages } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { ProgressBar } from "../ui/progress-bar.tsx";

interface TranslationRunProps {
  /** The button says "Translate", and this. */
  by: string;
  /** Whether there is anything for it to do. */
  hasWork: boolean;
  /** What the last press waits for. */
  busy?: string | false;
  onStart: () => void;
  onStop: () => void;
  /** How far it is while it runs; undefined while it does not. */
  percent: number | undefined;
  /** What it does, did or would do. */
  says: string;
  /** What went wrong. */
  children?: ReactNode;
}

/** Starts and stops a machine that translates what is missing, and says how far it is. */
export function TranslationRun(props: TranslationRunProps) {
  const { by, hasWork, busy = false, onStart, onStop, percent, says, children } = props;
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {percent === undefined ? (
          <Button variant="secondary" disabled={!hasWork} busy={busy} onClick={onStart}>
            <Languages aria-hidden="true" className="size-5" />
            Translate {by}
          </Button>
        ) : (
          <Button variant="secondary" busy={busy} onClick={onStop}>
            Stop
          </Button>
        )}
        <p className="min-w-0 flex-1 basis-60 text-ink-soft" role="status">
          {says}
        </p>
      </div>
      {percent !== undefined && (
        <ProgressBar label={`Translating ${by}`} percent={Math.min(100, Math.round(percent))} />
      )}
      {children}
    </div>
  );
}

/** @returns undefined when nothing was */
export function leftToOwner(refused: number): string | undefined {
  return refused === 0
    ? undefined
    : `${refused} left to you: a name, a number or a link would have been lost`;
}
