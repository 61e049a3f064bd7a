import { useEffect, useState } from "react";
import { SETUP_PATH } from "../setup/steps.ts";
import { hasTourMarker, resetTourMarker } from "./marker.ts";

const AUTO_OPEN_DELAY = 1000;

/** Whether the tour is shown: by itself on a first visit (spec, section 9), or on request. */
export function useTour() {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (hasTourMarker()) return;
    let wasBusy = false;
    const timer = setInterval(() => {
      // Not over something that was opened meanwhile, nor under the hands of somebody who types, nor in the set-up.
      const isBusy =
        document.querySelector("[role=dialog], [role=menu], :is(input, textarea):focus") !== null;
      // Nor in the moment in which it closes.
      const isTooSoon = isBusy || wasBusy;
      wasBusy = isBusy;
      if (isTooSoon) return;
      if (window.location.pathname === SETUP_PATH) return;
      clearInterval(timer);
      // It may have been seen in another tab.
      if (!hasTourMarker()) setOpen(true);
    }, AUTO_OPEN_DELAY);
    return () => clearInterval(timer);
  }, []);

  return {
    open,
    close: () => setOpen(false),
    showAgain: () => {
      resetTourMarker();
      setOpen(true);
    },
  };
}
