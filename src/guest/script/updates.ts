/**
 * A tab that comes back into view after a while asks by the page's hash whether it has changed, and so does a saved copy
 * until there is a network. The newer page is offered, never loaded by itself: somebody may be reading, may have pressed a
 * link or may be typing.
 */
import { ask } from "./ask.ts";
import { endStatus, statusBar } from "./offline.ts";
import { t } from "./texts.ts";

const AWAY_MS = 5 * 60_000;
const COPY_MS = 15_000;

export function followUpdates(): void {
  const { page } = document.body.dataset;
  // An owner's preview follows what is typed.
  if (!page || !document.querySelector("main[data-hotel]") || window.parent !== window) return;
  /** Of a copy nothing is known. */
  let known = document.documentElement.dataset.saved === undefined ? Date.now() : 0;

  async function askAgain(): Promise<void> {
    const field = document.querySelector<HTMLInputElement>("main input");
    if (document.visibilityState === "hidden" || Date.now() - known < AWAY_MS || (known && field?.value))
      return;
    const before = known;
    known = Date.now();
    const headers = { "If-None-Match": `"${page}-br"` };
    const answer = await ask(location.href, { method: "HEAD", cache: "no-store", headers });
    // Without a network, the next time will do.
    if (!answer) known = before;
    // The copy is what there is.
    if (answer?.status === 304 && !before) endCopy();
    if (answer?.status !== 200) return;
    offer();
    known = Infinity;
  }
  document.addEventListener("visibilitychange", askAgain);
  // Also a page that the browser kept whole.
  addEventListener("pageshow", askAgain);
  if (known) return;
  addEventListener("online", askAgain);
  const asking = setInterval(() => (known ? clearInterval(asking) : askAgain()), COPY_MS);
}

function endCopy(): void {
  endStatus();
  delete document.documentElement.dataset.saved;
  // Photos that the copy lacked.
  for (const image of document.images) if (image.complete && !image.naturalWidth) image.src += "";
}

function offer(): void {
  // In the place of the offer to install.
  endStatus();
  const line = statusBar(t("script.updated"));
  line.classList.add("news");
  const show = document.createElement("button");
  show.type = "button";
  show.textContent = t("script.show");
  show.addEventListener("click", () => location.reload());
  line.append(show);
  document.body.append(line);
}
