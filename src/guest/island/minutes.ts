const MINUTE_MS = 60_000;

/** Calls once the page is there, at the turn of every minute while it is looked at, and when it is again. */
export function everyMinute(update: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function tick(): void {
    clearTimeout(timer);
    if (document.visibilityState === "hidden") return;
    update();
    timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
  }
  document.addEventListener("visibilitychange", tick);
  // Also of a page that the browser brings back as it was left.
  addEventListener("pageshow", tick);
}
