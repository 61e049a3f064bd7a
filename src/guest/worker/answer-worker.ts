/**
 * Says that the hotel has answered a message. Its scope is the message's page, which alone registers it, and its address has
 * the words in the guest's language: src/guest/tell.ts. It stores nothing and answers no request. Where a browser subscribes
 * anew, it tells the server.
 */
declare const self: ServiceWorkerGlobalScope;
const words = new URL(location.href).searchParams;
const word = (name: string) => words.get(name) ?? "";

self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("push", (event) => {
  const { registration } = self;
  event.waitUntil(
    registration.showNotification(word("name"), {
      body: word("say"),
      lang: word("lang"),
      icon: `/view/${word("hotel")}/icon-192.png`,
      // A later notice replaces an earlier one with a sound. TypeScript lacks "renotify".
      ...{ tag: registration.scope, renotify: true },
    }),
  );
});

// TypeScript lacks it: https://www.w3.org/TR/push-api/#the-pushsubscriptionchange-event
self.addEventListener("pushsubscriptionchange" as "push", (event) => event.waitUntil(renew()));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage());
});

/** The server forgets the old subscription once its push service refuses it. */
async function renew(): Promise<void> {
  const { pushManager, scope } = self.registration;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: word("key") });
  const body = new URLSearchParams({ endpoint: made.endpoint, ...made.toJSON().keys });
  await fetch(`${scope}/tell`, { method: "POST", body });
}

async function openPage(): Promise<void> {
  const { scope } = self.registration;
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = open.find(({ url }) => url.startsWith(scope));
  await (page ? page.focus() : self.clients.openWindow(`${scope}?lang=${word("lang")}`));
}
