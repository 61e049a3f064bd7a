const MINUTE_MS = 60_000;

/**
 * Calls `update` once the page is loaded, at every full minute while it is visible, and when it becomes
 * visible.
 */
export function everyMinute(update: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function tick(): void {
    clearTimeout(timer);
    if (document.visibilityState === "hidden") return;
    update();
    timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
  }
  document.addEventListener("visibilitychange", tick);
  // Also for a page that the browser restores from its cache.
  addEventListener("pageshow", tick);
  if (document.readyState === "complete") tick();
}
