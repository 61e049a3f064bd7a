import { useState } from "react";
import { useMediaQuery } from "../../ui/use-media-query.ts";

const MARKER = "innfo_preview";
/** Where a phone fits beside a form, and where it does so without making the form narrow. */
const FITS = "(min-width: 80rem)";
const FITS_EASILY = "(min-width: 100rem)";

/** Screens that change what guests see, item by item. */
const CONTENT = /^\/admin\/(?!$|qr-code|subscription|revenue|account|history|hotel|inbox|rooms|members)/;
/** Its steps end with the page itself, so a phone keeps its room for what is asked. */
const STEPPED = /^\/admin\/setup\/?$/;
/** Screens among them that need all of the width. */
const WIDE = /^\/admin\/(languages|hotels)\b/;

/**
 * Where the guest page stands: beside the screen, or, where there is no room, in its place. The owner's choice to
 * have it beside is remembered.
 */
export function usePreview(pathname: string) {
  const fits = usePreviewFits();
  const fitsEasily = useMediaQuery(FITS_EASILY);
  const [chosen, setChosen] = useState(() => localStorage.getItem(MARKER));
  const [inPlaceAt, setInPlaceAt] = useState<string>();

  const offered = CONTENT.test(pathname);
  const wanted = chosen ? chosen === "shown" : fitsEasily || !WIDE.test(pathname);
  return {
    beside: offered && fits,
    inPlace: offered && !fits && !STEPPED.test(pathname),
    shown: offered && (fits ? wanted : inPlaceAt === pathname),
    toggle(): void {
      const next = wanted ? "hidden" : "shown";
      localStorage.setItem(MARKER, next);
      setChosen(next);
    },
    /** In the screen's place: going elsewhere shows that screen. */
    show: (isShown: boolean) => setInPlaceAt(isShown ? pathname : undefined),
  };
}

export function usePreviewFits(): boolean {
  return useMediaQuery(FITS);
}
