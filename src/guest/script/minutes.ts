const MINUTE_MS = 60_000;

/** In a free moment, in which it blocks nobody's touch. */
export const later = window.requestIdleCallback ?? setTimeout;

/**
 * Calls `update` with the hotel's time zone in a free moment, at every full minute, when it becomes visible, when the
 * window is resized, when a list is unpacked and when a section opens. In a browser that does not know the zone, the page stays as the server made it.
 */
export function everyMinute(update: (timeZone: string) => void): void {
  const { timeZone } = document.querySelector<HTMLElement>("main[data-time-zone]")?.dataset ?? {};
  if (!timeZone) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function tick(): void {
    clearTimeout(timer);
    if (document.visibilityState === "hidden") return;
    try {
      update(timeZone as string);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
    timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
  }
  document.addEventListener("visibilitychange", tick);
  document.addEventListener("unpack", tick);
  addEventListener("resize", tick);
  // Also covers a page restored from the browser's cache.
  addEventListener("pageshow", tick);
  later(tick);
}
