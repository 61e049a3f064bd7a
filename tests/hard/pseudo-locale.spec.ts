/** The narrowest phone reads every screen of a guest's in a language whose words are 40 % longer than English. */
import { readFileSync } from "node:fs";
import { offlineTexts, SCRIPTS } from "../../scripts/support/script-in-every-language.ts";
import { ALL_TOPICS, FORMS, GUEST_KINDS } from "../../src/forms/index.ts";
import type { FieldProblem } from "../../src/guest/forms/inputs.tsx";
import type { GuestRenderer } from "../../src/guest/render.tsx";
import { offlineDocument } from "../../src/guest/worker/offline-document.ts";
import type { GuestDocument } from "../../src/lib/documents/guest-document.ts";
import type { OpenForm, SentMessage } from "../../src/lib/documents/guest-message.ts";
import type { Catalogue } from "../../src/lib/messages/message.ts";
import type { Direction } from "../../src/lib/texts/script.ts";
import { weekly } from "../../testbed/opening-hours.ts";
import { expect, test } from "../e2e/support/fixtures.ts";
import { cutTexts } from "./support/cut-texts.ts";
import { IN_PLACE_OF, OPEN, pseudoCatalogue, withPseudoRenderer } from "./support/pseudo-locale.ts";

// The renderer that draws in the pseudo-locale is not built: it names fonts where no server has them.
test.use({
  viewport: { width: 320, height: 640 },
  serviceWorkers: "block",
  hasTouch: true,
  refusals: [404],
});

function openFolded(): void {
  for (const details of document.querySelectorAll("details")) {
    details.removeAttribute("name");
    details.open = true;
  }
}

const HOTEL = {
  id: "1",
  name: "Hotel",
  language: "en",
  accent: null,
  type_mood: "classic",
  phone: "+351 21 123 4567",
  email: "stay@example.com",
  address: "Rua Nova 12",
  country: "PT",
  time_zone: "Europe/Lisbon",
  whatsapp: "+351 91 234 5678",
  review_url: "https://reviews.example/our-hotel",
  emergency: [],
  reception_hours: null,
} satisfies OpenForm["hotel"];

const SITE = { islandUrls: {}, searchUrls: {}, tellUrl: "/assets/tell.js", pushKey: "" };

/** A guest's message, with something in every column that a page shows. */
const SENT = {
  topic: "late_checkout",
  rating: 3,
  room: "12",
  wanted_at: "2030-06-01T07:30:00",
  text: "Thank you",
  item: "A scarf",
  place: "Bar",
  day: "Monday",
  color: "Green",
  contact: "ada@example.com",
  texts: [],
  language: "en",
  created_at: "2030-05-30T12:00:00Z",
  keep_until: "2030-12-24",
  has_photo: false,
};

/** Not now, but on one day of the year. */
const SELDOM = weekly({ season: { from: "01-01", until: "01-01" } });

