import { useEffect, useState } from "react";
import { useMediaQuery } from "./use-media-query.ts";

const MARKER = "innfo_preview";
/** Where a phone fits beside a form, and where it does so without making the form narrow. */
const FITS = "(min-width: 80rem)";
const FITS_EASILY = "(min-width: 100rem)";

/** Screens that change what guests see. */
const CONTENT = /^\/admin\/(?!$|qr-code|subscription|revenue|account|hotels)/;

/** Whether the phone with the guest page stands beside this screen; the owner's choice is remembered. */
export function usePreview(pathname: string) {
  const fits = useMediaQuery(FITS);
  const fitsEasily = useMediaQuery(FITS_EASILY);
  const [chosen, setChosen] = useState(() => localStorage.getItem(MARKER));
  useEffect(() => {
    if (chosen) localStorage.setItem(MARKER, chosen);
  }, [chosen]);

  const offered = fits && CONTENT.test(pathname);
  const wanted = chosen ? chosen === "shown" : fitsEasily;
  return {
    offered,
    shown: offered && wanted,
    toggle: () => setChosen(wanted ? "hidden" : "shown"),
  };
}
