/** Stores the page for offline use, and tells the guest if the shown page is such a copy. */

import { workerUrl } from "../../lib/worker-url.ts";
import { made } from "./made.ts";
import { t } from "./texts.ts";

const WORKER = "/guest-worker.js";

export function keepForOffline(): void {
  sayWhenSaved();
  const { serviceWorker } = navigator;
  // Missing over plain http and in some private windows. The scope is this page's folder, /view/.
  if (!serviceWorker || !import.meta.env.PROD || !document.querySelector("main[data-hotel]")) return;
  const [scope = "/"] = location.pathname.match(/^\/[^/]+\//) ?? [];
  addEventListener("load", () => void serviceWorker.register(workerUrl(WORKER), { scope }).catch(Boolean));
}

/** A line that is not yet shown. Callers add buttons. */
export function statusBar(text: string): HTMLElement {
  const bar = made("p", "saved", `${text} `);
  bar.setAttribute("role", "status");
  return bar;
}

function sayWhenSaved(): void {
  const { saved } = document.documentElement.dataset;
  if (saved === undefined) return;
  const { lang } = document.documentElement;
  // European digits, like every other number here; some browsers use others for Arabic and Hindi.
  const format = { dateStyle: "medium", timeStyle: "short", numberingSystem: "latn" } as const;
  const time = saved && new Date(saved).toLocaleString(lang, format);
  const notice = statusBar(time ? t("script.savedCopyFrom", { time }) : t("script.savedCopy"));
  const again = made("a", "", t("script.tryAgain"));
  again.href = "";
  notice.append(again);
  // The line stays long, so it must not cover anything.
  document.querySelector("main")?.prepend(notice);
}

/** Hides the line but keeps its place until another view is shown, so that nothing moves under a finger. */
export function endStatus(): void {
  const bar = document.querySelector(".saved");
  bar?.classList.add("over");
  addEventListener("hashchange", () => bar?.remove());
}
