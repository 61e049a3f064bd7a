import type { Page, Route } from "@playwright/test";

/** Lets the next calls of a path fail the way the service would. */
export async function refuse(
  page: Page,
  path: string,
  status: number,
  code: string,
  message = "raw message",
): Promise<void> {
  const weakness = code === "weak_password" && { weak_password: { reasons: ["length"] } };
  const json = { code, error_code: code, msg: message, message, ...weakness };
  await intercept(page, path, (route) => route.fulfill({ status, json }));
}

/** Lets the next calls of a path get no answer. */
export async function cutOff(page: Page, path: string): Promise<void> {
  await intercept(page, path, (route) => route.abort("internetdisconnected"));
}

/** Has the next write to a path done, and its answer lost on the way back. */
export async function loseAnswer(page: Page, path: string): Promise<void> {
  let lost = false;
  await intercept(page, path, async (route) => {
    if (lost) return route.fallback();
    lost = true;
    await route.fetch();
    await route.abort("connectionreset");
  });
}

/** Lets the next calls of a path wait for an answer that never comes. */
export async function leaveWaiting(page: Page, path: string): Promise<void> {
  await intercept(page, path, async () => undefined);
}

/** Lets the writes of a path wait. @returns lets them go on */
export async function holdWrites(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await intercept(page, path, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

async function intercept(page: Page, path: string, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(`**${path}*`, (route) =>
    // The same address also answers who is signed in.
    route.request().method() === "GET" ? route.fallback() : answer(route),
  );
}
