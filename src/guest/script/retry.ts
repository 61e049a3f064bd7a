const LOOK_MS = 5000;

/** On a page that waits for something, retries until it is there. */
export function followWaiting(): void {
  const waiting = document.querySelectorAll<HTMLAnchorElement>("[data-retry],a[data-sent]");
  if (!waiting[0]) return;
  setTimeout(async () => {
    for (const element of waiting) {
      const { sent } = element.dataset;
      if (sent) {
        // A link to a kept message. Once it is sent, its words are deleted: worker/unsent.ts.
        if ((await caches.match(element.href))?.body === null) element.textContent = sent;
      } else {
        // This page stands in for another; max-age=0 makes each reload ask again. The guest may be offline,
        // too.
        void fetch(location.href, { method: "HEAD" }).then(({ ok }) => ok && location.reload(), Boolean);
      }
    }
    followWaiting();
  }, LOOK_MS);
}
