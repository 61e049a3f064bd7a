import type { Page } from "@playwright/test";

/** Features of styles that the oldest browsers of the floors lack, each made into what such a browser does not understand. */
const LACKING: readonly [what: RegExp, unknown: string][] = [
  [/@container\b/g, "@x-container"],
  [/color-mix\(/g, "x-color-mix("],
  [/:has\(/g, ":x-has("],
  [/\((width|height)\s*[<>]=?/g, "(x-$1 <"],
];

/** Takes them out of every style sheet and page; the page's policy names hashes of styles, so it needs `bypassCSP`. */
export async function makeStylesOld(page: Page): Promise<void> {
  await page.route(/./, async (route) => {
    if (!["document", "stylesheet"].includes(route.request().resourceType())) return route.fallback();
    const response = await route.fetch();
    if (!/text\/(css|html)/.test(response.headers()["content-type"] ?? ""))
      return route.fulfill({ response });
    const body = LACKING.reduce(
      (text, [what, unknown]) => text.replace(what, unknown),
      await response.text(),
    );
    return route.fulfill({ response, body });
  });
}