/** The pages of every form: as it is, with everything wrong and nothing sent, kept on the phone; then what follows it. */
function messageScreens(renderer: GuestRenderer, tag: string): Record<string, string> {
  const screens: Record<string, string> = {
    "/message/none": renderer.renderGone(tag).html,
    "/message/foreign": renderer.renderForeign(tag).html,
  };
  // A number for each service is the longest that there is to read.
  const inDanger = { ...HOTEL, country: "BR" };
  const help = { ...SENT, kind: "request", state: "new", topic: "help", danger: true };
  screens["/message/help"] = renderer.renderSent(
    {
      ...{ id: "1", hotel: inDanger, hours: null, code_id: null, takes_more: false },
      message: help as unknown as SentMessage["message"],
    },
    { text: "", token: "", isOpen: false },
    SITE,
    tag,
  ).html;
  for (const kind of GUEST_KINDS) {
    const topics = [...ALL_TOPICS];
    const offers = { late_checkout: { id: "1", price: 2050, currency: "EUR", line: null } };
    const open = {
      hotel: HOTEL,
      topics,
      hours: { towels: SELDOM },
      offers,
      questions: [],
      keep_days: 90,
      translates: false,
    };
    const names = [...Object.keys(FORMS[kind].fields), "photo"];
    const found: FieldProblem[] = ["required", "tooLong", "invalid", "photo", "photoAgain"];
    const problems = Object.fromEntries(
      names.map((name, at) => [name, found[at % found.length] as FieldProblem]),
    );
    const form = (wrong: object) =>
      renderer.renderForm(kind, open, { typed: {}, problems: {}, token: "", ...wrong }, SITE, tag).html;
    screens[`/view/1/${kind}`] = form({ typed: { topic: "towels" } });
    screens[`/view/1/${kind}?again`] = form({ problems, delay: "again" });
    screens[`/view/1/${kind}?later`] = form({ problems, delay: "later" });
    screens[`/view/1/${kind}?kept`] = form({}).replace('class="form"', 'class="form waits" data-dials');
    for (const state of ["new", "working", "done"]) {
      const said = { author: "house", name: "Ada", text: "With pleasure", created_at: SENT.created_at };
      const texts = state === "done" ? [said] : [];
      const message = { ...SENT, kind, state, texts } as unknown as SentMessage["message"];
      screens[`/message/${kind}-${state}`] = renderer.renderSent(
        { id: "1", hotel: HOTEL, hours: SELDOM, code_id: null, takes_more: true, message },
        { text: "", token: "", isOpen: state === "working", delay: "later", problem: "required" },
        SITE,
        tag,
      ).html;
    }
  }
  return screens;
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
    const searchUrl = / data-src="([^"]+)"/.exec(built)?.[1] ?? "";
    const urls = { islandUrls: { [tag]: islandUrl }, searchUrls: { [tag]: searchUrl } };
    const site = { publicUrl: url, ...urls, stylesUrl };

    const screens = await withPseudoRenderer(async (renderer) => ({
      [`/view/1?lang=${tag}`]: renderer.renderHotel(hotel, site, { language: tag }).html,
      "/view/none": renderer.renderNotFound(tag).html,
      "/view/later": renderer.renderUnavailable(site, tag).html,
      "/qr-scanner": renderer.renderScanner(site, tag).html,
      "/view/1?lang": renderer.renderHotel(hotel, site, { language: tag, languages: true }).html,
      "/view/never": offlineDocument(tag, offlineTexts(tag, pseudoCatalogue(direction))),
      ...messageScreens(renderer, tag),
    }));
    const texts = JSON.parse(
      readFileSync(new URL(`../../src/lib/messages/${tag}.json`, import.meta.url), "utf8"),
    ) as Catalogue;
    for (const [i, path] of [islandUrl, searchUrl].entries()) {
      await page.route(`**${path}`, async (route) => {
        const script = await (await route.fetch()).text();
        const [said, inPseudo] = [texts, pseudoCatalogue(direction)].map((one) =>
          JSON.stringify(SCRIPTS[i]?.textsIn(tag, one)),
        );
        expect(script).toContain(said);
        await route.fulfill({
          contentType: "text/javascript",
          body: script.replace(said ?? "", () => inPseudo ?? ""),
        });
      });
    }

    for (const [path, body] of Object.entries(screens)) {
      await page.route(`${url}${path}`, (route) => route.fulfill({ contentType: "text/html", body }));
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("lang", tag);
      await expect(page.getByText(OPEN).first()).toBeAttached();
      // Folded hours, answers and what would delete a message are opened, too.
      await page.evaluate(openFolded);
      expect.soft(await cutTexts(page, OPEN), path).toEqual([]);
    }

    await page.goto(`/view/1?lang=${tag}`);
    const sections = await page.locator("main > section").evaluateAll((all) => all.map(({ id }) => id));
    expect(sections.length).toBeGreaterThan(8);
    for (const id of sections) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, id);
      await expect(page.locator(`main > section[id="${id}"]`)).toBeVisible();
      await page.evaluate(openFolded);
      expect.soft(await cutTexts(page, OPEN), id).toEqual([]);
    }
  });
}
