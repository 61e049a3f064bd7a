/** The base of browser tests: Playwright's own fixtures, or those of the engine that ENGINE names. */
import { type Browser, type BrowserContext, test as base, type Page } from "@playwright/test";
import { keepSavedFiles } from "./saved-files.ts";
import { openScreen } from "./screen.ts";
import { goByHistory, typeThroughTheEditor } from "./typing.ts";
import { openWebKit, type WebKitWindow } from "./webkit.ts";

async function prepare(page: Page): Promise<void> {
  typeThroughTheEditor(page);
  goByHistory(page);
  await keepSavedFiles(page);
}

const firefox = base.extend<object, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      await use(
        Object.assign(browser, {
          newContext: async (options?: Parameters<Browser["newContext"]>[0]) => {
            const context = await newContext(options);
            const newPage = context.newPage.bind(context);
            context.newPage = async () => {
              const page = await newPage();
              await prepare(page);
              return page;
            };
            return context;
          },
        }),
      );
    },
    { scope: "worker" },
  ],
  page: async ({ page }, use) => {
    await prepare(page);
    await use(page);
  },
});

/** The context of a window, as tests use it. */
async function asContext({ context, page, setOffline, close }: WebKitWindow): Promise<BrowserContext> {
  await prepare(page);
  return Object.assign(context, {
    newPage: async () => page,
    setOffline,
    close,
    grantPermissions: async () => {},
  });
}

const webkitgtk = base.extend<object, { browser: Browser }>({
  browser: [
    async ({ playwright }, use) => {
      const { display, close } = await openScreen();
      process.env.DISPLAY = display;
      const newContext: Browser["newContext"] = async (options) => asContext(await openWebKit(options ?? {}));
      await use(Object.assign(Object.create(playwright.webkit) as object, { newContext }) as Browser);
      close();
    },
    { scope: "worker" },
  ],
  context: async ({ browser, baseURL, viewport, storageState, locale, javaScriptEnabled }, use) => {
    const context = await browser.newContext({
      viewport,
      ...(baseURL && { baseURL }),
      ...(storageState && { storageState }),
      ...(locale && { locale }),
      ...(javaScriptEnabled === false && { javaScriptEnabled }),
    });
    await use(context);
    await context.close();
  },
  page: async ({ context }, use) => use(await context.newPage()),
});

export const engineTest = { firefox, webkitgtk }[process.env.ENGINE ?? ""] ?? base;
