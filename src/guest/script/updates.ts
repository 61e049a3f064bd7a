/**
 * A tab that comes back into view after a while asks by the page's hash whether it has changed, and so does a saved copy
 * until there is a network. The newer page is offered, never loaded by itself: somebody may be reading, may have pressed a
 * link or may be typing.
 */

import { ask } from "./ask.ts";
import { madeButton } from "./made.ts";
import { endStatus, statusBar } from "./offline.ts";
import { t } from "./texts.ts";

const AWAY_MS = 5 * 60_000;
const COPY_MS = 15_000;

export function followUpdates(): void {
  const { page } = document.body.dataset;
  // The admin's preview follows what the owner types.
  if (!page || !document.querySelector("main[data-hotel]") || window.parent !== window) return;
  /** When the page was last known to be new; never, for a saved copy. */
  let known = document.documentElement.dataset.saved === undefined ? Date.now() : 0;

  async function askAgain(): Promise<void> {
    const field = document.querySelector<HTMLInputElement>("main input");
    if (document.visibilityState === "hidden" || Date.now() - known < AWAY_MS || (known && field?.value))
      return;
    const before = known;
    known = Date.now();
    const headers = { "If-None-Match": `"${page}-br"` };
    const answer = await ask(location.href, { method: "HEAD", cache: "no-store", headers });
    // Without a network, the next look asks again.
    if (!answer) known = before;
    // The saved copy is still the newest.
    if (answer?.status === 304 && !before) endCopy();
    if (answer?.status !== 200) return;
    offer();
    known = Infinity;
  }
  document.addEventListener("visibilitychange", askAgain);
  // Covers a page restored from the browser's cache.
  addEventListener("pageshow", askAgain);
  if (known) return;
  addEventListener("online", askAgain);
  const asking = setInterval(() => (known ? clearInterval(asking) : askAgain()), COPY_MS);
}

function endCopy(): void {
  endStatus();
  delete document.documentElement.dataset.saved;
  // Loads photos that the copy lacked.
  for (const image of document.images) if (image.complete && !image.naturalWidth) image.src += "";
}

function offer(): void {
  // Takes the place of the offer to install.
  endStatus();
  const line = statusBar(t("script.updated"));
  line.classList.add("news");
  line.append(madeButton(t("script.show"), () => location.reload()));
  document.body.append(line);
}
