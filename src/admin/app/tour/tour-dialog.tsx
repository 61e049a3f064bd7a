import { useState } from "react";
import type { TeamRole } from "../../../lib/accounts/roles.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { Checkbox } from "../../ui/input.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { TOUR_MARKER } from "./marker.ts";
import type { TourStep } from "./staff-steps.ts";
import { TOUR_STEPS, tourOf } from "./steps.ts";

/** Pages about what a role does in the admin: seven for an owner. Once closed, however early, it does not open by itself again. */
export function TourDialog({ role, onClose }: { role: TeamRole; onClose: () => void }) {
  const steps = tourOf(role);
  const [index, setIndex] = useState(0);
  const [neverAgain, setNeverAgain] = useState(false);
  const step: TourStep = steps[index] ?? TOUR_STEPS[0];
  const isLast = index === steps.length - 1;

  function finish(marker: "true" | "never"): void {
    localStorage.setItem(TOUR_MARKER, marker);
    onClose();
  }

  return (
    <Dialog title={step.title} onClose={() => finish("true")}>
      {/* As high as the longest step, so that the buttons do not move. */}
      <div className="mt-5 grid min-h-68 content-start gap-5 sm:min-h-56">
        <ProgressBar label="Tour" percent={Math.round(((index + 1) / steps.length) * 100)} />
        <div className="flex gap-5">
          <span className="grid size-16 shrink-0 place-items-center rounded-full bg-brass-soft text-brass max-sm:hidden">
            <step.icon className="size-8" strokeWidth={1.5} />
          </span>
          {/* Focus stays on the button, so screen readers have to announce the step. */}
          <div aria-live="polite" className="grid gap-3">
            <p className="text-ink-soft">
              <span className="sr-only">{step.title}, </span>
              {/* "1 of 7": one text, so that all of it is announced. */}
              {`${index + 1} of ${steps.length}`}
            </p>
            <p className="text-lg">{step.text}</p>
            {step.place && <p className="text-ink-soft">In the menu: {step.place}</p>}
          </div>
        </div>
        {isLast && (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line pt-3">
            <Checkbox
              label="Don't show this tour again"
              checked={neverAgain}
              onChange={(event) => setNeverAgain(event.target.checked)}
            />
            <Button variant="quiet" className="-mx-5 sm:mx-0" onClick={() => finish("never")}>
              Never Show Again
            </Button>
          </div>
        )}
      </div>
      <DialogActions>
        {index > 0 && (
          <Button variant="secondary" onClick={() => setIndex(index - 1)}>
            Previous
          </Button>
        )}
        {isLast ? (
          <Button onClick={() => finish(neverAgain ? "never" : "true")}>Get Started</Button>
        ) : (
          <Button onClick={() => setIndex(index + 1)}>Next</Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
