/**
 * A tab that comes back into view after a while asks by the page's hash whether it has changed, and offers the newer
 * one. It never loads that by itself: somebody may be reading.
 */
import { ask } from "./ask.ts";
import { statusBar } from "./offline.ts";
import { t } from "./texts.ts";

const AWAY_MS = 5 * 60_000;

export function followUpdates(): void {
  const { page } = document.body.dataset;
  // An owner's preview follows what is typed, and a stored copy loads itself when the network is back.
  if (!page || !document.querySelector("main[data-hotel]") || window.parent !== window) return;
  if (document.documentElement.dataset.saved !== undefined) return;
  let known = Date.now();

  async function askAgain(): Promise<void> {
    const field = document.querySelector<HTMLInputElement>("main input");
    if (document.visibilityState === "hidden" || Date.now() - known < AWAY_MS || field?.value) return;
    const before = known;
    known = Date.now();
    const headers = { "If-None-Match": `"${page}-br"` };
    const answer = await ask(location.href, { method: "HEAD", cache: "no-store", headers });
    // Without a network, the next time will do.
    if (!answer) known = before;
    if (answer?.status !== 200) return;
    offer();
    known = Infinity;
  }
  document.addEventListener("visibilitychange", askAgain);
  // Also a page that the browser kept whole.
  addEventListener("pageshow", askAgain);
}

function offer(): void {
  // In the place of the offer to install.
  document.querySelector(".saved")?.remove();
  const line = statusBar(t("script.updated"));
  line.classList.add("news");
  const show = document.createElement("button");
  show.type = "button";
  show.textContent = t("script.show");
  show.addEventListener("click", () => location.reload());
  line.append(show);
  document.body.append(line);
}
