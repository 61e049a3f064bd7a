import { useEffect, useState } from "react";
import { SETUP_PATH } from "../setup/steps.ts";
import { TOUR_MARKER } from "./marker.ts";

const AUTO_OPEN_DELAY = 1000;

const BUSY = "[role=dialog], [role=menu], :is(input, textarea):focus";
const CONTROLS = "a, button, input, textarea, select, label, summary, [role=button], [draggable=true]";

/**
 * Whether somebody begins something: a form that a press opened has neither a dialog nor, on a phone, the focus. Reading,
 * scrolling and answering what had opened by itself begin nothing.
 */
function begins({ target }: Event): boolean {
  return target instanceof Element && target.closest(CONTROLS) !== null && !target.closest("[role=dialog]");
}

const isMarked = () => localStorage.getItem(TOUR_MARKER) !== null;

/** Whether the tour is shown: by itself on a first visit (spec, section 9), or on request. */
export function useTour(pathname: string) {
  const [open, setOpen] = useState(false);

  // Each screen anew: what was begun on one does not keep it from the next.
  useEffect(() => {
    if (isMarked() || pathname === SETUP_PATH) return;
    let wasBusy = false;
    const timer = setInterval(() => {
      // Not over something that was opened meanwhile, nor under the hands of somebody who types.
      const isBusy = document.querySelector(BUSY) !== null;
      // Nor in the moment in which it closes.
      const isTooSoon = isBusy || wasBusy;
      wasBusy = isBusy;
      if (isTooSoon) return;
      // Something may be begun while its file is on the way. If that fails, the next second tries again.
      void import("./tour-dialog.tsx").then(openUnlessBegun, () => undefined);
    }, AUTO_OPEN_DELAY);
    const listening = new AbortController();
    function openUnlessBegun(): void {
      if (listening.signal.aborted || document.querySelector(BUSY)) return;
      stop();
      // It may have been seen in another tab.
      if (!isMarked()) setOpen(true);
    }
    function stop(): void {
      clearInterval(timer);
      listening.abort();
    }
    for (const event of ["pointerdown", "click", "input", "drop"])
      document.addEventListener(event, (happened) => begins(happened) && stop(), {
        capture: true,
        signal: listening.signal,
      });
    return stop;
  }, [pathname]);

  return {
    open,
    close: () => setOpen(false),
    showAgain: () => {
      localStorage.removeItem(TOUR_MARKER);
      setOpen(true);
    },
  };
}
