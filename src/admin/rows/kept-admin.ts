/** The admin's service worker: it opens the admin without a network, and shows what is pushed to this device. */
import { useEffect } from "react";
import { ADMIN_LANGUAGE } from "../../lib/texts/t.ts";
import { workerUrl } from "../../lib/worker-url.ts";

const SCOPE = "/admin";
/** It keeps the files of one language, and says what arrives in it. */
const OWN = ADMIN_LANGUAGE === "en" ? "/admin-worker.js" : `/admin-worker.js?language=${ADMIN_LANGUAGE}`;

let worker: Promise<ServiceWorkerRegistration> | undefined;

/** Once for a page: the page's policy names it once. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  worker ??= navigator.serviceWorker.register(workerUrl(OWN), { scope: SCOPE });
  await worker;
  return navigator.serviceWorker.ready;
}

/** This browser's subscription at its push service, if it lets one send here. */
export async function pushSubscription(): Promise<PushSubscription | null> {
  if (!("serviceWorker" in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** Where this device keeps by which address it is told, of which hotel, while one account is signed in. */
const TOLD = "innfo-told";

type ToldAt = Readonly<Record<string, string | undefined>>;

function toldAt(userId: string): ToldAt {
  const kept = JSON.parse(localStorage.getItem(TOLD) ?? "{}") as { userId?: string; hotels?: ToldAt };
  return (kept.userId === userId && kept.hotels) || {};
}

/** The push service's address of this device when it was switched on; undefined where it was not. */
export function rememberedTold(userId: string, hotelId: string): string | undefined {
  return toldAt(userId)[hotelId];
}

/** @param endpoint undefined once it is switched off */
export function rememberTold(userId: string, hotelId: string, endpoint: string | undefined): void {
  localStorage.setItem(TOLD, JSON.stringify({ userId, hotels: { ...toldAt(userId), [hotelId]: endpoint } }));
}

/** For a device that nobody is signed in on. @returns whether anything could arrive until now */
export async function endPushes(): Promise<boolean> {
  localStorage.removeItem(TOLD);
  try {
    return (await (await pushSubscription())?.unsubscribe()) ?? false;
  } catch {
    // Some windows keep nothing, so nothing arrives there either.
    return false;
  }
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
