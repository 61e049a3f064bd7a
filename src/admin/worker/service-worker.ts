/**
 * Opens the admin without a network, and shows what is pushed to this device. It keeps the admin's own files,
 * the same for everybody, and nothing of an owner's. Guests' pages are outside of its scope, /admin.
 */

import { t } from "../../lib/texts/t.ts";
import { keepFiles, openFromHere } from "./keep-files.ts";

/** The lines that the server writes above this script: addresses of the admin's files. */
interface AdminFiles {
  adminFiles: readonly string[];
}

// The script's own global object, which TypeScript takes for a window or a plain worker.
declare const self: ServiceWorkerGlobalScope & AdminFiles;

self.addEventListener("install", (event) => {
  event.waitUntil(keepFiles(self.adminFiles));
});

self.addEventListener("fetch", (event) => {
  const answer = openFromHere(event.request, self.adminFiles);
  if (answer) event.respondWith(answer);
});

/** As the server sends it: src/server/push/worker.ts. */
interface News {
  hotelId: string;
  /** The hotel's. */
  name: string;
  /** Kinds of the new messages, perhaps "danger" or "waiting"; or "wake", "test", "ending" or "ended": see TEXTS. */
  kinds: string[];
}

const TEXTS: Readonly<Record<string, string>> = {
  request: t`A guest asks for something`,
  feedback: t`A guest rates the stay`,
  lost: t`A guest lost something`,
  wake: t`A wake-up call, now`,
  ending: t`Found things are erased soon`,
  test: t`Nobody is in danger. This is a test`,
  ended: t`No messages on this device. Sign in and switch them on`,
};
/** Kinds of notice that new messages do not replace, on the screen of a device. */
const LASTING = ["ending", "ended", "wake", "test"];

self.addEventListener("push", (event) => {
  if (!event.data) return;
  const { hotelId, name, kinds } = event.data.json() as News;
  const [kind = ""] = kinds;
  const inDanger = kinds.includes("danger");
  const waits = kinds.includes("waiting");
  event.waitUntil(
    self.registration.showNotification(
      inDanger ? t`Danger: ${name}` : kind === "test" ? t`Test alarm: ${name}` : name,
      {
        body: inDanger
          ? t`A guest may be in danger`
          : waits
            ? t`Nobody has it yet`
            : (kinds.length === 1 && TEXTS[kind]) || t`New messages`,
        icon: "/admin-icon-192.png",
        // A later one takes the place of an earlier one of the same kind, silently: not one of danger.
        ...(!inDanger && { tag: LASTING.includes(kind) ? `${hotelId} ${kind}` : hotelId }),
        // Rings again, where it takes the place of the first.
        ...((waits || kind === "test") && !inDanger && { renotify: true }),
        // Stays until somebody has seen it.
        requireInteraction: inDanger || waits || ["ended", "wake", "test"].includes(kind),
        data: hotelId,
      },
    ),
  );
});

// TypeScript lacks it: https://www.w3.org/TR/push-api/#the-pushsubscriptionchange-event
self.addEventListener("pushsubscriptionchange" as "push", (event) => event.waitUntil(sayDropped()));

/**
 * The push service has forgotten this device. Only a signed-in window can say so to the server, and subscribes again:
 * src/admin/inbox/alarm/told-again.tsx. Without one, somebody has to open it.
 */
async function sayDropped(): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window" });
  for (const window of windows) window.postMessage("push-dropped");
  if (windows.length > 0) return;
  await self.registration.showNotification(t`No messages arrive`, {
    body: t`Open the inbox to switch them on`,
    icon: "/admin-icon-192.png",
    tag: "dropped",
    requireInteraction: true,
  });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { data } = event.notification;
  event.waitUntil(self.clients.openWindow(data ? `/admin/hotels/${data}/inbox` : "/admin/inbox"));
});
