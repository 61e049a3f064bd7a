import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { SECTIONS } from "../../sections/index.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";

/** Milliseconds. Changes that are saved shortly after each other cause one reload. */
const SETTLE_MS = 150;

/** The guest page in a frame, opened at the content of this screen and reloaded after each save. */
export function PhonePreview({ pathname }: { pathname: string }) {
  const { id } = useHotel();
  const frame = useRef<HTMLIFrameElement>(null);
  const queryClient = useQueryClient();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = queryClient.getMutationCache().subscribe((event) => {
      if (event.type !== "updated" || event.action.type !== "success") return;
      clearTimeout(timer);
      timer = setTimeout(() => frame.current?.contentWindow?.location.reload(), SETTLE_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [queryClient]);

  return (
    <aside
      aria-label="Guest page preview"
      className="sticky top-18 h-[calc(100dvh-4.5rem)] w-96 shrink-0 border-l border-line p-6"
    >
      <div className="mx-auto h-full max-h-176 max-w-80 overflow-hidden rounded-[2.25rem] border-8 border-ink bg-surface shadow-dialog">
        <iframe
          ref={frame}
          // Another hotel is another page, not another place on this one.
          key={id}
          title="Your guest page, as guests see it"
          src={`/view/${id}${fragmentOf(pathname)}`}
          // A phone that is 390 pixels wide, scaled down.
          className="h-[calc(100%/0.78)] w-[390px] origin-top-left scale-[0.78]"
        />
      </div>
    </aside>
  );
}

/** The fragment of the guest page that shows the content of this screen. */
function fragmentOf(pathname: string): string {
  const path = pathname.replace(/^\/admin\/|\/+$/g, "");
  const section = SECTIONS.find(({ route }) => route === path);
  const [, ownSection] = path.match(/^sections\/(.+)$/) ?? [];
  // Never empty: without a fragment, changing to another screen would reload the page.
  return `#${section?.id ?? ownSection ?? "top"}`;
}

const MARKER = "innfo_preview";
/** The widths at which a phone fits beside a form, and at which the form stays wide enough. */
const FITS = "(min-width: 80rem)";
const FITS_EASILY = "(min-width: 100rem)";

/** The screens that change what guests see. */
const CONTENT = /^\/admin\/(?!$|qr-code|subscription|revenue|account|hotels)/;

/** Whether the preview stands beside this screen; the owner's choice is remembered. */
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

/** Whether the window matches a CSS media query, now and as it changes. */
function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    () => window.matchMedia(query).matches,
  );
}
