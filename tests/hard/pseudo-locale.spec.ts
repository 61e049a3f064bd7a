/** The narrowest phone reads every section of the sample in a language whose words are 40 % longer than English. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { scriptTexts } from "../../scripts/support/script-in-every-language.ts";
import type { GuestDocument } from "../../src/lib/guest-document.ts";
import type { Catalogue } from "../../src/lib/messages/message.ts";
import type { Direction } from "../../src/lib/script.ts";
import { IN_PLACE_OF, OPEN, pseudoCatalogue, withPseudoRenderer } from "../../testbed/pseudo-locale.ts";
import { expect, test } from "../e2e/support/fixtures.ts";

// The renderer that draws in the pseudo-locale is not built: it names fonts where no server has them.
test.use({
  viewport: { width: 320, height: 640 },
  serviceWorkers: "block",
  hasTouch: true,
  refusals: [404],
});

/** Our texts that leave the window, or the box that would show them. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate((open) => {
    const { clientWidth } = document.documentElement;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (!node.textContent?.includes(open) || !element?.checkVisibility() || element.closest(".unseen"))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      const isCut = (left: number, right: number, top: number, bottom: number) =>
        text.left < left - 1 || text.right > right + 1 || text.top < top - 1 || text.bottom > bottom + 1;
      let cut = isCut(0, clientWidth, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, webkitLineClamp } = getComputedStyle(box);
        // Shortened on purpose, with an ellipsis: the section says all of it.
        if (webkitLineClamp !== "none") cut = false;
        // What scrolls by itself shows all of it.
        else if (overflowX === "auto" || overflowX === "scroll") cut = false;
        else if (overflowX !== "visible" && box !== document.body) {
          const { left, right, top, bottom } = box.getBoundingClientRect();
          cut ||= isCut(left, right, top, bottom);
        }
      }
      if (cut) found.push(`${element.tagName}.${element.className}: ${node.textContent}`);
    }
    if (document.documentElement.scrollWidth > clientWidth) found.push("the page scrolls sideways");
    return found;
  }, OPEN);
}

for (const direction of ["ltr", "rtl"] satisfies Direction[]) {
  const tag = IN_PLACE_OF[direction];

  test(`No text of ours is cut, and no screen is too wide, ${direction}`, async ({ page, url }) => {
    const { publishableKey } = await (await page.request.get("/config.json")).json();
    const answer = await page.request.post("/rest/v1/rpc/guest_hotel", {
      data: { hotel_id: "1" },
      headers: { apikey: publishableKey },
    });
    const hotel = (await answer.json()) as GuestDocument;
    const built = await (await page.request.get(`/view/1?lang=${tag}`)).text();
    const islandUrl = /<script type="module" src="([^"]+)"/.exec(built)?.[1] ?? "";
    const stylesUrl = /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(built)?.[1] ?? "";
    const site = { publicUrl: url, islandUrls: { [tag]: islandUrl }, stylesUrl };

    const screens = await withPseudoRenderer(async (renderer) => ({
      [`/view/1?lang=${tag}`]: renderer.renderHotel(hotel, site, { language: tag }).html,
      "/view/none": renderer.renderNotFound(tag).html,
      "/view/later": renderer.renderUnavailable(site, tag).html,
      "/qr-scanner": renderer.renderScanner(site, tag).html,
      "/view/1?lang": renderer.renderLanguages(tag).html,
    }));
    const texts = JSON.parse(
      readFileSync(new URL(`../../src/lib/messages/${tag}.json`, import.meta.url), "utf8"),
    ) as Catalogue;
    await page.route(`**${islandUrl}`, async (route) => {
      const script = await (await route.fetch()).text();
      const [said, inPseudo] = [texts, pseudoCatalogue(direction)].map((one) =>
        JSON.stringify(scriptTexts(tag, one)),
      );
      expect(script).toContain(said);
      await route.fulfill({
        contentType: "text/javascript",
        body: script.replace(said ?? "", () => inPseudo ?? ""),
      });
    });

    for (const [path, body] of Object.entries(screens)) {
      await page.route(`${url}${path}`, (route) => route.fulfill({ contentType: "text/html", body }));
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("lang", tag);
      await expect(page.getByText(OPEN).first()).toBeAttached();
      expect.soft(await cutTexts(page), path).toEqual([]);
    }

    await page.goto(`/view/1?lang=${tag}`);
    const sections = await page.locator("main > section").evaluateAll((all) => all.map(({ id }) => id));
    expect(sections.length).toBeGreaterThan(8);
    for (const id of sections) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, id);
      await expect(page.locator(`main > section[id="${id}"]`)).toBeVisible();
      // Folded hours and answers are opened, too.
      await page.evaluate(() => {
        for (const details of document.querySelectorAll("details")) {
          details.removeAttribute("name");
          details.open = true;
        }
      });
      expect.soft(await cutTexts(page), id).toEqual([]);
    }
  });
}
