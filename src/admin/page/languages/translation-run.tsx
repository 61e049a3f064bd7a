import { Languages } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";

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
  failure: string | undefined;
}

/**
 * Starts and stops a machine that translates what is missing. Its place is always there: what its owner reads
 * below does not move when a run begins, ends or fails.
 */
export function TranslationRun(props: TranslationRunProps) {
  const { by, hasWork, busy = false, onStart, onStop, percent, says, failure } = props;
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <div className="grid items-start gap-x-5 gap-y-3 sm:grid-cols-[15rem_1fr]">
        {percent === undefined ? (
          <Button icon={Languages} variant="secondary" disabled={!hasWork} busy={busy} onClick={onStart}>
            Translate {by}
          </Button>
        ) : (
          <Button variant="secondary" busy={busy} onClick={onStop}>
            Stop
          </Button>
        )}
        <div className="min-h-36 text-ink-soft sm:min-h-18">
          {failure !== undefined && (
            <p role="alert" className="text-danger">
              {failure}
            </p>
          )}
          <p role="status">{says}</p>
        </div>
      </div>
      <div className={cx(percent === undefined && "invisible")}>
        <ProgressBar label={`Translating ${by}`} percent={Math.min(100, Math.round(percent ?? 0))} />
      </div>
    </div>
  );
}

/** Stays true once it was true: content above a list must not vanish and move it. */
export function useOnceTrue(isNow: boolean): boolean {
  const [was, setWas] = useState(isNow);
  if (isNow && !was) setWas(true);
  return was || isNow;
}

/** @returns undefined when nothing was */
export function leftToOwner(refused: number): string | undefined {
  return refused === 0
    ? undefined
    : `${refused} left to you: a name, a number or a link would have been lost`;
}
