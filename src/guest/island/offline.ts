/** Keeps the page for when there is no network, and says when what is shown was kept. */

const WORKER = "/guest-worker.js";

export function keepForOffline(): void {
  sayWhenSaved();
  const { serviceWorker } = navigator;
  // Absent over plain http and in some private windows. The scope is the folder of this page: /view/.
  if (!serviceWorker || !import.meta.env.PROD || !document.querySelector("main[data-hotel]")) return;
  const [scope = "/"] = location.pathname.match(/^\/[^/]+\//) ?? [];
  addEventListener("load", () => void serviceWorker.register(vouchedFor(WORKER), { scope }).catch(() => {}));
}

/** TypeScript's library does not know Trusted Types yet, and neither do all browsers. */
declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(name: string, rules: object): { createScriptURL(url: string): string };
    };
  }
}

/** The page's policy lets no mere text become the address of a script. */
function vouchedFor(url: typeof WORKER): string {
  const policy = window.trustedTypes?.createPolicy("innfo-worker", {
    createScriptURL: (asked: string) => (asked === WORKER ? WORKER : undefined),
  });
  return policy?.createScriptURL(url) ?? url;
}

function sayWhenSaved(): void {
  const { saved } = document.documentElement.dataset;
  if (saved === undefined) return;
  const notice = document.createElement("p");
  notice.className = "saved";
  notice.setAttribute("role", "status");
  const when =
    saved && ` from ${new Date(saved).toLocaleString([], { dateStyle: "medium", timeStyle: "short" })}`;
  notice.textContent = `No connection. This is your saved copy${when}. `;
  const again = document.createElement("a");
  again.href = "";
  again.textContent = "Try again";
  notice.append(again);
  document.body.append(notice);
  addEventListener("online", () => location.reload());
}
