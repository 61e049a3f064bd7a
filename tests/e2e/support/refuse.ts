import type { Page, Route } from "@playwright/test";

/** Makes the next calls of a path fail as the service would. */
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

/** Leaves the next calls of a path unanswered. */
export async function cutOff(page: Page, path: string): Promise<void> {
  await intercept(page, path, (route) => route.abort("internetdisconnected"));
}

/** Completes the next write to a path, but loses its answer. */
export async function loseAnswer(page: Page, path: string): Promise<void> {
  let lost = false;
  await intercept(page, path, async (route) => {
    if (lost) return route.fallback();
    lost = true;
    await route.fetch();
    await route.abort("connectionreset");
  });
}

/** Keeps the next calls of a path waiting for ever. */
export async function leaveWaiting(page: Page, path: string): Promise<void> {
  await intercept(page, path, async () => undefined);
}

/** Holds back the writes of a path. @returns releases them */
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
    // The same address also says who is signed in.
    route.request().method() === "GET" ? route.fallback() : answer(route),
  );
}
