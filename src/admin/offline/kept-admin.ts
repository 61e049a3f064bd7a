/** The admin's service worker: it opens the admin without a network, and shows what is pushed to this device. */
import { useEffect } from "react";
import { workerUrl } from "../../lib/worker-url.ts";

export const SCOPE = "/admin";

let worker: Promise<ServiceWorkerRegistration> | undefined;

/** Once for a page: the page's policy names it once. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  worker ??= navigator.serviceWorker.register(workerUrl("/admin-worker.js"), { scope: SCOPE });
  await worker;
  return navigator.serviceWorker.ready;
}

/** Milliseconds in which a phone has better things to load. */
const LATER = 3000;

/** Keeps the admin's files on this device once its screen has been there for a while. */
export function useKeptAdmin(): void {
  useEffect(() => {
    // Development serves the admin unbuilt, without a worker; some windows have no workers at all.
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    // Without the files the admin works as long as there is a network.
    const timer = setTimeout(() => void registerWorker().catch(() => undefined), LATER);
    return () => clearTimeout(timer);
  }, []);
}
