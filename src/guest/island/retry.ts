const LOOK_MS = 5000;

/** On a page that waits for something: looks again until it is there. */
export function followWaiting(): void {
  const waiting = document.querySelectorAll<HTMLAnchorElement>("[data-retry],a[data-sent]");
  if (!waiting[0]) return;
  setTimeout(async () => {
    for (const element of waiting) {
      const { sent } = element.dataset;
      if (sent) {
        // The way to a message. Once that was sent, nothing of its words is kept: worker/unsent.ts.
        if ((await caches.match(element.href))?.body === null) element.textContent = sent;
      } else {
        // The page stands in the place of another. Pages are asked for again each time: max-age=0.
        // The guest's own connection may be down as well; it may come back.
        void fetch(location.href, { method: "HEAD" }).then(({ ok }) => ok && location.reload(), Boolean);
      }
    }
    followWaiting();
  }, LOOK_MS);
}
