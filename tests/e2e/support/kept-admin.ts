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
                const seen = JSON.stringify(reading.result);
                resolve(seen.includes("hotels") && seen.includes('["items"'.replaceAll('"', '\\"')));
              };
            };
          }),
      ),
    )
    .toBe(true);
}
