import { expect, type Page } from "@playwright/test";

/** Waits until the admin's files and the screen's data are on the device. */
export async function keptAdmin(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await keptLists(page);
}

/** Waits until the hotel and the screen's rows are. */
export async function keptLists(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            const opening = indexedDB.open("innfo-last-seen");
            opening.onsuccess = () => {
              const database = opening.result;
              if (!database.objectStoreNames.contains("accounts")) return resolve(false);
              const reading = database.transaction("accounts").objectStore("accounts").getAll();
              reading.onsuccess = () => {
                database.close();
                const hasFrame = Object.keys(localStorage).some((key) => key.startsWith("innfo-frame-"));
                const seen = JSON.stringify(reading.result);
                resolve(hasFrame && seen.includes('["items"'.replaceAll('"', '\\"')));
              };
            };
          }),
      ),
    )
    .toBe(true);
}

/** Otherwise the device's stored data would be shown: tests/hard/no-network.spec.ts. */
export async function forgetWhatWasSeen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    indexedDB.deleteDatabase("innfo-last-seen");
    const frames = Object.keys(localStorage).filter((key) => key.startsWith("innfo-frame-"));
    for (const key of frames) localStorage.removeItem(key);
  });
}
