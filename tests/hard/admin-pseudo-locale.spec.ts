/**
 * Every screen of the admin in a language whose words are 40 % longer than English, and have other letters: nothing is
 * cut, and each word that is English is somebody's own, or was not marked.
 */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { LANGUAGES } from "../../src/lib/messages/languages.ts";
import { SECTIONS } from "../../src/sections/index.ts";
import { expect } from "../e2e/support/fixtures.ts";
import { SCREEN_PATHS, screensTest } from "../e2e/support/screens.ts";
import { cutTexts } from "./support/cut-texts.ts";

const { pseudo } = JSON.parse(readFileSync("dist/client/.vite/copies.json", "utf8")) as { pseudo: string };

/** As if it were English that is offered. */
async function speakPseudo(page: Page): Promise<void> {
  await page.route(/^[^?]*\/(admin|login|signup|join)\b(?!.*\.js)/, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(/(&quot;en&quot;:&quot;\/assets\/)/, `$1${pseudo}/`),
    });
  });
}

/** Words of the page, also those that only screen readers say. */
function englishWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement || parentElement.closest("script, style, svg, [translate=no], [lang]:not(html)"))
        continue;
      if (parentElement.checkVisibility()) texts.push(textContent ?? "");
    }
    for (const name of ["aria-label", "placeholder", "title", "alt"]) {
      for (const element of document.body.querySelectorAll(`[${name}]`))
        if (!element.closest("svg")) texts.push(element.getAttribute(name) ?? "");
    }
    return [...new Set(texts)].filter((text) => /[a-z]{3}/.test(text));
  });
}

/** Examples of what is typed, and how browsers call languages that they lack. */
const EXAMPLES = /^https?:|^HRB |^\p{L}+ · \p{L}+$|^English$/u;

/** Words of Intl, a browser or a format, and names. */
const NAMES = new Intl.DisplayNames("en", { type: "language" });
const LANGUAGE_NAMES = Object.keys(LANGUAGES).map((tag) => NAMES.of(tag));
const NOT_OURS = new RegExp(`\\b(${LANGUAGE_NAMES.join("|")})\\b`, "g");
const OF_INTL =
  /\b(Innfo|Free|Avery|https?|www|www|com|example|org|localhost|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Mon|Tue|Wed|Thu|Fri|Sat|Sun|January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec|and|min|sec|hour|hours|minutes|minute|ago|yesterday|tomorrow|today)\b/g;

/** A desk's screen first: what only a phone has asks the server for nothing. */
const WIDTHS = [1280, 390];

const OF_SECTIONS = SECTIONS.map(({ route }) => `/admin/${route}`);
const HALVES = {
  "of a section": SCREEN_PATHS.filter((path) => OF_SECTIONS.includes(path)),
  "of anything else": SCREEN_PATHS.filter((path) => !OF_SECTIONS.includes(path)),
};

screensTest.use({ serviceWorkers: "block" });

for (const [which, paths] of Object.entries(HALVES)) {
  screensTest(
    `Each screen ${which} has its words from the catalogue, and room for them, at 1280 and 390 pixels`,
    async ({ page, shared, addressOf }) => {
      const { api, hotel, email } = shared.owner;
      const tables = [
        "hotels",
        "codes",
        "invitations",
        "messages",
        "custom_sections",
        "announcements",
        ...SECTIONS.map(({ table }) => table),
      ];
      const rows = await Promise.all(
        tables.map((table) =>
          api
            .from(table as "hotels")
            .select()
            .throwOnError(),
        ),
      );
      // Values alone: a column's name, such as due_at, would excuse a word that was not marked.
      const own = JSON.stringify([
        rows.map(({ data }) => data.map(Object.values)),
        Object.values(hotel),
        email,
      ]).toLowerCase();
      const isForeign = (text: string) => {
        const ours =
          text
            .replaceAll(NOT_OURS, "")
            .replaceAll(OF_INTL, "")
            .match(/[A-Za-z]*[a-z]{3,}/g) ?? [];
        return !EXAMPLES.test(text) && ours.some((word) => !own.includes(word.toLowerCase()));
      };
      await speakPseudo(page);
      const found: Record<string, string[]> = {};
      for (const path of paths) {
        await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: 844 });
        await page.goto(addressOf(path));
        await expect(page.getByText("⟦").first()).toBeVisible();
        await page.waitForLoadState("networkidle");
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 844 });
          await drawn(page);
          const all = [
            ...(await englishWords(page)).filter(isForeign).map((text) => `not marked: ${text}`),
            ...(await cutTexts(page, "⟦", false)).map((text) => `cut: ${text}`),
          ];
          if (all.length > 0) found[`${path}, ${width} px`] = all;
        }
      }
      expect(found).toEqual({});
    },
  );
}

async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
