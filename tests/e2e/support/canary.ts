import type { BrowserContext, Page } from "@playwright/test";

/** Effects that the payloads of testbed/payloads.ts would have, in any page of a context. */
export interface Canary {
  /** Calls of pwn(), dialogs, and requests to anywhere but the site. */
  readonly sung: readonly string[];
}

export async function setCanary(context: BrowserContext, url: string): Promise<Canary> {
  const sung: string[] = [];
  await context.exposeFunction("pwn", () => void sung.push("pwn() was called"));
  context.on("dialog", async (dialog) => {
    sung.push(`a dialog said ${dialog.message()}`);
    await dialog.dismiss();
  });
  await context.route(
    ({ origin, protocol }) => protocol.startsWith("http") && origin !== url,
    async (route) => {
      sung.push(`${route.request().url()} was asked for`);
      await route.abort();
    },
  );
  return { sung };
}

/** Elements and attributes that no page of ours has, in the page and its frames, and links that run code. */
export async function findMarkup(page: Page): Promise<string[]> {
  const found = await Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(lookAround).catch((error: unknown) => {
        // The preview's next version has replaced the frame.
        if (frame.isDetached()) return [];
        throw error;
      }),
    ),
  );
  return found.flat();
}

/** Runs in the page. The frame of a draft's preview has no address: a form is sent to it by name. */
function lookAround(): string[] {
  const foreign =
    "base, embed, frame, math, marquee, meta[http-equiv], object, foreignObject, script:not([src], [type='application/ld+json']), iframe:not([src^='/view/'], [name^='preview-']:not([src])), [srcdoc], [srcset], form[action]";
  const found = Array.from(document.querySelectorAll(foreign), (element) => element.outerHTML.slice(0, 200));
  for (const element of document.querySelectorAll("*")) {
    for (const { name, value } of element.attributes) {
      if (name.startsWith("on")) found.push(`${element.tagName} ${name}="${value}"`);
    }
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]")) {
    // A page that opened another one could be redirected by it.
    if (link.target === "_blank" && !/noopener|noreferrer/.test(link.rel)) found.push(link.outerHTML);
    if (!["http:", "https:", "tel:", "mailto:"].includes(link.protocol)) found.push(link.outerHTML);
  }
  return found;
}
