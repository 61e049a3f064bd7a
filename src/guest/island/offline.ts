/** Stores the page for offline use, and tells the guest when the shown page is such a copy. */

import { workerUrl } from "../../lib/worker-url.ts";
import { t } from "./texts.ts";

const WORKER = "/guest-worker.js";

export function keepForOffline(): void {
  sayWhenSaved();
  const { serviceWorker } = navigator;
  // Absent over plain http and in some private windows. The scope is this page's folder, /view/.
  if (!serviceWorker || !import.meta.env.PROD || !document.querySelector("main[data-hotel]")) return;
  const [scope = "/"] = location.pathname.match(/^\/[^/]+\//) ?? [];
  addEventListener("load", () => void serviceWorker.register(workerUrl(WORKER), { scope }).catch(Boolean));
}

/** The line at the bottom of the page, before it is shown. What is pressed is added to it. */
export function statusBar(text: string): HTMLElement {
  const bar = document.createElement("p");
  bar.className = "saved";
  bar.role = "status";
  bar.textContent = `${text} `;
  return bar;
}

function sayWhenSaved(): void {
  const { saved } = document.documentElement.dataset;
  if (saved === undefined) return;
  const { lang } = document.documentElement;
  // In European digits, as every other number here: some browsers have others for Arabic and Hindi.
  const format = { dateStyle: "medium", timeStyle: "short", numberingSystem: "latn" } as const;
  const time = saved && new Date(saved).toLocaleString(lang, format);
  const notice = statusBar(time ? t("script.savedCopyFrom", { time }) : t("script.savedCopy"));
  const again = document.createElement("a");
  again.href = "";
  again.textContent = t("script.tryAgain");
  notice.append(again);
  document.body.append(notice);
  addEventListener("online", () => location.reload());
}
