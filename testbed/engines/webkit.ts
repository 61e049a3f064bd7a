/**
 * WebKitGTK of the distribution as Playwright's browser. Each context is a program of its own, webkit.py, and has one
 * page. Needs a display: base.ts opens one.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  webkit,
} from "@playwright/test";
import { rememberSite } from "./expect.ts";
import { pressAsAPerson } from "./typing.ts";

/** A page of the site's, so that storage can be filled: one on which no script of ours runs. */
const START = "/view/nobody";

export interface WebKitWindow {
  context: BrowserContext;
  page: Page;
  /** WebKit's inspector cannot switch the network off; the window's proxy can. */
  setOffline: (isOffline: boolean) => Promise<void>;
  close: () => Promise<void>;
}

/** The ones of Playwright's options that a window follows. */
export async function openWebKit({
  baseURL = "",
  viewport,
  storageState,
  locale = "en-US",
  userAgent = "",
  javaScriptEnabled = true,
}: BrowserContextOptions): Promise<WebKitWindow> {
  const [inspectorPort, controlPort] = [await freePort(), await freePort()];
  const size = viewport ?? { width: 1280, height: 800 };
  const options = {
    ...{ inspectorPort, controlPort, ...size, address: new URL(START, baseURL).href },
    ...{ language: locale, userAgent, hasScripts: javaScriptEnabled },
  };
  const program = spawn(
    "/usr/bin/python3",
    [fileURLToPath(new URL("webkit.py", import.meta.url)), JSON.stringify(options)],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const control = `http://127.0.0.1:${controlPort}`;
  await untilListed(control, program);
  const browser = await webkit.connectOverCDP(control);
  const [context] = browser.contexts();
  const [page] = context?.pages() ?? [];
  if (!context || !page) throw new Error("WebKit's inspector shows no page");
  pressAsAPerson(page);
  page.viewportSize = () => size;
  followBaseUrl(page, baseURL);
  await store(page, storageState);
  return {
    context,
    page,
    setOffline: async (isOffline) => {
      await fetch(`${control}/offline?on=${isOffline ? 1 : 0}`);
    },
    close: () => close(browser, program),
  };
}

/** A context that is connected to was made without options, the site's address among them. */
function followBaseUrl(page: Page, baseURL: string): void {
  rememberSite(page, baseURL);
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const { href, hash } = new URL(url, baseURL || undefined);
    const [there] = href.split("#");
    if (hash === "" || page.url().split("#")[0] !== there) return goto(href, options);
    // The driver waits for a load that another fragment is not.
    await page.evaluate((to) => {
      location.href = to;
    }, href);
    return null;
  };
}

async function store(page: Page, state: BrowserContextOptions["storageState"]): Promise<void> {
  if (typeof state !== "object") return;
  const entries = state.origins.flatMap(({ localStorage }) => localStorage);
  if (entries.length === 0) return;
  await page.evaluate((all) => {
    for (const { name, value } of all) localStorage.setItem(name, value);
  }, entries);
}

async function untilListed(control: string, program: ChildProcess): Promise<void> {
  const errors: string[] = [];
  program.stderr?.on("data", (data) => errors.push(String(data)));
  while (program.exitCode === null) {
    const pages: unknown = await fetch(`${control}/json`).then(
      (answer) => answer.json(),
      () => [],
    );
    if (Array.isArray(pages) && pages[0]?.title) return;
    await sleep(50);
  }
  throw new Error(`WebKit ended: ${errors.join("")}`);
}

async function close(browser: Browser, program: ChildProcess): Promise<void> {
  await browser.close();
  const ended = once(program, "exit");
  program.kill();
  await ended;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || !address) throw new Error("no port");
  return address.port;
}
